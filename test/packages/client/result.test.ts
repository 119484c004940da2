import { inspect } from "node:util";
import {
  checkArtifactExists,
  createClient,
  createPathClient,
  deleteAccessGroup,
  NotFoundError,
  type ParseAs,
  readAccessGroup,
  readAiGatewayVirtualModelConfig,
  readAs,
  ResponseError,
  type StandardSchema,
  unwrap,
  withResponse,
} from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { json, type StubResponse, useServer } from "../../harness/server.js";
import { rejection } from "../../harness/rejection.js";
import { comparable, readIndexed } from "./harness.js";
import { INDEXED } from "../../harness/indexed-operation.js";

const server = useServer();

const client = () => createClient({ baseUrl: server.baseUrl });
const as = (contentType: string, body: string | Uint8Array = ""): StubResponse => ({ headers: { "content-type": contentType }, body });
const group = (): Promise<unknown> => readAccessGroup(client(), { path: { idOrName: "web" } });
const groupByPath = (): Promise<unknown> =>
  unwrap(createPathClient({ baseUrl: server.baseUrl }).GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } }));

describe("a documented operation", () => {
  const value = { name: "größe", extra: null, role: "A_ROLE_OF_TOMORROW" };

  test.each(["application/json", "application/json; charset=utf-8", "Application/JSON", "application/vnd.example+json"])(
    "parses JSON with content type %s",
    async (contentType) => {
      server.respond(as(contentType, JSON.stringify(value)));
      expect(await group()).toEqual(value);
    },
  );

  test("returns undefined for a delete with any body, and refuses a login page", async () => {
    const remove = () => deleteAccessGroup(client(), { path: { idOrName: "web" } });
    for (const response of [{}, json({ a: 1 }), as("text/plain", "deleted"), { body: "deleted" }]) {
      server.respond(response);
      await expect(remove()).resolves.toBeUndefined();
    }
    server.respond(as("text/html", "<p>Sign in</p>"));
    await rejection(remove(), ResponseError);
  });

  test.each([null, [], 5, "text", true])("refuses JSON that is not an object: %j", async (value) => {
    server.respond(json(value));
    for (const call of [group, groupByPath]) expect((await rejection(call(), ResponseError)).message).toMatch(/its body is not an object$/);
  });

  test.each(['{"a":{"__proto__":{"b":1}}}', '{"a":{"\\u005F_proto__":{"b":1}}}'])("drops own __proto__ keys: %s", async (body) => {
    server.respond(as("application/json", body));
    const { a } = (await group()) as { a: object };
    expect(Object.getOwnPropertyNames(a)).toEqual([]);
  });

  test.each<[name: string, response: StubResponse, reason: string]>([
    ["HTML", as("text/html", "<p>hush</p>"), 'its content type "text/html" is not JSON (check baseUrl)'],
    ["no content type", { body: '"hush"' }, 'its content type "" is not JSON (check baseUrl)'],
    ["invalid UTF-8", as("application/json", Uint8Array.of(0x22, 0xff, 0x22)), "its body is not JSON"],
    ["truncated JSON", as("application/json", '{"name":"hush'), "its body is not JSON"],
    ["no body", as("application/json"), "it has no body"],
    ["a content-length of 0", { headers: { "content-length": "0" } }, "it has no body"],
  ])("throws a ResponseError for %s, also by path, without quoting the body", async (_, response, reason) => {
    server.respond({ ...response, headers: { ...response.headers, "x-request-id": "req_1" } });
    const url = `${server.baseUrl}/v1/access-groups/web`;
    for (const [call, operationId] of [[group, "readAccessGroup"] as const, [groupByPath, undefined] as const]) {
      const error = await rejection(call(), ResponseError);
      expect(error.message).toBe(`GET ${url} returned 200, but ${reason}`);
      const sent = { method: "GET", url, operationId, attempts: 1 };
      expect(error).toMatchObject({ name: "ResponseError", code: "RESPONSE_ERROR", status: 200, requestId: "req_1", ...sent });
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain("hush");
      // What is not read keeps the connection.
      expect(error.response.bodyUsed || error.response.body === null).toBe(true);
    }
  });
});

test("returns undefined for HEAD", async () => {
  server.respond({ headers: { "content-type": "application/json", "content-length": "10" } });
  await expect(checkArtifactExists(client(), { path: { hash: "abc" } })).resolves.toBeUndefined();
  expect(server.request.method).toBe("HEAD");
});

test.each<[name: string, response: StubResponse, result: unknown]>([
  ["JSON", json([1]), [1]],
  ["JSON with status 202", json({ id: 1 }, 202), { id: 1 }],
  ["text", as("text/plain", "größe"), "größe"],
  ["bytes", as("application/octet-stream", new Uint8Array([0, 255])), { arrayBuffer: "\0\xff" }],
  ["an empty JSON body", as("application/json"), undefined],
  ["an empty binary body", as("application/octet-stream"), undefined],
  ["no body and no content type", {}, undefined],
  ["status 204", { status: 204 }, undefined],
])("parses an undocumented response by content type: %s", async (_, response, result) => {
  server.respond(response);
  expect(await comparable(await readIndexed(client()))).toEqual(result);
});

