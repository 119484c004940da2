import { once } from "node:events";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { type Emulator, type EmulatorOptions, type RequestLogEntry, startEmulator } from "../../../../packages/emulator/src/index.js";
import { exchange, until } from "../faults/harness.js";
import { call, codeOf, create, names, start } from "./harness.js";
import { checkOptions } from "../../../../packages/emulator/src/internal/check-options.js";
import { emptyFolder } from "../../../harness/folders.js";
import { holdTimers } from "../hold-timers.js";

test("dates responses by the clock of the world", async () => {
  const emulator = await start({ clock: "2030-01-01T00:00:00Z" });
  const world = await emulator.isolated();
  world.clock.advance(1000);
  const running = await emulator.isolated();
  running.clock.run();
  const dates = [emulator, world, running].map(async ({ token }) => {
    const { headers } = await fetch(`${emulator.url}/v1/access-groups`, { headers: { authorization: `Bearer ${token}` } });
    return headers.get("date");
  });
  const now = expect.stringContaining(` ${new Date().getUTCFullYear()} `) as string;
  expect(await Promise.all(dates)).toEqual(["Tue, 01 Jan 2030 00:00:00 GMT", "Tue, 01 Jan 2030 00:00:01 GMT", now]);
});

test("starts the clock at a set time, advances it, and resets it", async () => {
  const emulator = await start({ clock: 1_893_456_000_000 });
  emulator.clock.advance(5000);
  expect((await create(emulator, "later")).body).toMatchObject({ createdAt: "1893456005000" });
  emulator.clock.run();
  await emulator.reset();
  expect([emulator.clock.now(), emulator.clock.stands()]).toEqual([1_893_456_000_000, true]);
});

test("keeps data across restarts and refuses a second emulator on it", async () => {
  const data = join(emptyFolder(), "state");
  const first = await start({ data });
  await create(first, "kept");
  expect(await codeOf(start({ data }))).toBe("data-locked");
  await first.close();
  const second = await start({ data, seed: {} });
  expect([second.token, await names(second)]).toEqual(["emulator-token", ["kept", "web"]]);
  expect(second.url).toBe(`http://127.0.0.1:${second.port}`);
});

function holdProjects(emulator: Emulator): (() => void)[] {
  const waiting: (() => void)[] = [];
  emulator.handle("listProjects", () => new Promise((resolve) => waiting.push(() => resolve({ done: true }))));
  return waiting;
}

test("finishes requests and closes idle connections on close, even if called twice", async () => {
  const emulator = await start();
  const waiting = holdProjects(emulator);
  emulator.faults.add({ operation: "readAccessGroup", delay: 3_600_000 });
  // Kept alive, and idle by now.
  await names(emulator);
  const slow = call(emulator, "/v10/projects");
  const late = call(emulator, "/v1/access-groups/web");
  await until(() => waiting.length === 1 && emulator.faults.list()[0]?.used === 1);
  const closed = Promise.all([emulator.close(), emulator[Symbol.asyncDispose]()]);
  expect(await late).toMatchObject({ status: 200, body: { name: "web" } });
  for (const goOn of waiting) goOn();
  expect(await slow).toEqual({ status: 200, body: { done: true } });
  await closed;
  await expect(fetch(emulator.url)).rejects.toThrow("fetch failed");
});

test("finishes all requests of a connection on close", async () => {
  const emulator = await start();
  const waiting = holdProjects(emulator);
  const socket = connect(emulator.port, "127.0.0.1");
  let text = "";
  socket.on("data", (data) => (text += data.toString()));
  const head = `GET /v10/projects HTTP/1.1\r\nhost: 127.0.0.1:${emulator.port}\r\nauthorization: Bearer emulator-token\r\n\r\n`;
  socket.write(head + head);
  await until(() => waiting.length === 2);
  const closed = emulator.close();
  const ended = once(socket, "close");
  waiting[0]?.();
  await until(() => text.includes("done") || socket.closed);
  waiting[1]?.();
  await Promise.all([closed, ended]);
  expect(text.match(/"done":true/g)).toHaveLength(2);
});

test("logs method, path without query, status, time and operation", async () => {
  const entries: RequestLogEntry[] = [];
  const emulator = await start({ log: (entry) => entries.push(entry) });
  emulator.faults.add({ operation: "readAccessGroup", reset: true });
  await call(emulator, "/v1/access-groups?search=secret");
  await call(emulator, "/nowhere?secret");
  await exchange(emulator.url, "GET /v1/access-groups/web HTTP/1.1");
  await emulator.close();
  expect(entries.map(({ milliseconds, ...entry }) => ({ ...entry, isTime: milliseconds >= 0 }))).toEqual([
    { method: "GET", path: "/v1/access-groups", status: 200, operationId: "listAccessGroups", isTime: true },
    { method: "GET", path: "/nowhere", status: 404, operationId: undefined, isTime: true },
    { method: "GET", path: "/v1/access-groups/web", status: undefined, operationId: "readAccessGroup", isTime: true },
  ]);
});

