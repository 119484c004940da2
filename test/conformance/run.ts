// Runs the suite.
import { Api, type Exchange } from "./api.js";
import { Broken, type Check, type Need, type Target } from "./check.js";
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

const MISSING: Readonly<Record<Need, (target: Target) => string | undefined>> = {
  project: ({ projectIds }) => (projectIds.length < 1 ? "needs --project" : undefined),
  twoProjects: ({ projectIds }) => (projectIds.length < 2 ? "needs --project twice" : undefined),
  member: ({ memberIds }) => (memberIds.length < 1 ? "needs --member" : undefined),
  twoMembers: ({ memberIds }) => (memberIds.length < 2 ? "needs --member twice" : undefined),
  foreignGroup: ({ foreignGroupId }) => (foreignGroupId === undefined ? "needs --foreign-group" : undefined),
  virtualModelConfig: ({ virtualModelConfig }) =>
    virtualModelConfig === undefined ? "needs --virtual-model-config; what it makes stays, since no operation deletes it" : undefined,
  sso: ({ sso }) => (sso === undefined ? "needs --sso-client-id, --sso-client-secret and --sso-code" : undefined),
};

/** Runs the checks one after the other, and deletes after each what it made. */
export async function runChecks(checks: readonly Check[], target: Target, options: RunOptions = {}): Promise<Report> {
  const report: Report = { results: [], leftovers: [] };
  const api = new Api(target);
  for (const check of checks) {
    const { name, section, rule, isChoice = false } = check;
    const reason = reasonAgainst(check, target, options);
    const groups = new Groups(api);
    const outcome =
      reason === undefined ? await outcomeOf(() => check.run({ api, groups, target })) : { outcome: "not run" as const, reason };
    const result: Result = { name, section, rule, isChoice, ...outcome };
    report.leftovers.push(...(await groups.clear()));
    report.results.push(result);
    options.onResult?.(result);
  }
  return report;
}

function reasonAgainst(check: Check, target: Target, options: RunOptions): string | undefined {
  if (options.signal?.aborted === true) return "the run was ended";
  if (check.isChoice === true && options.isReferenceOnly === true) return "the reference leaves it open (--reference-only)";
  for (const need of check.needs ?? []) {
    const reason = MISSING[need](target);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

async function outcomeOf(run: () => Promise<void>): Promise<Pick<Result, "outcome" | "reason" | "exchange">> {
  try {
    await run();
    return { outcome: "passed" };
  } catch (error) {
    if (error instanceof Broken) return { outcome: "failed", reason: error.message, exchange: error.exchange };
    return { outcome: "failed", reason: `no answer: ${messagesOf(error)}` };
  }
}

/** `fetch failed` says nothing; its cause does. */
export function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${messagesOf(error.cause)}`;
}
