import { describe, expect, test } from "vitest";
import type { EmulatorError } from "../../../../packages/emulator/src/emulator-error.js";
import { createIds } from "../../../../packages/emulator/src/internal/state/ids.js";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";
import { restoreSnapshot } from "../../../../packages/emulator/src/internal/state/restore.js";
import { applySeed } from "../../../../packages/emulator/src/internal/state/apply-seed.js";
import { DEFAULT_SEED } from "../../../../packages/emulator/src/internal/state/default-seed.js";
import type { Seed } from "../../../../packages/emulator/src/internal/state/seed.js";
import type { Store } from "../../../../packages/emulator/src/internal/types.js";

type Edited = Record<string, Record<string, Record<string, unknown>>>;

const GROUP = "ag_000000000001";
const HOOK = "team_1/hook_000000000001";
const HASH = "a".repeat(64);
const GRANT = { clientId: "client_1", userId: "user_1", teamId: "team_1" };
const LINK = { accessGroupId: GROUP, projectId: "prj_3", teamId: "team_1", role: "ADMIN", createdAt: 1, updatedAt: 1 };
const REFRESH = { ...GRANT, teamId: "team_2", userId: "user_2", family: "f", isUsed: true };

function seeded(seed: Seed = DEFAULT_SEED): Store {
  const store = memoryStore();
  applySeed(store, seed);
  return store;
}

/** A snapshot of the default seed with something else at a place; without it where the value is undefined. */
function edited(...changes: [table: string, key: string, fields: Record<string, unknown> | undefined][]): Edited {
  const snapshot = structuredClone(seeded().snapshot()) as unknown as Edited;
  for (const [table, key, fields] of changes) {
    const records = (snapshot[table] ??= {});
    if (fields === undefined) Reflect.deleteProperty(records, key);
    else records[key] = { ...records[key], ...fields };
  }
  return snapshot;
}

const own = (teamId: string, more: object = {}): Parameters<typeof edited>[0] => [
  "accessGroups",
  `${teamId}/own`,
  { ...seeded().get("accessGroups", `team_1/${GROUP}`), id: "own", teamId, ...more },
];

function without(snapshot: Edited, ...tables: string[]): Edited {
  return Object.fromEntries(Object.entries(snapshot).filter(([table]) => !tables.includes(table)));
}

const setting = (key: string, value: unknown): Edited => edited(["settings", key, { value }]);

/** The lines of findings that a snapshot is refused with, once it is seen that nothing changed. */
function findingsOf(snapshot: unknown): string[] {
  const store = seeded();
  const before = JSON.stringify(store.snapshot());
  try {
    restoreSnapshot(store, snapshot, new Set(["listTeams"]));
  } catch (error) {
    expect(error).toMatchObject({ name: "EmulatorError", code: "invalid-snapshot" });
    expect(JSON.stringify(store.snapshot())).toBe(before);
    return (error as EmulatorError).message.split("\n").slice(1);
  }
  return [];
}

