import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Finding, sortFindings } from "../core/cli/finding.js";
import { endlessSchemas } from "../read/endless-schemas.js";
import { findingOf, ruleOf } from "../read/faults/describe.js";
import type { Fault, Problem } from "../read/faults/fault.js";
import type { SpecTree } from "../read/spec-tree.js";
import { type Checks, consumerChecks, OWN_RULES } from "./consumer-checks.js";
import { applyExceptions, readExceptions } from "./lint-exceptions.js";
import { completeInfo, recover } from "./recoveries.js";
import type { Judged } from "./rule-set.js";
import { isUnread, type Weight, weightOf } from "./weights.js";

export interface LintOptions {
  lint: LintRules;
  /** The checks without a configuration. */
  checks: Checks;
  /** The user's configuration. The exceptions beside it apply as well. */
  config?: string | undefined;
}

/**
 * `consumer`: the document is read as far as the output is right. `author`: all errors of the rules stop the run. `warn`: errors are
 * warnings, unless nothing can be generated.
 */
export type LintRules = "consumer" | "author" | "warn";

/** A fault with its severity. */
interface Weighed {
  fault: Fault;
  weight: Weight;
  /** A sentence for the user about a correction or removal. */
  remark?: string;
}

/** Maximum number of checks, since removing values may reveal further faults. */
const ROUNDS = 4;

/**
 * Runs the rules of a tree. Corrects values in the tree in memory that are wrong in many documents, and removes those that do not affect the
 * output; with `warn`, all values with non-fatal errors, and references to nothing; with `author`, none.
 */
export async function lintDocument(tree: SpecTree, { lint, checks, config }: LintOptions): Promise<Judged> {
  const isStrict = lint === "author";
  const weighed: Weighed[] = [];
  for (const problem of await problemsOf(tree, checks)) weighed.push({ fault: problem.fault, weight: weightOf(problem, isStrict) });
  for (let round = 1; round < ROUNDS && !isStrict; round++) {
    const essential = new Set(weighed.filter(({ weight }) => weight === "essential").map(({ fault }) => fault));
    const open = weighed.filter(({ remark }) => remark === undefined).map(({ fault }) => fault);
    const mended = recover(tree, open, essential, lint === "warn");
    for (const each of weighed) {
      const remark = mended.get(each.fault);
      if (remark !== undefined) Object.assign(each, { remark, weight: "warning" });
    }
    if (mended.size === 0) break;
    // Faults of removed parts are dropped. Warnings stay.
    const again = tree.structure();
    const left = weighed.filter(({ weight }) => weight !== "essential");
    const told = new Set(left.map(({ fault }) => keyOf(fault)));
    const found = again
      .filter((fault) => !told.has(keyOf(fault)))
      .map((fault) => ({ fault, weight: weightOf({ fault, severity: "error" }, false) }));
    weighed.splice(0, Infinity, ...left, ...found.filter(({ weight }) => weight === "essential"));
  }
  completeInfo(tree);
  if (isStrict) weighed.push(...endlessSchemas(tree.files).map((fault): Weighed => ({ fault, weight: "error" })));
  weighed.push(...tree.loops.map(({ fault }): Weighed => ({ fault, weight: "essential" })));
  return judge(
    await withoutExceptions(
      weighed.map((each) => toldOf(each, tree)),
      tree,
      config,
    ),
    lint,
  );
}

/** Prepares a tree for generation without running a rule. Says only which references to other files lead nowhere. */
export function unlinted(tree: SpecTree): Judged {
  completeInfo(tree);
  const unresolved = tree.isSelfContained ? [] : tree.structure().filter((fault) => isLost(fault));
  const faults = [...tree.loops.map(({ fault }) => fault), ...unresolved];
  return { findings: faults.map((fault) => findingOf(fault, tree)), warnings: [] };
}

/** Checks for a reference that the bundle cannot do without. */
function isLost(fault: Fault): boolean {
  return ruleOf(fault) !== "struct" && weightOf({ fault, severity: "error" }, false) === "essential" && !isUnread(fault);
}

/** Returns all that is wrong with a tree by the rules of its configuration. */
export async function problemsOf(tree: SpecTree, checks: Checks): Promise<Problem[]> {
  const references = tree.references();
  const found: Problem[] = [];
  const structure = tree.structure(consumerChecks(tree, references, checks, found), references);
  const configured = structure.flatMap((fault): Problem[] => {
    const severity = tree.severityOf(ruleOf(fault) === "struct" ? "struct" : "no-unresolved-refs") ?? "error";
    return severity === "off" ? [] : [{ fault, severity }];
  });
  const problems = distinct([...configured, ...found, ...(await tree.rules(OWN_RULES))]);
  const isBroken = problems.some(({ fault }) => BROKEN.includes(ruleOf(fault)));
  const of = (rule: string): Set<string> => new Set(problems.flatMap(({ fault }) => (ruleOf(fault) === rule ? [placeOf(fault)] : [])));
  const [local, unresolved] = [of("contract/local-ref"), of("no-unresolved-refs")];
  return problems.filter(({ fault }) => {
    if (["no-unresolved-refs", "refused-ref"].includes(ruleOf(fault))) return !local.has(placeOf(fault));
    // Examples cannot be checked by a broken schema, and a missing one contradicts nothing.
    if (fault.code === "rule" && fault.data.isUnchecked === true) return !isBroken;
    return ruleOf(fault) !== "contract/contradiction" || !unresolved.has(placeOf(fault));
  });
}

/** Rules of parts without which no example can be checked. */
const BROKEN = [
  "struct",
  "no-unresolved-refs",
  "refused-ref",
  "yaml-syntax",
  "unreadable",
  "nullable-type-sibling",
  "contract/safe-pattern",
];

function placeOf({ file, pointer }: Fault): string {
  return `${file} ${pointer.replace(/\/\$ref$/, "")}`;
}

/** Redocly's core visits a shared object once for each kind of owner. */
function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [keyOf(problem.fault), problem])).values()];
}

function keyOf({ code, file, pointer, data }: Fault): string {
  return JSON.stringify([code, file, pointer, data]);
}

/** A fault in words. */
interface Told {
  finding: Finding;
  weight: Weight;
}

function toldOf({ fault, weight, remark = "" }: Weighed, tree: SpecTree): Told {
  const finding = findingOf(fault, tree);
  return { weight, finding: remark === "" ? finding : { ...finding, message: `${finding.message} ${remark}` } };
}

/** Splits findings into errors and warnings. */
function judge(told: readonly Told[], lint: LintRules): Judged {
  const stops = ({ weight }: Told): boolean => weight === "essential" || (weight === "error" && lint !== "warn");
  const plain = (some: readonly Told[]): Finding[] => sortFindings(some.map(({ finding }) => finding));
  return { findings: plain(told.filter(stops)), warnings: plain(told.filter((each) => !stops(each))) };
}

async function withoutExceptions(told: readonly Told[], tree: SpecTree, config: string | undefined): Promise<Told[]> {
  if (config === undefined) return [...told];
  const file = join(dirname(resolve(config)), ".redocly.lint-ignore.yaml");
  if (!existsSync(file)) return [...told];
  const weights = new Map(told.map(({ finding, weight }) => [finding, weight]));
  const left = applyExceptions([...weights.keys()], await readExceptions(file), tree);
  return left.map((finding) => ({ finding, weight: weights.get(finding) ?? "warning" }));
}
