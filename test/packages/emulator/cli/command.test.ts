import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { COMMAND, runToEnd, startCommand, useFolder } from "./support.js";

const folder = useFolder();

async function groups({ url, token }: { url: string; token: string }, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return fetch(`${url}/v1/access-groups`, { headers, ...init });
}

test("the command is executable, and runs by itself", () => {
  expect(readFileSync(COMMAND, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(statSync(COMMAND).mode & 0o111).toBe(0o111);
});

test("--help tells the options, --version the version", async () => {
  const help = await runToEnd("--help");
  expect([help.code, help.stderr]).toEqual([0, ""]);
  for (const option of ["--port", "--host", "--seed", "--data", "--allow-origin", "--json", "--quiet"])
    expect(help.stdout).toContain(option);
  expect(await runToEnd("--version")).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string });
});

test.each([
  [["--prot", "1"], "Unknown option '--prot'"],
  [["4010"], "Unexpected argument '4010'"],
  [["--port"], "argument missing"],
  [["--port", "http"], '--port has to be a whole number from 0 to 65535, not "http"'],
  [["--port", "65536"], "--port has to be"],
  [["--seed", ""], "--seed needs a value"],
  [["--json=yes"], "does not take an argument"],
])("%j is wrong usage", async (args, message) => {
  const { code, stdout, stderr } = await runToEnd(...args);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/\nhosting-platform-emulator --help lists the options\n$/);
});

test("--json prints one line, which is enough to call it; a signal ends it", async () => {
  const command = await startCommand();
  expect((await groups(command)).status).toBe(200);
  command.process.kill("SIGTERM");
  expect(await command.ended).toBe(0);
  const { url, token } = command;
  expect(JSON.parse(command.printed())).toEqual({ url, token, port: Number(new URL(url).port), pid: command.process.pid });
});

test("a request that is being answered ends before the command does, and what it changed is kept", async () => {
  const data = folder.path("kept");
  const first = await startCommand("--data", data);
  const fault = { operation: "createAccessGroup", drip: { bytes: 10, every: 3_600_000 } };
  await fetch(`${first.url}/_emulator/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fault),
  });
  const dripping = await groups(first, { method: "POST", body: '{"name":"kept"}' });
  first.process.kill("SIGINT");
  expect(await dripping.json()).toMatchObject({ name: "kept" });
  expect(await first.ended).toBe(0);
  const second = await startCommand("--data", data);
  expect(await (await groups(second)).text()).toContain('"kept"');
});

test("a second signal ends it at once", async () => {
  const command = await startCommand();
  const socket = connect(Number(new URL(command.url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  const { host } = new URL(command.url);
  socket.write(`POST /_emulator/reset HTTP/1.1\r\nhost: ${host}\r\nexpect: 100-continue\r\ncontent-length: 10\r\n\r\n`);
  await once(socket, "data");
  const before = performance.now();
  command.process.kill("SIGTERM");
  // Node delivers two signals of one kind that come together as one.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(command.process.exitCode).toBeNull();
  command.process.kill("SIGTERM");
  expect(await command.ended).toBe(143);
  expect(performance.now() - before).toBeLessThan(2000);
});

test("a seed file is what there is at the beginning", async () => {
  const seed = folder.path("seed.json");
  await writeFile(seed, JSON.stringify({ tokens: [] }));
  const command = await startCommand("--seed", seed);
  expect(JSON.parse(command.printed())).toMatchObject({ token: null });
});

test("what it cannot do it says in a line, without a stack", async () => {
  const taken = await startCommand("--data", folder.path("locked"));
  const { port } = new URL(taken.url);
  await writeFile(folder.path("cut.json"), "{");
  await writeFile(folder.path("wrong.json"), '{"user":[]}');
  for (const [args, message] of [
    [["--port", port], `port ${port} of 127.0.0.1 is taken by another program`],
    [["--port", "0", "--data", folder.path("locked")], "locked"],
    [["--seed", folder.path("none.json")], "none.json cannot be read"],
    [["--seed", folder.path("cut.json")], "cut.json is no JSON"],
    [["--seed", folder.path("wrong.json")], '"user"'],
    [["--host", "192.0.2.1"], "192.0.2.1 is no address of this machine"],
  ] as const) {
    const { code, stdout, stderr } = await runToEnd(...args);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^hosting-platform-emulator: /);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^ +at /m);
  }
});

test("what fails inside is told on stderr, with the identifier of the answer, as where the disk is full", async () => {
  // As many kibibytes as a shell lets the command write to a file stand for a disk that is full.
  const script = `ulimit -f 8; exec "$0" "$1" --port 0 --json --data "$2"`;
  const child = spawn("bash", ["-c", script, process.execPath, COMMAND, folder.path("full")], { stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr]: [string[], string[]] = [[], []];
  child.stdout.on("data", (data: Buffer) => stdout.push(data.toString()));
  child.stderr.on("data", (data: Buffer) => stderr.push(data.toString()));
  await once(child.stdout, "data");
  const emulator = JSON.parse(stdout.join("")) as { url: string; token: string };
  const statuses: number[] = [];
  let failed: Response | undefined;
  for (let index = 0; index < 100 && failed === undefined; index += 1) {
    const answer = await groups(emulator, { method: "POST", body: JSON.stringify({ name: `group-${index}` }) });
    statuses.push(answer.status);
    if (answer.status === 500) failed = answer;
  }
  expect(new Set(statuses)).toEqual(new Set([200, 500]));
  const requestId = failed?.headers.get("x-request-id") ?? "none";
  await vi.waitFor(() => expect(stderr.join("")).toContain(`createAccessGroup failed (${requestId})`));
  expect(stderr.join("")).toContain("See that its folder is there, can be written to and has space left");
  child.kill("SIGTERM");
  await once(child, "exit");
});

test("a seed that an editor begins with a byte order mark is a seed", async () => {
  const seed = folder.path("marked.json");
  await writeFile(seed, `\uFEFF${JSON.stringify({ tokens: [] })}`);
  expect(JSON.parse((await startCommand("--seed", seed)).printed())).toMatchObject({ token: null });
});
