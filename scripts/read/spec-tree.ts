// Uses Redocly's core as a library to read, resolve, lint and bundle the contract. Each file is parsed once.
import { dirname } from "node:path";
import {
  type BaseResolver,
  bundleDocument,
  Config,
  createConfig,
  type Document,
  getLineColLocation,
  getTypes,
  detectSpec,
  lintDocument,
  type LocationObject,
  type NormalizedNodeType,
  type NormalizedProblem,
  resolveDocument,
} from "@redocly/openapi-core";
import { describe, findingOf } from "./faults/describe.js";
import type { Fault, Problem } from "./faults/fault.js";
import type { Place, SpecFile } from "./spec-file.js";
import { acceptDocument, completeVersion } from "./accept-document.js";
import type { AllowedRefs } from "./allowed-refs.js";
import { endlessSchemas } from "./endless-schemas.js";
import { FileFault } from "./file-fault.js";
import { ConfinedResolver } from "./confined-resolver.js";
import type { Finding } from "../core/cli/finding.js";
import { UnreadableSpec } from "../core/cli/unreadable-spec.js";
import { followEnclosing, followNames, followSelf } from "./named-schemas.js";
import type { Login } from "./login.js";
import type { OpenApiDocument } from "./openapi.js";
import { isSelfContained, readReferences } from "./read-references.js";
import { breakLoops, containsItself, type Loop, referenceLoops } from "./reference-loops.js";
import { readProblems } from "./redocly-problems.js";
import { type Refused, References } from "./references.js";
import { isObject } from "./spec-node.js";
import { once } from "../core/cli/once.js";
import { isStackOverflow } from "../core/cli/stack-overflow.js";
import { StructureCheck, type Visitors } from "./structure/check.js";
import { correctedTypes, objectsOf, type Version } from "./structure/objects.js";
import { convertRoot, originalPointer } from "./swagger/convert-root.js";
import type { Remark } from "./swagger/settle.js";

const noRules = once(() => createConfig({}));

/** Options for documents other than our contract. */
export interface ForeignOptions {
  /** Reference targets that are allowed outside of the root document's folder. */
  allowed: AllowedRefs;
  /** For documents behind a login. */
  login?: Login | undefined;
}

/** What is known about a document other than our contract, besides its files. */
interface Settled {
  loops?: readonly Loop[];
  remarks?: readonly Finding[];
  selfContained?: boolean;
}

/** The contract's files: read and resolved once, then linted, checked and bundled in memory. */
export class SpecTree {
  readonly #document: Document;
  readonly #resolver: ConfinedResolver;
  readonly #config: Config | undefined;

  /** Absolute path of the root document. */
  readonly entry: string;
  /** Absolute path of the root document's folder. */
  readonly folder: string;
  /** The version of the root document. */
  readonly version: Version;
  /** The files by absolute path. Files that could not be read or parsed are absent. */
  readonly files: ReadonlyMap<string, SpecFile>;
  /** Circular references that were removed from a document other than our contract. */
  readonly loops: readonly Loop[];
  /** Whether a document other than our contract has no references to other documents. */
  readonly isSelfContained: boolean;
  /** References that were read otherwise than written, and parts of a Swagger 2.0 document that were lost in its conversion. */
  readonly remarks: readonly Finding[];
  /** Files that could not be read or parsed. */
  readonly faulty: ReadonlyMap<string, FileFault>;
  /** Why references are not followed. */
  readonly refusals: ReadonlyMap<string, Refused>;

  private constructor(
    document: Document,
    resolver: ConfinedResolver,
    config: Config | undefined,
    files: ReadonlyMap<string, SpecFile>,
    { loops = [], remarks = [], selfContained = false }: Settled = {},
  ) {
    this.#document = document;
    this.version = detectSpec(document.parsed);
    this.#resolver = resolver;
    this.#config = config;
    this.entry = document.source.absoluteRef;
    this.folder = dirname(this.entry);
    this.files = files;
    this.loops = loops;
    this.isSelfContained = selfContained;
    this.remarks = remarks;
    this.faulty = resolver.faults;
    this.refusals = resolver.refusals;
  }

