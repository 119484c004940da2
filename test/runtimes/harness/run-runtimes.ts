import type { Report, Result } from "../suite.js";
import type { Place, Run, Runtime } from "../types.js";
import { startApiServer } from "./api-server.js";

/** Most of what a suite takes is waiting. */
const AT_ONCE = 3;

/** Runs the suite in each runtime and prints how that went. Returns the exit code. */
export async function runRuntimes(
  runtimes: readonly Runtime[],
  placeOf: (index: number) => Promise<Omit<Place, "api">>,
  print: (text: string) => void,
): Promise<number> {
  const runs: Result[][] = [];
  const queue = runtimes.entries();
  const work = async (): Promise<void> => {
    for (const [index, runtime] of queue) runs[index] = await tryRuntime(runtime, await placeOf(index), print);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // Where all went well that a runtime has run, it has to have run what the others have of the same suite.
  const missing = runtimes.flatMap(({ name, suite }, index) => {
    const results = runs[index] ?? [];
    const others = runs.filter((_, other) => runtimes[other]?.suite === suite).flat();
    const names = new Set(others.filter(isPassed).map((result) => result.name));
    const left = results.every(isPassed) ? [...names].filter((each) => !results.some((result) => result.name === each)) : [];
    return left.map((each) => `${name}: ${each}`);
  });
  for (const name of missing) print(`left out by ${name}`);
  for (const [index, results] of runs.entries()) {
    for (const { name, error } of results) if (error !== undefined) print(`failed: ${runtimes[index]?.name}: ${name}`);
  }
  const passed = runs.flat().filter(isPassed).length;
  const failed = runs.flat().length - passed + missing.length;
  print(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** Runs the suite in a runtime. One that cannot be started, or is not what it should be, has a failed result. */
async function tryRuntime(runtime: Runtime, place: Omit<Place, "api">, print: (text: string) => void): Promise<Result[]> {
  const started = performance.now();
  const server = await startApiServer();
  const { runtime: called, results } = await runtime
    .run({ ...place, api: server.baseUrl })
    .then((run) => readReport(run, runtime))
    .catch((error: unknown): Report => ({ runtime: "not run", results: [{ name: "runs the suite", error: describe(error) }] }));
  await server.close();
  const passed = results.filter(isPassed).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${runtime.name} (${called}): ${passed} passed, ${results.length - passed} failed, ${seconds} s`);
  for (const { name, error, limit } of results) {
    if (error !== undefined) print(`  failed: ${name}\n${error.replace(/^/gm, "    ")}`);
    else if (limit !== undefined) print(`  cannot, as expected: ${name} (${limit})`);
  }
  return results;
}

function readReport({ text, ending, version }: Run, { called }: Runtime): Report {
  if (!text.startsWith("{")) throw new Error(`no report came, but: ${text}`);
  const { runtime, results } = JSON.parse(text) as Report;
  if (!called.test(runtime)) throw new Error(`it calls itself ${runtime}`);
  if (results.length === 0) throw new Error("it ran no case");
  return { runtime: version === undefined ? runtime : `${runtime} ${version}`, results: [...results, ...(ending ? [ending] : [])] };
}

const isPassed = ({ error }: Result): boolean => error === undefined;

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${describe(error.cause)}`;
}
