// Redocly's core as a library: it reads, resolves, lints and bundles the contract, and parses each file once.
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
import { followNames } from "./named-schemas.js";
import type { OpenApiDocument } from "./openapi.js";
import { readReferences } from "./read-references.js";
import { breakLoops, referenceLoops } from "./reference-loops.js";
import { unreadableSpec } from "./improve-findings.js";

/** What a rule has found, and where Redocly says it is. */
export interface Problem {
  finding: Finding;
  severity: "error" | "warn";
  /** JSON Pointer within the file; the empty string where there is none. */
  pointer: string;
}

/** How a document is read that is not ours. */
export interface ForeignOptions {
  /** Where references may lead beside the folder of the root document. */
  allowed: AllowedRefs;
  /** Sees the root document before anything that it refers to is read; throws where it is not wanted. */
  accept: (root: SpecFile) => void;
}

/** The contract as its files: read and resolved once, then linted, checked and bundled from memory. */
export class SpecTree {
  readonly #document: Document;
  readonly #resolver: BaseResolver;
  readonly #config: Config;

  /** Absolute path of the root document. */
  readonly entry: string;
  /** Absolute path of the folder that the root document stands in. */
  readonly folder: string;
  /** Each file that was read, by absolute path. Files that could not be read or parsed are absent. */
  readonly files: ReadonlyMap<string, SpecFile>;
  /** The references of a document that is not ours that lead back to themselves; they are taken out. */
  readonly loops: readonly Finding[];

  private constructor(
    document: Document,
    resolver: BaseResolver,
    config: Config,
    files: ReadonlyMap<string, SpecFile>,
    loops: readonly Finding[] = [],
  ) {
    this.#document = document;
    this.#resolver = resolver;
    this.#config = config;
    this.entry = document.source.absoluteRef;
    this.folder = dirname(this.entry);
    this.files = files;
    this.loops = loops;
  }

  /** Reads the root document (an absolute path) and all that it refers to. A root that cannot be read throws `UnreadableSpec`. */
  static async load(entry: string, config: Config, foreign?: ForeignOptions): Promise<SpecTree> {
    const resolver = new ConfinedResolver(config.resolve, dirname(entry), foreign?.allowed);
    const document = await resolver.resolveDocument(null, entry, true).catch((error: unknown) => error);
    if (document instanceof YamlParseError) throw unreadableSpec(parseFinding(document));
    if (document instanceof Error) throw unreadableSpec(unreadable(entry, document.message));
    const root = document as Document;
    foreign?.accept(toFile(root));
    let version: ReturnType<typeof detectSpec>;
    try {
      version = detectSpec(root.parsed);
    } catch (error) {
      throw unreadableSpec(unreadable(entry, (error as Error).message));
    }
    const rootType = normalizeTypes(config.extendTypes(getTypes(version), version), config)["Root"];
    if (rootType === undefined) throw new Error("Redocly's core names no root type");
    const loops = foreign === undefined ? [] : settleReferences(await readReferences(resolver, root, toFile));
    try {
      await resolveDocument({ rootDocument: root, rootType, externalRefResolver: resolver });
    } catch (error) {
      // The core gives up on the first circle and says neither where it is nor how far it came.
      const [loop] = referenceLoops(await readFiles(resolver));
      throw loop === undefined ? error : unreadableSpec(loop);
    }
    return new SpecTree(root, resolver, config, await readFiles(resolver), loops);
  }

  /** Reads another document (an absolute path) by the same configuration; it refers to files of its own folder alone. */
  beside(entry: string): Promise<SpecTree> {
    return SpecTree.load(entry, this.#config);
  }

  /** Runs every configured rule. Warnings count as findings: a rule is on or off. */
  async lint(): Promise<Finding[]> {
    const problems = await lintDocument({ document: this.#document, config: this.#config, externalRefResolver: this.#resolver });
    return problems.filter((problem) => problem.ignored !== true).map(toFinding);
  }

  /** The same with what only Redocly knows of each finding. */
  async problems(): Promise<Problem[]> {
    const problems = await lintDocument({ document: this.#document, config: this.#config, externalRefResolver: this.#resolver });
    return problems.filter((problem) => problem.ignored !== true).map(toProblem);
  }

  /**
   * Joins the files into one document. Two components that want one name are a finding, never a silent renaming.
   * Call it last: the tree's root document becomes the bundle.
   */
  async bundle(): Promise<{ document: OpenApiDocument; findings: Finding[] }> {
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

/** Lets the references of a document that is not ours lead somewhere before the core follows them; says which lead back to themselves. */
function settleReferences(files: ReadonlyMap<string, SpecFile>): Finding[] {
  followNames(files);
  return breakLoops(files);
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
  // The core writes the keys as they are, and reads them as parts of a URI.
  const pointer = location.pointer?.replaceAll("%", "%25");
  const { start } = getLineColLocation({ ...location, pointer } as LocationObject);
  return { path: location.source.absoluteRef, place: { line: start.line, column: start.col } };
}

function hintOf(problem: NormalizedProblem): { hint?: string } {
  if (problem.suggest.length > 0) return { hint: `did you mean ${problem.suggest.join(" or ")}?` };
  return problem.reference === undefined ? {} : { hint: problem.reference };
}

function parseFinding(error: YamlParseError): Finding {
  const { source, originalError } = error;
  // Several documents in one file are a fault without a place: it is where the second begins.
  const second = Math.max(1, source.body.split("\n").findIndex((text, index) => index > 0 && /^---(?:\s|$)/.test(text)) + 1);
  const [line, column] = Number.isNaN(error.line) ? [second, 1] : [error.line, error.col];
  return { file: source.absoluteRef, line, column, rule: "yaml-syntax", message: originalError.message };
}

function unreadable(file: string, said: string): Finding {
  const [message = "", hint] = said.split(HINT_SEPARATOR);
  return { file, line: 1, column: 1, rule: "unreadable", message, ...(hint !== undefined && { hint }) };
}
