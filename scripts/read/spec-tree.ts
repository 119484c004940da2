// Uses Redocly's core as a library to read, resolve, lint and bundle the contract. Each file is parsed once.
import { dirname } from "node:path";
import {
  type BaseResolver,
  bundleDocument,
  type Config,
  type Document,
  getLineColLocation,
  getTypes,
  detectSpec,
  lintDocument,
  type LocationObject,
  normalizeTypes,
  type NormalizedProblem,
  resolveDocument,
  YamlParseError,
} from "@redocly/openapi-core";
import { HINT_SEPARATOR } from "./rule-report.js";
import type { Place, SpecFile } from "./spec-file.js";
import type { AllowedRefs } from "./allowed-refs.js";
import { ConfinedResolver } from "./confined-resolver.js";
import type { Finding } from "../core/cli/finding.js";
import { followEnclosing, followNames, followSelf } from "./named-schemas.js";
import type { OpenApiDocument } from "./openapi.js";
import { isSelfContained, readReferences } from "./read-references.js";
import { breakLoops, referenceLoops } from "./reference-loops.js";
import { unreadableSpec } from "./improve-findings.js";
import { isStackOverflow } from "../core/cli/stack-overflow.js";
import { convertRoot, originalPointer } from "./swagger/convert-root.js";
import type { Remark } from "./swagger/settle.js";

/** A finding with its severity and Redocly's location. */
export interface Problem {
  finding: Finding;
  severity: "error" | "warn";
  /** JSON Pointer within the file, or the empty string. */
  pointer: string;
}

/** Options for documents other than our contract. */
export interface ForeignOptions {
  /** Reference targets that are allowed outside of the root document's folder. */
  allowed: AllowedRefs;
  /** Called with the root document before its references are read. Throws to refuse it. */
  accept: (root: SpecFile) => void;
}

/** What is known about a document other than our contract, besides its files. */
interface Settled {
  loops?: readonly Finding[];
  remarks?: readonly Finding[];
  selfContained?: boolean;
}

/** The contract's files: read and resolved once, then linted, checked and bundled in memory. */
export class SpecTree {
  readonly #document: Document;
  readonly #resolver: BaseResolver;
  readonly #config: Config;

  /** Absolute path of the root document. */
  readonly entry: string;
  /** Absolute path of the root document's folder. */
  readonly folder: string;
  /** The files by absolute path. Files that could not be read or parsed are absent. */
  readonly files: ReadonlyMap<string, SpecFile>;
  /** Circular references that were removed from a document other than our contract. */
  readonly loops: readonly Finding[];
  /** Whether a document other than our contract has no references to other documents. */
  readonly #selfContained: boolean;
  /** References that were read otherwise than written, and parts of a Swagger 2.0 document that were lost in its conversion. */
  readonly remarks: readonly Finding[];

  private constructor(
    document: Document,
    resolver: BaseResolver,
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
    const resolver = new ConfinedResolver(config.resolve, dirname(entry), foreign?.allowed);
    const document = await resolver.resolveDocument(null, entry, true).catch((error: unknown) => error);
    if (document instanceof YamlParseError) throw unreadableSpec(parseFinding(document));
    if (document instanceof Error) throw unreadableSpec(unreadable(entry, document.message));
    const root = document as Document;
    foreign?.accept(toFile(root));
    const settled = foreign === undefined ? {} : await settleForeign(resolver, root, config);
    let version: ReturnType<typeof detectSpec>;
    try {
      version = detectSpec(root.parsed);
    } catch (error) {
      throw unreadableSpec(unreadable(entry, (error as Error).message));
    }
    const rootType = normalizeTypes(config.extendTypes(getTypes(version), version), config)["Root"];
    if (rootType === undefined) throw new Error("Redocly's core has no root type");
    const selfContained = foreign !== undefined && isSelfContained(root.parsed);
    try {
      if (!selfContained) await resolveDocument({ rootDocument: root, rootType, externalRefResolver: resolver });
    } catch (error) {
      // The core stops at the first circular reference without reporting it.
      const [loop] = referenceLoops(await readFiles(resolver));
      throw loop === undefined ? error : unreadableSpec(loop);
    }
    return new SpecTree(root, resolver, config, await readFiles(resolver), { ...settled, selfContained });
  }

