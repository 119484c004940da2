import { type FileHandle, open, readdir } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { fileStore } from "../../../../packages/emulator/src/internal/state/file-store.js";
import { DEFAULT_SEED, type Emulator, type Failure, startEmulator } from "../../../../packages/emulator/src/index.js";
import { until } from "../faults/harness.js";
import { holdTimers } from "../hold-timers.js";
import { call, codeOf, create, names, post, start } from "./harness.js";
import { emptyFolder } from "../../../harness/folders.js";

test("replaces the whole state on reset, seed and restore", async () => {
  const emulator = await start();
  const first = emulator.snapshot();
  await create(emulator, "new");
  const second = emulator.snapshot();
  expect(second).not.toEqual(first);
  await emulator.reset();
  expect(emulator.snapshot()).toEqual(first);
  await emulator.restore(second);
  expect(await names(emulator)).toContain("new");
  await emulator.seed({
    teams: [{ id: "team_9", slug: "nine", members: [{ uid: "user_9", teamRole: "OWNER" }] }],
    users: [{ uid: "user_9", username: "nine", email: "nine@example.com" }],
    tokens: [{ token: "token-9", userId: "user_9", teamIds: ["team_9"] }],
  });
  expect([emulator.token, await names(emulator)]).toEqual(["token-9", []]);
  await create(emulator, "mine");
  await emulator.reset();
  expect([emulator.token, emulator.snapshot()]).toEqual(["emulator-token", first]);
});

test("resets to the data that the file held at the start", async () => {
  const data = join(emptyFolder(), "state");
  const first = await start({ data });
  await create(first, "kept");
  await first.close();
  const second = await start({ data });
  await create(second, "new");
  await second.reset();
  expect(await names(second)).toEqual(["kept", "web"]);
  await second.close();
  expect(await names(await start({ data }))).toEqual(["kept", "web"]);
});

test("gives the same IDs after a reset as after the start", async () => {
  const emulator = await start({ clock: 0 });
  const first = await create(emulator, "a");
  await emulator.reset();
  expect(await create(emulator, "a")).toEqual(first);
});

const HOLDS: [how: string, hold: (emulator: Emulator) => { isHeld: () => boolean; release: () => void }][] = [
  [
    "a fault delays",
    (emulator) => {
      holdTimers();
      emulator.faults.add({ operation: "createAccessGroup", delay: 1000 });
      return { isHeld: () => emulator.faults.list()[0]?.used === 1, release: () => void vi.advanceTimersByTime(1001) };
    },
  ],
  [
    "a handler holds",
    (emulator) => {
      let release: (() => void) | undefined;
      emulator.handle("createAccessGroup", async (_, { next }) => {
        await new Promise<void>((resolve) => (release = resolve));
        return next();
      });
      return { isHeld: () => release !== undefined, release: () => release?.() };
    },
  ],
];

test.each(HOLDS)("refuses a request that %s until after a reset", async (_, hold) => {
  const emulator = await start();
  const { isHeld, release } = hold(emulator);
  const late = create(emulator, "late");
  await until(isHeld);
  await emulator.reset();
  release();
  expect(await late).toMatchObject({ status: 503, body: { error: { rule: "state.current" } } });
  expect([await names(emulator), emulator.requests.count({ operationId: "createAccessGroup" })]).toEqual([["web"], 0]);
});

test("refuses a request whose body arrives after a reset", async () => {
  const emulator = await start();
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
  body?.enqueue(new TextEncoder().encode('{"name":'));
  const late = call(emulator, "/v1/access-groups", { method: "POST", body: stream, duplex: "half" } as RequestInit);
  // A request of the same kind that ends shows that the first one has arrived.
  await create(emulator, "early");
  await emulator.reset();
  body?.enqueue(new TextEncoder().encode('"late"}'));
  body?.close();
  expect(await late).toMatchObject({ status: 503 });
  expect(await names(emulator)).toEqual(["web"]);
});

