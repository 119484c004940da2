import { expect, onTestFinished, test } from "vitest";
import type { CallInput } from "../../../packages/cli/src/internal/session.js";
import { failureText } from "../../../packages/cli/src/internal/failure-text.js";
import { fieldsNote, jsonOf, pickFields } from "../../../packages/cli/src/internal/text.js";
import { EVERYTHING, platform, READ_ONLY, sessionFor, useEmulator } from "./harness/platform.js";

const used = useEmulator();
const open = (policy = EVERYTHING): ReturnType<typeof sessionFor> => {
  const session = sessionFor(used.env, policy);
  onTestFinished(() => session.close());
  return session;
};
const sent = (): Promise<number> => Promise.resolve(used.emulator.requests.count());

// prettier-ignore
test.each<[input: CallInput, said: string]>([
  [{ operationId: "listAccesGroups" }, "There is no operation listAccesGroups. Did you mean listAccessGroups?"],
  [{ operationId: "__proto__" }, "There is no operation __proto__"],
  [{ operationId: "listAccessGroups", query: { limt: 1 } }, "no query parameter limt. Did you mean limit? (query.known)"],
  [{ operationId: "listAccessGroups", query: { limit: 101 } }, "query.limit must be at most 100 (maximum)"],
  [{ operationId: "listAccessGroups", query: { limit: "101" } }, "query.limit must be at most 100 (maximum)"],
  [{ operationId: "listAccessGroups", query: { limit: "ten" } }, "query.limit must be of type integer (type)"],
  [{ operationId: "listAccessGroups", body: {} }, "listAccessGroups takes no body (body.known)"],
  [{ operationId: "readAccessGroup" }, "path.idOrName is required (required)"],
  [{ operationId: "createAccessGroup" }, "body is required (required)"],
  [{ operationId: "createAccessGroup", body: { name: "a", projets: [] } }, "body.projets is not a property in the contract; remove it. Did you mean projects? (additionalProperties)"],
  [{ operationId: "createAccessGroup", body: { name: "!" } }, "body.name must match the pattern"],
  [{ operationId: "createAccessGroup", body: { name: "a" }, contentType: "text/csv" }, "contentType must be application/json (body.mediaType)"],
  [{ operationId: "readAccessGroup", path: { idOrName: "web" }, items: 2 }, "readAccessGroup has no pages"],
])("refuses %j before anything is sent", async (input, said) => {
  const before = await sent();
  await expect(open().call(input)).rejects.toThrow(said);
  expect(await sent()).toBe(before);
});

test("tells all faults of a request at once", async () => {
  const faulty = open().call({ operationId: "listAccessGroupMembers", query: { limit: 0, nxt: "a" } });
  await expect(faulty).rejects.toThrow(/path\.idOrName is required[^]*query\.limit must be at least 1[^]*no query parameter nxt/);
});

test("turns text into what the schema asks for, and picks fields of each item", async () => {
  const page = await open().call({ operationId: "listAccessGroups", query: { limit: "1" }, fields: ["name", "members"] });
  expect(page).toEqual({ accessGroups: [{ name: "web", members: ["user_1", "user_2"] }], pagination: expect.anything() as unknown });
});

test.each<[value: unknown, fields: string[], picked: unknown]>([
  [{ data: { items: [{ a: 1, b: 2 }], total: 1 } }, ["a"], { data: { items: [{ a: 1 }], total: 1 } }],
  [{ data: { a: 1, b: 2 } }, ["a"], { data: { a: 1 } }],
  [[{ "x.io/a": 1, b: 2 }], ["x.io/a"], [{ "x.io/a": 1 }]],
  [{ data: [{ a: 1 }, { a: 2 }] }, ["data.a", "data.1.a"], { "data.a": [1, 2], "data.1.a": 2 }],
  [{ data: [] }, ["data.a"], { "data.a": [] }],
])("picks of %j the fields %j", (value, fields, picked) => {
  expect(pickFields(value, fields)).toEqual(picked);
  expect(fieldsNote(picked, fields)).toBeUndefined();
});

test("a field that no item of a list has is told", () => {
  const picked = pickFields({ data: [{ a: 1 }, { a: 2 }] }, ["data.a", "data.b"]);
  expect([picked, fieldsNote(picked, ["data.a", "data.b"])]).toEqual([{ "data.a": [1, 2] }, "The result has no field data.b."]);
});

