// Reads the problems of Redocly's rules. No other module knows their words.
import { dirname, relative } from "node:path";
import type { NormalizedProblem } from "@redocly/openapi-core";
import { isUrl, type Subject } from "../core/cli/finding.js";
import type { Fault, Problem } from "./faults/fault.js";
import { referencesOf } from "./reference-loops.js";
import { RULE_HINTS } from "./rule-hints.js";
import type { RuleReport } from "./rule-report.js";
import type { SpecFiles } from "./spec-file.js";
import { isObject, refOf, valueAt } from "./spec-node.js";

const EXAMPLES = ["no-invalid-media-type-examples", "no-invalid-parameter-examples", "no-invalid-schema-examples"];

/** Returns the problems of rules other than those of the structure, without those that say nothing, or follow from others. */
export function readProblems(problems: readonly NormalizedProblem[], files: SpecFiles): Problem[] {
  const used = problems.some(({ ruleId }) => ruleId === "no-unused-components") ? usedByParts(files) : new Set();
  const written = new Set(problems.filter((problem) => isWrittenExample(problem, files)).map(placeOf));
  const unmet = new Set(problems.filter(({ message }) => CHOICE.test(message)).map(placeOf));
  const read = problems.filter((problem) => {
    const { ignored, message, ruleId } = problem;
    if (ignored === true || isNotCalled(problem) || isMultiple(problem, files) || written.has(placeOf(problem))) return false;
    if (isAnswered(problem, files) || (ruleId === "no-unused-components" && used.has(problem.location[0]?.pointer))) return false;
    // The properties of a variant are those of none if the value violates each.
    if (message.includes(UNEVALUATED) && unmet.has(placeOf(problem).replace(/\/[^/]*$/, ""))) return false;
    // Methods that are nouns in a path, such as `/carriers/{id}/options`. The validator knows discriminators of constants only.
    return (
      !/^path .* http verb (?:head|options|trace)$/.test(message) && !message.startsWith("Example validation errored: discriminator: ")
    );
  });
  const contradicted = new Set(read.filter(({ ruleId }) => ruleId === "contract/contradiction").map((problem) => spotOf(problem).file));
  return read
    .filter((problem) => {
      const isOverlap = problem.ruleId === "no-illogical-composition-keywords" && problem.message.includes("Declare `");
      return !isOverlap || !contradicted.has(spotOf(problem).file);
    })
    .map((problem) => problemOf(problem, files));
}

/** Hints for forms of one rule's messages. */
const FORMS: readonly (readonly [form: RegExp, hint: string])[] = [
  [/at least two schemas\. Use the schema directly/, "write the schema in place of the keyword"],
  [/^Schema in `\w+` duplicates the schema/, "remove one of the two"],
  [/^Schema in `\w+` is inline, so the `discriminator`/, "move the schema to `components/schemas`, and refer to it"],
];

