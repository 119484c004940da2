import { expect, test } from "vitest";
import { BODY_LIMIT, ObservedRequest } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import type { Operation } from "../../../../packages/emulator/src/internal/contract/operation.js";
import { validateRequest } from "../../../../packages/emulator/src/internal/contract/validate-request.js";
import type { OperationInput } from "../../../../packages/emulator/src/internal/types.js";
import { contract, examplesOf, isRecord, mutationsOf, pathOf, reached, send, type Sent } from "./harness.js";

const GROUPS = "/v1/access-groups";
const SSO = "/v1/integrations/sso/token";
const CONFIGS = "/v1/ai-gateway/virtual-model-configs";
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const json = JSON.stringify;
const post = (path: string, body: unknown): Sent => ({ method: "POST", path, body: json(body) });
const raw = (body: BodyInit, headers: Sent["headers"] = {}): Sent => ({ method: "POST", path: GROUPS, body, headers });
const named = (headers: Sent["headers"]): Sent => raw('{"name":"a"}', headers);
const sso = (body: string): Sent => ({ method: "POST", path: SSO, headers: FORM, body });
const form = (fields: Record<string, string> | [string, string][]): Sent => sso(new URLSearchParams(fields).toString());
const code = { grant_type: "authorization_code", code: "c", client_id: "i", client_secret: "s" };
const refresh = { grant_type: "refresh_token", refresh_token: "r", client_id: "i", client_secret: "s" };

/** Rules of the emulator, with statuses that the contract does not have. */
const OWN: Readonly<Record<string, number>> = { "body.size": 413, "body.contentEncoding": 415 };

type Refused = [operationId: string, sent: Sent, rule: string, place: string];

const QUERY: Refused[] = [
  ["listAccessGroups", { path: `${GROUPS}?limit=0` }, "minimum", "query limit"],
  ["listAccessGroups", { path: `${GROUPS}?limit=101` }, "maximum", "query limit"],
  ...["", "ten", "1.0", "1.5", "1e1", "%2B1", "01", "%201", "0x10", "NaN", "true"].map((value): Refused => [
    "listAccessGroupMembers",
    { path: `${GROUPS}/a/members?limit=${value}` },
    "type",
    "query limit",
  ]),
  ["listAccessGroups", { path: `${GROUPS}?limit=1&limit=1` }, "query.once", "query limit"],
  ["listAccessGroups", { path: `${GROUPS}?Limit=1` }, "query.known", "query Limit"],
  ["listAccessGroups", { path: `${GROUPS}?__proto__=1` }, "query.known", "query __proto__"],
  ["listWebhooks", { path: "/v1/webhooks?projectId=a-b" }, "pattern", "query projectId"],
];

function cutOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) }, { highWaterMark: 0 });
}

const BODY: Refused[] = [
  ["createAccessGroup", post(GROUPS, {}), "required", "body /name"],
  ["createAccessGroup", post(GROUPS, { name: "a", "x/y~z": 1 }), "additionalProperties", "body /x~1y~0z"],
  ["createAccessGroup", raw('{"name":"a","__proto__":{}}'), "additionalProperties", "body /__proto__"],
  ["createAccessGroup", post(GROUPS, null), "type", "body "],
  ["updateAccessGroup", post(`${GROUPS}/a`, { projects: [{ projectId: "p" }] }), "required", "body /projects/0/role"],
  ["updateAccessGroup", post(`${GROUPS}/a`, { projects: [{ projectId: "p", role: "PROJECT_GUEST" }] }), "enum", "body /projects/0/role"],
  ["createAccessGroup", { method: "POST", path: GROUPS, headers: { "content-type": "application/json" } }, "body.required", "body "],
  ["createAccessGroup", raw(""), "body.required", "body "],
  ["createAccessGroup", raw("{"), "body.json", "body "],
  ["createAccessGroup", raw(new Uint8Array([0x22, 0xff, 0x22])), "body.encoding", "body "],
  ["createAccessGroup", named({ "content-type": "application/json; charset=utf-16" }), "body.mediaType", "header content-type"],
  ["createAccessGroup", raw(new Uint8Array([0x7b, 0x7d]), { "content-type": undefined }), "body.mediaType", "header content-type"],
  ["createAccessGroup", raw(`"${"a".repeat(BODY_LIMIT)}"`), "body.size", "body "],
  ["createAccessGroup", raw("{}", { "content-length": String(BODY_LIMIT + 1) }), "body.size", "body "],
  ["createAccessGroup", raw(cutOff()), "body.complete", "body "],
  ["exchangeSsoToken", sso("client_id=%ff"), "body.encoding", "body "],
  ["listAccessGroups", { path: `${GROUPS}?search=%ff` }, "query.encoding", "query "],
  ["listAccessGroups", { path: `${GROUPS}?search=50%` }, "query.encoding", "query "],
  ["createAccessGroup", named({ "content-encoding": "gzip" }), "body.contentEncoding", "header content-encoding"],
  ["createAiGatewayVirtualModelConfig", { method: "POST", path: CONFIGS, body: "{" }, "body.json", "body "],
  ["createAiGatewayVirtualModelConfig", { method: "POST", path: CONFIGS, body: "[".repeat(501) + "]".repeat(501) }, "body.depth", "body "],
  ["createAiGatewayVirtualModelConfig", { method: "POST", path: CONFIGS, body: '{"a":[1e400]}' }, "body.number", "body "],
  ["deleteAccessGroup", { method: "DELETE", path: `${GROUPS}/a`, body: "{}" }, "body.known", "body "],
];

