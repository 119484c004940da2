import { format, inspect } from "node:util";
import { AuthError } from "@hosting-platform/auth";
import * as platform from "@hosting-platform/client";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { rejection } from "../../harness/rejection.js";
import { type StubResponse, json } from "../../harness/server.js";
import { elapse, partly, reset, type Respond, silence, useService, useStoppedTime } from "../../harness/service.js";

const { ApiError, checkArtifactExists, createClient, deleteAccessGroup, HostingPlatformError, readAccessGroup, ResponseError } = platform;
const service = useService();
const path = { idOrName: "web" };
useStoppedTime();

/** The stack of an error that begins at a caller, or at Node.js, which called that. */
const AT_CALLER = /^.*(?:\n {4}at process\..*)?\n {4}at (?:async )?theCaller /;

const client = (options: Partial<platform.ClientOptions> = {}) =>
  createClient({ ...{ baseUrl: service.baseUrl, fetch: service.fetch, retry: false }, ...options });
const failure = (): Promise<platform.ApiError> =>
  rejection(readAccessGroup(client(), { path: { idOrName: "a/b" }, query: { slug: "team" } }), ApiError);
const URL_OF_GROUP = `${service.baseUrl}/v1/access-groups/a%2Fb`;

test.each<[status: number, name: keyof typeof platform]>([
  [400, "BadRequestError"],
  [401, "UnauthorizedError"],
  [403, "ForbiddenError"],
  [404, "NotFoundError"],
  [409, "ConflictError"],
  [410, "GoneError"],
  [422, "ApiError"],
  [429, "RateLimitError"],
  [499, "ApiError"],
  [500, "ServerError"],
  [599, "ServerError"],
])("maps status %i to %s", async (status, name) => {
  service.respond(json({ error: { code: "no" } }, status));
  const error = await failure();
  expect(error.constructor).toBe(platform[name]);
  expect(error).toBeInstanceOf(HostingPlatformError);
  // The query may hold what is secret.
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    ...{ name, message: error.message, code: "API_ERROR", status, method: "GET", url: URL_OF_GROUP },
    ...{ operationId: "readAccessGroup", attempts: 1, body: { error: { code: "no" } } },
  });
  expect(inspect(error)).toMatch(`${name}: GET ${URL_OF_GROUP} returned ${status}`);
});

test.each<[name: string, response: StubResponse, body: unknown]>([
  ["JSON", json({ a: [1] }), { a: [1] }],
  ["JSON null", json(null), null],
  ["HTML", { headers: { "content-type": "text/html" }, body: "<p>Bad gateway</p>" }, "<p>Bad gateway</p>"],
  ["no body", { headers: { "content-type": "application/json" } }, undefined],
])("parses the body of an error response: %s", async (_, response, body) => {
  service.respond({ ...response, status: 500 });
  expect((await failure()).body).toEqual(body);
});

