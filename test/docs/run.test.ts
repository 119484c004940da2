import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorkshop, type Workshop } from "./support/run-sample.js";
import { RUN_ELSEWHERE, RUNS } from "./support/runs.js";
import { documents, samplesOf } from "./support/samples.js";

const samples = new Map(documents().flatMap((file) => samplesOf(file).map((sample) => [sample.name, sample.text])));
let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.remove());

test("every sample of the documents is run, or says where it is", () => {
  expect([...Object.keys(RUNS), ...Object.keys(RUN_ELSEWHERE)].sort()).toEqual([...samples.keys()].sort());
});

test.concurrent.each(Object.entries(RUNS))("%s", async (name, { prints, sends, ...how }) => {
  const { code, stdout, stderr, sent } = await workshop.run(samples.get(name) ?? "", how);
  expect(stderr).toBe("");
  expect(stdout.replace(/\b\d+(?= ms\b)/g, "…").split("\n")).toEqual([...prints, ""]);
  expect(sent).toEqual(sends);
  expect(code).toBe(0);
});

describe("a sample", () => {
  test("has the name of its document and of the heading above it, where a # in a fence is none", () => {
    const text = "# Title\n\n```ts\na;\n```\n\n```sh\n# no heading\n```\n\n```ts\nb;\n```\n\n## Next\n\n```ts\nc;\n```\n";
    expect(samplesOf("packages/client/README.md", text).map(({ name, line }) => [name, line])).toEqual([
      ["client/README.md: Title", 4],
      ["client/README.md: Title 2", 12],
      ["client/README.md: Next", 18],
    ]);
  });

  test("that throws is seen to", async () => {
    const { code, stdout, stderr } = await workshop.run('console.log("before" satisfies string);\nthrow new Error("broken");');
    expect([code, stdout]).toEqual([1, "before\n"]);
    expect(stderr).toContain("Error: broken");
  });

  test("that asks for what the contract does not have gets no answer", async () => {
    const { code, sent } = await workshop.run('await fetch("https://api.example.com/v1/nothing");');
    expect([code, sent]).toEqual([1, ["GET api.example.com/v1/nothing"]]);
  });
});