  /**
   * Reads a root document (absolute path) and its references. Throws `UnreadableSpec` if the root cannot be read.
   *
   * @param config the rules of Redocly and its plugins; undefined to run none
   */
  static async load(entry: string, config: Config | undefined, foreign?: ForeignOptions): Promise<SpecTree> {
    const resolver = new ConfinedResolver(config?.resolve, dirname(entry), foreign?.allowed, foreign?.login);
    const document = await resolver.resolveDocument(null, entry, true).catch((error: unknown) => error);
    // References are relative to the URL that the document is at (RFC 3986, section 5.1.3).
    const address = resolver.redirects.get(entry) ?? entry;
    if (address !== entry) return SpecTree.load(address, config, foreign);
    if (document instanceof FileFault) throw new UnreadableSpec(document.finding);
    if (document instanceof Error) throw new UnreadableSpec(unreadable(entry, resolver.refusals.get(address), document));
    const root = document as Document;
    const completed = foreign === undefined ? [] : completeVersion(toFile(root));
    // Flows are Arazzo descriptions.
    if (foreign !== undefined || !isArazzo(root.parsed)) acceptDocument(toFile(root));
    const { loops = [], remarks = [] } = foreign === undefined ? {} : await settleForeign(resolver, root);
    const version = detectSpec(root.parsed);
    const selfContained = foreign !== undefined && isSelfContained(root.parsed);
    try {
      if (!selfContained) {
        const rootType = objectsOf(version)["Root"] as unknown as NormalizedNodeType;
        await resolveDocument({ rootDocument: root, rootType, externalRefResolver: resolver });
      }
    } catch (error) {
      // The core stops at the first circular reference without reporting it.
      const [loop] = referenceLoops(await readFiles(resolver));
      throw loop === undefined ? error : new UnreadableSpec(findingOf(loop.fault, { files: await readFiles(resolver) }));
    }
    const files = await readFiles(resolver);
    const [endless] = foreign === undefined ? endlessSchemas(files) : [];
    if (endless !== undefined) throw new UnreadableSpec(findingOf(endless, { files }));
    return new SpecTree(root, resolver, config, files, { loops, remarks: [...completed, ...remarks], selfContained });
  }

