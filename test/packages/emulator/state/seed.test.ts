import { describe, expect, test } from "vitest";
import { createClock } from "../../../../packages/emulator/src/internal/state/clock.js";
import { createIds } from "../../../../packages/emulator/src/internal/state/ids.js";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";
import { applySeed } from "../../../../packages/emulator/src/internal/state/apply-seed.js";
import { checkSeed } from "../../../../packages/emulator/src/internal/state/check-seed.js";
import { DEFAULT_SEED } from "../../../../packages/emulator/src/internal/state/default-seed.js";
import type { Seed } from "../../../../packages/emulator/src/internal/state/seed.js";
import type { Store } from "../../../../packages/emulator/src/internal/types.js";

function seeded(seed: Seed): Store {
  const store = memoryStore();
  applySeed(store, seed);
  return store;
}

const textOf = (store: Store): string => JSON.stringify(store.snapshot());

const FULL: Seed = {
  seed: 7,
  now: "2030-01-01T00:00:00Z",
  teams: [
    { id: "t1", slug: "one", members: [{ uid: "u1", teamRole: "OWNER" }] },
    { id: "t2", slug: "two", name: "Two", members: ["u1", "u2"].map((uid) => ({ uid, teamRole: "VIEWER" })) },
  ],
  users: [
    { uid: "u1", username: "one", email: "one@example.com", name: "One", avatar: "a", createdAt: "1" },
    { uid: "u2", username: "two", email: "two@example.com" },
  ],
  tokens: [{ token: "token-1", userId: "u1", teamIds: ["t2", "t1"] }],
  projects: [
    { id: "p1", teamId: "t1", name: "one", framework: null },
    { id: "p2", teamId: "t2", name: "two", framework: "f", latestDeploymentId: "d" },
  ],
  accessGroups: [
    { teamId: "t2", name: "g", members: ["u1", "u2"], projects: [{ projectId: "p2", role: "ADMIN", createdAt: 5 }] },
    { id: "ag_000000000001", teamId: "t1", name: "g", createdAt: 1, updatedAt: 2, isDsyncManaged: true, entitlements: ["v0"] },
    { id: "own", teamId: "t1", name: "h", teamRoles: ["r"], teamPermissions: ["OrgAdmin"] },
  ],
  virtualModelConfigs: [
    { teamId: "t1", value: { any: ["thing"] } },
    { id: "c", teamId: "t1", value: null },
  ],
  webhooks: [
    { ownerId: "t1", url: "https://example.com/1", events: ["e"], projectIds: ["p1"], projectsMetadata: null, createdAt: 3 },
    { id: "w", ownerId: "t2", url: "http://localhost:1" },
  ],
  ssoClients: [{ clientId: "c1", clientSecret: "abc", redirectUris: ["https://example.com/callback"], answers: "first" }],
  fixtures: { listProjects: { status: 200, body: { projects: [] }, headers: { "x-a": "b" } }, readUser: {} },
};

