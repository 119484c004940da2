import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contendersIn } from "../../../scripts/bench/contenders.js";
import { interleave } from "../../../scripts/bench/measure.js";
import { createWorkspace, type Workspace } from "../../../scripts/bench/workspace.js";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { runScript } from "../support/command.js";

const BENCH = "scripts/bench/index.ts";

test.each([
  ["an unknown benchmark", ["--only", "boats"], "No benchmark is called boats."],
  ["no run at all", ["--runs", "0"], "--runs takes a whole number of at least 1."],
  ["half a contract", ["--factor", "0.5"], "--factor takes a whole number of at least 1."],
])("%s is wrong usage", async (_, args, message) => {
  const { code, stderr } = await runScript(REPOSITORY, BENCH, args);
  expect(stderr).toContain(`${message}\nusage: `);
  expect(code).toBe(2);
});

describe("in a workspace", () => {
  let workspace: Workspace;

  beforeAll(async () => {
    workspace = await createWorkspace(1);
  });

  afterAll(() => workspace.remove());

  test("every contender does its work", { timeout: 180_000 }, async () => {
    const contenders = await contendersIn(workspace);
    const results = await interleave(contenders, 0);
    expect([...results.keys()]).toEqual(contenders.map(({ name }) => name));
  });
});
