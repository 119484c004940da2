import { expect, test } from "vitest";
import { NO_PROCESS, runCommand } from "./lib/run-command.js";
import { type Run, runRuntimes } from "./lib/run-runtimes.js";
import type { Runtime } from "./runtimes.js";
import type { Result } from "./suite.js";

/** Runs runtimes that are none; gives the exit code and what is printed. */
async function run(...runs: (() => Promise<Run>)[]): Promise<[code: number, printed: string]> {
  return runSuites(runs.map((run) => ["libraries", run]));
}

async function runSuites(runs: readonly [Runtime["suite"], () => Promise<Run>][]): Promise<[code: number, printed: string]> {
  const place = { runtimes: "", scratch: "", project: { folder: "", importMap: {} }, emulator: "" };
  const runtimes = runs.map(([suite, run], index): Runtime => ({ name: `runtime ${index}`, suite, called: /^Fake \d/, run }));
  let printed = "";
  const code = await runRuntimes(
    runtimes,
    () => Promise.resolve(place),
    (text) => (printed += `${text}\n`),
  );
  return [code, printed.replace(/\d\.\d s$/gm, "0.0 s")];
}

function report(results: Result[], runtime = "Fake 1"): () => Promise<Run> {
  return () => Promise.resolve({ text: JSON.stringify({ runtime, results }), ending: NO_PROCESS });
}

/** A program of Node.js in place of a runtime. */
function program(code: string, timeout = 20_000): () => Promise<Run> {
  return () => runCommand(process.execPath, ["--eval", code], { cwd: import.meta.dirname, env: {}, timeout });
}

const PRINT = `console.log('{"runtime":"Fake 1","results":[{"name":"a"}]}');`;

test("a run in which all passes exits with 0 and counts", async () => {
  const [code, printed] = await run(report([{ name: "a" }, { name: "b", limit: "reason" }]));
  expect(code).toBe(0);
  expect(printed).toBe(`runtime 0 (Fake 1): 3 passed, 0 failed, 0.0 s
  cannot, as expected: b (reason)
  cannot, as expected: ${NO_PROCESS.name} (it has no process of its own)

3 passed, 0 failed
`);
});

test("a case that fails is named with its runtime and its message", async () => {
  const [code, printed] = await run(report([{ name: "a" }, { name: "b", error: "Error: 1 instead of 2" }]));
  expect(code).toBe(1);
  expect(printed).toContain("runtime 0 (Fake 1): 2 passed, 1 failed, 0.0 s\n  failed: b\n    Error: 1 instead of 2\n");
  expect(printed).toContain("\n2 passed, 1 failed\n");
});

test("a program that is not there fails the run", async () => {
  const missing = (): Promise<Run> => runCommand("/missing/runtime", [], { cwd: import.meta.dirname, env: {}, timeout: 20_000 });
  const [code, printed] = await run(report([{ name: "a" }]), missing);
  expect(code).toBe(1);
  expect(printed).toContain("runtime 1 (not run): 0 passed, 1 failed");
  expect(printed).toContain("/missing/runtime cannot be started\n    spawn /missing/runtime ENOENT");
});

test("so does one that ends with an error, without a report, with one of another runtime, or with one of no case", async () => {
  const broken = [program("process.exit(3)"), program("console.log('hello')"), report([{ name: "a" }], "Other 1"), report([])];
  const [code, printed] = await run(...broken);
  expect(code).toBe(1);
  expect(printed).toMatch(
    /ended with 3\n[^]*ended without what it should have printed\n +hello\n[^]*calls itself Other 1\n[^]*ran no case\n/,
  );
  expect(printed).toContain("\n0 passed, 4 failed\n");
});

test("one that never ends is ended", async () => {
  const [code, printed] = await run(program("setInterval(() => {}, 1000)", 300));
  expect(code).toBe(1);
  expect(printed).toContain("ended with nothing after 300 ms");
});

test("one that has reported, and is kept alive by a timer, fails by that alone", async () => {
  const [code, printed] = await run(program(`${PRINT} setTimeout(() => {}, 60_000);`), program(PRINT));
  expect(code).toBe(1);
  expect(printed).toContain(
    `runtime 0 (Fake 1): 1 passed, 1 failed, 0.0 s\n  failed: ${NO_PROCESS.name}\n    something keeps its process alive`,
  );
  expect(printed).toContain("runtime 1 (Fake 1): 2 passed, 0 failed");
});

test("one that leaves out a case that others run fails the run", async () => {
  const [code, printed] = await run(report([{ name: "a" }, { name: "b" }]), report([{ name: "a" }]));
  expect(code).toBe(1);
  expect(printed).toContain("left out by runtime 1: b\n\n5 passed, 1 failed\n");
});

test("what another suite has is not left out", async () => {
  const [a, b] = [report([{ name: "a" }]), report([{ name: "b" }])];
  const [code, printed] = await runSuites([
    ["libraries", a],
    ["emulator", b],
    ["emulator", report([{ name: "b" }, { name: "c" }])],
  ]);
  expect(code).toBe(1);
  expect(printed.match(/^left out .*$/gm)).toEqual(["left out by runtime 1: c"]);
});
