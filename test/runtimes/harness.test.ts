import { expect, test } from "vitest";
import { NO_PROCESS, runCommand } from "./harness/run-command.js";
import { type Run, runRuntimes } from "./harness/run-runtimes.js";
import { type Result, runCase } from "./suite.js";

/** Runs programs that are no runtimes. Returns the exit code and the output. */
async function run(...runs: (() => Promise<Run>)[]): Promise<[code: number, printed: string]> {
  const place = { runtimes: "", scratch: "", project: { folder: "", importMap: {} }, emulator: "" };
  const runtimes = runs.map((run, index) => ({ name: `runtime ${index}`, suite: "libraries" as const, called: /^Fake \d/, run }));
  let printed = "";
  const code = await runRuntimes(
    runtimes,
    () => Promise.resolve(place),
    (text) => (printed += `${text}\n`),
  );
  return [code, printed];
}

const report =
  (names: readonly string[], runtime = "Fake 1", error?: string) =>
  (): Promise<Run> => {
    const results = names.map((name): Result => ({ name, ...(error !== undefined && { error }) }));
    return Promise.resolve({ text: JSON.stringify({ runtime, results }), ending: NO_PROCESS });
  };

const program = (code: string, patience?: number) => (): Promise<Run> =>
  runCommand(process.execPath, ["--eval", code], { cwd: import.meta.dirname, env: {}, timeout: 30_000 }, patience);

const PRINT = `console.log('{"runtime":"Fake 1","results":[{"name":"a"}]}');`;

test("passes where every case of every runtime passes", async () => {
  expect(await run(report(["a"]), program(PRINT))).toEqual([0, expect.stringContaining("\n4 passed, 0 failed\n")]);
});

test.each([
  ["a failed case", [report(["a"], "Fake 1", "Error: 1 instead of 2")], "failed: a\n    Error: 1 instead of 2\n"],
  ["an exit code", [program("process.exit(3)")], "ended with 3"],
  ["the report of another runtime", [report(["a"], "Other 1")], "calls itself Other 1"],
  ["a process that a timer keeps alive", [program(`${PRINT} setInterval(() => {}, 1000)`, 1)], "something keeps its process alive"],
  ["a case that only another runtime ran", [report(["a", "b"]), report(["a"])], "left out by runtime 1: b\n"],
])("fails the run for %s", async (_, runs, printed) => {
  expect(await run(...runs)).toEqual([1, expect.stringContaining(printed)]);
});

const LIMIT = [{ runtime: /^Fake /, reason: "it is no runtime", fails: /^Error: impossible/ }];

test.each<[string, string | undefined, typeof LIMIT, Partial<Result>]>([
  ["passes", undefined, [], { name: "a" }],
  ["fails", "broken", [], { error: expect.stringMatching(/^Error: broken\nat /) as string }],
  ["fails as its runtime has to", "impossible", LIMIT, { limit: "it is no runtime" }],
  ["fails for another reason than its runtime has to", "broken", LIMIT, { error: expect.stringMatching(/^Error: broken/) as string }],
  ["passes where its runtime has to fail", undefined, LIMIT, { error: "listed as what it cannot do (it is no runtime), and done" }],
])("reports a case that %s", async (_, error, cannot, result) => {
  const run = (): Promise<void> => (error === undefined ? Promise.resolve() : Promise.reject(new Error(error)));
  const api = { baseUrl: "http://127.0.0.1:9", runtime: "Fake 1" };
  expect(await runCase({ name: "a", run, cannot }, api)).toMatchObject(result);
});
