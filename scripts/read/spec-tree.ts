// Uses Redocly's core as a library to read, resolve, lint and bundle the contract. Each file is parsed once.
import { dirname } from "node:path";
import {
  type BaseResolver,
  bundleDocument,
  Config,
  createConfig,
  type Document,
  getTypes,
  detectSpec,
  lintDocument,
  normalizeTypes,
  type NormalizedProblem,
  resolveDocument,
} from "@redocly/openapi-core";
import { HINT_SEPARATOR } from "./rule-report.js";
import type { Place, SpecFile } from "./spec-file.js";
import { acceptDocument, completeVersion } from "./accept-document.js";
import type { AllowedRefs } from "./allowed-refs.js";
import { endlessSchemas } from "./endless-schemas.js";
import { FileFault } from "./file-fault.js";
import { ConfinedResolver } from "./confined-resolver.js";
import type { Finding } from "../core/cli/finding.js";
import { followEnclosing, followNames, followSelf } from "./named-schemas.js";
import type { Login } from "./login.js";
import type { OpenApiDocument } from "./openapi.js";
import { mistypedRefs, placeOf, type Problem, toFinding, toProblem, withoutFaults } from "./problems.js";
import { isSelfContained, readReferences } from "./read-references.js";
import { breakLoops, containsItself, type Loop, referenceLoops } from "./reference-loops.js";
import { improveFindings, unreadableSpec } from "./improve-findings.js";
import { isObject } from "./spec-node.js";
import { isStackOverflow } from "../core/cli/stack-overflow.js";
import { convertRoot } from "./swagger/convert-root.js";
import type { Remark } from "./swagger/settle.js";

