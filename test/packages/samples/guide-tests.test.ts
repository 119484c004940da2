import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openWorkshop, type Workshop } from "./harness/run-sample.js";
import { samplesOf } from "./harness/samples.js";

const FILES = ["scripts/docs/guides/testing.md", "README.md"];
const samples = new Map(FILES.flatMap((file) => samplesOf(file)).map(({ name, text }) => [name, text]));
const FAILURES = samples.get("guides/testing.md: Failures") ?? "";
const TITLES = [...FAILURES.matchAll(/^test\("([^"]+)"/gm)].map(([, title = ""]) => title);
let workshop: Workshop;

beforeAll(() => (workshop = openWorkshop()));
afterEach(() => vi.unstubAllGlobals());
afterAll(() => workshop.remove());

type Step = () => unknown;

/** Runs the tests of a sample as vitest does, one after another; gives the titles of those that pass. */
async function passingIn(code: string): Promise<string[]> {
  const steps = { beforeAll: [] as Step[], beforeEach: [] as Step[], afterAll: [] as Step[] };
  const tests: [title: string, body: Step][] = [];
  const collect = (name: keyof typeof steps) => (step: Step) => void steps[name].push(step);
  const runAll = async (name: keyof typeof steps): Promise<void> => {
    for (const step of steps[name]) await step();
  };
  vi.stubGlobal("vitest", {
    ...{ beforeAll: collect("beforeAll"), beforeEach: collect("beforeEach"), afterAll: collect("afterAll") },
    test: (title: string, body: Step) => void tests.push([title, body]),
    expect,
  });
  const imported = code.replace(/^import (\{.*\}) from "vitest";$/m, "const $1 = globalThis.vitest;");
  const { error } = await workshop.run(imported);
  expect(error).toBeUndefined();
  const passing: string[] = [];
  await runAll("beforeAll");
  for (const [title, body] of tests) {
    await runAll("beforeEach");
    try {
      await body();
      passing.push(title);
    } catch {
      // It fails.
    }
  }
  await runAll("afterAll");
  return passing;
}

test("passes the guide's tests against the emulator", async () => {
  const code = samples.get("guides/testing.md: Against the emulator") ?? "";
  expect(await passingIn(code)).toEqual(["lists a created group", "starts from the initial state"]);
});

test("passes the README's test", async () =>
  expect(await passingIn(samples.get("README.md: Test without the API") ?? "")).toEqual(["lists a created group"]));

test("passes the guide's fault tests only with the faults", async () => {
  expect(TITLES.length).toBeGreaterThan(5);
  expect(await passingIn(FAILURES)).toEqual(TITLES);
  // A healthy request may take longer than the sample's timeout on a busy machine.
  const withoutFaults = FAILURES.replaceAll(/^ {2}emulator\.faults\.add.*\n/gm, "").replaceAll(/timeout: \d+, /g, "");
  expect(await passingIn(withoutFaults)).toEqual(TITLES.slice(0, 1));
});