test("walks pages up to a number of items, or to the end", async () => {
  const session = open();
  for (const name of ["p1", "p2", "p3"]) await session.call({ operationId: "createAccessGroup", body: { name } });
  const seen: number[] = [];
  const walk = (items: number): Promise<unknown> =>
    session.call({ operationId: "listAccessGroups", query: { limit: 2 }, items, fields: ["name"] }, undefined, (found) =>
      seen.push(found.length),
    );
  expect(await walk(3)).toHaveLength(3);
  expect(await walk(Infinity)).toHaveLength(4);
  expect(seen).toEqual([1, 2, 3, 1, 2, 3, 4]);
});

// prettier-ignore
test.each<[allow: ("write" | "delete")[], only: string[], input: CallInput, said: string]>([
  [[], [], { operationId: "createAccessGroup", body: { name: "no" } }, "is a POST, which this server may not send. Start it with --allow write to permit that."],
  [["write"], [], { operationId: "deleteAccessGroup", path: { idOrName: "web" } }, "is a DELETE, which this server may not send. Start it with --allow delete"],
  [["delete"], [], { operationId: "createAccessGroup", body: { name: "no" } }, "is a POST, which this server may not send. Start it with --allow write"],
  [["write"], ["Webhooks"], { operationId: "listAccessGroups" }, "listAccessGroups is not among --only Webhooks"],
])("with the leave %j for %j refuses %j", async (allow, only, input, said) => {
  const before = await sent();
  await expect(open({ ...READ_ONLY, allow, only }).call(input)).rejects.toThrow(said);
  expect(await sent()).toBe(before);
});

test("an allowed tag or operation is called, and found alone", async () => {
  for (const only of ["Access groups", "access-groups", "listAccessGroups"]) {
    const session = open({ ...READ_ONLY, only: [only] });
    expect(await session.call({ operationId: "listAccessGroups", fields: ["name"] })).toHaveProperty("accessGroups");
    expect(session.search("webhooks").filter(({ kind }) => kind === "operation")).toEqual([]);
  }
});

test("a search among a tag is filled with what follows the hits of others", () => {
  expect(sessionFor({}, { ...READ_ONLY, only: ["Webhooks"] }).search("list access groups", 1)).toHaveLength(1);
});

test("limits the calls of a minute", async () => {
  const session = open({ ...READ_ONLY, callsPerMinute: 2 });
  const call = (): Promise<unknown> => session.call({ operationId: "listAccessGroups" });
  await Promise.all([call(), call()]);
  await expect(call()).rejects.toThrow("More than 2 calls in a minute; nothing was sent.");
});

test("a call ends at its deadline, with or without pages", async () => {
  const { id } = used.emulator.faults.add({ operation: "listAccessGroups", delay: 10_000 });
  onTestFinished(() => void used.emulator.faults.remove(id));
  const call = (items?: number): Promise<unknown> => open({ ...READ_ONLY, deadline: 50 }).call({ operationId: "listAccessGroups", items });
  for (const items of [undefined, 2]) await expect(call(items)).rejects.toMatchObject({ name: "TimeoutError" });
});

test("a dry run is a curl command with a variable in place of the token, and needs none", async () => {
  const session = sessionFor({});
  const before = await sent();
  const text = await session.curl({ operationId: "updateAccessGroup", path: { idOrName: "it's" }, body: { name: "web" } });
  expect(text).toBe(
    `curl --request POST 'https://base-url.invalid/v1/access-groups/it'\\''s' \\
  --header 'authorization: Bearer '"$HOSTING_PLATFORM_TOKEN" \\
  --header 'content-type: application/json' \\
  --data-raw '{"name":"web"}'`.replace("it'\\''s", "it's".replace("'", "'\\''")),
  );
  expect(await sent()).toBe(before);
  await expect(session.call({ operationId: "listAccessGroups" })).rejects.toThrow("No base URL: set HOSTING_PLATFORM_BASE_URL");
  const noToken = sessionFor({ HOSTING_PLATFORM_BASE_URL: used.emulator.url });
  await expect(noToken.call({ operationId: "listAccessGroups" })).rejects.toThrow("No access token: set HOSTING_PLATFORM_TOKEN");
});

test.each([
  ["ECONNREFUSED", "Nothing listens at this address."],
  ["EAI_AGAIN", "The host is not known. Behind a proxy, set NODE_USE_ENV_PROXY=1."],
  ["UND_ERR_CONNECT_TIMEOUT", "The host did not answer. Behind a proxy"],
  ["UND_ERR_SOCKET", "closed the connection before its response was complete"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "set NODE_EXTRA_CA_CERTS=FILE"],
])("a fault of the network, %s, has a remedy by the code of its cause", (code, remedy) => {
  const cause = new TypeError("fetch failed", { cause: Object.assign(new Error(""), { code }) });
  const failed = (fields: object): Error => Object.assign(new Error("GET https://api.example.com/v1: failed", { cause }), fields);
  expect(failureText(failed({ code: "TRANSPORT_ERROR" }), [])).toContain(remedy);
  expect(failureText(failed({ code: "API_ERROR", status: 500 }), [])).toBe("GET https://api.example.com/v1: failed");
});

