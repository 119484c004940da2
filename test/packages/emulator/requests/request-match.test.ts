import { expect, test } from "vitest";
import { ObservedRequest } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import { difference, failedCondition, type RequestMatch } from "../../../../packages/emulator/src/internal/requests/request-match.js";

const URL = "http://127.0.0.1:4010/v1/access-groups/web%2Fa?limit=5&tag=a&tag=b";

function observed(body: string | Uint8Array<ArrayBuffer> | undefined, type = "application/json"): ObservedRequest {
  const request = new Request(URL, {
    method: "POST",
    headers: { "content-type": type, cookie: "a=1; b=2" },
    ...(body !== undefined && { body }),
  });
  const seen = new ObservedRequest(request);
  seen.route("updateAccessGroup", () => ({ userId: "user_1", teamId: "team_1" }));
  return seen;
}

test.each<[RequestMatch, boolean]>([
  [{}, true],
  [{ path: "/v1/access-groups/web%2Fa" }, true],
  [{ path: "/v1/*/web%2Fa" }, true],
  [{ path: "/v1/access%2Dgroups/w%65b%2f*" }, true],
  [{ path: "/v1/access-groups/w*" }, true],
  [{ path: "/v1/*" }, false],
  [{ path: "/v1/access-groups/%2A" }, false],
  [{ path: "/v1/access.groups/web%2Fa" }, false],
  [{ path: "/access-groups/web%2Fa" }, false],
  [{ query: { limit: "5" } }, true],
  [{ query: { limit: "5", tag: "b" } }, true],
  [{ query: { limit: "6" } }, false],
  [{ query: { limit: ["5"], tag: ["a", "b"] } }, true],
  [{ query: { tag: ["b", "a"] } }, false],
  [{ query: { tag: ["a"] } }, false],
  [{ query: { next: null }, header: { "X-Tenant": null } }, true],
  [{ query: { limit: null } }, false],
  [{ header: { "Content-Type": null } }, false],
  [{ header: { Cookie: "b=2" } }, true],
  [{ header: { cookie: "b=3" } }, false],
  [{ query: { next: "" } }, false],
  [{ query: { limit: { like: "*" }, tag: { like: "b" } }, header: { "Content-Type": { like: "*/json" }, cookie: { like: "b=*" } } }, true],
  [{ query: { next: { like: "*" } } }, false],
  [
    {
      query: { tag: { contains: "b" }, limit: { matches: "^[0-9]+$" } },
      header: { "Content-Type": { matches: "json$" }, cookie: { contains: "b=" } },
    },
    true,
  ],
  [{ query: { tag: { contains: "z" } } }, false],
  [{ query: { tag: { matches: "^z|z$" } } }, false],
  [{ header: { "Content-Type": { contains: "JSON" } } }, false],
  [{ query: { tag: { like: "c*" } } }, false],
  [{ header: { "Content-Type": { like: "json" } } }, false],
  [{ header: { "Content-Type": { like: "application.json" } } }, false],
  [{ teamId: "team_1" }, true],
  [{ teamId: "team_2" }, false],
  [{ body: { name: "web" } }, true],
  [{ body: { projects: [{ projectId: "prj_1", role: "ADMIN" }] } }, true],
  [{ body: { projects: [{ projectId: "prj_1" }] } }, false],
  [{ body: { owner: { id: "user_1" } } }, true],
  [{ body: { name: { like: "w*b" }, owner: { id: { like: "user_*" } } } }, true],
  [{ body: { name: { like: "a*" } } }, false],
  [{ body: { name: { contains: "we" }, owner: { id: { matches: "^user_\\d$" } } } }, true],
  [{ body: { name: { contains: "x" } } }, false],
  [{ body: { projects: { contains: { role: "ADMIN" } } } }, true],
  [{ body: { projects: { contains: { role: "VIEWER" } } } }, false],
  [{ body: { owner: { contains: "one" } } }, false],
  [{ body: { contains: '"role":"ADMIN"' } }, true],
  [{ body: { matches: "prj_[2-9]" } }, false],
  [{ body: { name: { matches: "^x" } } }, false],
  [{ body: { name: { like: "w*", other: 1 } } }, false],
  [{ body: { owner: { like: "*" } } }, false],
  [{ body: { constructor: {} } }, false],
  [{ body: "web" }, false],
  [{ path: "/v1/access-groups/*", query: { tag: "a" }, body: { name: "api" } }, false],
])("matches %j: %j", async (match, isMatch) => {
  const body = { name: "web", projects: [{ projectId: "prj_1", role: "ADMIN" }], owner: { id: "user_1", name: "one" } };
  const request = observed(JSON.stringify(body));
  const hasBody = difference((await request.body()).value, match.body) === undefined;
  expect(failedCondition(match, request) === undefined && hasBody).toBe(isMatch);
});

const BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte);

test.each<[body: string | Uint8Array<ArrayBuffer> | undefined, type: string, value: unknown, isCut: boolean]>([
  [undefined, "application/json", undefined, false],
  ["", "application/json", undefined, false],
  ['{"a":1}', "application/json", { a: 1 }, false],
  ["a=1&b=2", "application/x-www-form-urlencoded", { a: "1", b: "2" }, false],
  ["a=1&a=2&b=", "application/x-www-form-urlencoded", { a: ["1", "2"], b: "" }, false],
  ["{cut", "application/json", "{cut", false],
  [BYTES, "application/octet-stream", BYTES, false],
  ["x".repeat(2 ** 20), "text/plain", "x".repeat(2 ** 20), false],
  [`${"x".repeat(2 ** 20 - 1)}ä`, "text/plain", "x".repeat(2 ** 20 - 1), true],
])("reads a body", async (body, type, value, isCut) => {
  const kept = (await observed(body, type).body()).kept();
  expect([kept.value, kept.isCut]).toEqual([value, isCut]);
});

test("gives the request again with an unread body", async () => {
  const request = new ObservedRequest(new Request(URL, { method: "POST", body: BYTES }));
  expect(new Uint8Array(await (await request.unread()).arrayBuffer())).toEqual(BYTES);
});
