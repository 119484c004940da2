import {
  checkArtifactExists,
  createClient,
  createPathClient,
  deleteAccessGroup,
  exchangeSsoToken,
  type OperationClient,
  type PlatformClient,
  readAccessGroup,
  readAiGatewayVirtualModelConfig,
  replaceArtifact,
  type RequestOptions,
  type StandardSchema,
} from "@hosting-platform/client";
import { describe, expect, test, vi } from "vitest";
import { failing, redirect } from "../../harness/fault-server.js";
import { json, type StubResponse } from "../../harness/server.js";
import { elapse, partly, reset, type Respond, silence, useService, useStoppedTime } from "../../harness/service.js";
import { byPath, type Create, createIndexed, OTHER_WAYS, outcome, readIndexed } from "./harness.js";

const service = useService();
useStoppedTime();

const path = { idOrName: "web" };
const as = (type: string, body: string | Uint8Array, status = 200): StubResponse => ({
  status,
  headers: { "content-type": type, "x-request-id": "req_1", "retry-after": "7" },
  body,
});
const RESPONSES: Record<string, StubResponse | Respond> = {
  JSON: json({ a: [1], role: "A_ROLE_OF_TOMORROW" }),
  "JSON with a byte order mark": as("application/json", "\ufeff[1]"),
  "JSON with a __proto__ key": as("application/json", '{"__proto__":{"a":1}}'),
  "truncated JSON": as("application/json", "[1"),
  HTML: as("text/html", "<p></p>"),
  text: as("text/plain", "größe"),
  bytes: as("image/png", new Uint8Array([0, 255, 13])),
  "bytes without a content type": { body: new Uint8Array([0, 255]) },
  "an empty JSON body": as("application/json", ""),
  "an empty body": {},
  "204": { status: 204 },
  "205": { status: 205 },
  ...Object.fromEntries([400, 404, 599].map((status) => [`${status} with JSON`, json({ status }, status)])),
  "400 without a body": { status: 400 },
  "400 with an empty JSON body": as("application/json", "", 400),
  "400 with false": json(false, 400),
  "400 with a JSON string": json("no", 400),
  "a redirect": redirect(307, "https://example.com/?hush"),
  "a reset": reset,
  "a truncated body": partly("[1", 200, new TypeError("terminated")),
  "a body shorter than its content-length": { headers: { "content-type": "application/json", "content-length": "100" }, body: "[1]" },
};

const schema: StandardSchema<unknown> = {
  "~standard": {
    version: 1,
    vendor: "test",
    validate: (value) => (Array.isArray(value) ? { value: value.length } : { issues: [{ message: "no list", path: ["a"] }] }),
  },
};

type Operation = (client: OperationClient) => Promise<unknown>;

const PARSE_AS = ["auto", "json", "blob", "stream"] as const;
const OPERATIONS: [name: string, operation: Operation][] = [
  ["a documented operation", (client) => readAccessGroup(client, { path })],
  ["an operation without a response body", (client) => deleteAccessGroup(client, { path })],
  ["an operation that returns JSON of unknown shape", (client) => readAiGatewayVirtualModelConfig(client)],
  ["a HEAD", (client) => checkArtifactExists(client, { path: { hash: "a" } })],
  ["an operation with a schema", (client) => readIndexed(client, { schema })],
  ["a POST", (client) => createIndexed(client, { body: {} })],
  ...PARSE_AS.map((parseAs): [string, Operation] => [
    `an undocumented operation with parseAs ${parseAs}`,
    (client) => readIndexed(client, { parseAs }),
  ]),
];

async function compare(
  options: object,
  call: (create: (options?: object) => OperationClient) => Promise<unknown>,
  ways: typeof OTHER_WAYS = OTHER_WAYS,
  settle = async (called: Promise<unknown>): Promise<unknown> => (await elapse(called)).value,
): Promise<unknown> {
  const { baseUrl, fetch } = service;
  const results = async (create: Create): Promise<unknown> => {
    service.requests = [];
    const called = outcome(() => call((more) => create({ baseUrl, fetch, ...options, ...more })));
    return { result: await settle(called), sent: service.requests.length };
  };
  const expected = await results(createClient);
  for (const [way, create] of ways) expect({ way, ...Object(await results(create)) }).toEqual({ way, ...Object(expected) });
  return expected;
}

describe.each(OPERATIONS)("middleware around %s", (_, operation) => {
  test.each(Object.entries(RESPONSES))("keeps the outcome for %s", async (__, response) => {
    service.respond(response);
    const ways = OTHER_WAYS.filter(([name]) => name.startsWith("through middleware that replaces"));
    await compare(
      { retry: false, maxResponseBytes: 1000 },
      (create) => operation(create()),
      ways,
      (called) => called,
    );
  });
});

const read =
  (request: RequestOptions = {}): Operation =>
  (client) =>
    readAccessGroup(client, { ...request, path });

test.each([new Error("gone"), "gone", undefined, null, 0, ""])(
  "has the same outcome for reason %j with and without middleware",
  async (reason) => {
    await compare({}, (create) => read({ signal: AbortSignal.abort(reason) })(create()));
    await compare({}, (create) => {
      const controller = new AbortController();
      service.respond((request, signal) => {
        controller.abort(reason);
        return silence(request, signal);
      });
      return read({ signal: controller.signal })(create());
    });
  },
);

const options = { retry: { attempts: 5, unsafe: true }, timeout: 50 };
const grant = { grant_type: "refresh_token", refresh_token: "r", client_id: "c", client_secret: "s" } as const;
const stream = () => new Blob(["streamed"]).stream();

const CALLS: Record<string, (client: PlatformClient) => Promise<unknown>> = {
  "the token exchange": (client) => exchangeSsoToken(client, { body: grant, ...options }),
  "the token exchange by path": async (client) => byPath(client).POST("/v1/integrations/sso/token", { body: grant, ...options }),
  "a stream": (client) => replaceArtifact(client, { path: { hash: "a" }, body: stream(), ...options }),
  "a stream by path": async (client) =>
    byPath(client).PUT("/v8/artifacts/{hash}", { params: { path: { hash: "a" } }, body: stream(), ...options }),
};

describe.each(Object.entries(CALLS))("%s", (_, call) => {
  test.each(Object.entries({ "status 503": failing(503), "a reset": reset, silence }))(
    "is sent once after %s with any retry options",
    async (__, fault) => {
      service.respond(fault);
      const client = createPathClient({ baseUrl: service.baseUrl, fetch: service.fetch });
      for (const sent of [1, 2]) {
        const called = call(client).catch(() => undefined);
        // The body is read by then, which takes more than the turns of an idle client.
        await service.arrived(sent);
        // Without a pause before another attempt.
        expect((await elapse(called)).after).toBe(fault === silence ? options.timeout : 0);
        await vi.advanceTimersByTimeAsync(100_000);
        expect(service.requests).toHaveLength(sent);
        client.use({ onRequest: ({ request }) => new Request(request) });
      }
    },
  );
});
