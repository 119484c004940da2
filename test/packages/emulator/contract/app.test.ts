import { expect, test } from "vitest";
import type { AppParts } from "../../../../packages/emulator/src/internal/app.js";
import type { Failure } from "../../../../packages/emulator/src/internal/failure.js";
import type { UserHandler } from "../../../../packages/emulator/src/internal/user-handler.js";
import { Refusal } from "../../../../packages/emulator/src/internal/refusal.js";
import type { OperationContext, OperationHandler, OperationInput } from "../../../../packages/emulator/src/internal/types.js";
import { appOf, document, handlersOf, send, type Sent, TOKEN } from "./harness.js";

const GROUP = "/v1/access-groups/a";
const HEADERS = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
const group = document.components.examples["readAccessGroup.response-minimal"]?.value;

function recorder(): { calls: [OperationInput, OperationContext][]; handlers: Record<string, OperationHandler> } {
  const calls: [OperationInput, OperationContext][] = [];
  const readAccessGroup: OperationHandler = (input, context) => {
    calls.push([input, context]);
    return { status: 200, body: group, headers: { "x-own": "1" } };
  };
  return { calls, handlers: { readAccessGroup } };
}

async function refusal(sent: Sent, parts?: Partial<AppParts>): Promise<{ status: number; rule: string; challenge: string | null }> {
  const { status, body, headers } = await send(sent, parts);
  const { error } = body as { error: { rule: string } };
  return { status, rule: error.rule, challenge: headers.get("www-authenticate") };
}

test("passes a request to its handler and returns the handler's response", async () => {
  const { calls, handlers } = recorder();
  const { status, body, headers } = await send({ path: "/v1/access-groups/a%20b?slug=slug-b" }, { handlers });
  expect([status, body, headers.get("x-own")]).toEqual([200, group, "1"]);
  expect([headers.get("content-type"), headers.get("x-request-id")]).toEqual(["application/json; charset=utf-8", "req_000000000001"]);
  expect(headers.has("access-control-allow-origin")).toBe(false);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.[0]).toEqual({ path: { idOrName: "a b" }, query: { slug: "slug-b" }, body: undefined, contentType: undefined });
  expect(calls[0]?.[1]).toMatchObject({ caller: { userId: "user_1", teamId: "team_b" }, url: "http://127.0.0.1:4010" });
});

const UNKNOWN = 'Bearer realm="hosting-platform", error="invalid_token"';

test.each<[string, string | undefined, string, string]>([
  ["no credential", undefined, "credential.required", 'Bearer realm="hosting-platform"'],
  ["a token without scheme", TOKEN, "credential.bearer", UNKNOWN],
  ["a token of another scheme", `Basic ${TOKEN}`, "credential.bearer", UNKNOWN],
  ["an unknown token", "Bearer other", "credential.known", UNKNOWN],
])("returns 401 for %s", async (_, authorization, rule, challenge) => {
  const { calls, handlers } = recorder();
  expect(await refusal({ path: `${GROUP}?wrong=1`, headers: { authorization } }, { handlers })).toEqual({ status: 401, rule, challenge });
  expect(await refusal({ path: "/v10/projects", headers: { authorization } })).toMatchObject({ status: 401, rule });
  expect(calls).toEqual([]);
});

test("ignores the case of the authentication scheme", async () => {
  expect(await send({ path: GROUP, headers: { authorization: `bEARER ${TOKEN}` } }, recorder())).toMatchObject({ status: 200 });
});

test("requires no credential for an operation without security", async () => {
  const body = JSON.stringify(document.components.examples["exchangeSsoToken.request-minimal"]?.value);
  const response = document.components.examples["exchangeSsoToken.response-minimal"]?.value;
  const callers: unknown[] = [];
  const exchangeSsoToken: OperationHandler = (_, { caller }) => {
    callers.push(caller);
    return { status: 200, body: response };
  };
  const sent = { method: "POST", path: "/v1/integrations/sso/token", headers: { authorization: undefined }, body };
  expect(await send(sent, { handlers: { exchangeSsoToken } })).toMatchObject({ status: 200, body: response });
  expect(await send({ ...sent, path: `${sent.path}?slug=slug-c` }, { handlers: { exchangeSsoToken } })).toMatchObject({ status: 200 });
  expect(await refusal({ ...sent, path: `${sent.path}?teamId=other` })).toMatchObject({ status: 403, rule: "team.allowed" });
  expect(callers).toEqual([undefined, undefined]);
});

