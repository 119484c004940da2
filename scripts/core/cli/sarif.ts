import { createHash } from "node:crypto";
import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { fileInWorkspace } from "./annotation.js";
import { codeOf, compare, type Finding, withoutQuery } from "./finding.js";
import { printable } from "./printable.js";

/** A problem or change for a SARIF log. */
export interface SarifResult {
  code: string;
  level: "error" | "warning" | "note";
  /** The message and what explains it, a line each. */
  lines: readonly string[];
  /** The file is an absolute path, a URL, or relative to the working directory. */
  place?: { file: string; line: number; column: number };
  /** JSON Pointer of the place. */
  pointer?: string;
  /** Reason for accepting the result. */
  accepted?: string;
}

/** The content of a SARIF log besides its results. */
export interface SarifContext {
  /** Version of the generator. */
  version: string;
  /** Describes a code in a sentence. */
  meaningOf: (code: string) => string | undefined;
  /** Errors that ended the run, other than results. */
  failures?: readonly string[];
}

const TOOL = "hosting-platform-generator";
const PAGE = "https://www.npmjs.com/package/@hosting-platform/generator";
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** Returns a finding as a result. */
export function resultOf(finding: Finding, level: SarifResult["level"]): SarifResult {
  const { file, line, column, message, hint, pointer } = finding;
  return {
    code: codeOf(finding),
    level,
    lines: [message, ...(hint === undefined ? [] : [`hint: ${hint}`])],
    place: { file, line, column },
    ...(pointer !== undefined && { pointer }),
  };
}

/**
 * Returns results as a SARIF 2.1.0 log with one run, in the form that GitHub code scanning requires.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifText(results: readonly SarifResult[], { version, meaningOf, failures = [] }: SarifContext): string {
  const codes = [...new Set(results.map(({ code }) => code))].sort(compare);
  const rules = codes.map((id) => {
    const description = { text: meaningOf(id) ?? id };
    return { id, shortDescription: description, fullDescription: description, help: description };
  });
  const fingerprintOf = fingerprints();
  const run = {
    tool: { driver: { name: TOOL, version, informationUri: PAGE, rules } },
    ...(failures.length > 0 && { invocations: [invocationOf(failures)] }),
    columnKind: "utf16CodeUnits",
    results: results.map((result) => ({
      ruleId: result.code,
      ruleIndex: codes.indexOf(result.code),
      level: result.level,
      message: messageOf(result.lines),
      ...(result.place && { locations: [locationOf(result.place, result.pointer)] }),
      // Code scanning reads this fingerprint only.
      partialFingerprints: { primaryLocationLineHash: fingerprintOf(result) },
      ...(result.accepted !== undefined && { suppressions: [{ kind: "external", justification: printable(result.accepted) }] }),
    })),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: "2.1.0", runs: [run] }, null, 2)}\n`;
}

function invocationOf(failures: readonly string[]) {
  const toolExecutionNotifications = failures.map((text) => ({ level: "error", message: messageOf([text]) }));
  return { executionSuccessful: false, toolExecutionNotifications };
}

/** Documents are untrusted: brackets followed by a parenthesis would be a link. */
function messageOf(lines: readonly string[]): { text: string } {
  return { text: lines.map(printable).join("\n").replaceAll("](", "\\](") };
}

function locationOf({ file, line, column }: NonNullable<SarifResult["place"]>, pointer: string | undefined) {
  return {
    physicalLocation: {
      artifactLocation: artifactOf(file),
      region: { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 },
    },
    ...(pointer !== undefined && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
  };
}

/** Returns the place of a file in the repository; the URL of any other file. */
function artifactOf(file: string): { uri: string; uriBaseId?: string } {
  const inside = fileInWorkspace(file);
  if (inside === undefined) return { uri: new URL(withoutQuery(file)).href };
  if (isAbsolute(inside)) return { uri: pathToFileURL(inside).href };
  const uri = inside.split("/").map((name) => encodeURIComponent(printable(name)));
  return { uri: uri.join("/"), uriBaseId: "%SRCROOT%" };
}

/** Returns a function that names a result independently of its line. Equal ones are numbered. */
function fingerprints(): (result: SarifResult) => string {
  const numbers = new Map<string, number>();
  return ({ code, place, pointer, lines }) => {
    const parts = [code, place === undefined ? "" : artifactOf(place.file).uri, pointer ?? lines[0]];
    const hash = createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
    const number = (numbers.get(hash) ?? 0) + 1;
    numbers.set(hash, number);
    return `${hash}:${number}`;
  };
}
