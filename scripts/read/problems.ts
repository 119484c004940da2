// Converts the problems that Redocly's core reports.
import { getLineColLocation, type LocationObject, type NormalizedProblem } from "@redocly/openapi-core";
import type { Finding } from "../core/cli/finding.js";
import { FAULT } from "./file-fault.js";
import { nodesWhere } from "./reference-loops.js";
import { explainStructure, type Tree } from "./struct-hints.js";
import type { Place, SpecFile } from "./spec-file.js";
import { child } from "./spec-node.js";
import { originalPointer } from "./swagger/convert-root.js";

/** Start of the core's message for a `$ref` to a file that has a fault. */
const UNREADABLE_REF = `Can't resolve $ref: ${FAULT}`;

/** A finding with its severity and Redocly's location. */
export interface Problem {
  finding: Finding;
  severity: "error" | "warn";
  /** JSON Pointer within the file, or the empty string. */
  pointer: string;
  /** JSON Pointer of the media type or schema that an example belongs to. */
  owner?: string | undefined;
}

/** Leaves out accepted problems, and those that follow from an unreadable file, which the resolver keeps a fault of. */
export function withoutFaults(problems: readonly NormalizedProblem[], tree: Tree): NormalizedProblem[] {
  const placesOf = (located: NormalizedProblem): string =>
    located.location.map(({ source, pointer }) => `${source.absoluteRef}${pointer}`).join();
  const unresolved = new Set(problems.filter(({ message }) => message.startsWith("Can't resolve $ref")).map(placesOf));
  const explained = problems.map((problem) => explainStructure(problem, tree));
  return explained.filter((problem) => {
    const { ignored, message, ruleId } = problem;
    if (ignored === true || message.startsWith(UNREADABLE_REF) || message.startsWith("Property `$ref` is not expected")) return false;
    if (isNotCalled(problem)) return false;
    // The target of an unresolved `$ref` has no type.
    return ruleId !== "struct" || !message.startsWith("Expected type") || !unresolved.has(placesOf(problem));
  });
}

/** Checks for a rule of operations that users call, at one that calls users: its receiver checks credentials, and no client has its name. */
function isNotCalled({ ruleId, message, location }: NormalizedProblem): boolean {
  const [place] = location;
  const isCallback = place?.pointer?.includes("/callbacks/") === true;
  if (!isCallback && place?.pointer?.startsWith("#/webhooks/") !== true) return false;
  if (isCallback && /^operation-(summary|tag-defined|singular-tag|operationId)$/.test(ruleId)) return true;
  const isOfCalls = /^(operation-4xx-response|contract\/(security-responses|error-response))$/.test(ruleId);
  return isOfCalls || (ruleId === "security-defined" && message.startsWith("Every operation"));
}

/** Returns a finding for each `$ref` that is no string, which the core takes for another field. */
export function mistypedRefs(file: SpecFile): Finding[] {
  return nodesWhere(file, ({ $ref }) => $ref !== undefined && typeof $ref !== "string").map((node) => ({
    file: file.path,
    ...file.locate((child(node, "$ref") ?? node).pointer),
    rule: "no-unresolved-refs",
    message: "The value of `$ref` is not a string.",
    // An unquoted `#` begins a comment.
    hint: `write the path of the target${child(node, "$ref")?.value === null ? " in quotes" : ""}: \`$ref: "./Name.yaml"\``,
  }));
}

export function toFinding(problem: NormalizedProblem): Finding {
  const location = locationOf(problem);
  const { path, place } = location === undefined ? { path: "", place: { line: 1, column: 1 } } : placeOf(location);
  return { file: path, line: place.line, column: place.column, rule: problem.ruleId, message: problem.message, ...hintOf(problem) };
}

export function toProblem(problem: NormalizedProblem): Problem {
  const { severity, from } = problem;
  return { finding: toFinding(problem), severity, pointer: locationOf(problem)?.pointer ?? "", owner: from?.pointer };
}

/** Returns the location of a problem; of a `$ref` in place of a list, that of the `$ref`, since its target is right. */
function locationOf({ message, from, location }: NormalizedProblem): LocationObject | undefined {
  return from !== undefined && /^Expected type `\w+` \(array\)/.test(message) ? from : location[0];
}

export function placeOf(location: LocationObject): { path: string; place: Place } {
  // The core writes raw keys, but reads them as URI-encoded.
  const pointer = originalPointer(location.source, location.pointer)?.replaceAll("%", "%25");
  const found = getLineColLocation({ ...location, pointer } as LocationObject);
  // The parser has no position of a value that is missing between braces.
  const isLost = found.end?.line === 1 && found.end.col === 1;
  const { start } = isLost ? getLineColLocation({ ...location, pointer, reportOnKey: true } as LocationObject) : found;
  return { path: location.source.absoluteRef, place: { line: start.line, column: start.col } };
}

function hintOf(problem: NormalizedProblem): { hint?: string } {
  if (problem.suggest.length > 0) return { hint: `did you mean ${problem.suggest.join(" or ")}?` };
  return problem.reference === undefined ? {} : { hint: problem.reference };
}