test.each([
  ["none is named", "", "team_a"],
  ["the ID names one", "?teamId=team_b", "team_b"],
  ["the slug names one", "?slug=slug-b", "team_b"],
])("selects the team if %s", async (_, query, teamId) => {
  const { calls, handlers } = recorder();
  await send({ path: GROUP + query }, { handlers });
  expect(calls[0]?.[1].caller).toEqual({ userId: "user_1", teamId });
});

test.each([
  ["a team of others", "?teamId=team_c", 403, "team.allowed"],
  ["both", "?teamId=team_a&slug=slug-a", 400, "team.once"],
  ["an empty ID", "?teamId=", 400, "team.named"],
])("refuses a query that names %s", async (_, query, status, rule) => {
  const { calls, handlers } = recorder();
  expect(await refusal({ path: GROUP + query }, { handlers })).toMatchObject({ status, rule });
  expect(await refusal({ path: `/v10/projects${query}` })).toMatchObject({ status, rule });
  expect(calls).toEqual([]);
});

test("returns 404 for unknown paths and 405 with the allowed methods", async () => {
  expect(await send({ path: "/nothing" })).toMatchObject({ status: 404, body: { error: { status: 404, rule: "route.exists" } } });
  const { status, headers, body } = await send({ method: "OPTIONS", path: GROUP });
  expect([status, headers.get("allow"), body]).toMatchObject([405, "DELETE, GET, POST", { error: { rule: "route.method" } }]);
});

test("responds to a documented operation without a handler with its example", async () => {
  const { status, body, headers } = await send({ path: GROUP });
  expect([status, body]).toEqual([200, document.components.examples["readAccessGroup.response-full"]?.value]);
  expect(headers.get("x-emulator-response")).toBe("example");
  expect(await send({ method: "DELETE", path: GROUP })).toMatchObject({ status: 200, body: undefined });
  expect(await refusal({ path: `${GROUP}?wrong=1` })).toMatchObject({ status: 400 });
  expect(await refusal({ path: "/v10/projects" })).toMatchObject({ status: 501, rule: "operation.shown" });
});

test("prefers a registered handler to the fixture and the operation", async () => {
  const seen: unknown[] = [];
  const handler: UserHandler = async (request, context) => {
    seen.push(request.method, new URL(request.url).search, await request.json(), context);
    return Response.json({ own: true }, { status: 418, headers: { "x-own": "1" } });
  };
  const others = {
    fixtures: { updateAccessGroup: { body: "fixture" } },
    handlers: { updateAccessGroup: () => ({ status: 200, body: "own" }) },
  };
  const sent = { method: "POST", path: `${GROUP}?teamId=team_b`, body: '{"name":"b"}' };
  const { status, body, headers } = await send(sent, { stubs: handlersOf(handler, "updateAccessGroup"), ...others });
  expect([status, body, headers.get("x-own"), headers.get("x-request-id")]).toEqual([418, { own: true }, "1", "req_000000000001"]);
  const called = { operationId: "updateAccessGroup", path: { idOrName: "a" }, caller: { userId: "user_1", teamId: "team_b" } };
  const context = { ...called, url: "http://127.0.0.1:4010", next: expect.any(Function) as unknown };
  expect(seen).toEqual(["POST", "?teamId=team_b", { name: "b" }, context]);
});

test.each<[string, Sent, unknown, number, unknown]>([
  ["listProjects", { path: "/v10/projects?any=1" }, { projects: [] }, 200, { projects: [] }],
  ["listProjects", { path: "/v10/projects" }, null, 200, null],
  ["listProjects", { path: "/v10/projects" }, undefined, 200, undefined],
  ["createAiGatewayVirtualModelConfig", { method: "POST", path: "/v1/ai-gateway/virtual-model-configs" }, { id: 1 }, 201, { id: 1 }],
])("sends the result of a handler of %s as JSON on success", async (operationId, sent, returned, status, body) => {
  expect(await send(sent, { stubs: handlersOf(() => returned, operationId) })).toMatchObject({ status, body });
});