describe("applySeed", () => {
  test("creates all records with counts, times and identifiers", () => {
    const store = seeded(checkSeed(FULL));
    const now = 1_893_456_000_000;
    expect(store.get("teams", "t1")).toEqual({ id: "t1", slug: "one", name: "one" });
    expect(store.get("teamMembers", "t2/u1")).toEqual({ teamId: "t2", uid: "u1", teamRole: "VIEWER" });
    expect(store.get("users", "u1")).toEqual(FULL.users?.[0]);
    expect(store.get("tokens", "token-1")).toEqual({ userId: "u1", teamIds: ["t2", "t1"] });
    expect(store.get("projects", "p2")).toEqual(FULL.projects?.[1]);
    const group = { name: "g", createdAt: 1, updatedAt: 2, isDsyncManaged: true, entitlements: ["v0"], membersCount: 0, projectsCount: 0 };
    const other = { ...group, createdAt: now, updatedAt: now, isDsyncManaged: false, entitlements: [], membersCount: 2, projectsCount: 1 };
    expect([...store.scan("accessGroups")]).toEqual([
      ["t1/ag_000000000001", { id: "ag_000000000001", teamId: "t1", ...group }],
      ["t1/own", expect.objectContaining({ teamRoles: ["r"], teamPermissions: ["OrgAdmin"], createdAt: now, updatedAt: now })],
      ["t2/ag_000000000002", { id: "ag_000000000002", teamId: "t2", ...other }],
    ]);
    expect(store.get("groupMembers", "ag_000000000002/u2")).toEqual({ accessGroupId: "ag_000000000002", uid: "u2" });
    const link = { accessGroupId: "ag_000000000002", projectId: "p2", teamId: "t2", role: "ADMIN", createdAt: 5, updatedAt: 5 };
    expect(store.get("groupProjects", "ag_000000000002/p2")).toEqual(link);
    expect(store.get("virtualModelConfigs", "t1/vmc_000000000001")?.value).toEqual({ any: ["thing"] });
    expect(store.get("virtualModelConfigs", "t1/c")?.value).toBeNull();
    const times = { createdAt: now, updatedAt: now };
    const webhook = { events: ["e"], projectsMetadata: null, createdAt: 3, updatedAt: 3 };
    expect(store.get("webhooks", "t1/hook_000000000001")).toMatchObject(webhook);
    expect(store.get("webhooks", "t2/w")).toEqual({ id: "w", ownerId: "t2", url: "http://localhost:1", events: [], ...times });
    expect(store.get("ssoClients", "c1")).toEqual({
      clientId: "c1",
      redirectUris: ["https://example.com/callback"],
      answers: "first",
      // FIPS 180-4, the example of one block.
      clientSecretHash: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    });
    expect(createClock(store).now()).toBe(now);
    expect(createClock(store).stands()).toBe(true);
    expect(createIds(store).secret("code")).toBe(createIds(memoryStore(), 7).secret("code"));
    expect(store.get("settings", "fixtures")?.value).toEqual(FULL.fixtures);
  });

  test.each([DEFAULT_SEED, FULL, {}])("creates the same state whatever the previous state: row %#", (seed: Seed) => {
    const used = seeded(FULL);
    createIds(used).next("ag");
    createClock(used).set(1);
    applySeed(used, seed);
    expect(textOf(used)).toBe(textOf(seeded(seed)));
    expect(textOf(used)).toBe(textOf(seeded(JSON.parse(JSON.stringify(seed)) as Seed)));
  });

  test.each([
    [{}, 10, 10],
    [{ createdAt: 5 }, 5, 5],
    [{ updatedAt: 5 }, 5, 5],
    [{ updatedAt: 15 }, 10, 15],
    [{ createdAt: 1, updatedAt: 2 }, 1, 2],
  ])("completes the times %j at 10 with createdAt %i and updatedAt %i", (times, createdAt, updatedAt) => {
    const store = seeded({ now: 10, webhooks: [{ id: "w", ownerId: "t", url: "https://example.com", ...times }] });
    expect(store.get("webhooks", "t/w")).toMatchObject({ createdAt, updatedAt });
  });

  test("creates an empty state with the machine's time from an empty seed", () => {
    const store = seeded({});
    expect(store.snapshot()).toEqual({});
    expect(createClock(store).stands()).toBe(false);
  });
});

test("accepts the default seed", () => expect(checkSeed(DEFAULT_SEED)).toEqual(DEFAULT_SEED));

const CIRCULAR: Record<string, unknown> = {};
CIRCULAR["again"] = CIRCULAR;

function messageOf(seed: unknown, operationIds?: ReadonlySet<string>): string {
  try {
    checkSeed(seed, operationIds);
  } catch (error) {
    expect(error).toMatchObject({ name: "EmulatorError", code: "invalid-seed" });
    return (error as Error).message;
  }
  return "";
}

