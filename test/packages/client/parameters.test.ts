import { inspect } from "node:util";
import { type ClientOptions, listAccessGroups, readAccessGroup, RequestError } from "@hosting-platform/client";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../harness/characters.js";
import { rejection } from "../../harness/rejection.js";
import { byPath, OPERATIONS, outcome, stubbed } from "./harness.js";

const BASE = "https://api.example.com/base";
const text = anyText();

/** Calls both clients, which must have the same outcome, and returns what was sent. */
async function sent(operation: string, request: object, options: Partial<ClientOptions> = {}): Promise<string[] | "refused"> {
  const { client, requests } = stubbed(options);
  const found = OPERATIONS.find(({ operationId }) => operationId === operation) ?? expect.fail(`no ${operation}`);
  const results = [
    await outcome(() => found.call(client, request)),
    await outcome(async () => (await byPath(client)[found.method]?.(found.path, { params: request }))?.data),
  ];
  expect(results[1]).toEqual(results[0]);
  if (requests.length === 0) expect(results[0]).toMatchObject({ class: RequestError });
  else expect([results[0], requests.length]).toEqual([{ data: undefined }, 2]);
  expect(requests[1]?.url).toBe(requests[0]?.url);
  return requests.length === 0 ? "refused" : (requests[0]?.url.slice(BASE.length).split("?") ?? []);
}

describe("path parameters", () => {
  test.each<[name: string, value: unknown]>([
    ["an empty string", ""],
    ["two dots", ".."],
    ["undefined", undefined],
    ["null", null],
    ["Infinity", Infinity],
    ["an array", ["web"]],
    ["a symbol", Symbol("web")],
    ["a lone surrogate", "a\ud83d"],
  ])("refuses %s before sending", async (_, idOrName) => {
    expect(await sent("readAccessGroup", { path: { idOrName } })).toBe("refused");
  });

  test.each([undefined, {}, { path: undefined }, { path: null }])("refuses a request without the parameter: %j", async (request) => {
    expect(await sent("readAccessGroup", request as object)).toBe("refused");
  });

  test("names a missing parameter", async () => {
    const error = await rejection(readAccessGroup(stubbed().client, { path: {} as never }), RequestError);
    expect(error.message).toBe("readAccessGroup: path.idOrName is missing");
  });

  test.each(["", ".", ".."])("names a parameter that would be no segment: %j", async (idOrName) => {
    const error = await rejection(readAccessGroup(stubbed().client, { path: { idOrName } }), RequestError);
    expect(error.message).toBe("readAccessGroup: path.idOrName is empty or dots");
  });

  test("encodes any other string as one segment that decodes to it", async () => {
    const known = [
      "...",
      "%2e%2e",
      "a/../b",
      "\\..",
      "%",
      "\0",
      "a b",
      "a?b#c",
      "a+b",
      "{idOrName}",
      "{projectId}",
      "$&$1$$",
      "größe",
      "🚀",
    ];
    const segment = fc.oneof(text, fc.webPath()).filter((value) => !/^\.{0,2}$/.test(value));
    const values = fc.tuple(segment, segment);
    await fc.assert(
      fc.asyncProperty(values, async ([accessGroupIdOrName, projectId]) => {
        const [path] = await sent("readAccessGroupProject", { path: { accessGroupIdOrName, projectId } });
        const segments = path?.split("/").map(decodeURIComponent);
        expect(segments).toEqual(["", "v1", "access-groups", accessGroupIdOrName, "projects", projectId]);
      }),
      { numRuns: 150, examples: known.map((value): [[string, string]] => [[value, "web"]]) },
    );
  });
});

describe("calls by path", () => {
  test.each([
    ...["https://evil.example.com/v1/x", "//evil.example.com/v1/x", "/\\evil.example.com/v1/x", "@evil.example.com/v1/x", ":8080/v1/x"],
    ...[".evil.example.com/v1/x", "", "v1/access-groups", " /v1/x", "/v1/x?teamId=", "/v1/x#x", "/../v1/x", "/v1/%2e%2E/x", "/v1/."],
    ...["/v1/x/.\t./y", "/v1/x/.\n.", "/v1/x/.\r", "/v1/x/.. ", "/v1/x/..\0", "/\t/evil.example.com", "/v1/..", "/v1/a b"],
    ...[undefined, null, { path: "/" }],
  ])("refuses path %j before sending", async (path) => {
    const { client, requests } = stubbed();
    await rejection(byPath(client).POST(path), RequestError);
    await rejection(byPath(client).request("get", path), RequestError);
    expect(requests).toEqual([]);
  });

  test.each([{ path: ["/v1/x"] }, { path: new String("/v1/x") }])("refuses a path that is no string: $path", async ({ path }) => {
    const { client, requests } = stubbed();
    const error = await rejection(byPath(client).GET(path), RequestError);
    expect([error.message.startsWith("GET /v1/x: the path must begin"), requests]).toEqual([true, []]);
  });

  test.each([
    { baseUrl: "https://evil.example.com" },
    { fetch: () => Promise.resolve(Response.json({})) },
    { Request },
    { pathSerializer: () => "/" },
  ])("refuses call option %o", async (options) => {
    const { client, requests } = stubbed();
    const error = await rejection(byPath(client).GET("/v1/webhooks", options), RequestError);
    expect(error.message).toBe(`GET /v1/webhooks: ${Object.keys(options)[0] ?? ""} is not a call option`);
    expect(requests).toEqual([]);
  });
});

