import {
  createClient,
  listAccessGroups,
  listProjects,
  readAccessGroup,
  readAccessGroupProject,
  readSandbox,
} from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { useServer } from "../../support/server.js";

const server = useServer();

function client(headers?: Record<string, string>) {
  return createClient({ baseUrl: server.baseUrl, ...(headers && { headers }) });
}

describe("a path parameter", () => {
  test.each([
    ["a slash", "a/b"],
    ["a percent sign", "50%"],
    ["what looks encoded", "a%2Fb"],
    ["spaces", " a b "],
    ["a question mark and a hash", "a?b#c"],
    ["a plus sign", "a+b"],
    ["braces", "{idOrName}"],
    ["a replacement pattern", "$&$1$$"],
    ["a letter beyond ASCII", "größe"],
    ["a character of two units", "🚀"],
  ])("with %s arrives as one segment", async (_, idOrName) => {
    await readAccessGroup(client(), { path: { idOrName } });
    const segments = server.request.path.split("/");
    expect(segments).toHaveLength(4);
    expect(decodeURIComponent(segments[3] ?? "")).toBe(idOrName);
  });

  test("that looks like another one is not filled in a second time", async () => {
    await readAccessGroupProject(client(), { path: { accessGroupIdOrName: "{projectId}", projectId: "prj_1" } });
    expect(server.request.path).toBe("/v1/access-groups/%7BprojectId%7D/projects/prj_1");
  });
});

describe("the query", () => {
  test("carries numbers and text", async () => {
    await listAccessGroups(client(), { query: { limit: 3, membersLimit: 100, search: "a&b=c#d%25 e+f", teamId: "team_1" } });
    expect(Object.fromEntries(server.request.query)).toEqual({
      limit: "3",
      membersLimit: "100",
      search: "a&b=c#d%25 e+f",
      teamId: "team_1",
    });
  });

  test("of an indexed operation takes further keys, an array as its key once for each value", async () => {
    await listProjects(client(), { query: { teamId: "team_1", since: 0, archived: false, name: ["a", "b&c"] } });
    expect([...server.request.query]).toEqual([
      ["teamId", "team_1"],
      ["since", "0"],
      ["archived", "false"],
      ["name", "a"],
      ["name", "b&c"],
    ]);
  });

  test.each(["a b", "a&b", "a=b", "a#b", "a+b", "50%", "größe", "filter[name]"])("keeps the further key %j", async (key) => {
    await listProjects(client(), { query: { [key]: "1", last: "2" } });
    expect([...server.request.query]).toEqual([
      [key, "1"],
      ["last", "2"],
    ]);
  });

  test("leaves out what is undefined or null, an empty array and undefined items", async () => {
    await listProjects(client(), { query: { first: undefined, second: null, third: [], fourth: [undefined, "x"], last: "" } });
    expect([...server.request.query]).toEqual([
      ["fourth", "x"],
      ["last", ""],
    ]);
  });

  test("writes the fields of an object in brackets, and a date as its ISO text", async () => {
    await listProjects(client(), { query: { filter: { name: "a", tags: ["x", "y"] }, since: new Date(0) } });
    expect([...server.request.query]).toEqual([
      ["filter[name]", "a"],
      ["filter[tags]", "x"],
      ["filter[tags]", "y"],
      ["since", "1970-01-01T00:00:00.000Z"],
    ]);
  });

  test("is absent where there is none", async () => {
    await readSandbox(client(), { path: { name: "box" } });
    expect(server.request.path).toBe("/v2/sandboxes/box");
    expect(server.request.query.size).toBe(0);
  });
});

describe("header fields", () => {
  test("of the client go with every call, those of the call win", async () => {
    const platform = client({ authorization: "Bearer one", "x-client": "1" });
    await readAccessGroup(platform, { path: { idOrName: "web" }, headers: { Authorization: "Bearer two", "x-call": "2" } });
    expect(server.request.headers).toMatchObject({ authorization: "Bearer two", "x-client": "1", "x-call": "2" });
  });

  test("that the call sets to null are left out, those set to undefined stay", async () => {
    const platform = client({ authorization: "Bearer one", "x-client": "1" });
    await readAccessGroup(platform, { path: { idOrName: "web" }, headers: { authorization: null, "x-client": undefined } });
    expect(server.request.headers).not.toHaveProperty("authorization");
    expect(server.request.headers).toHaveProperty("x-client", "1");
  });
});

test.each(["", "/", "/api", "/api/"])("a base URL that ends in %j leads to the path", async (end) => {
  await readAccessGroup(createClient({ baseUrl: `${server.baseUrl}${end}` }), { path: { idOrName: "web" } });
  expect(server.request.path).toBe(`${end.replace(/\/$/, "")}/v1/access-groups/web`);
});