  /** Reads another document (absolute path) with the same configuration. It may reference only files in its own folder. */
  beside(entry: string): Promise<SpecTree> {
    return SpecTree.load(entry, this.#config);
  }

  /** Returns the severity of a rule in the configuration; undefined without one. */
  severityOf(rule: string): "error" | "warn" | "off" | undefined {
    return this.#config?.getRuleSettings(rule, this.version).severity;
  }

  /** Returns a new set of references, since the files may have changed in memory. */
  references(): References {
    return new References(this);
  }

  /** Checks the files and the structure of the document, and its references; what a removed circular reference leaves is no fault. */
  structure(visitors: Visitors = {}, references = this.references()): Fault[] {
    const root = this.files.get(this.entry);
    const found = root && new StructureCheck(this.version, objectsOf(this.version), references, visitors).run(root);
    const broken = new Set(this.loops.flatMap(({ places }) => places.map(({ file, pointer }) => `${file} ${pointer}`)));
    const unread = [...new Set(this.faulty.values())].map(({ fault }) => fault);
    return [...unread, ...(found ?? []).filter(({ file, pointer }) => !broken.has(`${file} ${pointer}`))];
  }

  /** Runs the rules of the configuration, if there is one, except `own` ones. They find nothing in a structure that they fail at. */
  async rules(own: readonly string[]): Promise<Problem[]> {
    if (this.#config === undefined) return [];
    // All documents share the configuration.
    const config = Object.assign(Object.create(Config.prototype) as Config, this.#config, { rules: structuredClone(this.#config.rules) });
    config.skipRules([...own]);
    const problems = await lintDocument({ document: this.#document, config, externalRefResolver: this.#resolver }).catch(
      (error: unknown) => {
        if (isStackOverflow(error) || this.structure().length === 0) throw error;
        return [];
      },
    );
    return readProblems(problems, this);
  }

  /**
   * Bundles the files into one document. Two components with the same name are a problem.
   * Call it last: it modifies the root document.
   *
   * @throws UnreadableSpec if a value contains itself then
   */
  async bundle(): Promise<{ document: OpenApiDocument; problems: readonly NormalizedProblem[] }> {
    if (this.isSelfContained) return { document: this.#document.parsed as OpenApiDocument, problems: [] };
    const { bundle, problems } = await bundleDocument({
      document: this.#document,
      config: this.#config ?? (await noRules()),
      types: correctedTypes(getTypes(this.version), this.version),
      externalRefResolver: this.#resolver,
      componentRenamingConflicts: "error",
    });
    const circular = containsItself(this.files);
    if (circular !== undefined) throw new UnreadableSpec(findingOf(circular, this));
    return { document: bundle.parsed as OpenApiDocument, problems };
  }
}

/** Resolves named references and removes circular ones, before the core follows them, and converts Swagger 2.0. Returns findings for both. */
async function settleForeign(resolver: BaseResolver, root: Document): Promise<{ loops: Loop[]; remarks: Finding[] }> {
  const file = toFile(root);
  // Before its URI is read.
  followSelf(file, [file]);
  const files = await readReferences(resolver, root, toFile);
  followSelf(file, files.values());
  followNames(files);
  const followed = followEnclosing(files);
  const loops = breakLoops(files);
  try {
    const toFinding = (remark: Remark): Finding => remarkFinding(root, remark);
    const converted = await convertRoot(root, { resolver, config: await noRules(), hasFiles: files.size > 1, toFinding });
    return { loops, remarks: [...followed, ...converted] };
  } catch (error) {
    if (isStackOverflow(error)) throw error;
    // The library expects a valid document.
    const tree = { entry: file.path, files, faulty: new Map(), refusals: new Map() };
    const [cause] = new StructureCheck("oas2", objectsOf("oas2"), new References(tree)).run(file).filter(isCause);
    const place = cause ? findingOf(cause, tree) : { file: file.path, line: 1, column: 1, message: (error as Error).message };
    const message = `The Swagger document cannot be converted to OpenAPI 3: ${place.message}`;
    throw new UnreadableSpec({
      ...place,
      rule: "unreadable",
      message,
      hint: (cause && describe(cause).hint) ?? "check it with a Swagger 2.0 validator",
    });
  }
}

/** Checks for a fault at which the library may fail. */
function isCause(fault: Fault): boolean {
  return fault.code === "wrong-type" || (fault.code === "missing-field" && ["in", "name"].includes(fault.data.field));
}

function remarkFinding(root: Document, { pointer, message, hint }: Remark): Finding {
  return { file: root.source.absoluteRef, ...placeOf({ source: root.source, pointer, reportOnKey: true }), rule: "swagger", message, hint };
}

function isArazzo(content: unknown): boolean {
  return isObject(content) && "arazzo" in content && !("openapi" in content);
}

async function readFiles(resolver: BaseResolver): Promise<Map<string, SpecFile>> {
  const files = new Map<string, SpecFile>();
  for (const [path, reading] of resolver.cache) {
    const document = await reading.catch((error: unknown) => error);
    if (document instanceof Error) continue;
    files.set(path, toFile(document as Document));
  }
  return files;
}

function toFile({ source, parsed }: Document): SpecFile {
  const locate = (pointer: string, of: "key" | "value" = "value"): Place => {
    return placeOf({ source, pointer, reportOnKey: of === "key" });
  };
  const written = (pointer: string): string => originalPointer(source, pointer) ?? pointer;
  return { path: source.absoluteRef, content: parsed, text: source.body, locate, written };
}

function unreadable(file: string, refused: Refused | undefined, { message }: Error): Finding {
  const words = refused?.code === "not-downloaded" ? describe({ ...refused, file, pointer: "" }) : { message };
  return { file, line: 1, column: 1, rule: "unreadable", ...words };
}

/** Returns the position of a place in a file. */
export function placeOf(location: LocationObject): Place {
  // The core writes raw keys, but reads them as URI-encoded.
  const pointer = originalPointer(location.source, location.pointer)?.replaceAll("%", "%25");
  const found = getLineColLocation({ ...location, pointer } as LocationObject);
  // The parser has no position of a value that is missing between braces.
  const isLost = found.end?.line === 1 && found.end.col === 1;
  const { start } = isLost ? getLineColLocation({ ...location, pointer, reportOnKey: true } as LocationObject) : found;
  return { line: start.line, column: start.col };
}