const CHOICE = /must match (?:a schema in anyOf|exactly one schema in oneOf)/;
const UNEVALUATED = "NOT have unevaluated properties";
const PROPERTY = /(?:must have required property|must NOT have (?:additional|unevaluated) properties)\W*'?([^'.`]*)/;
const VAGUE = /must match (?:a|exactly one) schema in|boolean schema is false/;

function problemOf(problem: NormalizedProblem & RuleReport, { files }: SpecFiles): Problem {
  const { ruleId: rule, severity, location, message, fixable } = problem;
  const { file, pointer } = spotOf(problem);
  const about = problem.about ?? aboutOf(problem);
  const data = {
    ...{ rule, message: isOwn(rule) ? message : withoutPaths(message, file, files), hint: hintOf(problem) },
    ...(fixable && { fixable }),
    ...(about && { about }),
    ...(message.startsWith("Example validation errored") && { isUnchecked: true as const }),
  };
  const isKey = location[0]?.reportOnKey === true;
  return { fault: { code: "rule", file, pointer, ...(isKey && { on: "key" as const }), data }, severity };
}

/** Checks for a rule of the contract. */
function isOwn(rule: string): boolean {
  return rule.startsWith("contract/");
}

function hintOf({ ruleId: rule, message, suggest, reference = "" }: NormalizedProblem): string {
  if (suggest.length > 0 && suggest.length < 3) return `did you mean ${suggest.join(" or ")}?`;
  const own = isOwn(rule) ? reference : (FORMS.find(([form]) => form.test(message))?.[1] ?? RULE_HINTS[rule]);
  return own ?? (isUrl(reference) ? `see ${reference}` : reference);
}

/** Returns the property that an example lacks, or that it has for no property, or that others say why it does not fit. */
function aboutOf({ ruleId, message }: NormalizedProblem): Subject | undefined {
  if (!EXAMPLES.includes(ruleId)) return undefined;
  const property = PROPERTY.exec(message)?.[0];
  if (property !== undefined) return { property };
  return VAGUE.test(message) ? { isVague: true } : undefined;
}

function spotOf({ location: [place] }: Pick<NormalizedProblem, "location">): { file: string; pointer: string } {
  return { file: place?.source.absoluteRef ?? "", pointer: place?.pointer ?? "" };
}

function placeOf(problem: NormalizedProblem): string {
  const { file, pointer } = spotOf(problem);
  return `${file} ${pointer}`;
}

function valueOf(problem: NormalizedProblem, files: SpecFiles): unknown {
  const { file, pointer } = spotOf(problem);
  return valueAt(files, file, pointer);
}

/** Checks for a rule of operations that users call, at one that calls users: its receiver checks credentials, and no client has its name. */
function isNotCalled({ ruleId, message, location: [place] }: NormalizedProblem): boolean {
  const isCallback = place?.pointer?.includes("/callbacks/") === true;
  if (!isCallback && place?.pointer?.startsWith("#/webhooks/") !== true) return false;
  if (isCallback && /^operation-(summary|tag-defined|singular-tag|operationId)$/.test(ruleId)) return true;
  const isOfCalls = /^(operation-4xx-response|contract\/(security-responses|error-response))$/.test(ruleId);
  return isOfCalls || (ruleId === "security-defined" && message.startsWith("Every operation"));
}

/** Checks for an operation whose `default` response has the errors. */
function isAnswered(problem: NormalizedProblem, files: SpecFiles): boolean {
  if (problem.ruleId !== "operation-4xx-response") return false;
  const responses = valueOf(problem, files);
  return isObject(responses) && "default" in responses;
}

/** Returns the pointers of the components that a `$ref` to a part of them uses. */
function usedByParts({ files }: SpecFiles): Set<string | undefined> {
  const refs = [...files.values()].flatMap((file) => referencesOf(file).map((node) => refOf(node) ?? ""));
  return new Set(refs.flatMap((ref) => /#\/components\/[^/]+\/[^/]+(?=\/)/.exec(ref) ?? []));
}

/** Checks for a number that is a multiple but for rounding, such as 1.15 of 0.01. */
function isMultiple(problem: NormalizedProblem, files: SpecFiles): boolean {
  const [, step] = / must be multiple of (\S+)\.$/.exec(problem.message) ?? [];
  if (step === undefined) return false;
  const count = Number(valueOf(problem, files)) / Number(step);
  return Math.abs(count - Math.round(count)) <= 4 * Number.EPSILON * Math.abs(count);
}

/** Checks for an example in another media type than JSON that is written as it is sent, such as XML: its schema describes no text. */
function isWrittenExample(problem: NormalizedProblem, files: SpecFiles): boolean {
  const [, mediaType] = /\/content\/([^/]+)$/.exec(problem.from?.pointer ?? "") ?? [];
  if (mediaType === undefined || /(?:~1|\+)json\b/i.test(mediaType) || !problem.message.includes("schema: type must be ")) return false;
  return typeof valueOf(problem, files) === "string";
}

/** Makes the paths of files relative to the one of the problem. */
function withoutPaths(message: string, file: string, files: SpecFiles["files"]): string {
  const folder = dirname(file);
  const paths = [...files.keys()].filter((path) => message.includes(path)).sort((a, b) => b.length - a.length);
  return paths.reduce((text, path) => {
    const way = relative(folder, path).replaceAll("\\", "/");
    return text.replaceAll(path, way.startsWith(".") ? way : `./${way}`);
  }, message);
}

/** Returns the components that the bundler gave another name. */
export function renamedComponents(problems: readonly NormalizedProblem[]): Fault[] {
  return problems.flatMap((problem): Fault[] => {
    const [, name, other] =
      /^Two schemas are referenced with the same name but different content\. Renamed (.*) to (.*)\.$/.exec(problem.message) ?? [];
    if (name === undefined || other === undefined) return [];
    return [{ code: "component-name", ...spotOf(problem), data: { name, other } }];
  });
}
