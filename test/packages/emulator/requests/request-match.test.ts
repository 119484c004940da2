import { expect, test } from "vitest";
import { ObservedRequest } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import { matchesRequest, type RequestMatch } from "../../../../packages/emulator/src/internal/requests/request-match.js";

const URL = "http://127.0.0.1:4010/v1/access-groups/web%2Fa?limit=5&tag=a&tag=b";

function observed(body: string | undefined, type = "application/json"): ObservedRequest {
  const request = new Request(URL, { method: "POST", headers: { "content-type": type }, ...(body !== undefined && { body }) });
  const seen = new ObservedRequest(request);
  seen.route("updateAccessGroup", () => "team_1");
  return seen;
}

test.each<[RequestMatch, boolean]>([
  [{}, true],
  [{ path: "/v1/access-groups/web%2Fa" }, true],
  [{ path: "/v1/*/web%2Fa" }, true],
  [{ path: "/v1/access-groups/w*" }, true],
  [{ path: "/v1/*" }, false],
  [{ path: "/v1/access.groups/web%2Fa" }, false],
  [{ path: "/access-groups/web%2Fa" }, false],
  [{ query: { limit: "5" } }, true],
  [{ query: { limit: "5", tag: "b" } }, true],
  [{ query: { limit: "6" } }, false],
  [{ query: { next: "" } }, false],
  [{ teamId: "team_1" }, true],
  [{ teamId: "team_2" }, false],
  [{ body: { name: "web" } }, true],
  [{ body: { projects: [{ projectId: "prj_1", role: "ADMIN" }] } }, true],
  [{ body: { projects: [{ projectId: "prj_1" }] } }, false],
  [{ body: { owner: { id: "user_1" } } }, true],
  [{ body: { constructor: {} } }, false],
  [{ body: "web" }, false],
  [{ path: "/v1/access-groups/*", query: { tag: "a" }, body: { name: "api" } }, false],
])("matches %j: %j", async (match, isMatch) => {
  const body = { name: "web", projects: [{ projectId: "prj_1", role: "ADMIN" }], owner: { id: "user_1", name: "one" } };
  expect(await matchesRequest(match, observed(JSON.stringify(body)))).toBe(isMatch);
});

test.each([
  [undefined, "application/json", undefined, false],
  ["", "application/json", undefined, false],
  ['{"a":1}', "application/json", { a: 1 }, false],
  ["a=1&b=2", "application/x-www-form-urlencoded", { a: "1", b: "2" }, false],
  ["{cut", "application/json", "{cut", false],
  ["x".repeat(2 ** 20), "text/plain", "x".repeat(2 ** 20), false],
  ["x".repeat(2 ** 20 + 1), "text/plain", "x".repeat(2 ** 20), true],
])("reads a body", async (body, type, value, isCut) => expect(await observed(body, type).body()).toMatchObject({ value, isCut }));

test("leaves the body of the original unread", async () => {
  const request = new Request(URL, { method: "POST", body: "text" });
  await new ObservedRequest(request).body();
  expect(await request.text()).toBe("text");
});
