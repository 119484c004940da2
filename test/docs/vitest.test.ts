import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { run } from "../support/processes.js";
import { openWorkshop, type Workshop } from "./support/run-sample.js";
import { samplesOf } from "./support/samples.js";

/** What vitest's reporter writes, as far as it is read here. */
interface Report {
  testResults: { message: string; assertionResults: { title: string; status: string }[] }[];
}

const VITEST = join(REPOSITORY, "node_modules/vitest/vitest.mjs");
const samples = new Map(samplesOf("scripts/docs/guides/testing.md").map(({ name, text }) => [name, text]));
let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.remove());

/** What came of the tests in a module, by their titles. */
async function outcomeOf(code: string): Promise<Record<string, string>> {
  await writeFile(join(workshop.folder, "sample.test.ts"), code);
  const report = join(workshop.folder, "report.json");
  const args = [VITEST, "run", "--reporter=json", `--outputFile=${report}`];
  const { stderr } = await run(process.execPath, args, workshop.folder);
  const [file] = (JSON.parse(await readFile(report, "utf8")) as Report).testResults;
  if (file?.message !== "") throw new Error(`${file?.message ?? "no file"}\n${stderr}`);
  return Object.fromEntries(file.assertionResults.map(({ title, status }) => [title, status]));
}

test("the guide's tests against the emulator pass", async () => {
  expect(await outcomeOf(samples.get("guides/testing.md: Against the emulator") ?? "")).toEqual({
    "a group that was created is listed": "passed",
    "the next test begins anew": "passed",
  });
});

const NIGHT = samples.get("guides/testing.md: What happens at three in the morning") ?? "";
const TITLES = [...NIGHT.matchAll(/^test\("([^"]+)"/gm)].map(([, title = ""]) => title);

test("the guide's tests with faults pass, and all but the first fail without the faults", async () => {
  expect(TITLES).toHaveLength(7);
  expect(await outcomeOf(NIGHT)).toEqual(Object.fromEntries(TITLES.map((title) => [title, "passed"])));
  const withoutFaults = NIGHT.replaceAll(/^ {2}emulator\.faults\.add.*\n/gm, "");
  const [first = "", ...others] = TITLES;
  expect(await outcomeOf(withoutFaults)).toEqual({ [first]: "passed", ...Object.fromEntries(others.map((title) => [title, "failed"])) });
});