test.each<[options: unknown, code: string, at: string]>([
  ["x", "invalid-option", ""],
  [null, "invalid-option", ""],
  [{ prot: 0 }, "invalid-option", "/prot"],
  [{ port: "0" }, "invalid-option", "/port"],
  [{ port: 65_536 }, "invalid-option", "/port"],
  [{ host: "" }, "invalid-option", "/host"],
  [{ data: "" }, "invalid-option", "/data"],
  [{ seed: [] }, "invalid-option", "/seed"],
  [{ fixtures: null }, "invalid-option", "/fixtures"],
  [{ fixtures: { listTeam: {} } }, "invalid-fixtures", "/listTeam"],
  [{ fixtures: { listTeams: { status: "200" } } }, "invalid-fixtures", "/listTeams/status"],
  [{ allowedHosts: "emulator.example.com" }, "invalid-option", "/allowedHosts"],
  [{ allowedOrigins: "http://localhost:3000" }, "invalid-option", "/allowedOrigins"],
  [{ log: 5 }, "invalid-option", "/log"],
  [{ onFailure: {} }, "invalid-option", "/onFailure"],
  [{ clock: true }, "invalid-option", "/clock"],
  [{ clock: "yesterday" }, "invalid-clock", ""],
])("refuses %j and names the place", async (options, code, at) => {
  const failure = startEmulator(options as EmulatorOptions);
  await expect(failure).rejects.toMatchObject({ name: "EmulatorError", code, ...(at !== "" && { at }) });
});

test("accepts the lowest and the highest port", () => {
  for (const port of [0, 65_535]) expect(checkOptions({ port })).toEqual({ port });
  expect(() => checkOptions({ port: "4010" } as unknown as EmulatorOptions)).toThrow('not "4010"');
});

test("treats an undefined option as omitted", async () => {
  const options = { port: undefined, log: undefined, seed: undefined } as unknown as EmulatorOptions;
  const emulator = await startEmulator(options);
  expect(emulator.token).toBe("emulator-token");
  await emulator.close();
});

test("closes in less time than a hook of Jest has, although a handler never responds", async () => {
  const emulator = await start();
  emulator.handle("listProjects", () => new Promise(() => undefined));
  holdTimers();
  const response = fetch(`${emulator.url}/v10/projects`, { headers: { authorization: `Bearer ${emulator.token}` } });
  await until(() => emulator.stubs.list()[0]?.used === 1);
  const closed = emulator.close();
  const refused = expect(response).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(4000);
  await Promise.all([closed, refused]);
});

test("delays, responds and closes although a test fakes the timers", async () => {
  const emulator = await start();
  vi.useFakeTimers();
  emulator.faults.add({ delay: 5, drip: { bytes: 10, every: 1 } });
  expect((await create(emulator, "a")).status).toBe(200);
  await emulator.close();
});

// A container may have no IPv6.
const V6 = Object.values(networkInterfaces()).some((addresses = []) => addresses.some(({ address }) => address === "::1")) ? ["[::1]"] : [];

test.each([
  [undefined, ["127.0.0.1"], V6],
  ["localhost", ["127.0.0.1", "localhost", ...V6], []],
])("listens as %s on %j, and frees them", async (host, own, others) => {
  const emulator = await startEmulator({ ...(host !== undefined && { host }) });
  const health = (address: string): Promise<Response> =>
    fetch(`http://${address}:${emulator.port}/_emulator/health`, { headers: { connection: "close" } });
  expect(emulator.url).toBe(`http://127.0.0.1:${emulator.port}`);
  for (const address of own) expect((await health(address)).status).toBe(200);
  for (const address of others) await expect(health(address)).rejects.toThrow("fetch failed");
  await emulator.close();
  for (const address of [...own, ...others]) await expect(health(address)).rejects.toThrow("fetch failed");
});

test("begins with a snapshot in place of a seed, also in seed() and after a reset", async () => {
  const made = await start();
  await create(made, "by-hand");
  const seed = structuredClone(made.snapshot());
  const emulator = await start({ seed });
  expect([emulator.token, await names(emulator)]).toEqual(["emulator-token", ["by-hand", "web"]]);
  await emulator.seed({});
  await emulator.reset();
  expect(emulator.snapshot()).toEqual(seed);
  await made.seed(seed);
  expect(await names(made)).toEqual(["by-hand", "web"]);
  expect(await codeOf(start({ seed: { ...seed, users: {} } }))).toBe("invalid-snapshot");
});

test("delivers a body to the URL of a webhook", async () => {
  const receiver = await start();
  const emulator = await start();
  const url = `${receiver.url}/v1/access-groups`;
  await emulator.add({ webhooks: [{ id: "hook_9", ownerId: "team_1", url }] });
  expect((await emulator.deliver("hook_9", { name: "docs" })).status).toBe(401);
  expect(receiver.requests.find()).toMatchObject([{ method: "POST", body: { name: "docs" } }]);
  receiver.faults.add({ operation: "createAccessGroup", redirect: `${receiver.url}/v2/teams`, status: 307 });
  expect((await emulator.deliver("hook_9", {})).status).toBe(307);
  expect(receiver.requests.count()).toBe(2);
  await receiver.close();
  expect([await codeOf(emulator.deliver("hook_9", {})), await codeOf(emulator.deliver("hook_8", {}))]).toEqual([
    "undeliverable",
    "undeliverable",
  ]);
});

test("says that a webhook has not responded in time", async () => {
  const emulator = await start();
  await emulator.add({ webhooks: [{ id: "hook_9", ownerId: "team_1", url: `${emulator.url}/v1/access-groups` }] });
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new DOMException("late", "TimeoutError")));
  await expect(emulator.deliver("hook_9", {})).rejects.toMatchObject({
    code: "undeliverable",
    message: expect.stringContaining("late") as string,
  });
});
