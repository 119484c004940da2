import { beforeAll, expect, test } from "vitest";
import { type Outcome, runScript, startScript } from "./harness/command.js";
import { smallRepositoryWithScripts } from "./harness/repositories.js";

const GENERATE = "scripts/generate/launch/launch.js";
let folder: string;
beforeAll(async () => (folder = await smallRepositoryWithScripts()));

async function runUnread(stream: "stdout" | "stderr", ...args: string[]): Promise<Outcome> {
  const { child, ended } = startScript(folder, GENERATE, args);
  child[stream]?.destroy();
  return ended;
}

test("npm run generate with a closed reader keeps its exit code and output without a stdout reader", async () => {
  expect(await runUnread("stdout", "--help")).toMatchObject({ code: 0, stderr: "" });
  expect(await runUnread("stdout", "--no-docs")).toMatchObject({ code: 0, stderr: "" });
  expect((await runScript(folder, GENERATE, ["--check"])).code).toBe(0);
});

test("npm run generate with a closed reader keeps its exit code without a stderr reader", async () =>
  expect(await runUnread("stderr", "--chek")).toMatchObject({ code: 2, stdout: "" }));