test("keeps isolated teams apart from each other and from the seed", async () => {
  const emulator = await start();
  const [one, two] = await Promise.all([emulator.isolated(), emulator.isolated()]);
  const as = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}`, "content-type": "application/json" } });
  const body = JSON.stringify({ name: "mine", membersToAdd: [one.userId], projects: [{ projectId: one.projectId, role: "ADMIN" }] });
  expect(await call(emulator, "/v1/access-groups", { method: "POST", body, ...as(one.token) })).toMatchObject({
    status: 200,
    body: { teamId: one.teamId, membersCount: 1, projectsCount: 1 },
  });
  expect(await call(emulator, "/v1/access-groups", as(two.token))).toMatchObject({ body: {} });
  expect(await call(emulator, `/v1/access-groups?teamId=${one.teamId}`, as(two.token))).toMatchObject({ status: 403 });
  expect(await names(emulator)).toEqual(["web"]);
  emulator.faults.add({ operation: "listAccessGroups", teamId: one.teamId, status: 500 });
  emulator.handle("listProjects", { teamId: two.teamId }, () => ({ two: true }));
  const statuses: number[] = [];
  for (const path of ["/v1/access-groups", "/v10/projects"])
    for (const { token } of [one, two]) statuses.push((await call(emulator, path, as(token))).status);
  expect(statuses).toEqual([500, 200, 501, 200]);
  expect([emulator.requests.count({ teamId: one.teamId }), emulator.requests.count({ teamId: two.teamId })]).toEqual([3, 3]);
});

test("returns a token of the seed, not the digest of an issued token", async () => {
  const emulator = await start();
  const token = { userId: "user_1", teamIds: ["team_1"] };
  await emulator.restore({ ...emulator.snapshot(), tokens: { "sha256:aa": token, zzz: token } });
  expect(emulator.token).toBe("zzz");
});

test("keeps reads going on a full disk, undoes failed changes, and recovers when there is space", async () => {
  const failures: Failure[] = [];
  const data = join(emptyFolder(), "state");
  const emulator = await startEmulator({ data, onFailure: (failure) => failures.push(failure) });
  const [before, groups] = [emulator.snapshot(), await names(emulator)];
  const handle = await open(tmpdir());
  const full = Object.assign(new Error(`ENOSPC: no space left on device, write '${data}'`), { errno: -constants.errno.ENOSPC });
  const write = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, "write").mockRejectedValue(full);
  await handle.close();
  const failed = await create(emulator, "lost");
  expect(failed).toMatchObject({ status: 500, body: { error: { rule: "data.written" } } });
  const text = JSON.stringify(failed.body);
  expect([text.includes("no space left on device (ENOSPC)"), text.includes(data)]).toEqual([true, false]);
  expect(failures).toMatchObject([{ operationId: "createAccessGroup", error: { code: "data-unusable" } }]);
  // An effect sends the response itself.
  emulator.stubs.add({ operation: "createAccessGroup", times: 1, effect: { drip: { bytes: 99, every: 0 } } });
  expect((await create(emulator, "lost")).status).toBe(500);
  const code = await post(emulator, "/_emulator/sso/codes", { client_id: "client_1" });
  expect(code).toMatchObject({ status: 500, body: { error: { rule: "data.written" } } });
  expect(await codeOf(emulator.seed({}))).toBe("data-unusable");
  expect(await codeOf(emulator.reset())).toBe("data-unusable");
  expect([await names(emulator), emulator.snapshot()]).toEqual([groups, before]);
  // Reads at the same time as a write that fails.
  const [lost, ...reads] = await Promise.all([create(emulator, "lost"), names(emulator), names(emulator)]);
  expect([lost.status, ...reads]).toEqual([500, groups, groups]);
  write.mockRestore();
  expect(await create(emulator, "kept")).toMatchObject({ status: 200 });
  await emulator.close();
  expect(await names(await start({ data }))).toEqual([...groups, "kept"].sort());
});

test("keeps an empty state if the next start has another seed", async () => {
  const data = join(emptyFolder(), "state");
  await (await start({ data, seed: {} })).close();
  expect((await start({ data })).snapshot()).toEqual({});
});

test("keeps a clock that was set in code across restarts", async () => {
  const data = join(emptyFolder(), "state");
  const first = await start({ data });
  first.clock.set(5);
  first.clock.advance(2);
  await first.close();
  const second = await start({ data });
  expect([second.clock.now(), second.clock.stands()]).toEqual([7, true]);
  second.clock.run();
  await second.close();
  expect((await start({ data })).clock.stands()).toBe(false);
});

test("rebuilds names, counts and counters when it opens data", async () => {
  const data = join(emptyFolder(), "state");
  const first = await start({ data });
  const before = first.snapshot();
  await first.close();
  const store = await fileStore(data);
  store.delete("accessGroupNames", "team_1/web");
  store.delete("counters", "ag_");
  const group = store.get("accessGroups", "team_1/ag_000000000001");
  if (group !== undefined) store.put("accessGroups", "team_1/ag_000000000001", { ...group, membersCount: 9 });
  await store.close();
  expect((await start({ data })).snapshot()).toEqual(before);
});

test("restores any snapshot, including tokens of signed-in users", async () => {
  const emulator = await start({ clock: "2030-01-01T00:00:00Z", seed: { ...DEFAULT_SEED, fixtures: { listTeams: { body: [] } } } });
  const code = () => post(emulator, "/_emulator/sso/codes", { client_id: "client_1", state: "s", nonce: "" });
  const used = (await code()).body as { code: string };
  await code();
  const grant = { client_id: "client_1", client_secret: "emulator-client-secret", grant_type: "authorization_code", state: "s" };
  const exchange = () => post(emulator, "/v1/integrations/sso/token", { ...grant, code: used.code });
  expect((await exchange()).status).toBe(200);
  await create(emulator, "mine");
  await post(emulator, "/v1/ai-gateway/virtual-model-configs", { any: ["thing"] });
  emulator.clock.advance(5);
  const inUse = emulator.snapshot();
  expect((await exchange()).status).toBe(400);
  for (const snapshot of [inUse, emulator.snapshot()]) {
    await emulator.restore(JSON.parse(JSON.stringify(snapshot)) as typeof snapshot);
    expect(JSON.stringify(emulator.snapshot())).toBe(JSON.stringify(snapshot));
  }
});

test("leaves neither a file nor a lock after a failed start", async () => {
  const { port } = await start();
  const data = join(emptyFolder(), "data");
  expect(await codeOf(startEmulator({ port, data }))).toBe("port-taken");
  expect(await codeOf(start({ data, clock: "2026-02-31" }))).toBe("invalid-clock");
  expect(await readdir(dirname(data))).toEqual([]);
  const emulator = await start({ data });
  expect(await readdir(dirname(data))).toEqual(["data", "data.lock"]);
  await emulator.close();
  expect(await readdir(dirname(data))).toEqual(["data"]);
});
