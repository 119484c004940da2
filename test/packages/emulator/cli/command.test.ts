import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyFolder } from "../../../harness/folders.js";
import { run } from "../../../harness/processes.js";
import { start } from "../start/harness.js";
import { COMMAND, groups } from "./harness.js";

test("is executable and exits with 2 on wrong usage", async () => {
  expect(readFileSync(COMMAND, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(statSync(COMMAND).mode & 0o111).toBe(0o111);
  expect(await run(process.execPath, [COMMAND, "--prot", "1"], ".")).toMatchObject({ code: 2, stdout: "" });
});

test("exits with 1 if the port of record is in use", async () => {
  vi.stubEnv("TOKEN", "a");
  const { port } = await start();
  const args = [
    "--upstream",
    "https://api.example.com",
    "--token-from",
    "TOKEN",
    "--stubs",
    join(emptyFolder(), "s"),
    "--port",
    String(port),
  ];
  const { code, stderr } = await run(process.execPath, [COMMAND, "record", ...args], ".");
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^hosting-platform-emulator: Port .* in use.*\n$/)]);
});

const node = (script: string): string[] => ["--", process.execPath, "--input-type=module", "--eval", script];
const CALL = `
  const { HOSTING_PLATFORM_BASE_URL: url, HOSTING_PLATFORM_TOKEN: token } = process.env;
  const { status } = await fetch(url + "/v1/access-groups", { headers: { authorization: "Bearer " + token } });
  console.log(status, process.argv.slice(1).join());
  process.exitCode = 7;`;

test("runs a command with an emulator, and ends with its exit code", async () => {
  vi.stubEnv("HOSTING_PLATFORM_TOKEN", "of-the-platform");
  const { code, stdout, stderr } = await run(process.execPath, [COMMAND, "exec", ...node(CALL), "--", "--help"], ".");
  expect([code, stdout, stderr]).toEqual([7, "200 --help\n", ""]);
});

test.each([
  [["--", "/none/such"], 127, "cannot run /none/such"],
  [["--", "."], 126, "cannot run ."],
  [node("process.kill(process.pid, 'SIGKILL')"), 137, ""],
  [[], 2, "exec needs a command after --"],
  [["--"], 2, "exec needs a command after --"],
  [["--seed", "none", "--", "true"], 1, "Cannot read --seed none"],
])("ends exec %j with %i", async (args, code, message) => {
  const result = await run(process.execPath, [COMMAND, "exec", ...args], ".");
  expect([result.code, result.stderr]).toEqual([code, expect.stringContaining(message)]);
});

test("passes signals on to the command of exec, and ends after it", async () => {
  const script = `process.on("SIGTERM", async () => { await fetch(process.env.HOSTING_PLATFORM_BASE_URL); console.log("ended"); process.exit(5); }); setInterval(() => {}, 1000); console.log("ready");`;
  const child = spawn(process.execPath, [COMMAND, "exec", ...node(script)], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const ended = once(child, "close");
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect([await ended, printed]).toEqual([[5, null], "ready\nended\n"]);
});

test("prints one JSON line with --json and exits with 0 on SIGTERM", async () => {
  const child = spawn(process.execPath, [COMMAND, "--port", "0", "--json"], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const ended = once(child, "exit");
  while (!printed.includes("\n") && child.exitCode === null) await once(child.stdout, "data");
  const { url, token } = JSON.parse(printed) as { url: string; token: string };
  expect((await groups({ url, token })).status).toBe(200);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(JSON.parse(printed)).toEqual({ url, token, port: Number(new URL(url).port), pid: child.pid });
});
