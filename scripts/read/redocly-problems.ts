// Reads the problems of Redocly's rules. No other module knows their words.
import { dirname, relative } from "node:path";
import type { NormalizedProblem } from "@redocly/openapi-core";
import { isUrl } from "../core/cli/finding.js";
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
  const contradicted = new Set(read.filter(({ ruleId }) => ruleId === "contract/contradiction").map(fileOf));
  return read
    .filter((problem) => {
      const isOverlap = problem.ruleId === "no-illogical-composition-keywords" && problem.message.includes("Declare `");
      return !isOverlap || !contradicted.has(fileOf(problem));
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
  const { ruleId: rule, severity, location, fixable, suggest, reference } = problem;
  const [place] = location;
  const file = place?.source.absoluteRef ?? "";
  const isOwn = rule.startsWith("contract/");
  const own = isOwn ? reference : (FORMS.find(([form]) => form.test(problem.message))?.[1] ?? RULE_HINTS[rule]);
  const suggested = suggest.length > 0 && suggest.length < 3 ? `did you mean ${suggest.join(" or ")}?` : undefined;
  const hint = suggested ?? own ?? (reference !== undefined && isUrl(reference) ? `see ${reference}` : (reference ?? ""));
  const property = EXAMPLES.includes(rule) ? PROPERTY.exec(problem.message)?.[0] : undefined;
  const isVague = EXAMPLES.includes(rule) && VAGUE.test(problem.message);
  const data = {
    ...{ rule, message: isOwn ? problem.message : withoutPaths(problem.message, file, files), hint },
    ...(fixable && { fixable }),
    ...(problem.about && { about: problem.about }),
    ...((property !== undefined || isVague) && {
      about: { ...(property !== undefined && { property }), ...(isVague && { isVague: true as const }) },
    }),
    ...(problem.message.startsWith("Example validation errored") && { isUnchecked: true as const }),
  };
  const fault: Fault = { code: "rule", file, pointer: place?.pointer ?? "", ...(place?.reportOnKey === true && { on: "key" }), data };
  return { fault, severity };
}

function placeOf({ location: [place] }: NormalizedProblem): string {
  return `${place?.source.absoluteRef ?? ""} ${place?.pointer ?? ""}`;
}

function fileOf({ location: [place] }: NormalizedProblem): string {
  return place?.source.absoluteRef ?? "";
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
function isAnswered({ ruleId, location: [place] }: NormalizedProblem, files: SpecFiles): boolean {
  if (ruleId !== "operation-4xx-response") return false;
  const responses = valueAt(files, place?.source.absoluteRef ?? "", place?.pointer ?? "");
  return isObject(responses) && "default" in responses;
}

/** Returns the pointers of the components that a `$ref` to a part of them uses. */
function usedByParts({ files }: SpecFiles): Set<string | undefined> {
  const refs = [...files.values()].flatMap((file) => referencesOf(file).map((node) => refOf(node) ?? ""));
  return new Set(refs.flatMap((ref) => /#\/components\/[^/]+\/[^/]+(?=\/)/.exec(ref) ?? []));
}

/** Checks for a number that is a multiple but for rounding, such as 1.15 of 0.01. */
function isMultiple({ message, location: [place] }: NormalizedProblem, files: SpecFiles): boolean {
  const [, step] = / must be multiple of (\S+)\.$/.exec(message) ?? [];
  if (step === undefined) return false;
  const count = Number(valueAt(files, place?.source.absoluteRef ?? "", place?.pointer ?? "")) / Number(step);
  return Math.abs(count - Math.round(count)) <= 4 * Number.EPSILON * Math.abs(count);
}

/** Checks for an example in another media type than JSON that is written as it is sent, such as XML: its schema describes no text. */
function isWrittenExample({ message, from, location: [place] }: NormalizedProblem, files: SpecFiles): boolean {
  const [, mediaType] = /\/content\/([^/]+)$/.exec(from?.pointer ?? "") ?? [];
  if (mediaType === undefined || /(?:~1|\+)json\b/i.test(mediaType) || !message.includes("schema: type must be ")) return false;
  return typeof valueAt(files, place?.source.absoluteRef ?? "", place?.pointer ?? "") === "string";
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
  return problems.flatMap(({ message, location: [place] }): Fault[] => {
    const [, name, other] =
      /^Two schemas are referenced with the same name but different content\. Renamed (.*) to (.*)\.$/.exec(message) ?? [];
    if (name === undefined || other === undefined) return [];
    return [{ code: "component-name", file: place?.source.absoluteRef ?? "", pointer: place?.pointer ?? "", data: { name, other } }];
  });
}
