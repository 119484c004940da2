import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { NEVER_READ, REFUSED } from "../read/confined-resolver.js";
import { type Finding, sortFindings } from "../core/cli/finding.js";
import { withSuggestions } from "../read/did-you-mean.js";
import { endlessSchemas } from "../read/endless-schemas.js";
import { improveFindings } from "../read/improve-findings.js";
import { applyExceptions, readExceptions } from "./lint-exceptions.js";
import type { Problem } from "../read/problems.js";
import type { SpecTree } from "../read/spec-tree.js";
import { isJsonType } from "../model/media-types.js";
import { nodesWith } from "../read/reference-loops.js";
import { isObject, pointerKeys, refOf } from "../read/spec-node.js";
import { completeInfo, isBearable, isMeant, leaveOut, valueAt } from "./leave-out.js";
import type { Judged } from "./rule-set.js";
import { type Weight, weightOf } from "./rule-sets/consumer.js";

export interface LintOptions {
  lint: LintRules;
  /** The user's configuration. The exceptions beside it apply as well. */
  config?: string | undefined;
}

/**
 * `consumer`: the document is read as far as the output is right. `author`: all errors of the rules stop the run. `warn`: errors are
 * warnings, unless nothing can be generated.
 */
export type LintRules = "consumer" | "author" | "warn";

interface Weighed extends Finding {
  weight: Weight;
  /** How the run handles the problem. */
  remark?: string;
}

/** Maximum number of lint runs, since removing values may reveal further problems. */
const ROUNDS = 4;

/**
 * Runs the rules of a tree. Removes values from the tree in memory that are wrong in many documents and do not affect the output; with
 * `warn`, all values with non-fatal errors, and references to nothing; with `author`, none.
 */
export async function lintDocument(tree: SpecTree, { lint, config }: LintOptions): Promise<Judged> {
  const weigh = (problem: Problem): Weight =>
    lint !== "author" && isMeant(tree, problem) ? "essential" : weightOf(problem, lint === "author");
  let problems = await problemsOf(tree);
  const weighed = problems.filter((problem) => weigh(problem) !== "essential").map((problem) => weighedOf(problem, weigh(problem)));
  const told = new Set<string>();
  for (let round = 1; ; round++) {
    const grave = problems.filter((problem) => weigh(problem) === "essential" && !told.has(keyOf(problem)));
    const removable = grave.filter((problem) => (lint === "warn" ? isRemovable(problem) : isBearable(tree, problem)));
    const settled = round < ROUNDS && lint !== "author" ? leaveOut(tree, removable) : new Map<Problem, string>();
    for (const [problem, remark] of settled) weighed.push(weighedOf(problem, "warning", remark));
    if (settled.size === 0) {
      weighed.push(...grave.map((problem) => weighedOf(problem, "essential")));
      break;
    }
    settled.forEach((_, problem) => told.add(keyOf(problem)));
    problems = await problemsOf(tree);
  }
  completeInfo(tree);
  const endless = lint === "author" ? endlessSchemas(tree.files) : [];
  const improved = [
    ...withSuggestions(improveFindings(weighed), tree),
    ...endless.map((finding): Weighed => ({ ...finding, weight: "error" })),
    ...tree.loops.map(({ finding }): Weighed => ({ ...finding, weight: "essential" })),
  ];
  return judge(await withoutExceptions(improved, tree, config), lint);
}

/** Prepares a tree for generation without running a rule. */
export function unlinted(tree: SpecTree): Judged {
  completeInfo(tree);
  return { findings: tree.loops.map(({ finding }) => finding), warnings: [] };
}

