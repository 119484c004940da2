// Runs the suite.
import { Api, type Exchange } from "./api.js";
import { Broken, type Check, type Need, NothingToCheck, type Target } from "./check.js";
import { Groups } from "./groups.js";

export type Outcome = "passed" | "failed" | "not run";

/** What came of a check. */
export interface Result {
  name: string;
  section: string;
  rule: string;
  isChoice: boolean;
  outcome: Outcome;
  /** What is broken, or what is missing. */
  reason?: string;
  /** The request and the answer that show it. */
  exchange?: Exchange;
}

/** What came of a run. */
export interface Report {
  results: Result[];
  /** Access groups that the run made and could not delete: IDs, or names where no answer told the ID. */
  leftovers: string[];
}

export interface RunOptions {
  /** Without the checks of what the reference leaves open. */
  isReferenceOnly?: boolean;
  /** Told of each result as it comes. */
  onResult?: (result: Result) => void;
  /** Ends the run after the check that is under way; what was made is deleted all the same. */
  signal?: AbortSignal;
}

const EACH_ONCE = ", as each code is good once";

/** For each need: the given number, the required number, and the option that is missing otherwise. */
const NEEDS: Readonly<Record<Need, (target: Target) => [have: number, needed: number, option: string]>> = {
  slug: ({ slug }) => [count(slug), 1, "--slug"],
  project: ({ projectIds }) => [projectIds.length, 1, "--project"],
  twoProjects: ({ projectIds }) => [projectIds.length, 2, "--project twice"],
  member: ({ memberIds }) => [memberIds.length, 1, "--member"],
  twoMembers: ({ memberIds }) => [memberIds.length, 2, "--member twice"],
  threeMembers: ({ memberIds }) => [memberIds.length, 3, "--member three times"],
  foreignGroup: ({ foreignGroupId }) => [count(foreignGroupId), 1, "--foreign-group"],
  foreignProject: ({ foreignProjectId }) => [count(foreignProjectId), 1, "--foreign-project"],
  foreignMember: ({ foreignMemberId }) => [count(foreignMemberId), 1, "--foreign-member"],
  virtualModelConfig: ({ virtualModelConfig }) => [
    count(virtualModelConfig),
    1,
    "--virtual-model-config; what is made from it stays, since no operation deletes it",
  ],
  sso: (target) => [codesOf(target), 1, "--sso-client-id, --sso-client-secret and --sso-code"],
  twoCodes: (target) => [codesOf(target), 2, `--sso-code twice${EACH_ONCE}`],
  threeCodes: (target) => [codesOf(target), 3, `--sso-code three times${EACH_ONCE}`],
  fourCodes: (target) => [codesOf(target), 4, `--sso-code four times${EACH_ONCE}`],
  emulatorLike: ({ isEmulatorLike = false }) => [Number(isEmulatorLike), 1, "--emulator-like"],
};

function count(given: unknown): number {
  return given === undefined ? 0 : 1;
}

/** Runs the checks one after the other, and deletes after each what it made. */
export async function runChecks(checks: readonly Check[], target: Target, options: RunOptions = {}): Promise<Report> {
  const report: Report = { results: [], leftovers: [] };
  const api = new Api(target);
  const [projectId = ""] = target.projectIds;
  const [uid = ""] = target.memberIds;
  for (const check of checks) {
    const { name, section, rule, isChoice = false } = check;
    const reason = reasonAgainst(check, target, options);
    const groups = new Groups(api);
    const outcome =
      reason === undefined
        ? await outcomeOf(() => check.run({ api, groups, target, projectId, uid }))
        : { outcome: "not run" as const, reason };
    const result: Result = { name, section, rule, isChoice, ...outcome };
    report.leftovers.push(...(await groups.clear()));
    report.results.push(result);
    options.onResult?.(result);
  }
  return report;
}

function codesOf({ sso }: Target): number {
  return sso?.codes.length ?? 0;
}

function reasonAgainst(check: Check, target: Target, options: RunOptions): string | undefined {
  if (options.signal?.aborted === true) return "the run was ended";
  if (check.isChoice === true && options.isReferenceOnly === true) return "the reference leaves it open (--reference-only)";
  for (const need of check.needs ?? []) {
    const [have, needed, option] = NEEDS[need](target);
    if (have < needed) return `needs ${option}`;
  }
  return undefined;
}

async function outcomeOf(run: () => Promise<void>): Promise<Pick<Result, "outcome" | "reason" | "exchange">> {
  try {
    await run();
    return { outcome: "passed" };
  } catch (error) {
    if (error instanceof NothingToCheck) return { outcome: "not run", reason: error.message };
    if (error instanceof Broken) return { outcome: "failed", reason: error.message, exchange: error.exchange };
    return { outcome: "failed", reason: `no answer: ${messagesOf(error)}` };
  }
}

/** `fetch failed` says nothing; its cause does. */
export function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${messagesOf(error.cause)}`;
}
