import { expect, test } from "vitest";
import { DEFAULT_SEED, type Emulator, type World } from "../../../../packages/emulator/src/index.js";
import { call, create, names, start } from "./harness.js";

/** The emulator as a client sees it that has the token of a world. */
type Seen = Emulator & World;
const seen = (emulator: Emulator, world: World): Seen => ({ ...emulator, ...world });

async function twoWorlds(options = {}): Promise<{ emulator: Emulator; one: Seen; two: Seen }> {
  const emulator = await start(options);
  const [one, two] = await Promise.all([emulator.isolated(), emulator.isolated()]);
  return { emulator, one: seen(emulator, one), two: seen(emulator, two) };
}

/** The content of a world: its groups, time, requests and the status of its faulty operation. */
async function contentOf(world: Seen): Promise<unknown[]> {
  const status = (await call(world, "/v10/projects")).status;
  const content = [await names(world), world.clock.now(), status, world.requests.find().map(({ path }) => path)];
  world.requests.clear();
  return content;
}

test.each<[string, (emulator: Emulator, one: Seen) => unknown]>([
  ["creates a group", (_, one) => create(one, "docs")],
  ["adds a group", (_, one) => one.add({ accessGroups: [{ teamId: one.teamId, name: "docs" }] })],
  ["injects a fault", (_, one) => one.faults.add({ status: 503 })],
  ["registers a handler", (_, one) => one.handle("listProjects", () => ({ own: true }))],
  ["sets the clock", (_, one) => one.clock.advance(60_000)],
  ["seeds the state", (_, one) => one.seed({ now: 1, tokens: [] })],
  ["is reset", async (_, one) => (await create(one, "docs"), one.reset())],
  ["injects a fault over HTTP", (_, one) => control(one, "faults", { status: 503 })],
  ["sets the clock over HTTP", (_, one) => control(one, "clock", { now: 1 })],
  ["is reset over HTTP", (_, one) => control(one, "reset")],
  ["is reset, the default world", (emulator) => emulator.reset()],
])("another world and the default one do not notice when one %s", async (what, act) => {
  const { emulator, one, two } = await twoWorlds({ clock: 5 });
  const others = [two, ...(what.includes("default") ? [one] : [emulator as Seen])];
  for (const other of others) await create(other, "kept");
  for (const other of others) other.requests.clear();
  const before = await Promise.all(others.map(contentOf));
  await act(emulator, one);
  expect(await Promise.all(others.map(contentOf))).toEqual(before);
});