const SSO_BODY: Refused[] = [
  ["exchangeSsoToken", form({ ...code, grant_type: "password" }), "const", "body /grant_type"],
  ["exchangeSsoToken", form({ grant_type: "refresh_token", refresh_token: "r", client_id: "i" }), "required", "body /client_secret"],
  ["exchangeSsoToken", form({ code: "c", client_id: "i", client_secret: "s" }), "required", "body /grant_type"],
  ["exchangeSsoToken", form([...Object.entries(refresh), ["client_id", "other"]]), "body.once", "body /client_id"],
  ["exchangeSsoToken", post(SSO, { ...code, code: 7 }), "type", "body /code"],
  ["exchangeSsoToken", { method: "POST", path: SSO, headers: FORM }, "body.required", "body "],
];

test.each([...QUERY, ...BODY, ...SSO_BODY].map((row, index) => [index, ...row] as const))(
  "refuses row %i: invalid request to %s",
  async (_, operationId, sent, rule, place) => {
    const [path = ""] = sent.path.split("?");
    expect(reached(sent.method ?? "GET", path)).toBe(operationId);
    const { status, body, headers } = await send(sent);
    const { error } = body as { error: { status: number; rule: string; message: string; place: { in: string; at: string } } };
    expect({ status, rule: error.rule, place: `${error.place.in} ${error.place.at}` }).toEqual({ status: OWN[rule] ?? 400, rule, place });
    expect(error.status).toBe(status);
    expect(error.message).toMatch(/^\S.+\.$/);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  },
);

async function validate({ method = "GET", path, headers, body }: Sent): Promise<OperationInput> {
  const url = new URL(path, "http://127.0.0.1");
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const init = { method, headers: { ...type, ...(headers as Record<string, string>) }, ...(body !== undefined && { body }) };
  const request = new Request(url, init);
  return validateRequest(contract.schemas, contract.routes.find(method, url.pathname), new ObservedRequest(request));
}

const artifact = (type: string): Sent => ({ method: "PUT", path: "/v8/artifacts/hash", headers: { "content-type": type }, body: "bytes" });

test.each<[string, Sent, Partial<OperationInput>]>([
  ["whole numbers are numbers", { path: `${GROUPS}?limit=100&membersLimit=1` }, { query: { limit: 100, membersLimit: 1 } }],
  ["texts stay texts", { path: `${GROUPS}?search=12&next=&projectId=0` }, { query: { search: "12", next: "", projectId: "0" } }],
  ["a plus is a space", { path: `${GROUPS}?search=a+b%2Bc` }, { query: { search: "a b+c" } }],
  ["any parameters where none are shown", { path: `${CONFIGS}?a=1&b=2&b=3` }, { query: { a: "1", b: ["2", "3"] } }],
  ["any body where none is shown", post(CONFIGS, [1, null]), { body: [1, null], contentType: "application/json" }],
  ["the media type without case and parameters", named({ "content-type": 'Application/JSON; Charset="UTF-8"' }), { body: { name: "a" } }],
  ["a form", form(refresh), { body: refresh, contentType: "application/x-www-form-urlencoded" }],
  ["a form's properties beside those that are known", form({ ...code, scope: "a b" }), { body: { ...code, scope: "a b" } }],
  ["a media type named like a property of objects", artifact("constructor"), { body: undefined, contentType: "constructor" }],
  ["what is not shown stays unread", artifact("application/octet-stream"), { body: undefined, contentType: "application/octet-stream" }],
])("parses a valid request: %s", async (_, sent, input) => {
  await expect(validate(sent)).resolves.toMatchObject(input);
});

test("reads a body of exactly the maximum size", async () => {
  const body = '{"name":"a"}'.padEnd(BODY_LIMIT);
  for (const headers of [{}, { "content-length": String(BODY_LIMIT) }])
    await expect(validate({ method: "POST", path: GROUPS, headers, body })).resolves.toMatchObject({ body: { name: "a" } });
});

const examples = examplesOf("request");
const sentTo = ({ method, template }: Operation, value: unknown): Sent => ({ method, path: pathOf(template), body: json(value) });

test.each(examples)("accepts the example $name", async ({ operation, value }) => {
  await expect(validate(sentTo(operation, value))).resolves.toMatchObject({ body: value });
});

test.each(examples.filter(({ value }) => isRecord(value)))(
  "refuses mutations of the example $name and names their place",
  async (example) => {
    for (const { at, body } of mutationsOf(example.value)) {
      let refused: unknown;
      await validate(sentTo(example.operation, body)).catch((error: unknown) => (refused = error));
      // What is optional may be left out.
      if (refused !== undefined || at.split("/").length > 2) expect(refused, at).toMatchObject({ status: 400, place: { in: "body", at } });
    }
  },
);