async function problemsOf(tree: SpecTree): Promise<Problem[]> {
  const booleans = takesBooleanSchemas(tree);
  const problems = await tree.problems();
  const used = problems.some(({ finding }) => finding.rule === "no-unused-components") ? usedByParts(tree) : new Set();
  const written = new Set(problems.filter((problem) => isWrittenExample(tree, problem)).map(placeOf));
  const unmet = new Set(problems.filter(({ finding }) => CHOICE.test(finding.message)).map(placeOf));
  // The properties of a variant are those of none if the value violates each.
  const isOfNone = ({ finding, pointer }: Problem): boolean =>
    finding.message.includes("NOT have unevaluated properties") && unmet.has(`${finding.file} ${pointer.replace(/\/[^/]*$/, "")}`);
  return problems
    .filter((problem) => !isExternalExample(problem) && !isBrokenLoop(problem, tree.loops) && !(booleans && isBooleanSchema(problem)))
    .filter(
      (problem) =>
        !written.has(placeOf(problem)) && !isMultiple(tree, problem) && !isDescribed(tree, problem) && !isAnswered(tree, problem),
    )
    .filter(({ finding, pointer }) => finding.rule !== "no-unused-components" || !used.has(pointer))
    .filter((problem) => !NOUN.test(problem.finding.message) && !isOfNone(problem))
    .map(ruled);
}

/** Methods that are nouns in a path, such as `/carriers/{id}/options`. */
const NOUN = /^path .* http verb (?:head|options|trace)$/;

const CHOICE = /must match (?:a schema in anyOf|exactly one schema in oneOf)/;

function placeOf({ finding, pointer }: Problem): string {
  return `${finding.file} ${pointer}`;
}

