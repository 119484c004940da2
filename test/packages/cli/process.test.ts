import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { run, type Terminal } from "../../../packages/cli/src/internal/run.js";
import { main } from "../../../scripts/cli/published/command.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { platform, useEmulator } from "./harness/platform.js";

const used = useEmulator();

test.each([
  ["", 0, /^$/],
  ["a".repeat(11e6), 2, /^A message cannot be read or answered: ReadBuffer exceeded maximum size of 10485760 bytes\n$/],
  ['{"jsonrpc":"2.0","id":1,"method":"tools/list","params":null}\n', 0, /^A message cannot be read or answered: /],
])("mcp ends with its input, and tells messages that it cannot read", (input, code, said) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(REPOSITORY, "packages/cli/dist/cli.js"), "mcp"], { input });
  expect([status, String(stdout), String(stderr)]).toEqual([code, "", expect.stringMatching(said)]);
});

test.each([
  ["cli", ["call", "readAccessGroup", "--help"], 0, "Usage: hosting-platform call readAccessGroup --path.idOrName V"],
  ["generator", ["docs", "--help"], 0, "--site-url URL"],
  ["generator", ["help", "docs"], 0, "--site-url URL"],
  ["generator", ["help"], 0, "Input and output:"],
  ["generator", ["doc", "api.yaml"], 2, "There is no command doc. Did you mean docs?"],
] as const)("the installed %s answers %j", (name, args, code, said) => {
  const { status, output } = spawnSync(process.execPath, [join(REPOSITORY, `packages/${name}/dist/cli.js`), ...args]);
  expect([status, output.join("")]).toEqual([code, expect.stringContaining(said)]);
});

test.each([
  [["-h"], 0, "Usage: hosting-platform-generator cli DOCUMENT search WORDS"],
  [["search", "pets"], 2, "The document is missing: write it before search."],
  [["-", "search", "pets"], 2, "The document is a file or a URL"],
])("the command for any document answers %j", async (args, code, said) => {
  let written = "";
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((part) => (written += String(part)) !== "");
  expect([await main(args), written]).toEqual([code, expect.stringContaining(said)]);
});

test("only the help of the platform has --emulator", async () => {
  let written = "";
  vi.spyOn(process.stdout, "write").mockImplementation((part) => (written += String(part)) !== "");
  await main(["-h"]);
  expect(written).toContain("--token-from");
  expect(written).not.toContain("--emulator");
  await run(platform, ["--help"], "cli", "1");
  expect(written).toContain("--emulator");
});

test("mcp answers what was asked before its input ended", async () => {
  const { id } = used.emulator.faults.add({ operation: "listAccessGroups", delay: 100 });
  onTestFinished(() => void used.emulator.faults.remove(id));
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const messages = [
    {
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } },
    },
    { method: "notifications/initialized" },
    { id: 2, method: "tools/call", params: { name: "call", arguments: { operationId: "listAccessGroups" } } },
    { id: 3, method: "tools/call", params: { name: "call", arguments: { operationId: "listAccessGroups", fields: ["membersCount"] } } },
    { method: "notifications/cancelled", params: { requestId: 3 } },
  ];
  stdin.end(messages.map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`).join(""));
  const terminal = { env: used.env, stdin, stdout, stderr: { write: () => true } } as unknown as Terminal;
  expect(await run(platform, ["mcp"], "cli", "1", terminal)).toBe(0);
  expect(String(stdout.read())).toMatch(/^.*"id":1.*\n.*web.*"id":2.*\n$/);
});
