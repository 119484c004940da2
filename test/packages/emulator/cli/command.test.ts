import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { COMMAND, groups, runToEnd, startCommand } from "./harness.js";

test("is executable and exits with 2 on wrong usage", async () => {
  expect(readFileSync(COMMAND, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(statSync(COMMAND).mode & 0o111).toBe(0o111);
  expect(await runToEnd("--prot", "1")).toMatchObject({ code: 2, stdout: "" });
});

test("prints one JSON line with --json and exits with 0 on SIGTERM", async () => {
  const command = await startCommand();
  expect((await groups(command)).status).toBe(200);
  command.process.kill("SIGTERM");
  expect(await command.ended).toBe(0);
  const { url, token } = command;
  expect(JSON.parse(command.printed())).toEqual({ url, token, port: Number(new URL(url).port), pid: command.process.pid });
});