test.each([
  [{ error: { code: "not_found", message: "No such group" } }, ": No such group"],
  [{ message: " No\n\tsuch\u001b[1m group " }, ": No such [1m group"],
  [{ error: "invalid_grant", error_description: "Expired" }, ": Expired"],
  [{ title: "Not found", detail: "No such group" }, ": No such group"],
  [{ error: "invalid_grant" }, ": invalid_grant"],
  [{ message: "x".repeat(1000) }, `: ${"x".repeat(200)}`],
  [{ message: 5, error: {} }, ""],
  [{ errors: [{ message: "No such group" }] }, ": No such group"],
  [{ errors: [{ message: "First" }, { code: 1 }, "second", { detail: "Third" }] }, ": First; second; Third"],
  [{ detail: [{ loc: ["body", "items", 0, "name"], msg: "Field required", type: "missing" }] }, ": body.items.0.name: Field required"],
  [{ error: { errors: [{ message: "No quota" }], code: 403 } }, ": No quota"],
  [{ error: { message: "Invalid", errors: ["No name"] } }, ": Invalid: No name"],
  [{ message: "Invalid", errors: [{ message: "Invalid" }] }, ": Invalid"],
  [{ message: ["No name", "No team"], error: "Bad Request" }, ": No name; No team"],
  [{ title: "Invalid", errors: { name: ["is required"], team: "unknown" } }, ": Invalid: name: is required; team: unknown"],
  [
    { code: "invalid", email: ["Not an address.", "Taken."], tags: [{ message: "Too long." }] },
    ": email: Not an address.; Taken.; tags: Too long.",
  ],
  [{ message: "No", tags: ["a"] }, ": No"],
  [{ message: "No name.", errors: { name: ["No name."], team: ["Unknown."] } }, ": name: No name.; team: Unknown."],
  [{ errors: { name: { message: "is\nrequired" }, "a\nb": "c" } }, ": name: is required; a b: c"],
  [{ errors: "No name" }, ": No name"],
  [{ ok: false, description: "No such group" }, ": No such group"],
  [{ Message: "No such group", __type: "NotFound" }, ": No such group"],
  [{ errorMessages: ["No such group"], errors: {} }, ": No such group"],
  [{ errorMessages: [], errors: { name: "is required" } }, ": name: is required"],
  [{ errorCode: 3, errorMessage: "No such group" }, ": No such group"],
  [{ status: "ERROR", reason: "No such group" }, ": No such group"],
  [{ messages: [], errors: [{ code: 10000, message: "No session" }] }, ": No session"],
  [[{ message: "No session", errorCode: "INVALID" }], ": No session"],
  [
    { title: "Constraint Violation", violations: [{ field: "create.name", message: "must not be blank" }] },
    ": Constraint Violation: create.name: must not be blank",
  ],
  [
    { status: 400, error: "Bad Request", errors: [{ field: "name", defaultMessage: "must not be blank" }], path: "/v1" },
    ": Bad Request: name: must not be blank",
  ],
  [{ detail: "name: is blank", violations: [{ propertyPath: "name", message: "is blank" }] }, ": name: is blank"],
  [{ success: false, error: { issues: [{ path: ["name"], message: "Required" }], name: "ZodError" } }, ": issues: Required"],
  [{ name: ["is required"], non_field_errors: ["No"] }, ": name: is required; non_field_errors: No"],
  [{ errorCode: "E1", errorSummary: "No login", errorCauses: [{ errorSummary: "No" }] }, ": No login"],
  [{ code: "invalid", items: [{ id: 1 }] }, ""],
  [{ error: { code: "1", message: { lang: "en", value: "No such group" } } }, ": No such group"],
  [{ fault: { faultstring: "No quota", detail: { errorcode: "quota" } } }, ": No quota"],
  [{ statusMessage: "No such group", fieldErrors: [{ field: "id", code: 1 }] }, ": No such group: id"],
  [{ errors: Object.keys(Array(10).fill(0)) }, ": 0; 1; 2; 3; 4; 5; 6; 7; 8"],
  [{ errors: [{ errors: [{ errors: [{ errors: [{ message: "too deep" }] }] }] }] }, ""],
  ["<p>Not found</p>", ""],
  ["no healthy\nupstream", ": no healthy upstream"],
  [null, ""],
])("ends the message with the reason of %j", async (body, reason) => {
  service.respond(json(body, 404));
  expect((await failure()).message).toBe(`GET ${URL_OF_GROUP} returned 404${reason}`);
});

test.each<[name: string, response: Respond, max: number, body: unknown]>([
  ["incomplete", partly('{"error":"no', 409, new TypeError("terminated")), 100, '{"error":"no'],
  ["too large", () => new Response("x".repeat(100), { status: 409 }), 10, "x".repeat(10)],
])("keeps the status and the start of a body that is %s", async (_, response, maxResponseBytes, body) => {
  service.respond(response);
  expect(await rejection(readAccessGroup(client({ maxResponseBytes }), { path }), platform.ConflictError)).toMatchObject({
    status: 409,
    body,
  });
});

