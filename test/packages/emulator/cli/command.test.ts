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
