import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { COMMAND, groups, startCommand, useFolder } from "./harness.js";

const folder = useFolder();

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
  command.process.kill("SIGTERM");
  // Node delivers two signals of one kind that come together as one.
  const again = setInterval(() => command.process.kill("SIGTERM"), 100);
  expect(await command.ended).toBe(143);
  clearInterval(again);
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
  await vi.waitFor(() => expect(stderr.join("")).toContain(`createAccessGroup failed (${requestId})`), { timeout: 30_000 });
  expect(stderr.join("")).toContain("Check that its folder exists, is writable and has space left");
  child.kill("SIGTERM");
  await once(child, "exit");
});