  /** Reads another document (absolute path) with the same configuration. It may reference only files in its own folder. */
  beside(entry: string): Promise<SpecTree> {
    return SpecTree.load(entry, this.#config);
  }

  /** Runs all rules. Warnings count as findings. */
  async lint(): Promise<Finding[]> {
    const problems = await lintDocument({ document: this.#document, config: this.#config, externalRefResolver: this.#resolver });
    return problems.filter((problem) => problem.ignored !== true).map(toFinding);
  }

  /** Runs all rules and returns severity and pointer as well. */
  async problems(): Promise<Problem[]> {
    const lint = (): Promise<NormalizedProblem[]> =>
      lintDocument({ document: this.#document, config: this.#config, externalRefResolver: this.#resolver });
    const problems = await lint().catch((error: unknown) => {
      // This rule calls `hasOwnProperty` of a map of properties, which may be a property of that name.
      if (!(error instanceof TypeError && error.message.includes("hasOwnProperty"))) throw error;
      this.#config.skipRules(["no-required-schema-properties-undefined"]);
      return lint();
    });
    return problems.filter((problem) => problem.ignored !== true).map(toProblem);
  }

  /**
   * Bundles the files into one document. Two components with the same name are a finding.
   * Call it last: it modifies the root document.
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
    return { document: bundle.parsed as OpenApiDocument, findings: problems.filter((problem) => problem.ignored !== true).map(toFinding) };
  }
}

/** Resolves named references and removes circular ones, before the core follows them, and converts Swagger 2.0. Returns findings for both. */
async function settleForeign(resolver: BaseResolver, root: Document, config: Config): Promise<{ loops: Finding[]; remarks: Finding[] }> {
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
    const cause = problems.filter(({ ruleId, message }) => ruleId === "struct" && message.startsWith("Expected type")).map(toFinding)[0];
    const place = cause ?? { file: root.source.absoluteRef, line: 1, column: 1, message: (error as Error).message };
    const message = `The Swagger document cannot be converted to OpenAPI 3: ${place.message}`;
    throw unreadableSpec({ ...place, rule: "unreadable", message, hint: cause?.hint ?? "check it with a Swagger 2.0 validator" });
  }
}

function remarkFinding(root: Document, { pointer, message, hint }: Remark): Finding {
  const { path, place } = placeOf({ source: root.source, pointer, reportOnKey: true });
  return { file: path, ...place, rule: "swagger", message, hint };
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

function toFinding(problem: NormalizedProblem): Finding {
  const location = problem.location[0];
  const { path, place } = location === undefined ? { path: "", place: { line: 1, column: 1 } } : placeOf(location);
  return {
    file: path,
    line: place.line,
    column: place.column,
    rule: problem.ruleId,
    message: problem.message,
    ...hintOf(problem),
  };
}

function toProblem(problem: NormalizedProblem): Problem {
  return { finding: toFinding(problem), severity: problem.severity, pointer: problem.location[0]?.pointer ?? "" };
}

function placeOf(location: LocationObject): { path: string; place: Place } {
  // The core writes raw keys, but reads them as URI-encoded.
  const pointer = originalPointer(location.source, location.pointer)?.replaceAll("%", "%25");
  const { start } = getLineColLocation({ ...location, pointer } as LocationObject);
  return { path: location.source.absoluteRef, place: { line: start.line, column: start.col } };
}

function hintOf(problem: NormalizedProblem): { hint?: string } {
  if (problem.suggest.length > 0) return { hint: `did you mean ${problem.suggest.join(" or ")}?` };
  return problem.reference === undefined ? {} : { hint: problem.reference };
}

function parseFinding(error: YamlParseError): Finding {
  const { source, originalError } = error;
  // The error for several documents in one file has no position: use the start of the second.
  const second = Math.max(1, source.body.split("\n").findIndex((text, index) => index > 0 && /^---(?:\s|$)/.test(text)) + 1);
  const [line, column] = Number.isNaN(error.line) ? [second, 1] : [error.line, error.col];
  return { file: source.absoluteRef, line, column, rule: "yaml-syntax", message: originalError.message };
}

function unreadable(file: string, said: string): Finding {
  const [message = "", hint] = said.split(HINT_SEPARATOR);
  return { file, line: 1, column: 1, rule: "unreadable", message, ...(hint !== undefined && { hint }) };
}