describe("invalid snapshots", () => {
  test.each<[finding: string, snapshot: unknown]>([
    ["(root): type: ", null],
    ["(root): type: ", []],
    ["(root): additionalProperties: ", { constructor: {} }],
    ["/counters/a~1b: type: ", { counters: { "a/b": 1 } }],
    ["/settings/clock/value: anyOf: must be {", setting("clock", { standsAt: "x" })],
    ["/settings/clock/value: anyOf: ", setting("clock", { standsAt: 9e15 })],
    ["/settings/ids.seed/value: type: ", setting("ids.seed", 5)],
    ["/settings/fixtures/value/listTeams/status: maximum: ", setting("fixtures", { listTeams: { status: 600 } })],
    ["/settings/fixtures/value/listTeam: operation: ", setting("fixtures", { listTeam: {} })],
    ["/teamMembers/team_1~1user_1/teamRole: enum: ", edited(["teamMembers", "team_1/user_1", { teamRole: "BOSS" }])],
    ["/groupProjects/ag_000000000001~1prj_1/role: enum: ", edited(["groupProjects", `${GROUP}/prj_1`, { role: "BOSS" }])],
    ["/counters/ag_/value: maximum: ", edited(["counters", "ag_", { value: 2 ** 53 }])],
    ["/tokens/a b: propertyNames: ", edited(["tokens", "a b", { userId: "user_1", teamIds: [] }])],
    ["/tokens/t/userId: reference: add the user nobody to /users", edited(["tokens", "t", { userId: "nobody", teamIds: [] }])],
    ["/tokens/t/teamIds/0: reference: add the team none to /teams", edited(["tokens", "t", { userId: "user_1", teamIds: ["none"] }])],
    [
      "/groupMembers/ag_000000000001~1user_4/uid: reference: add user_4 to the members of the team team_1",
      edited(["groupMembers", `${GROUP}/user_4`, { accessGroupId: GROUP, uid: "user_4" }]),
    ],
    [
      "/groupMembers/none~1user_1/accessGroupId: reference: add the access group none to /accessGroups",
      edited(["groupMembers", "none/user_1", { accessGroupId: "none", uid: "user_1" }]),
    ],
    [
      "/groupProjects/ag_000000000001~1prj_3/projectId: reference: add the project prj_3 of the team team_1",
      edited(["groupProjects", `${GROUP}/prj_3`, LINK]),
    ],
    ["/groupProjects/ag_000000000001~1prj_1/teamId: reference: ", edited(["groupProjects", `${GROUP}/prj_1`, { teamId: "team_2" }])],
    ["/webhooks/team_1~1hook_000000000001/projectIds/0: reference: ", edited(["webhooks", HOOK, { projectIds: ["x"] }])],
    ["/ssoCodes/h/clientId: reference: ", edited(["ssoCodes", "h", { ...GRANT, clientId: "none", expiresAt: 1 }])],
    ["/ssoRefreshTokens/h/userId: reference: ", edited(["ssoRefreshTokens", "h", REFRESH])],
    ["/teams/team_9/slug: unique: ", edited(["teams", "team_9", { id: "team_9", slug: "first-team", name: "n" }])],
    ["/accessGroups/team_1~1own/name: unique: ", edited(own("team_1"))],
    ["/accessGroups/team_1~1own/name: unique: the name is the ID", edited(own("team_1", { name: GROUP }))],
    ["/accessGroups/team_2~1own/id: unique: ", edited(own("team_1", { name: "x" }), own("team_2", { name: "x" }))],
  ])("reports %s", (finding, snapshot) => {
    const findings = findingsOf(snapshot);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain(`  ${finding}`);
  });

  test.each(["teams", "users", "teamMembers", "projects", "accessGroups", "groupMembers", "groupProjects", "webhooks", "ssoClients"])(
    "refuses a record of %s under the key of another",
    (table) => {
      const snapshot = edited();
      const [[key, record] = ["", {}]] = Object.entries(snapshot[table] ?? {});
      snapshot[table] = { ...snapshot[table], "a/b": record };
      expect(findingsOf(snapshot)).toContainEqual(expect.stringMatching(`^  /${table}/a~1b: key: .*${key}`));
    },
  );

  test("refuses an unknown setting", () => {
    expect(findingsOf(setting("other", 1))).toEqual([
      expect.stringMatching(/^ {2}\/settings: additionalProperties: .*"other".*clock, fixtures, ids\.seed, sso\.signingKey/),
    ]);
  });

  test("refuses a value that is not JSON and names its place", () => {
    const record = { id: "v", teamId: "team_1", value: [0, { at: new Map() }] };
    expect(findingsOf(edited(["virtualModelConfigs", "team_1/v", record]))).toEqual([
      expect.stringContaining("  /virtualModelConfigs/team_1~1v/value/1/at: json: "),
    ]);
  });

  test("reports the first twenty findings", () => {
    const counters = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`c${index}`, { value: "x" }]));
    expect(findingsOf({ counters }).join()).toMatch(/c0\/value.*c19\/value.*and 10 more/);
  });

  test("reports all errors at once", () => {
    const snapshot = edited(["users", "user_4", undefined], ["teamMembers", "team_1/user_1", undefined]);
    // The membership and the token of the user, and the member of the access group.
    expect(findingsOf(snapshot).map((line) => line.trim().split(": ")[0])).toEqual([
      "/teamMembers/team_2~1user_4/uid",
      "/tokens/emulator-token-team-2/userId",
      "/groupMembers/ag_000000000001~1user_1/uid",
    ]);
  });
});

describe("derived records", () => {
  const restored = (snapshot: unknown): Store => {
    const store = memoryStore();
    restoreSnapshot(store, snapshot);
    return store;
  };
  const expected = JSON.stringify(seeded().snapshot());

  test.each<[what: string, snapshot: Edited]>([
    ["names and counters that an older snapshot does not have", without(edited(), "accessGroupNames", "counters")],
    ["names that are missing", { ...edited(), accessGroupNames: {} }],
    ["a name of another access group", edited(["accessGroupNames", "team_1/web", { id: "ag_000000000002" }])],
    ["a name of nothing", edited(["accessGroupNames", "team_1/gone", { id: "none" }])],
    ["counts", edited(["accessGroups", `team_1/${GROUP}`, { membersCount: -1.5, projectsCount: 9 }])],
    ["counters that are missing", { ...edited(), counters: {} }],
    ["a counter that is too low", edited(["counters", "hook_", { value: 1 }])],
  ])("corrects %s", (_, snapshot) => {
    expect(JSON.stringify(restored(snapshot).snapshot())).toBe(expected);
  });

  test("never lowers a counter or reuses a token family", () => {
    const code = { ...GRANT, expiresAt: 1, usedFor: "family_000000000007" };
    const store = restored(edited(["counters", "ag_", { value: 40 }], ["ssoCodes", HASH, code]));
    expect([createIds(store).next("ag"), createIds(store).next("family")]).toEqual(["ag_000000000041", "family_000000000008"]);
    const refresh = { ...GRANT, family: "family_000000000008", isUsed: false };
    for (const other of [edited(["ssoRefreshTokens", HASH, refresh]), edited(["revokedFamilies", "family_000000000008", { value: 1 }])])
      expect(createIds(restored(other)).next("family")).toBe("family_000000000009");
  });
});