/** Checks for an example in another media type than JSON that is written as it is sent, such as XML: its schema describes no text. */
function isWrittenExample(tree: SpecTree, problem: Problem): boolean {
  const [above, mediaType = ""] = (pointerKeys(problem.owner?.replace(/^#/, "") ?? "") ?? []).slice(-2);
  const isText = above === "content" && !isJsonType(mediaType) && problem.finding.message.includes("schema: type must be ");
  return isText && typeof valueAt(tree, problem) === "string";
}

/** Checks for a number that is a multiple but for rounding, such as 1.15 of 0.01. */
function isMultiple(tree: SpecTree, problem: Problem): boolean {
  const [, step] = / must be multiple of (\S+)\.$/.exec(problem.finding.message) ?? [];
  const count = Number(valueAt(tree, problem)) / Number(step);
  return step !== undefined && Math.abs(count - Math.round(count)) <= 4 * Number.EPSILON * Math.abs(count);
}

/** Statuses that a rule overlooks: those of a redirect in place of a success, and `default`, which has the errors. */
const ANSWERS: Readonly<Record<string, RegExp>> = { "operation-2xx-response": /^[13]/, "operation-4xx-response": /^default$/ };

function isAnswered(tree: SpecTree, problem: Problem): boolean {
  const answer = ANSWERS[problem.finding.rule];
  return answer !== undefined && Object.keys(valueAt(tree, problem) ?? {}).some((status) => answer.test(status));
}

/** The steps from a schema to the names that a condition in it requires. */
const CONDITION = /(?:\/(?:if|then|else|not|dependentSchemas\/[^/]+|(?:all|any|one)Of\/\d+))+\/required\/\d+$/;

/** Checks for a required key that the schema around a condition describes, or of a map, whose schema is that of all its entries. */
function isDescribed(tree: SpecTree, problem: Problem): boolean {
  if (problem.finding.rule !== "no-required-schema-properties-undefined") return false;
  const at = (pointer: string): unknown => valueAt(tree, { ...problem, pointer });
  const map = at(problem.pointer.replace(/\/required\/\d+$/, ""));
  const { properties, additionalProperties, patternProperties } = isObject(map) ? map : {};
  if (properties === undefined && (isObject(additionalProperties) || isObject(patternProperties))) return true;
  const [steps = ""] = CONDITION.exec(problem.pointer) ?? [];
  return /\/(?:if|then|else|not|dependent)/.test(steps) && mayHave(at(problem.pointer.replace(CONDITION, "")), String(at(problem.pointer)));
}

/** Checks if a schema or a part of it lists a property; the target of a `$ref` may. */
function mayHave(schema: unknown, name: string): boolean {
  if (!isObject(schema)) return false;
  const { $ref, properties, allOf = [], anyOf = [], oneOf = [] } = schema;
  if ($ref !== undefined || (isObject(properties) && Object.hasOwn(properties, name))) return true;
  return [allOf, anyOf, oneOf].flat().some((part) => mayHave(part, name));
}

/** Returns the pointers of the components that a `$ref` to a part of them uses. */
function usedByParts(tree: SpecTree): Set<string> {
  const refs = [...tree.files.values()].flatMap((file) => nodesWith(file, "$ref").map((node) => refOf(node) ?? ""));
  return new Set(refs.flatMap((ref) => /#\/components\/[^/]+\/[^/]+(?=\/)/.exec(ref) ?? []));
}

function isRemovable({ finding }: Problem): boolean {
  return finding.rule === "struct" || finding.rule === "no-unresolved-refs";
}

function keyOf({ finding, pointer }: Problem): string {
  return [finding.file, pointer, finding.message].join("\n");
}

function weighedOf({ finding }: Problem, weight: Weight, remark = ""): Weighed {
  return { ...finding, weight, remark };
}

/** Splits findings into errors and warnings. */
function judge(weighed: readonly Weighed[], lint: LintRules): Judged {
  const stops = ({ weight }: Weighed): boolean => weight === "essential" || (weight === "error" && lint !== "warn");
  const plain = (findings: readonly Weighed[]): Finding[] =>
    sortFindings(
      findings.map(({ file, line, column, rule, message, hint, remark = "" }) => {
        const text = remark === "" ? message : `${message.replace(/\.?$/, ".")} ${remark}`;
        // Without a configuration, no list of exceptions is read.
        const told = hint?.replace(/lint-ignore\.yaml$/, "$& beside --lint-config FILE");
        return { file, line, column, rule, message: text, ...(told && { hint: told }) };
      }),
    );
  return { findings: plain(weighed.filter(stops)), warnings: plain(weighed.filter((finding) => !stops(finding))) };
}

/** Renames Redocly's rule if a finding has another rule in our output. */
function ruled(problem: Problem): Problem {
  const { message } = problem.finding;
  if (!message.startsWith("Can't resolve $ref")) return problem;
  const rule = message.includes(REFUSED) ? "refused-ref" : "no-unresolved-refs";
  return { ...problem, finding: { ...problem.finding, rule } };
}

/** Checks for OpenAPI 3.1 or later, where `true` and `false` are schemas everywhere. The core accepts them only in some places. */
function takesBooleanSchemas(tree: SpecTree): boolean {
  const root = tree.files.get(tree.entry)?.content;
  return isObject(root) && typeof root["openapi"] === "string" && !root["openapi"].startsWith("3.0.");
}

function isBooleanSchema({ finding }: Problem): boolean {
  return finding.rule === "struct" && finding.message.startsWith("Expected type `Schema` (object) but got `boolean`");
}

/** Checks for the error of an external example, which is never read. */
export function isExternalExample({ finding }: Pick<Problem, "finding">): boolean {
  return finding.message.includes(NEVER_READ);
}

/** Checks for a problem at the position of a removed circular reference. */
function isBrokenLoop({ finding }: Problem, loops: SpecTree["loops"]): boolean {
  const places = loops.flatMap((loop) => loop.places);
  return places.some(({ file, line }) => file === finding.file && Math.abs(line - finding.line) <= 1);
}

async function withoutExceptions(findings: readonly Weighed[], tree: SpecTree, config: string | undefined): Promise<Weighed[]> {
  if (config === undefined) return [...findings];
  const file = join(dirname(resolve(config)), ".redocly.lint-ignore.yaml");
  if (!existsSync(file)) return [...findings];
  const excepted = applyExceptions(findings, await readExceptions(file), tree);
  return excepted.map((finding) => ({ weight: "warning" as const, ...finding }));
}
