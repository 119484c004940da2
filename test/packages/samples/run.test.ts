import { validate } from "dockerfile-utils";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorkshop, type Workshop } from "./harness/run-sample.js";
import { RUN_ELSEWHERE, RUNS } from "./runs/index.js";
import { documents, guides, samplesOf, sources } from "./harness/samples.js";
import { filesOfRecipe } from "../../harness/recipes.js";

const samples = new Map(
  [...documents(), ...guides(), ...sources()].flatMap((file) => samplesOf(file).map((sample) => [sample.name, sample.text])),
);
let workshop: Workshop;

beforeAll(() => (workshop = openWorkshop()));
afterAll(() => workshop.remove());

test("lists every sample as run here or elsewhere", () =>
  expect([...Object.keys(RUNS), ...Object.keys(RUN_ELSEWHERE)].sort()).toEqual([...samples.keys()].sort()));

test.each(Object.entries(RUNS))("runs %s", async (name, { prints, sends, ...how }) => {
  const { stdout, sent, received, meant, ...rest } = await workshop.run(samples.get(name) ?? "", how);
  expect(rest).toEqual({ error: undefined, stderr: "", wrong: [], serversLeft: 0 });
  expect(stdout.replace(/\b\d+(?= ms\b)/g, "…").split("\n")).toEqual([...prints, ""]);
  expect(sent).toEqual(sends);
  expect(received).toEqual(meant);
});

const { Dockerfile = "" } = filesOfRecipe("Docker");

test("has a valid Dockerfile in the emulator's README", () => expect(validate(Dockerfile)).toEqual([]));

test("detects an invalid Dockerfile", () => {
  for (const text of [Dockerfile.replace("HEALTHCHECK CMD", "HEALTHCHECK RUN"), ""]) expect(validate(text)).toHaveLength(1);
});