describe("checkSeed", () => {
  const team = { id: "t", slug: "t" };
  const other = { id: "s", slug: "s" };
  const group = { teamId: "t", name: "g" };
  const fixture = (value: object): object => ({ fixtures: { listTeams: value } });
  const users = [{ uid: "u", username: "u", email: "u@example.com" }];
  const withMember = (teamRole: string): object => ({ ...team, members: [{ uid: "u", teamRole }] });
  const token = (text: string, ...teamIds: string[]): object => ({ users, teams: [team], tokens: [{ token: text, userId: "u", teamIds }] });
  const config = (value: unknown): object => ({ virtualModelConfigs: [{ teamId: "t", value }] });

  test.each<[finding: string, seed: unknown]>([
    ["(root): type: must be of type object", []],
    ['(root): additionalProperties: remove "team", or write "teams"; known properties: seed, now, teams,', { team: [] }],
    ['/teams/0: required: add "slug"', { teams: [{ id: "t" }] }],
    ["/teams/0/id: pattern: must be a non-empty string without slashes", { teams: [{ id: "a/b", slug: "t" }] }],
    ['/teams/0/members/0/teamRole: enum: must be "BILLING" or ', { users, teams: [withMember("BOSS")] }],
    ["/tokens/0/token: pattern: ", token("a b")],
    ["/tokens/0/teamIds: uniqueItems: remove item ", token("a", "t", "t")],
    ["/accessGroups/0/createdAt: minimum: must be at least 0", { teams: [team], accessGroups: [{ ...group, createdAt: -1 }] }],
    ["/ssoClients/0/redirectUris/0: pattern: ", { ssoClients: [{ clientId: "c", clientSecret: "s", redirectUris: ["/callback"] }] }],
    ["/now: time: ", { now: "soon" }],
    ["/fixtures/listTeams/body: body: remove it; a 204 response", fixture({ status: 204, body: {} })],
    ["/fixtures/listTeams/examples: examples: remove it; a 204 response", fixture({ status: 204, examples: [1] })],
    ["/fixtures/listTeams/schema: schema: remove it; body is the body", fixture({ body: 1, schema: {} })],
    ["/fixtures/listTeams/examples: minItems: ", fixture({ examples: [] })],
    ["/fixtures/listTeams/schema/type: schema: must be equal to one of", fixture({ schema: { type: "strng" } })],
    ["/fixtures/listTeams/schema: schema: can't resolve reference #/$defs/x", fixture({ schema: { $ref: "#/$defs/x" } })],
    [
      "/fixtures/listTeams/schema: schema: no value was found that it allows; /id must match pattern",
      fixture({ schema: { type: "object", properties: { id: { type: "string", pattern: "^prj_" } } } }),
    ],
    ["/fixtures/listTeams/headers/x y: header: use a valid HTTP header", fixture({ headers: { "x y": "a" } })],
    ["/fixtures/listTeams/headers/x: header: use a valid HTTP header", fixture({ headers: { x: "a\r\nb: c" } })],
    ["/fixtures/listTeams/headers/Content-Length: header: remove it", fixture({ headers: { "Content-Length": "3" } })],
    ["/virtualModelConfigs/0/value/a~1b/1: json: is not JSON (function)", config({ "a/b": [1, () => 1] })],
    ["/virtualModelConfigs/0/value: json: is not JSON (RegExp)", config(/a/)],
    ["/virtualModelConfigs/0/value: json: is nested deeper", config(CIRCULAR)],
    ["/teams/1/id: unique: same value as /teams/0/id", { teams: [team, { ...team, slug: "s" }] }],
    ["/teams/0/members/0/uid: reference: add the user u to /users", { teams: [withMember("OWNER")] }],
    ["/tokens/0/teamIds/0: reference: add the team x to /teams", token("a", "x")],
    [
      "/accessGroups/0/members/0: reference: add u to the members of the team t",
      { teams: [team], users, accessGroups: [{ ...group, members: ["u"] }] },
    ],
    ["/accessGroups/1/name: unique: ", { teams: [team], accessGroups: [group, group] }],
    [
      "/accessGroups/1/name: unique: the name is the ID",
      { teams: [team, other], accessGroups: [{ ...group, id: "g", name: "own" }, group, { ...group, teamId: "s" }] },
    ],
    [
      "/accessGroups/0/projects/0/projectId: reference: add the project p of the team t",
      {
        teams: [team, other],
        projects: [{ id: "p", teamId: "s", name: "p", framework: null }],
        accessGroups: [{ ...group, projects: [{ projectId: "p", role: "ADMIN" }] }],
      },
    ],
    ["/webhooks/0/ownerId: reference: ", { webhooks: [{ ownerId: "t", url: "https://example.com" }] }],
    ["/virtualModelConfigs/0/teamId: reference: ", config(1)],
    ["/projects/0/teamId: reference: ", { projects: [{ id: "p", teamId: "t", name: "p", framework: null }] }],
  ])("reports %s", (finding, seed) => {
    expect(messageOf(seed)).toContain(`\n  ${finding}`);
    expect(messageOf(seed).split("\n")).toHaveLength(2);
  });

  test("reports a wrong form and broken references at once", () => {
    const seed = {
      teams: [{ id: 5, slug: "t", members: [{ uid: "nobody", teamRole: "BOSS" }, "u"] }, "s"],
      users: "none",
      tokens: [{ token: "a", userId: "x" }],
      accessGroups: [{ name: "g" }, { name: "g", teamId: "t", members: [1, "y"] }],
      fixtures: { listTeams: { status: "200", headers: { "x y": "a" } } },
    };
    const lines = messageOf(seed).split("\n").slice(1);
    expect(lines.map((line) => line.trim().split(": ").slice(0, 2).join(" ")).sort()).toEqual([
      "/accessGroups/0 required",
      "/accessGroups/1/members/0 type",
      "/accessGroups/1/members/1 reference",
      "/accessGroups/1/teamId reference",
      "/fixtures/listTeams/headers/x y header",
      "/fixtures/listTeams/status type",
      "/teams/0/id type",
      "/teams/0/members/0/teamRole enum",
      "/teams/0/members/0/uid reference",
      "/teams/0/members/1 type",
      "/teams/1 type",
      "/tokens/0 required",
      "/tokens/0/userId reference",
      "/users type",
    ]);
  });

  test("reports an unknown operation if the operations are known", () => {
    const seed = { fixtures: { listProject: { status: 200 }, listProjects: { status: 200 } } };
    expect(messageOf(seed, new Set(["listProjects"]))).toContain(
      "/fixtures/listProject: operation: unknown operationId. Did you mean listProjects?",
    );
    expect(messageOf(seed)).toBe("");
  });
});