describe("query parameters", () => {
  const decoded = async (query: object): Promise<[string, string][]> => [
    ...new URLSearchParams((await sent("listProjects", { query }))[1] ?? ""),
  ];

  test.each<[name: string, query: object, search: string]>([
    ["an array as one pair per value", { a: ["x", [1, "b&c"]], empty: [] }, "a=x&a=1&a=b%26c"],
    ["undefined and null as nothing", { a: undefined, b: null, c: [undefined, "x", null], d: "" }, "c=x&d="],
    ["an object in brackets", { f: { name: "a", tags: ["x"], deep: { a: 1 } } }, "f%5Bname%5D=a&f%5Btags%5D=x&f%5Bdeep%5D%5Ba%5D=1"],
    ["a date as an ISO string", { since: new Date(0) }, "since=1970-01-01T00%3A00%3A00.000Z"],
    ["any number for an undocumented operation", { limit: -1, ratio: 1.5, big: 10n }, "limit=-1&ratio=1.5&big=10"],
    ["a dollar in keys alone, as OData has it", { $filter: "a eq '$b'", f: { $gt: 1 } }, "$filter=a%20eq%20%27%24b%27&f%5B$gt%5D=1"],
    ["keys with reserved characters", { "a&b=c#d%25 e+f": "1", größe: "2" }, "a%26b%3Dc%23d%2525%20e%2Bf=1&gr%C3%B6%C3%9Fe=2"],
  ])("serializes %s", async (_, query, search) => {
    expect((await sent("listProjects", { query }))[1]).toBe(search);
  });

  test.each<[name: string, query: object]>([
    ...[NaN, Infinity, [1, NaN], { since: NaN }, () => 1, Symbol("x"), "\ud800", { "\ud800": 1 }, new Date(NaN), new Set(["a"])].map(
      (further): [string, object] => [inspect(further), { further }],
    ),
    ...[Promise.resolve("a"), new URL("https://a.example"), /a/, new Map()].map((further): [string, object] => [
      inspect(further),
      { further },
    ]),
    ["URLSearchParams", new URLSearchParams({ teamId: "team_1" })],
    ["a Map", new Map([["teamId", "team_1"]])],
    ["pairs", [["teamId", "team_1"]]],
    ["text", "?teamId=team_1" as unknown as object],
  ])("refuses %s before sending", async (_, query) => {
    expect(await sent("listProjects", { query })).toBe("refused");
  });

  test("keeps the path for any value", async () => {
    const further = text.filter((key) => !["teamId", "slug", "__proto__"].includes(key));
    const leaf = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.bigInt());
    await fc.assert(
      fc.asyncProperty(fc.dictionary(further, fc.anything()), async (query) => {
        expect((await sent("listProjects", { query }))[0]).toBeOneOf(["/v10/projects", "r"]);
      }),
      { numRuns: 150 },
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(further, fc.oneof(leaf, fc.array(leaf)), { noNullPrototype: true }), async (query) => {
        expect(await decoded(query)).toEqual(
          Object.entries(query).flatMap(([key, value]) => [value].flat().map((item) => [key, String(item)])),
        );
      }),
      { numRuns: 100 },
    );
  });

  test.each([-1, 0, 101, 1.5, NaN, Infinity, "20", null, [20], true])("refuses limit %j before sending", async (value) => {
    for (const name of ["limit", "membersLimit", "projectsLimit"]) {
      expect(await sent("listAccessGroups", { query: { [name]: value } })).toBe("refused");
      const { client } = stubbed();
      const { message } = await rejection(listAccessGroups(client, { query: { [name]: value } }), RequestError);
      expect(message).toBe(`listAccessGroups: ${name} must be an integer from 1 to 100`);
    }
  });

  test.each([1, 100])("accepts limit %i", async (limit) => {
    expect(await sent("listAccessGroups", { query: { limit, membersLimit: undefined } })).toEqual(["/v1/access-groups", `limit=${limit}`]);
  });

  test("appends the pairs of the operation's own serializer", async () => {
    const { client, requests } = stubbed();
    const serialize = () => ({ path: "/v1/x", query: { a: 1 }, pairs: ["b=2|3"], fields: { "x-c": "4" } });
    await client.call({ operationId: "readX", method: "GET", path: "/v1/{x}", parameters: [], serialize }, {});
    expect([requests[0]?.url, requests[0]?.headers.get("x-c")]).toEqual([`${BASE}/v1/x?a=1&b=2|3`, "4"]);
  });
});

describe("teamId and slug", () => {
  const TEAMS: object[] = [
    ...[{ teamId: "" }, { teamId: " " }, { teamId: null }, { teamId: 1 }, { teamId: ["a", "b"] }, { slug: "" }, { slug: null }],
    ...[
      { teamId: "team_1", slug: "web" },
      { teamId: "", slug: "web" },
      { teamId: null, slug: null },
    ],
  ];

  test.each(TEAMS)("refuses %j before sending", async (query) => {
    expect(await sent("listProjects", { query })).toBe("refused");
  });

  test.each([...TEAMS, {}, { teamId: undefined, slug: undefined }])("refuses client team %j", (team) => {
    expect(() => stubbed({ team: team as { teamId: string } })).toThrow(RequestError);
  });

  test.each<[query: object | undefined, search: string]>([
    [undefined, "teamId=team_1"],
    [{}, "teamId=team_1"],
    [Object.freeze({ search: "a" }), "search=a&teamId=team_1"],
    [{ teamId: undefined, slug: undefined }, "teamId=team_1"],
    [{ teamId: "team_2" }, "teamId=team_2"],
    [{ slug: "web" }, "slug=web"],
  ])("adds the client's team if the query has none: %j", async (query, search) => {
    expect(await sent("listProjects", { query }, { team: { teamId: "team_1" } })).toEqual(["/v10/projects", search]);
  });
});