async function control(world: Seen, name: string, body?: unknown): Promise<unknown> {
  const headers = { authorization: `Bearer ${world.token}`, "content-type": "application/json" };
  const init = {
    method: body === undefined && name !== "reset" ? "GET" : "POST",
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await fetch(`${world.url}/_emulator/${name}`, init);
  return response.json();
}

test("a token selects its world at control endpoints, and an unknown one none", async () => {
  const { emulator, one, two } = await twoWorlds({ clock: 5 });
  await create(one, "docs");
  one.faults.add({ operation: "listProjects", status: 503 });
  expect(await control(one, "requests")).toMatchObject({ requests: [{ method: "POST", body: { name: "docs" } }] });
  expect(await control(two, "requests")).toEqual({ requests: [], dropped: 0 });
  expect([await control(one, "faults"), await control(two, "faults")]).toMatchObject([{ faults: [{ status: 503 }] }, { faults: [] }]);
  expect(await control(one, "snapshot")).toEqual(one.snapshot());
  expect(await control({ ...one, token: "unknown" }, "reset")).toMatchObject({ error: { status: 401, rule: "credential.known" } });
  expect(await control({ ...one, token: "unknown" }, "health")).toMatchObject({ status: "ok" });
  expect([await names(one), await names(emulator)]).toEqual([["docs"], ["web"]]);
});

test("each world has its own sequences of IDs and fixtures", async () => {
  const { emulator, one, two } = await twoWorlds({ fixtures: { listProjects: { examples: [{ number: 1 }, { number: 2 }] } } });
  for (const world of [one, two, emulator as Seen]) {
    expect((await call(world, "/v10/projects")).body).toEqual({ number: 1 });
    expect((await call(world, "/v10/projects")).body).toEqual({ number: 2 });
  }
  const ids = await Promise.all([create(one, "a"), create(two, "a")]);
  expect(ids).toMatchObject([{ body: { accessGroupId: "ag_000000000001" } }, { body: { accessGroupId: "ag_000000000001" } }]);
  await emulator.reset();
  expect((await emulator.isolated()).token).not.toBe(one.token);
});

test("signs in to the world of a team, code and refresh token", async () => {
  const { emulator, one } = await twoWorlds();
  const post = async (path: string, body: object): Promise<Record<string, string>> =>
    (
      await call({ ...emulator, token: undefined }, path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    ).body as Record<string, string>;
  const client = { client_id: "client_1", client_secret: "emulator-client-secret" };
  const { code } = await post("/_emulator/sso/codes", { client_id: "client_1", teamId: one.teamId });
  const first = await post("/v1/integrations/sso/token", { ...client, grant_type: "authorization_code", code });
  const second = await post("/v1/integrations/sso/token", {
    ...client,
    grant_type: "refresh_token",
    refresh_token: first["refresh_token"],
  });
  await create(one, "docs");
  expect(await names({ ...emulator, token: second["access_token"] })).toEqual(["docs"]);
  expect(one.requests.count()).toBe(5);
});

test.each<[string, (emulator: Emulator, world: Seen) => unknown]>([
  ["is seeded", (_, world) => world.seed(DEFAULT_SEED)],
  ["is seeded over HTTP", async (_, world) => expect(await control(world, "seed", DEFAULT_SEED)).toEqual({ token: world.token })],
  ["has the snapshot of the default world", (emulator, world) => world.restore(emulator.snapshot())],
])("the token of a world reaches its state once it %s", async (_, replace) => {
  const { emulator, one, two } = await twoWorlds();
  for (const world of [one, two]) await replace(emulator, world);
  await create(one, "docs");
  expect([await names(one), await names(two), await names(emulator)]).toEqual([["docs", "web"], ["web"], ["web"]]);
});

test.each(["restore", "seed"] as const)("the default world keeps its token once it has the snapshot of another by %s", async (by) => {
  const { emulator, one } = await twoWorlds();
  await create(one, "docs");
  await emulator[by](one.snapshot());
  await create(emulator, "own");
  expect([await names(emulator), await names(one)]).toEqual([["docs", "own"], ["docs"]]);
});

test("refuses to add a token of another world, which gets the requests with it", async () => {
  const { emulator, one, two } = await twoWorlds();
  const add = (world: World | Emulator, token: string): Promise<void> => {
    return world.add({
      users: [{ uid: "ada", username: "ada", email: "ada@example.com" }],
      tokens: [{ token, userId: "ada", teamIds: [] }],
    });
  };
  await add(one, "ada-token");
  const taken = expect.objectContaining({ code: "invalid-seed", at: "/tokens/0/token" }) as Error;
  for (const world of [two, emulator]) await expect(add(world, "ada-token")).rejects.toEqual(taken);
  await expect(add(one, emulator.token ?? "")).rejects.toEqual(taken);
  await add(two, "other-token");
  // A world that has ended has no token.
  await one.close();
  await add(emulator, "ada-token");
});

test.each<[string, (world: Seen) => Promise<unknown>]>([
  ["close()", (world) => world.close()],
  [
    "DELETE isolated",
    (world) => fetch(`${world.url}/_emulator/isolated`, { method: "DELETE", headers: { authorization: `Bearer ${world.token}` } }),
  ],
])("ends one world, with all that waits in it, by %s", async (_, end) => {
  const { emulator, one, two } = await twoWorlds();
  const live = await fetch(`${one.url}/_emulator/live`, { headers: { authorization: `Bearer ${one.token}` } });
  const waited = expect(one.requests.waitFor({}, { timeout: Infinity })).rejects.toThrow("before close()");
  await end(one);
  await Promise.all([waited, live.text()]);
  expect([await call(one, "/v10/projects"), await control(one, "requests")]).toMatchObject([{ status: 401 }, { error: { status: 401 } }]);
  expect([await names(two), await names(emulator)]).toEqual([[], ["web"]]);
});

test("refuses to end the default world", async () => {
  const { url } = await start();
  const response = await fetch(`${url}/_emulator/isolated`, { method: "DELETE" });
  expect([response.status, await response.json()]).toMatchObject([400, { error: { rule: "credential.world" } }]);
});
