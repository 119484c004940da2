import { beforeEach, describe, expect, test } from "vitest";
import { type Outcome, type Call, createWorld, type World } from "./harness.js";

let world: World;

async function createGroups(count: number, team = "team_1"): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    await world.call("createAccessGroup", { team, body: { name: `${team} ${made}`, membersToAdd: ["user_3"] } });
  }
}

function nextOf({ body }: Outcome): string {
  const { next } = (body as { pagination: { next: string | null } }).pagination;
  if (next === null) throw new Error("No further page");
  return next;
}

beforeEach(async () => {
  world = createWorld();
  await createGroups(25);
});

describe("listAccessGroups", () => {
  test.each([
    ["20 items per page by default", {}, [20, 5]],
    ["full pages if the items fill them", { limit: 5 }, [5, 5, 5, 5, 5]],
  ])("returns %s", async (_, query, lengths) => {
    let next: string | null = null;
    const found: number[] = [];
    do {
      const { body } = await world.call("listAccessGroups", { query: { ...query, ...(next !== null && { next }) } });
      const page = body as { accessGroups: unknown[]; pagination: { count: number; next: string | null } };
      expect(page.pagination.count).toBe(page.accessGroups.length);
      found.push(page.accessGroups.length);
      ({ next } = page.pagination);
    } while (next !== null);
    expect(found).toEqual(lengths);
  });

  test("returns {} without access groups and an empty page without matches", async () => {
    expect((await world.call("listAccessGroups", { team: "team_2" })).body).toEqual({});
    const none = { accessGroups: [], pagination: { count: 0, next: null } };
    expect((await world.call("listAccessGroups", { query: { search: "zzz" } })).body).toEqual(none);
    expect((await world.call("listAccessGroups", { query: { projectId: "prj_none" } })).body).toEqual(none);
    const next = nextOf(await world.call("listAccessGroups"));
    for (const [, { id }] of Array.from(world.store.scan("accessGroups")))
      await world.call("deleteAccessGroup", { path: { idOrName: id } });
    expect((await world.call("listAccessGroups", { query: { next } })).body).toEqual(none);
    expect((await world.call("listAccessGroups")).body).toEqual({});
  });
});

describe("cursors", () => {
  const other: [string, string, Call][] = [
    ["another team", "listAccessGroups", { team: "team_2", query: { limit: 2 } }],
    ["another search", "listAccessGroups", { query: { limit: 2, search: "team" } }],
    ["another filter", "listAccessGroups", { query: { limit: 2, projectId: "prj_1" } }],
    ["another limit", "listAccessGroups", { query: { limit: 3 } }],
    ["another operation", "listAccessGroupMembers", { path: { idOrName: "team_1 0" }, query: { limit: 2 } }],
  ];

  test.each(other)("refuses a cursor in a request with %s", async (_what, operationId, call) => {
    await createGroups(5, "team_2");
    const next = nextOf(await world.call("listAccessGroups", { query: { limit: 2 } }));
    const response = await world.call(operationId, { ...call, query: { ...call.query, next } });
    expect(response).toEqual({ status: 400, rule: "cursor.issued", place: { in: "query", at: "next" } });
  });

  test.each([
    ["listAccessGroupMembers", "team_1 1", "cursor.issued"],
    ["listAccessGroupMembers", "ag_000000000001", undefined],
    ["listAccessGroupProjects", "team_1 0", "cursor.issued"],
  ])("checks a cursor for members sent to %s of %s: broken rule %s", async (operationId, idOrName, rule) => {
    const path = { idOrName: "team_1 0" };
    await world.call("updateAccessGroup", { path, body: { membersToAdd: ["user_1", "user_2"] } });
    const query = { limit: 1, next: nextOf(await world.call("listAccessGroupMembers", { path, query: { limit: 1 } })) };
    expect((await world.call(operationId, { path: { idOrName }, query })).rule).toBe(rule);
  });

  test("accepts a cursor for any spelling of the team and any parameter order", async () => {
    const next = nextOf(await world.call("listAccessGroups", { query: { limit: 2, search: "1", teamId: "team_1" } }));
    expect((await world.call("listAccessGroups", { query: { next, slug: "one", search: "1", limit: 2 } })).status).toBe(200);
  });

  test("refuses made-up cursors", async () => {
    const next = nextOf(await world.call("listAccessGroups"));
    const changed = Array.from(next, (letter, at) => next.slice(0, at) + (letter === "A" ? "B" : "A") + next.slice(at + 1));
    for (const text of ["", "ag_000000000001", "é\ud800", next.slice(1), `${next}=`, next.toLowerCase(), ...changed])
      expect((await world.call("listAccessGroups", { query: { next: text } })).rule).toBe("cursor.issued");
  });

  test("returns the same cursor for the same state and changes nothing", async () => {
    const before = world.store.snapshot();
    const next = nextOf(await world.call("listAccessGroups"));
    expect(world.store.snapshot()).toEqual(before);
    world = createWorld();
    await createGroups(25);
    expect(nextOf(await world.call("listAccessGroups"))).toBe(next);
  });
});

test("neither repeats nor skips items if the list changes between pages", async () => {
  const page = async (next?: string): Promise<Outcome> => world.call("listAccessGroups", { query: { limit: 10, ...(next && { next }) } });
  const namesOf = ({ body }: Outcome): string[] => (body as { accessGroups: { name: string }[] }).accessGroups.map(({ name }) => name);
  const first = await page();
  // One that was given, the last that was given, the next, and one after it.
  for (const made of [0, 9, 10, 15]) await world.call("deleteAccessGroup", { path: { idOrName: `team_1 ${made}` } });
  await world.call("createAccessGroup", { body: { name: "late" } });
  const second = await page(nextOf(first));
  const third = await page(nextOf(second));
  const rest = Array.from({ length: 25 }, (_, made) => `team_1 ${made}`).filter((_, made) => made > 10 && made !== 15);
  expect([...namesOf(second), ...namesOf(third)]).toEqual([...rest, "late"]);
});
