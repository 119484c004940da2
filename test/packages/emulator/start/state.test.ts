import { type FileHandle, open, readdir } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { fileStore } from "../../../../packages/emulator/src/internal/state/file-store.js";
import { DEFAULT_SEED, type Failure, type Seed, startEmulator } from "../../../../packages/emulator/src/index.js";
import { call, codeOf, create, folder, names, start } from "./harness.js";

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
  const seed: Seed = {
    teams: [{ id: "team_9", slug: "nine", members: [{ uid: "user_9", teamRole: "OWNER" }] }],
    users: [{ uid: "user_9", username: "nine", email: "nine@example.com" }],
    tokens: [{ token: "token-9", userId: "user_9", teamIds: ["team_9"] }],
  };
  await emulator.seed(seed);
  expect([emulator.token, await names(emulator)]).toEqual(["token-9", []]);
  await create(emulator, "mine");
  await emulator.reset();
  expect([emulator.token, await names(emulator)]).toEqual(["token-9", []]);
});

test("returns a token of the seed, not the digest of an issued token", async () => {
  const emulator = await start();
  const token = { userId: "user_1", teamIds: ["team_1"] };
  await emulator.restore({ ...emulator.snapshot(), tokens: { "sha256:aa": token, zzz: token } });
  expect(emulator.token).toBe("zzz");
});

test("keeps reads going on a full disk, undoes failed changes, and recovers when there is space", async () => {
  const failures: Failure[] = [];
  const data = join(await folder(), "state");
  const emulator = await startEmulator({ data, onFailure: (failure) => failures.push(failure) });
  const [before, groups] = [emulator.snapshot(), await names(emulator)];
  const handle = await open(tmpdir());
  const full = Object.assign(new Error(`ENOSPC: no space left on device, write '${data}'`), { errno: -constants.errno.ENOSPC });
  const write = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, "appendFile").mockRejectedValue(full);
  await handle.close();
  const failed = await create(emulator, "lost");
  expect(failed).toMatchObject({ status: 500, body: { error: { rule: "data.written" } } });
  const text = JSON.stringify(failed.body);
  expect([text.includes("no space left on device (ENOSPC)"), text.includes(data)]).toEqual([true, false]);
  expect(failures).toMatchObject([{ operationId: "createAccessGroup", error: { code: "data-unusable" } }]);
  const code = await call(emulator, "/_emulator/sso/codes", { method: "POST", body: '{"client_id":"client_1"}' });
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
  const data = join(await folder(), "state");
  await (await start({ data, seed: {} })).close();
  expect((await start({ data })).snapshot()).toEqual({});
});

test("keeps a clock that was set in code across restarts", async () => {
  const data = join(await folder(), "state");
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
  const data = join(await folder(), "state");
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
  const json = { "content-type": "application/json" };
  const code = async (): Promise<string> => {
    const body = JSON.stringify({ client_id: "client_1", state: "s", nonce: "" });
    const response = await fetch(`${emulator.url}/_emulator/sso/codes`, { method: "POST", headers: json, body });
    return ((await response.json()) as { code: string }).code;
  };
  const used = await code();
  await code();
  const body = { client_id: "client_1", client_secret: "emulator-client-secret", grant_type: "authorization_code", state: "s" };
  const exchange = (): Promise<Response> =>
    fetch(`${emulator.url}/v1/integrations/sso/token`, { method: "POST", headers: json, body: JSON.stringify({ ...body, code: used }) });
  expect((await exchange()).status).toBe(200);
  await create(emulator, "mine");
  await call(emulator, "/v1/ai-gateway/virtual-model-configs", { method: "POST", body: JSON.stringify({ any: ["thing"] }) });
  emulator.clock.advance(5);
  const inUse = emulator.snapshot();
  // A second use revokes the tokens.
  expect((await exchange()).status).toBe(400);
  for (const snapshot of [inUse, emulator.snapshot()]) {
    await emulator.restore(JSON.parse(JSON.stringify(snapshot)) as typeof snapshot);
    expect(JSON.stringify(emulator.snapshot())).toBe(JSON.stringify(snapshot));
  }
});

test("leaves neither a file nor a lock after a failed start", async () => {
  const { port } = await start();
  const data = join(await folder(), "data");
  expect(await codeOf(startEmulator({ port, data }))).toBe("port-taken");
  expect(await codeOf(start({ data, clock: "2026-02-31" }))).toBe("invalid-clock");
  expect(await readdir(dirname(data))).toEqual([]);
  const emulator = await start({ data });
  expect(await readdir(dirname(data))).toEqual(["data", "data.lock"]);
  await emulator.close();
  expect(await readdir(dirname(data))).toEqual(["data"]);
});
