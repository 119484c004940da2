import { expect, test } from "vitest";
import { DEFAULT_SEED, type Emulator, type Seed } from "../../../../packages/emulator/src/index.js";
import { codeOf, create, names, start } from "./support.js";

const TEAMS = [{ id: "team_1", slug: "one" }];

function nested(levels: number): unknown[] {
  let value: unknown[] = [];
  for (let level = 1; level < levels; level += 1) value = [value];
  return value;
}

test("reset, seed, snapshot and restore change the state as a whole", async () => {
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

test("what is no seed or no snapshot changes nothing", async () => {
  const emulator = await start();
  const before = emulator.snapshot();
  expect(await codeOf(emulator.seed({ teams: [{ id: 1 }] } as unknown as Seed))).toBe("invalid-seed");
  expect(await codeOf(emulator.restore({ nothing: {} } as never))).toBe("invalid-snapshot");
  expect(emulator.snapshot()).toEqual(before);
});

test.each([
  ["invalid-seed", (emulator: Emulator) => emulator.seed({ virtualModelConfigs: [{ teamId: "team_1", value: () => 1 }], teams: TEAMS })],
  ["invalid-seed", (emulator: Emulator) => emulator.seed({ virtualModelConfigs: [{ teamId: "team_1", value: new Map() }], teams: TEAMS })],
  ["invalid-snapshot", (emulator: Emulator) => emulator.restore({ settings: { other: { value: nested(600) } } })],
])("what JSON cannot hold is an %s and changes nothing", async (code, change) => {
  const emulator = await start();
  const before = JSON.stringify(emulator.snapshot());
  expect(await codeOf(change(emulator))).toBe(code);
  expect(JSON.stringify(emulator.snapshot())).toBe(before);
});

test("a reset counts requests from 1 again", async () => {
  const emulator = await start();
  const requestId = async (): Promise<string | null> => (await fetch(`${emulator.url}/v1/access-groups`)).headers.get("x-request-id");
  const first = [await requestId(), await requestId()];
  await emulator.reset();
  expect([await requestId(), await requestId()]).toEqual(first);
});

test("a token of the seed is good until it expires, and always where it does not", async () => {
  const tokens = [
    { token: "short", userId: "user_1", teamIds: ["team_1"], expiresAt: 1_000 },
    { token: "long", userId: "user_1", teamIds: ["team_1"] },
  ];
  const emulator = await start({ seed: { ...DEFAULT_SEED, tokens }, clock: 999 });
  const statuses = (): Promise<number[]> =>
    Promise.all(
      tokens.map(
        async ({ token }) => (await fetch(`${emulator.url}/v1/access-groups`, { headers: { authorization: `Bearer ${token}` } })).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200]);
  emulator.clock.advance(1);
  expect(await statuses()).toEqual([401, 200]);
});
