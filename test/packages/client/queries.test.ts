import { listAccessGroupMembers, listAccessGroupProjects, listAccessGroups, listProjects, RequestError } from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { rejection } from "../../support/rejection.js";
import { byPath, OPERATIONS, stubbed } from "./contract.js";

/** What no team is. */
const TEAMS: Record<string, unknown>[] = [
  { teamId: "" },
  { teamId: null },
  { teamId: 1 },
  { teamId: NaN },
  { teamId: ["team_1", "team_2"] },
  { teamId: {} },
  { slug: "" },
  { slug: null },
  { teamId: "team_1", slug: "web" },
  { teamId: "", slug: "web" },
  { teamId: null, slug: null },
];

const NO_LIMITS = [-1, 0, 101, 1.5, NaN, Infinity, -Infinity, "20", null, [20], true];

const path = { idOrName: "web" };

describe("a query value is what the contract allows", () => {
  test.each(TEAMS)("%j is a RequestError for every operation and both faces, and nothing is sent", async (query) => {
    const { client, requests } = stubbed();
    for (const { method, path: template, names, call } of OPERATIONS) {
      const values = Object.fromEntries(names.map((name) => [name, "web"]));
      await rejection(call(client, { path: values, query }), RequestError);
      await rejection(byPath(client)[method]?.(template, { params: { path: values, query } }) ?? Promise.resolve(), RequestError);
    }
    expect(requests).toEqual([]);
  });

  test.each(NO_LIMITS)("%s is no limit, and nothing is sent", async (value) => {
    const { client, requests } = stubbed();
    const limit = value as number;
    const calls = [
      ...["limit", "membersLimit", "projectsLimit"].flatMap((name) => [
        listAccessGroups(client, { query: { [name]: limit } }),
        byPath(client)["GET"]?.("/v1/access-groups", { params: { query: { [name]: limit } } }),
      ]),
      listAccessGroupMembers(client, { path, query: { limit } }),
      listAccessGroupProjects(client, { path, query: { limit } }),
      byPath(client)["GET"]?.("/v1/access-groups/{idOrName}/projects", { params: { path, query: { limit } } }),
    ];
    for (const call of calls) {
      const { message } = await rejection(call ?? Promise.resolve(), RequestError);
      expect(message).toMatch(/^(limit|membersLimit|projectsLimit) is not a whole number from 1 to 100$/);
    }
    expect(requests).toEqual([]);
  });

  test.each([1, 100])("a limit of %i is sent", async (limit) => {
    const { client, requests } = stubbed();
    await listAccessGroups(client, { query: { limit, ...({ membersLimit: undefined } as object) } });
    expect(requests[0]?.url).toBe(`https://api.example.com/base/v1/access-groups?limit=${limit}`);
  });

  test.each<[name: string, value: unknown]>([
    ["NaN", NaN],
    ["Infinity", Infinity],
    ["NaN in a list", [1, NaN]],
    ["NaN in an object", { since: NaN }],
    ["a function", () => 1],
    ["a symbol", Symbol("x")],
    ["half of a surrogate pair", "\ud800"],
    ["half of a surrogate pair in a key", { "\ud800": 1 }],
    ["a date that is none", new Date(NaN)],
  ])("further keys take no %s", async (_, value) => {
    const { client, requests } = stubbed();
    await rejection(listProjects(client, { query: { further: value } }), RequestError);
    await rejection(
      byPath(client)["GET"]?.("/v1/webhooks/{id}", { params: { path: { id: "a" }, query: { further: value } } }) ?? Promise.resolve(),
      RequestError,
    );
    expect(requests).toEqual([]);
  });

  test("further keys of an operation that is not shown take any number that is one", async () => {
    const { client, requests } = stubbed();
    await listProjects(client, { query: { limit: -1, ratio: 1.5, big: 10n } });
    expect(new URL(requests[0]?.url ?? "").search).toBe("?limit=-1&ratio=1.5&big=10");
  });
});

describe("the client's team", () => {
  const queryOf = async (query: object | undefined, team: { teamId: string } | { slug: string }): Promise<string[]> => {
    const { client, requests } = stubbed({ team });
    await listProjects(client, { query: query as never });
    await byPath(client)["GET"]?.("/v1/access-groups", { params: { query } });
    return requests.map(({ url }) => new URL(url).search);
  };

  test.each<[name: string, query: object | undefined, sent: string]>([
    ["no query", undefined, "?teamId=team_1"],
    ["an empty query", {}, "?teamId=team_1"],
    ["another key", { search: "a" }, "?search=a&teamId=team_1"],
    ["a team that is undefined", { teamId: undefined, slug: undefined }, "?teamId=team_1"],
    ["another team", { teamId: "team_2" }, "?teamId=team_2"],
    ["a slug", { slug: "web" }, "?slug=web"],
  ])("goes with a call that names none, and both faces: %s", async (_, query, sent) => {
    expect(await queryOf(query, { teamId: "team_1" })).toEqual([sent, sent]);
  });

  test("may be a slug, and changes no object of the caller", async () => {
    const query = Object.freeze({ search: "a" });
    expect(await queryOf(query, { slug: "web" })).toEqual(["?search=a&slug=web", "?search=a&slug=web"]);
  });

  test.each([...TEAMS, {}, { teamId: undefined }, { teamId: undefined, slug: undefined }])("is not %j", (team) => {
    expect(() => stubbed({ team: team as { teamId: string } })).toThrow(RequestError);
  });
});

test.each<[string, object]>([
  ["URLSearchParams", new URLSearchParams({ teamId: "team_1" })],
  ["a Map", new Map([["teamId", "team_1"]])],
  ["pairs", [["teamId", "team_1"]]],
  ["a Map as a value", { filter: new Map([["a", "b"]]) }],
  ["a Set as a value", { filter: new Set(["a"]) }],
])("%s would be an object without fields: a RequestError, and nothing is sent", async (_, query) => {
  const { client, requests } = stubbed();
  await rejection(listProjects(client, { query: query as Record<string, unknown> }), RequestError);
  await rejection(byPath(client)["GET"]?.("/v10/projects", { params: { query } }) ?? Promise.resolve(), RequestError);
  expect(requests).toEqual([]);
});