test("sends fixtures with their own status, headers and body", async () => {
  const fixtures = { readAccessGroup: { status: 404, body: { own: 1 }, headers: { "Content-Type": "application/problem+json" } } };
  const { status, body, headers } = await send({ path: GROUP }, { fixtures, ...recorder() });
  expect([status, body, headers.get("content-type")]).toEqual([404, { own: 1 }, "application/problem+json"]);
  for (const [listProjects, sent] of [
    [{ body: "text" }, "text"],
    [{ body: "[1]", headers: { "content-type": "application/vnd.own+json" } }, "[1]"],
    [{ body: "[1]", headers: { "content-type": "text/plain" } }, [1]],
  ] as const)
    expect(await send({ path: "/v10/projects" }, { fixtures: { listProjects } })).toMatchObject({ status: 200, body: sent });
});

test("sends a thrown refusal as response; logs other errors and returns 500", async () => {
  const refuse: OperationHandler = () => {
    throw new Refusal(410, "accessGroup.exists", "No.", "path", "idOrName");
  };
  const { status, body } = await send({ path: GROUP }, { handlers: { readAccessGroup: refuse } });
  const place = { in: "path", at: "idOrName" };
  expect([status, body]).toEqual([410, { error: { status: 410, rule: "accessGroup.exists", message: "No.", place } }]);

  const failures: Failure[] = [];
  const error = new TypeError("secret place");
  const fail = (): never => {
    throw error;
  };
  for (const parts of [{ handlers: { readAccessGroup: fail } }, { stubs: handlersOf(fail, "readAccessGroup") }]) {
    const response = await send({ path: GROUP }, { ...parts, log: (failure) => failures.push(failure) });
    expect(response).toMatchObject({ status: 500, body: { error: { rule: "emulator.failure", operationId: "readAccessGroup" } } });
    expect(JSON.stringify(response.body)).not.toContain("secret");
  }
  expect(failures).toEqual(new Array(2).fill({ operationId: "readAccessGroup", requestId: "req_000000000001", error }));
});

test("runs a stub before validation after routing and before authentication, and lets it run the operation", async () => {
  const seen: unknown[] = [];
  const stubs = handlersOf(() => undefined);
  stubs.insert("stub", { match: { path: "/v1/*/own" }, before: "validation", respond: { status: 503, body: { own: 1 } } }, {});
  stubs.insert("stub", { match: { path: "/v1/*/run" }, before: "validation", effect: { delay: 0 } }, {});
  const withEffect: AppParts["withEffect"] = async ({ label }, { operationId, method, path }, run) => {
    seen.push([label, operationId, method, path]);
    return Response.json({ ran: (await run()).status });
  };
  const parts: Partial<AppParts> = { ...recorder(), stubs, withEffect };
  const headers = { authorization: undefined };
  const sent = async (name: string): Promise<unknown> => (await send({ path: `/v1/access-groups/${name}`, headers }, parts)).body;
  expect([await sent("own"), await sent("run")]).toEqual([{ ran: 503 }, { ran: 401 }]);
  expect(await send({ path: "/v1/access-groups/run" }, parts)).toMatchObject({ status: 200, body: { ran: 200 } });
  expect(await send({ path: GROUP, headers }, parts)).toMatchObject({ status: 401 });
  expect(await send({ path: "/nothing" }, parts)).toMatchObject({ status: 404 });
  expect(seen).toEqual(
    [
      [1, "own"],
      [2, "run"],
      [2, "run"],
    ].map(([number, name]) => [`stub stub_${number}`, "readAccessGroup", "GET", `/v1/access-groups/${name}`]),
  );
});

test("aborts the signal of a registered handler if the client disconnects", async () => {
  const leaving = new AbortController();
  const handler: UserHandler = ({ signal }) => {
    leaving.abort();
    return { hasLeft: signal.aborted };
  };
  const body = '{"name":"a"}';
  const { signal } = leaving;
  const sent = new Request(`http://127.0.0.1:4010${GROUP}`, { method: "POST", headers: HEADERS, body, signal });
  const response = await appOf({ stubs: handlersOf(handler, "updateAccessGroup") }).fetch(sent);
  expect(await response.json()).toEqual({ hasLeft: true });
});