test.each([
  ["API_ERROR", "denied", ""],
  ["API_ERROR", "denied\nby a rule", "\ndenied\nby a rule"],
  ["API_ERROR", { reason: "denied" }, '\n{"reason":"denied"}'],
  ["RESPONSE_ERROR", "denied", "\ndenied"],
])("an error %s with the body %j is followed by %j", (code, body, said) => {
  expect(failureText(Object.assign(new Error("returned 400: denied"), { code, status: 400, body }), [])).toBe(
    `returned 400: denied${said}`,
  );
});

test.each([
  [0.2, "Wait 1 second."],
  [1.5, "Wait 2 seconds."],
])("a wait of %d seconds is rounded up", (retryAfter, said) => {
  const error = Object.assign(new Error("429"), { code: "API_ERROR", status: 429, retryAfter });
  expect(failureText(error, [])).toBe(`429\nThe rate limit is reached.\n${said}`);
});

test("a fault of the network that no attempt mends has a remedy", async () => {
  const session = sessionFor({ ...used.env, HOSTING_PLATFORM_BASE_URL: used.emulator.url.replace("http:", "https:") });
  const error: unknown = await session.call({ operationId: "listAccessGroups" }).catch((thrown: unknown) => thrown);
  expect(await session.failure(error, "listAccessGroups")).toMatch(
    /: ERR_SSL_WRONG_VERSION_NUMBER\nThe server has no TLS at this port: use its http: URL\.$/,
  );
});

test("no text has a credential or a control character", async () => {
  const session = open();
  await session.call({ operationId: "listAccessGroups" });
  expect(await session.clean(`a ${used.emulator.token ?? ""}\u001b[31m\u0007\u202e b\nc`)).toBe(
    "a [credential]\ufffd[31m\ufffd\ufffd b\nc",
  );
});

test("no form of a credential is shown, and JSON keeps all characters", async () => {
  const session = sessionFor({ HOSTING_PLATFORM_TOKEN: 'me:pass"word é' });
  const forms = ["me%3Apass%22word%20%C3%A9", 'me:pass\\"word é', Buffer.from('me:pass"word é').toString("base64")];
  expect(await session.clean(forms.join(" "))).toBe("[credential] [credential] [credential]");
  const value = { text: "a\u2028\u202e\ufeffé👩‍👩‍👧\u0000" };
  expect(jsonOf(value)).toBe('{"text":"a\\u2028\\u202e\\ufeffé👩‍👩‍👧\\u0000"}');
  expect(JSON.parse(await session.clean(jsonOf(value)))).toEqual(value);
});

test("search and read have small results", () => {
  const session = sessionFor({});
  const tokens = (text: string): number => text.length / 4;
  const operations = platform.data.records.filter(({ kind }) => kind === "operation");
  const sizes = operations.map(({ id = "" }) => tokens(session.read(id))).sort((a, b) => a - b);
  expect(operations).toHaveLength(367);
  expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(1500);
  expect(sizes.at(-1)).toBeLessThanOrEqual(4000);
  for (const query of ["add a member to a group", "list", "PROJECT_DEVELOPER", "GET /v1/access-groups"])
    expect(tokens(JSON.stringify(session.search(query)))).toBeLessThanOrEqual(600);
});

test.each([
  ["add a member to a group", "updateAccessGroup"],
  ["which projects does a group have", "listAccessGroupProjects"],
  ["add user to group", "updateAccessGroup"],
  ["GET /v1/access-groups/web", "readAccessGroup"],
  ["readAccessGroup", "readAccessGroup"],
  ["pagination", "guides/pagination"],
])("search finds for %j among the first results %s", (query, id) => {
  expect(
    sessionFor({})
      .search(query, 5)
      .map((hit) => hit.id),
  ).toContain(id);
});

test.each([
  ["updateAccessGroup", "# Update an access group"],
  ["updateaccessgroup", "# Update an access group"],
  ["AccessGroupName", "# AccessGroupName"],
  ["guides/pagination", "# Pagination"],
  ["pagination", "# Pagination"],
  ["errors", "# Errors"],
  ["access-groups", "# Access groups"],
])("reads %s", (id, title) => expect(sessionFor({}).read(id).split("\n")[0]).toBe(title));

test("reading an unknown page names the nearest", () => {
  expect(() => sessionFor({}).read("listAccesGroups")).toThrow("Did you mean listAccessGroups?");
});
