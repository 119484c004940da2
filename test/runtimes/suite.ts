import { CASE_PATIENCE } from "../harness/patience.js";
import type { Api, Case } from "./cases/case.js";
import { watchRejections } from "./cases/rejections.js";

export interface Report {
  /** The name and the version that the runtime gives itself. */
  runtime: string;
  results: Result[];
}

export interface Result {
  name: string;
  /** What is not as it should be, where the case failed. */
  error?: string;
  /** Why the runtime cannot do it, where it is known for that, and was seen to fail for that reason. */
  limit?: string;
}

// Taken before a case watches those of the packages.
const { setTimeout, clearTimeout } = globalThis;

/** Runs cases, one after the other, and then the one that looks at what they have left. */
export async function runSuite(cases: readonly Case[], baseUrl: string): Promise<Report> {
  const api: Api = { baseUrl, runtime: nameRuntime() };
  const rejections = watchRejections();
  setTimes();
  const results: Result[] = [];
  for (const each of [...cases, rejections]) results.push(await runCase(each, api));
  return { runtime: api.runtime, results };
}

/** Makes the pauses before another attempt, which are random, short, and the default timeout of a call long. */
export function setTimes(): void {
  const random = Math.random;
  // Never the same number: what sorts by random pivots, as Jest does to map the stack of an error, would overflow the stack.
  Math.random = () => random() / 100;
  // A call that was left running keeps its process alive for longer than anybody waits for its end.
  // The fetch of Node.js 20 passes arguments on.
  globalThis.setTimeout = ((run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    setTimeout(run, ms < 60_000 ? ms : CASE_PATIENCE + ms, ...args)) as typeof setTimeout;
}

/** Runs a case, which has to fail where it is listed as what the runtime cannot do. */
export async function runCase({ name, run, cannot = [] }: Case, api: Api): Promise<Result> {
  const limit = cannot.find(({ runtime }) => runtime.test(api.runtime));
  const error = await inTime(run(api)).then(() => undefined, describe);
  if (!limit) return error === undefined ? { name } : { name, error };
  if (error === undefined) return { name, error: `listed as what it cannot do (${limit.reason}), and done` };
  return limit.fails.test(error) ? { name, limit: limit.reason } : { name, error };
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${CASE_PATIENCE} ms`)), CASE_PATIENCE);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : `\ncaused by ${describe(error.cause)}`;
  // V8 begins a stack with the message, others do not.
  return `${String(error)}\n${error.stack?.replace(String(error), "").trim() ?? ""}${cause}`;
}

interface Global {
  Bun?: { version: string };
  Deno?: { version: { deno: string } };
  process?: { versions?: { node?: string } };
  navigator?: { userAgent?: string };
}

export function nameRuntime(): string {
  const { Bun, Deno, process, navigator } = globalThis as Global;
  // Bun and Deno have the `process` of Node too.
  if (Bun) return `Bun ${Bun.version}`;
  if (Deno) return `Deno ${Deno.version.deno}`;
  if (navigator?.userAgent === "Cloudflare-Workers") return "workerd";
  const environment = navigator?.userAgent?.includes("jsdom") ? "jsdom on " : "";
  if (process?.versions?.node !== undefined) return `${environment}Node ${process.versions.node}`;
  return `Chromium ${/Chrome\/([\d.]+)/.exec(navigator?.userAgent ?? "")?.[1] ?? ""}`;
}
