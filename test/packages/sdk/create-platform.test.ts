import { AuthError, createPlatform, exchangeSsoToken, readAccessGroup, RequestError, type PlatformOptions } from "@hosting-platform/sdk";
import { beforeEach, describe, expect, test } from "vitest";
import { json, useServer } from "../../harness/server.js";

const server = useServer();

beforeEach(() => server.respond(json({ name: "web", accessGroups: [], pagination: { count: 0, next: null } })));

const path = { idOrName: "web" };
const platform = (options: Omit<PlatformOptions, "baseUrl" | "token"> & Partial<PlatformOptions> = {}) =>
  createPlatform({ baseUrl: server.baseUrl, token: "t0ken", ...options });

describe("the client of createPlatform()", () => {
  test("sends the token, and no team by default", async () => {
    expect(await readAccessGroup(platform(), { path })).toMatchObject({ name: "web" });
    expect(server.request.headers.authorization).toBe("Bearer t0ken");
    expect(server.request.query.toString()).toBe("");
  });

  test.each([
    [{ teamId: "team_1" }, "teamId=team_1"],
    [{ slug: "a-team" }, "slug=a-team"],
  ])("adds the team %o unless a call has its own", async (scope, query) => {
    const client = platform(scope);
    await readAccessGroup(client, { path });
    await readAccessGroup(client, { path, query: { teamId: "team_2" } });
    await readAccessGroup(client, { path, query: { slug: "b-team" } });
    expect(server.requests.map((request) => request.query.toString())).toEqual([query, "teamId=team_2", "slug=b-team"]);
  });

  test("sends no token if the contract requires none", async () => {
    const body = { grant_type: "authorization_code", code: "c", client_id: "i", client_secret: "s" } as const;
    await exchangeSsoToken(platform(), { body });
    await exchangeSsoToken(platform({ headers: { Authorization: "Bearer t0ken" } }), { body });
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });
});

test.each(["teamId", "slug"])("ignores %s on a polluted Object.prototype", async (name) => {
  Object.defineProperty(Object.prototype, name, { value: "evil", configurable: true });
  try {
    await readAccessGroup(platform(), { path });
    expect(server.request.query.toString()).toBe("");
  } finally {
    Reflect.deleteProperty(Object.prototype, name);
  }
});

test.each([
  ["an empty token", { token: "" }, AuthError],
  ["teamId with slug", { teamId: "team_1", slug: "a-team" }, RequestError],
  ["a teamId of null", { teamId: null as never }, RequestError],
])("throws at once for invalid options: %s", (_, options, type) => {
  expect(() => platform(options as object)).toThrow(type);
});
