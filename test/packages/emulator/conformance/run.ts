import { Api } from "./api.js";
import { Broken, type Exchange, NothingToCheck } from "./assertions.js";
import type { Check, Need } from "./check.js";
import type { Target } from "./target.js";
import { Groups } from "./groups.js";

export type Outcome = "passed" | "failed" | "not run";

export interface Result {
  name: string;
  rule: string;
  isChoice: boolean;
  outcome: Outcome;
  reason?: string;
  exchange?: Exchange;
}

export interface Report {
  results: Result[];
  /** Access groups that the run created and could not delete, by ID, or by name if no response contained the ID. */
  leftovers: string[];
}

export interface RunOptions {
  isReferenceOnly?: boolean;
  onResult?: (result: Result) => void;
  /** Ends the run after the check that is under way; what was made is deleted all the same. */
  signal?: AbortSignal;
}

const NEEDS: Readonly<Record<Need, [given: (target: Target) => unknown, option: string]>> = {
  slug: [({ slug }) => slug, "--slug"],
  project: [({ projectIds }) => projectIds, "--project"],
  member: [({ memberIds }) => memberIds, "--member"],
  foreignGroup: [({ foreignGroupId }) => foreignGroupId, "--foreign-group"],
  foreignProject: [({ foreignProjectId }) => foreignProjectId, "--foreign-project"],
  foreignMember: [({ foreignMemberId }) => foreignMemberId, "--foreign-member"],
  virtualModelConfig: [({ virtualModelConfig }) => virtualModelConfig, "--virtual-model-config"],
  code: [({ sso }) => sso?.codes, "--sso-client-id, --sso-client-secret and --sso-code"],
  emulatorLike: [({ isEmulatorLike }) => isEmulatorLike, "--emulator-like"],
};

export async function runChecks(checks: readonly Check[], target: Target, options: RunOptions = {}): Promise<Report> {
  const report: Report = { results: [], leftovers: [] };
  const api = new Api(target);
  const [projectId = ""] = target.projectIds;
  const [uid = ""] = target.memberIds;
  for (const check of checks) {
    const { name, rule, isChoice = false } = check;
    const reason = reasonAgainst(check, target, options);
    const groups = new Groups(api);
    const run = () =>
      reason === undefined ? check.run({ api, groups, target, projectId, uid }) : Promise.reject(new NothingToCheck(reason));
    const result: Result = { name, rule, isChoice, ...(await outcomeOf(run)) };
    report.leftovers.push(...(await groups.clear()));
    report.results.push(result);
    options.onResult?.(result);
  }
  return report;
}

function reasonAgainst(check: Check, target: Target, options: RunOptions): string | undefined {
  if (options.signal?.aborted === true) return "the run was ended";
  if (check.isChoice === true && options.isReferenceOnly === true) return "the reference leaves it open (--reference-only)";
  for (const [need, count] of Object.entries(check.needs ?? {})) {
    const [given, option] = NEEDS[need as Need];
    const value = given(target);
    const have = Array.isArray(value) ? value.length : Number(value !== undefined && value !== false);
    if (have < count) return `needs ${option}${count > 1 ? ` ${count} times` : ""}`;
  }
  return undefined;
}

async function outcomeOf(run: () => Promise<unknown>): Promise<Pick<Result, "outcome" | "reason" | "exchange">> {
  try {
    await run();
    return { outcome: "passed" };
  } catch (error) {
    if (error instanceof NothingToCheck) return { outcome: "not run", reason: error.message };
    if (error instanceof Broken) return { outcome: "failed", reason: error.message, exchange: error.exchange };
    return { outcome: "failed", reason: `no response: ${messagesOf(error)}` };
  }
}

/** `fetch failed` says nothing; its cause does. */
export function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${messagesOf(error.cause)}`;
}
