import { bodies } from "./cases/bodies.js";
import { calls } from "./cases/calls.js";
import type { Api } from "./cases/case.js";
import { credentials } from "./cases/credentials.js";
import { failures } from "./cases/failures.js";
import { pages } from "./cases/pages.js";

/** What a runtime says of its run. */
export interface Report {
  /** The name and the version that the runtime gives itself. */
  runtime: string;
  results: Result[];
}

export interface Result {
  name: string;
  /** What is not as it should be, where the case failed. */
  error?: string;
}

/** Longer than any case takes, so that one that never ends does not hide the others. */
const PATIENCE = 10_000;

/** Runs all cases, one after the other. */
export async function runSuite(baseUrl: string): Promise<Report> {
  const api: Api = { baseUrl, runtime: nameRuntime() };
  const results: Result[] = [];
  for (const { name, run } of [...calls, ...failures, ...bodies, ...credentials, ...pages]) {
    results.push(
      await inTime(run(api)).then(
        () => ({ name }),
        (error: unknown) => ({ name, error: describe(error) }),
      ),
    );
  }
  return { runtime: api.runtime, results };
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${PATIENCE} ms`)), PATIENCE);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : `\ncaused by ${describe(error.cause)}`;
  // V8 begins a stack with the message, others do not.
  return `${String(error)}\n${error.stack?.replace(String(error), "").trim() ?? ""}${cause}`;
}

/** What runtimes are told apart by. */
interface Global {
  Bun?: { version: string };
  Deno?: { version: { deno: string } };
  process?: { versions?: { node?: string } };
  navigator?: { userAgent?: string };
}

function nameRuntime(): string {
  const { Bun, Deno, process, navigator } = globalThis as Global;
  // Bun and Deno have the `process` of Node too.
  if (Bun) return `Bun ${Bun.version}`;
  if (Deno) return `Deno ${Deno.version.deno}`;
  if (navigator?.userAgent === "Cloudflare-Workers") return "workerd";
  if (process?.versions?.node !== undefined) return `Node ${process.versions.node}`;
  return `Chromium ${/Chrome\/([\d.]+)/.exec(navigator?.userAgent ?? "")?.[1] ?? ""}`;
}