/** The rules of which the findings say why another rule failed. */
const STRUCTURE = { struct: "error", "no-unresolved-refs": "error" } as const;

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
  readonly #config: Config;

  /** Absolute path of the root document. */
  readonly entry: string;
  /** Absolute path of the root document's folder. */
  readonly folder: string;
  /** The files by absolute path. Files that could not be read or parsed are absent. */
  readonly files: ReadonlyMap<string, SpecFile>;
  /** Circular references that were removed from a document other than our contract. */
  readonly loops: readonly Loop[];
  /** Whether a document other than our contract has no references to other documents. */
  readonly #selfContained: boolean;
  /** References that were read otherwise than written, and parts of a Swagger 2.0 document that were lost in its conversion. */
  readonly remarks: readonly Finding[];

  private constructor(
    document: Document,
    resolver: ConfinedResolver,
    config: Config,
    files: ReadonlyMap<string, SpecFile>,
    { loops = [], remarks = [], selfContained = false }: Settled = {},
  ) {
    this.#document = document;
    this.#resolver = resolver;
    this.#config = config;
    this.entry = document.source.absoluteRef;
    this.folder = dirname(this.entry);
    this.files = files;
    this.loops = loops;
    this.#selfContained = selfContained;
    this.remarks = remarks;
  }

  /** Reads a root document (absolute path) and its references. Throws `UnreadableSpec` if the root cannot be read. */
  static async load(entry: string, config: Config, foreign?: ForeignOptions): Promise<SpecTree> {
    const resolver = new ConfinedResolver(config.resolve, dirname(entry), foreign?.allowed, foreign?.login);
    const document = await resolver.resolveDocument(null, entry, true).catch((error: unknown) => error);
    // References are relative to the URL that the document is at (RFC 3986, section 5.1.3).
    const address = resolver.redirects.get(entry) ?? entry;
    if (address !== entry) return SpecTree.load(address, config, foreign);
    if (document instanceof FileFault) throw unreadableSpec(document.finding);
    if (document instanceof Error) throw unreadableSpec(unreadable(entry, document.message));
    const root = document as Document;
    const completed = foreign === undefined ? [] : completeVersion(toFile(root));
    // Flows are Arazzo descriptions.
    if (foreign !== undefined || !isArazzo(root.parsed)) acceptDocument(toFile(root));
    const { loops = [], remarks = [] } = foreign === undefined ? {} : await settleForeign(resolver, root, config);
    let version: ReturnType<typeof detectSpec>;
    try {
      version = detectSpec(root.parsed);
    } catch (error) {
      throw unreadableSpec(unreadable(entry, (error as Error).message));
    }
    const selfContained = foreign !== undefined && isSelfContained(root.parsed);
    try {
      if (!selfContained) {
        const { Root: rootType } = normalizeTypes(config.extendTypes(getTypes(version), version), config);
        if (rootType === undefined) throw new Error("Redocly's core has no root type");
        await resolveDocument({ rootDocument: root, rootType, externalRefResolver: resolver });
      }
    } catch (error) {
      // The core stops at the first circular reference without reporting it.
      const [loop] = referenceLoops(await readFiles(resolver));
      throw loop === undefined ? error : unreadableSpec(loop.finding);
    }
    const files = await readFiles(resolver);
    const [endless] = foreign === undefined ? endlessSchemas(files) : [];
    if (endless !== undefined) throw unreadableSpec(endless);
    return new SpecTree(root, resolver, config, files, { loops, remarks: [...completed, ...remarks], selfContained });
  }

  /** Reads another document (absolute path) with the same configuration. It may reference only files in its own folder. */
  beside(entry: string): Promise<SpecTree> {
    return SpecTree.load(entry, this.#config);
  }

  /** Runs all rules. Warnings count as findings. */
  async lint(): Promise<Finding[]> {
    return [...this.#faults(), ...withoutFaults(await this.#problems(), this).map(toFinding)];
  }

  /** Runs all rules and returns severity and pointer as well. */
  async problems(): Promise<Problem[]> {
    const faults = this.#faults().map((finding): Problem => ({ finding, severity: "error", pointer: "" }));
    return [...faults, ...withoutFaults(await this.#problems(), this).map(toProblem)];
  }

  async #problems(): Promise<NormalizedProblem[]> {
    const lint = (config: Config): Promise<NormalizedProblem[]> =>
      lintDocument({ document: this.#document, config, externalRefResolver: this.#resolver });
    try {
      return await lint(this.#config);
    } catch (error) {
      if (isStackOverflow(error)) throw error;
      // This rule calls `hasOwnProperty` of a map of properties, which may be a property of that name.
      const isOwnName = error instanceof TypeError && error.message.includes("hasOwnProperty");
      // All documents share the configuration.
      const own = Object.assign(Object.create(Config.prototype) as Config, this.#config, { rules: structuredClone(this.#config.rules) });
      own.skipRules(["no-required-schema-properties-undefined"]);
      // Rules expect the structure of a valid document.
      const problems = await lint(isOwnName ? own : await createConfig({ rules: STRUCTURE }));
      if (!isOwnName && problems.length === 0) throw error;
      return problems;
    }
  }

  /** Returns the faults of files that could not be read or parsed. */
  #faults(): Finding[] {
    const files = [...this.files.values()];
    return [...[...this.#resolver.faults.values()].map(({ finding }) => finding), ...files.flatMap(mistypedRefs)];
  }

  /**
   * Bundles the files into one document. Two components with the same name are a finding.
   * Call it last: it modifies the root document.
   *
   * @throws UnreadableSpec if a value contains itself then
   */
  async bundle(): Promise<{ document: OpenApiDocument; findings: Finding[] }> {
    if (this.#selfContained) return { document: this.#document.parsed as OpenApiDocument, findings: [] };
    const { bundle, problems } = await bundleDocument({
      document: this.#document,
      config: this.#config,
      types: getTypes(detectSpec(this.#document.parsed)),
      externalRefResolver: this.#resolver,
      componentRenamingConflicts: "error",
    });
    const circular = containsItself(this.files);
    if (circular !== undefined) throw unreadableSpec(circular);
    return { document: bundle.parsed as OpenApiDocument, findings: [...this.#faults(), ...withoutFaults(problems, this).map(toFinding)] };
  }
}

/** Resolves named references and removes circular ones, before the core follows them, and converts Swagger 2.0. Returns findings for both. */
async function settleForeign(resolver: BaseResolver, root: Document, config: Config): Promise<{ loops: Loop[]; remarks: Finding[] }> {
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
    const converted = await convertRoot(root, { resolver, config, hasFiles: files.size > 1, toFinding });
    return { loops, remarks: [...followed, ...converted] };
  } catch (error) {
    if (isStackOverflow(error)) throw error;
    // The library expects a valid document.
    const problems = await lintDocument({ document: root, config, externalRefResolver: resolver });
    const [cause] = improveFindings(problems.map(toFinding)).filter(({ message }) => /^Expected type|`(?:in|name)` must/.test(message));
    const place = cause ?? { file: root.source.absoluteRef, line: 1, column: 1, message: (error as Error).message };
    const message = `The Swagger document cannot be converted to OpenAPI 3: ${place.message}`;
    throw unreadableSpec({ ...place, rule: "unreadable", message, hint: cause?.hint ?? "check it with a Swagger 2.0 validator" });
  }
}

function remarkFinding(root: Document, { pointer, message, hint }: Remark): Finding {
  const { path, place } = placeOf({ source: root.source, pointer, reportOnKey: true });
  return { file: path, ...place, rule: "swagger", message, hint };
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
    return placeOf({ source, pointer, reportOnKey: of === "key" }).place;
  };
  return { path: source.absoluteRef, content: parsed, text: source.body, locate };
}

function unreadable(file: string, said: string): Finding {
  if (said.startsWith("ENOENT")) {
    const hint = "pass the root document, relative to the working directory";
    return { file, line: 1, column: 1, rule: "unreadable", message: "No such file.", hint };
  }
  const [message = "", hint] = said.split(HINT_SEPARATOR);
  return { file, line: 1, column: 1, rule: "unreadable", message, ...(hint !== undefined && { hint }) };
}