test("refreshes the token after a 401 and retries a 503 whose bodies are incomplete", async () => {
  const cut = (status: number) => partly("{", status, new TypeError("terminated"));
  service.respond(cut(401), cut(503), json({ name: "web" }));
  const auth = { token: () => Promise.resolve("old"), refresh: () => Promise.resolve("new") };
  expect((await elapse(readAccessGroup(client({ auth, retry: {} }), { path }))).value).toEqual({ name: "web" });
  expect(service.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer old", "Bearer new", "Bearer new"]);
});

test("shows nothing of the query when every property is printed", async () => {
  const url = { value: "https://a.example/?hush", configurable: true };
  service.respond(() => Object.defineProperty(new Response("{}", { status: 404 }), "url", url));
  const error = await failure();
  const names = [...Object.getOwnPropertyNames(error), "url"];
  const printed = [JSON.stringify(error, names), inspect(error, { depth: 10, showHidden: true }), inspect(error.response)];
  for (const text of printed) expect(text).not.toContain("hush");
});

test("throws an ApiError for operations without a result", async () => {
  service.respond(json({ a: 1 }, 404));
  expect(await rejection(deleteAccessGroup(client(), { path }), ApiError)).toMatchObject({ body: { a: 1 } });
  expect(await rejection(checkArtifactExists(client(), { path: { hash: "abc" } }), ApiError)).toMatchObject({ body: undefined });
});

test.each([
  ["x-request-id", "req_1", { requestId: "req_1" }],
  ["request-id", "req_1", { requestId: "req_1" }],
  ["X-Correlation-Id", "req_1", { requestId: "req_1" }],
  ["Retry-After", "7", { retryAfter: 7 }],
  ["Retry-After", "abc", { retryAfter: undefined }],
])("reads the %s header: %s", async (field, value, fields) => {
  service.respond({ ...json({}, 404), headers: { [field]: value } });
  expect(await failure()).toMatchObject(fields);
});

test.each<[name: string, response: StubResponse, type: new (...args: never[]) => platform.ApiError | platform.ResponseError]>([
  ["ApiError", { status: 403, headers: { "x-answer": "hidden-header" }, body: "{}" }, ApiError],
  ["ResponseError", { headers: { "x-answer": "hidden-header" }, body: "hidden-body" }, ResponseError],
])("hides response and credential when printed: %s", async (_, response, type) => {
  service.respond(response);
  const error = await rejection(readAccessGroup(client({ headers: { authorization: "Bearer secret-token" } }), { path }), type);
  expect(Object.keys(error)).not.toContain("response");
  for (const printed of [JSON.stringify(error), inspect(error, { depth: 10 }), String(error)])
    expect(printed).not.toMatch(/response|Response \{|hidden-|secret-token/);
  expect(error.response.headers.get("x-answer")).toBe("hidden-header");
});

test("prints no response with %o, whatever its headers, and no location", async () => {
  service.respond({ status: 404, headers: { "set-cookie": "session=hush" } }, { status: 302, headers: { location: "/?hush" } });
  const errors = [await failure(), await rejection(readAccessGroup(client(), { path }), platform.RedirectError)];
  for (const error of errors) expect(format("%o", error) + inspect({ error }, { showHidden: true, depth: 20 })).not.toContain("hush");
  expect(errors[0]).toHaveProperty("response.status", 404);
  expect(errors[1]).toHaveProperty("location", "/?hush");
});

test("hands its fields on to another thread as its JSON", async () => {
  service.respond({ ...json({ message: "No" }, 404), headers: { "x-request-id": "req_1" } });
  const error = await failure();
  const fields = {
    name: "NotFoundError",
    message: error.message,
    status: 404,
    code: "API_ERROR",
    requestId: "req_1",
    body: { message: "No" },
  };
  expect(structuredClone(error.toJSON())).toMatchObject(fields);
  const wrapped = new AuthError("The token provider failed", { cause: error });
  expect(JSON.parse(JSON.stringify({ wrapped }))).toMatchObject({
    wrapped: { ...fields, name: "AuthError", code: "AUTH_ERROR", message: wrapped.message },
  });
  expect(JSON.parse(JSON.stringify(new platform.RequestError("no")))).toEqual({
    name: "RequestError",
    code: "REQUEST_ERROR",
    message: "no",
  });
});

test("keeps error names in minified code", async () => {
  const names = Object.keys(platform).filter((name) => name.endsWith("Error"));
  const { outputFiles } = await build({
    stdin: {
      resolveDir: REPOSITORY,
      contents: `import * as p from "@hosting-platform/client/core";
        const details = { method: "GET", url: "https://api.example.com/", status: 302, response: new Response() };
        const made = ${JSON.stringify(names)}.map((name) => [name, new p[name](name === "RequestError" ? "message" : name === "HostingPlatformError" ? "SSO_ERROR" : details, "")]);
        export default made.map(([name, error]) => [name, error.name, error.constructor.name === name]);`,
    },
    ...({ bundle: true, minify: true, format: "esm", write: false } as const),
  });
  const module = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? "").toString("base64")}`;
  const { default: found } = (await import(module)) as { default: [name: string, given: string, same: boolean][] };
  // Were the names of the classes still there, the bundle would show nothing.
  expect(found).toEqual(names.map((name) => [name, name, false]));
});

test.each<[name: string, response: StubResponse | Respond, idOrName?: string]>([
  ["an error status", { status: 500 }],
  ["a redirect", { status: 302, headers: { location: "/" } }],
  ["a success that is not JSON", { body: "text" }],
  ["a failed connection", reset],
  ["a timeout", silence],
  ["an invalid parameter", {}, ""],
])("begins the stack at the caller after %s", async (_, response, idOrName = "web") => {
  service.respond(response);
  async function theCaller(): Promise<void> {
    await readAccessGroup(client(), { path: { idOrName } });
  }
  const { reason } = await elapse(theCaller());
  expect((reason as Error).stack).toMatch(AT_CALLER);
});