test.each<[parseAs: ParseAs, full: unknown, empty: unknown]>([
  ["auto", [1], undefined],
  ["json", [1], undefined],
  ["text", "[1]", ""],
  ["blob", { blob: "[1]", type: "application/json" }, { blob: "", type: "" }],
  ["arrayBuffer", { arrayBuffer: "[1]" }, { arrayBuffer: "" }],
  ["stream", { stream: "[1]" }, { stream: "" }],
])("parses an undocumented response by parseAs: %s, also for status 204", async (parseAs, full, empty) => {
  const read = async () => comparable(await readIndexed(client(), { parseAs }));
  server.respond(json([1]));
  expect(await read()).toEqual(full);
  server.respond({ status: 204 });
  expect(await read()).toEqual(empty);
});

test.each<[parseAs: Exclude<ParseAs, "auto">, result: unknown]>([
  ["json", [1]],
  ["text", "[1]"],
  ["blob", { blob: "[1]", type: "text/csv" }],
  ["arrayBuffer", { arrayBuffer: "[1]" }],
  ["stream", { stream: "[1]" }],
])("reads a documented response of any type with readAs: %s", async (parseAs, result) => {
  server.respond(as("text/csv", "[1]"));
  expect(await comparable(await readAs(parseAs, readAccessGroup, client(), { path: { idOrName: "web" } }))).toEqual(result);
  // Without a documented result.
  expect(await comparable(await readAs(parseAs, deleteAccessGroup, client(), { path: { idOrName: "web" } }))).toEqual(result);
  server.respond(json({}, 404));
  await rejection(readAs(parseAs, readAccessGroup, client(), { path: { idOrName: "web" } }), NotFoundError);
});

test("validates what readAs reads, and passes withResponse on", async () => {
  server.respond(as("text/csv", "a"));
  const schema = { "~standard": { version: 1, vendor: "test", validate: (value: unknown) => ({ value: `${String(value)}!` }) } } as const;
  expect(await readAs("text", readIndexed, client(), { schema })).toBe("a!");
  const { data, response } = await withResponse((own, request: object) => readAs("text", readIndexed, own, request), client(), {});
  expect([data, response.status]).toEqual(["a", 200]);
});

test.each<[name: string, response: StubResponse]>([
  ["HTML", as("text/html", "<p></p>")],
  ["an empty body", as("application/json")],
])("throws a ResponseError for %s if JSON is expected", async (_, response) => {
  server.respond(response);
  await rejection(readAiGatewayVirtualModelConfig(client()), ResponseError);
});

test("withResponse resolves to result and response, and rejects like the operation", async () => {
  server.respond({ ...json({ name: "web" }), headers: { "content-type": "application/json", "x-ratelimit-remaining": "9" } });
  const { data, response } = await withResponse(readAccessGroup, client(), { path: { idOrName: "web" } });
  expect([data.name, response.status, response.headers.get("x-ratelimit-remaining")]).toEqual(["web", 200, "9"]);
  const call = await withResponse(client(), (own) => readAccessGroup(own, { path: { idOrName: "web" } }));
  expect([call.data.name, call.response.status]).toEqual(["web", 200]);
  server.respond(json({}, 404));
  await rejection(withResponse(readAccessGroup, client(), { path: { idOrName: "web" } }), NotFoundError);
});

/** A validator of an object with an `id`, which it gives in capitals. */
const schemaOf = (later: boolean): StandardSchema<{ id: string }> => ({
  "~standard": {
    version: 1,
    vendor: "test",
    validate(value) {
      const { id } = Object(value) as { id?: unknown };
      const result =
        typeof id === "string" ? { value: { id: id.toUpperCase() } } : { issues: [{ message: `hush: ${String(id)}`, path: ["id"] }] };
      return later ? Promise.resolve(result) : result;
    },
  },
});

describe.each([
  ["synchronously", false],
  ["asynchronously", true],
])("a schema that validates %s", (_, later) => {
  const schema = schemaOf(later);

  test("transforms the result", async () => {
    server.respond(json({ id: "hook_1", further: 1 }));
    const { id } = await readIndexed(client(), { schema });
    expect(id).toBe("HOOK_1");
  });

  test("throws a ResponseError whose issues are not printed", async () => {
    server.respond({ ...json({ id: 1 }), headers: { "content-type": "application/json", "x-request-id": "req_1" } });
    const error = await rejection(readIndexed(client(), { schema }), ResponseError);
    expect(error.issues).toEqual([{ message: "hush: 1", path: ["id"] }]);
    expect(error).toMatchObject({ status: 200, requestId: "req_1", operationId: INDEXED.operationId });
    expect(error.message).toMatch(/returned 200, but its body does not match the schema$/);
    expect(inspect(error, { depth: 10 }) + JSON.stringify(error)).not.toContain("hush");
  });
});

test("accepts a schema that is a function", async () => {
  server.respond(json({ id: "a" }));
  expect(await readIndexed(client(), { schema: Object.assign(() => undefined, schemaOf(false)) })).toEqual({ id: "A" });
});
