import { counted } from "../core/cli/counted.js";
import type { Finding } from "../core/cli/finding.js";
import { failureOf } from "../core/cli/spec-command.js";
import { isStackOverflow } from "../core/cli/stack-overflow.js";
import { Steps } from "../core/cli/steps.js";
import { UnreadableSpec } from "../core/cli/unreadable-spec.js";
import type { OperationModel } from "../model/operation.js";
import { listOperations } from "../model/operations.js";
import type { DocumentFault } from "../read/document-fault.js";
import { type FaultPlace, faultPlaces } from "../read/fault-places.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { operationsOf } from "../read/source-operations.js";
import { streamBytes } from "../read/streams.js";
import type { SpecTree } from "../read/spec-tree.js";
import type { Judged, ReadDocument, RuleSet } from "./rule-set.js";

/** The rule of a finding for an error that no rule foresees. */
export const UNFORESEEN = "unforeseen";

export interface OpenOptions<T> {
  rules: RuleSet;
  /** Runs and reports the steps `read`, `lint` and `bundle`. */
  steps?: Steps;
  /** Called with the linted files before they are bundled, which changes them. */
  before?: (tree: SpecTree) => T;
}

/** A document that was read, linted and bundled, or the findings that prevent it. */
export interface Opened<T> extends Judged, Pick<ReadDocument, "sources"> {
  /** Undefined if there are findings. */
  contents: Contents<T> | undefined;
}

export interface Contents<T> {
  /** The files bundled into one document. */
  document: OpenApiDocument;
  operations: readonly OperationModel[];
  /** Obstacles that generators work around. */
  faults: DocumentFault[];
  /** Returns the finding of a fault, at its place in the files. */
  findingOf: (fault: FaultPlace) => Finding;
  /** Result of `before`. */
  before: T;
}

/**
 * Opens a document by a rule set.
 *
 * @param entry absolute path or URL of the root document
 * @throws UnreadableSpec if the root document is missing or not OpenAPI
 */
export async function openDocument<T = undefined>(entry: string, options: OpenOptions<T>): Promise<Opened<T>> {
  return open(entry, options).catch((error: unknown) => {
    if (failureOf(error) !== undefined || isStackOverflow(error)) throw error;
    return { findings: [unforeseen(entry, error)], warnings: [], sources: [], contents: undefined };
  });
}

async function open<T>(entry: string, options: OpenOptions<T>): Promise<Opened<T>> {
  const { rules, steps = new Steps() } = options;
  const read = await steps
    .run(
      "read",
      () => rules.read(entry),
      ({ tree }) => counted(tree.files.size, "file"),
    )
    .catch(unparsed);
  if ("finding" in read) return { findings: [read.finding], warnings: [], sources: [], contents: undefined };
  const { tree } = read;
  const linted = await rules.lint(read, steps);
  const warnings = [...read.warnings, ...linted.warnings];
  // Without what else a file of the tree has, which cannot be sent to a thread.
  const sources = read.sources.filter(({ path }) => streamBytes(path) === undefined).map(({ path, text }) => ({ path, text }));
  const stopped = (findings: Finding[]): Opened<T> => ({ findings, warnings, sources, contents: undefined });
  if (linted.findings.length > 0) return stopped(linted.findings);
  const placed = faultPlaces(tree, operationsOf(tree));
  const before = options.before?.(tree) as T;
  const bundled = await steps.run(
    "bundle",
    () => rules.bundle(tree, linted),
    ({ document }) => counted(Object.keys(document.paths ?? {}).length, "path"),
  );
  warnings.push(...bundled.warnings);
  if (bundled.findings.length > 0) return stopped(bundled.findings);
  const { document, changes = [], sources: paths } = bundled;
  const findingOf = (fault: FaultPlace): Finding =>
    placed({ ...fault, at: fault.at.map((key, index) => (index === 1 && fault.at[0] === "paths" ? (paths?.get(key) ?? key) : key)) });
  const faults = rules.faults(document);
  const fatal = faults.filter((fault) => fault.fatal);
  if (fatal.length > 0) return stopped(fatal.map(findingOf));
  warnings.push(...changes.map(({ rule, ...fault }) => ({ ...findingOf(fault), rule })));
  return { findings: [], warnings, sources, contents: { document, operations: listOperations(document), faults, findingOf, before } };
}

/** Returns the parse error of a root document; rethrows other errors. */
function unparsed(error: unknown): { finding: Finding } {
  if (!(error instanceof UnreadableSpec) || error.finding.rule === "unreadable") throw error;
  return { finding: error.finding };
}

/** Returns the finding for an error that no rule foresees, since the document is of no form that the tools expect. */
function unforeseen(file: string, error: unknown): Finding {
  const message = `The document cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  const hint = "check the document with a validator; if it is valid, report this with the document";
  return { file, line: 1, column: 1, rule: UNFORESEEN, message, hint };
}
