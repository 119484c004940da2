import {
  checkArtifactExists,
  createClient,
  createWebhook,
  deleteAccessGroup,
  followRedirects,
  type OperationClient,
  readAccessGroup,
  readAiGatewayVirtualModelConfig,
  readArtifact,
  readWebhook,
  ServerError,
  unwrap,
  type RequestOptions,
  type StandardSchema,
} from "@hosting-platform/client";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { cutChunked, endless, failing, lengthOf, redirect, reset, sequence, silence } from "../../support/fault-server.js";
import { type Answer, type Handler, json, useServer } from "../../support/server.js";
import { type Create, OTHER_WAYS, outcome } from "./ways.js";

const server = useServer();
const path = { idOrName: "web" };
const as = (type: string, body: string | Uint8Array, status = 200): Answer => ({
  status,
  headers: { "content-type": type, "x-request-id": "req_1", "retry-after": "7" },
  body,
});
const chunked =
  (status: number, body: string): Handler =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.flushHeaders();
    response.end(body);
    return undefined;
  };

const ANSWERS: Record<string, Answer | Handler> = {
  JSON: json({ a: [1], role: "A_ROLE_OF_TOMORROW" }),
  "JSON in chunks": chunked(200, '{"a":1}'),
  "JSON that is null": json(null),
  "JSON that is false": json(false),
  "JSON that is text": json("text"),
  "JSON with a mark of the byte order": as("application/json", "\ufeff[1]"),
  "JSON with keys that look like a prototype": as("application/json", '{"__proto__":{"a":1}}'),
  "JSON of a derived type": as("application/vnd.a+json; charset=utf-8", "[1]"),
  "JSON that is cut": as("application/json", "[1"),
  "a status beyond 200": json([1], 202),
  HTML: as("text/html", "<p></p>"),
  text: as("text/plain", "größe"),
  bytes: as("image/png", new Uint8Array([0, 255, 13])),
  "bytes without a type": { body: new Uint8Array([0, 255]) },
  "an empty body as JSON": as("application/json", ""),
  "an empty body in chunks": chunked(200, ""),
  "a length of 0": { headers: { "content-type": "application/json", "content-length": "0" } },
  nothing: {},
  "204": { status: 204 },
  "205": { status: 205 },
  ...Object.fromEntries([400, 401, 404, 409, 410, 422, 500, 502, 599].map((status) => [`${status} with JSON`, json({ status }, status)])),
  "400 with text": as("text/plain", "no", 400),
  "400 with HTML": as("text/html", "<p>no</p>", 400),
  "400 with nothing": { status: 400 },
  "400 with nothing as JSON": as("application/json", "", 400),
  "400 with nothing in chunks": chunked(400, ""),
  "400 with a length of 0": { status: 400, headers: { "content-length": "0" } },
  "400 with null": json(null, 400),
  "400 with false": json(false, 400),
  "400 with 0": json(0, 400),
  "400 with JSON that is text": json("no", 400),
  "400 with JSON that is cut": as("application/json", '{"a":', 400),
  "400 with keys that look like a prototype": as("application/json", '{"__proto__":{"a":1}}', 400),
  "429 that asks for a pause": failing(429, "61"),
  "304": { status: 304 },
  "a redirect": redirect(307, "https://example.com/?hush"),
  "a reset": reset,
  "a body that is cut": cutChunked("end"),
  "a body that is shorter than it says": lengthOf(100, '{"a":1}'),
};

const schema: StandardSchema<unknown> = {
  "~standard": {
    version: 1,
    vendor: "test",
    validate: (value) => (Array.isArray(value) ? { value: value.length } : { issues: [{ message: "no list", path: ["a"] }] }),
  },
};

type Operation = (client: OperationClient) => Promise<unknown>;

const PARSE_AS = ["auto", "json", "text", "blob", "arrayBuffer", "stream"] as const;
const OPERATIONS: [name: string, operation: Operation][] = [
  ["a documented operation", (client) => readAccessGroup(client, { path })],
  ["one without a body", (client) => deleteAccessGroup(client, { path })],
  ["one that answers with JSON of unknown shape", (client) => readAiGatewayVirtualModelConfig(client)],
  ["a HEAD", (client) => checkArtifactExists(client, { path: { hash: "a" } })],
  ["one with a schema", (client) => readWebhook(client, { path: { id: "a" }, schema })],
  ["a POST", (client) => createWebhook(client, { body: {} })],
  ...PARSE_AS.map((parseAs): [string, Operation] => [
    `one whose answer is not shown, as ${parseAs}`,
    (client) => readArtifact(client, { path: { hash: "a" }, parseAs }),
  ]),
];

beforeEach(() => {
  // The shortest pauses that there are.
  vi.spyOn(Math, "random").mockReturnValue(0);
});

async function compare(options: object, call: (create: (options?: object) => OperationClient) => Promise<unknown>): Promise<unknown> {
  const results = async (create: Create): Promise<unknown> => {
    server.requests = [];
    const result = await outcome(() => call((more) => create({ baseUrl: server.baseUrl, ...options, ...more })));
    return { result, sent: server.requests.length };
  };
  const expected = await results(createClient);
  for (const [way, create] of OTHER_WAYS) expect({ way, ...Object(await results(create)) }).toEqual({ way, ...Object(expected) });
  return expected;
}

describe.each(OPERATIONS)("%s comes to the same, whatever the way, after", (_, operation) => {
  test.each(Object.entries(ANSWERS))("%s", async (__, answer) => {
    server.answer(answer);
    await compare({ retry: false, maxResponseBytes: 1000 }, (create) => operation(create()));
  });
});

describe("the same comes of", () => {
  const read =
    (request: RequestOptions = {}): Operation =>
    (client) =>
      readAccessGroup(client, { ...request, path });

  test("answers that are asked for again", async () => {
    const call = read();
    server.answer(failing(503));
    expect(await compare({ retry: { attempts: 2 } }, (create) => call(create()))).toMatchObject({ result: { attempts: 2 }, sent: 2 });
    await compare({}, (create) => {
      server.answer(sequence(failing(500), reset, json([1])));
      return call(create());
    });
  });

  test("a POST that may be sent again", async () => {
    const expected = await compare({}, (create) => {
      server.answer(sequence(failing(500), reset, json([1])));
      return createWebhook(create(), { body: { a: 1 }, retry: { unsafe: true } });
    });
    expect(expected).toEqual({ result: { data: [1] }, sent: 3 });
  });

  test("a timeout and a deadline", async () => {
    server.answer(silence);
    expect(await compare({ retry: false }, (create) => read({ timeout: 30 })(create()))).toMatchObject({
      result: { code: "TIMEOUT_ERROR" },
    });
    expect(await compare({ deadline: 30 }, (create) => read()(create()))).toMatchObject({ result: { code: "TIMEOUT_ERROR" } });
  });

  test("a body without an end", async () => {
    server.answer(endless());
    expect(await compare({ maxResponseBytes: 1000 }, (create) => read()(create()))).toMatchObject({ result: { code: "RESPONSE_ERROR" } });
  });

  test("redirects that are followed", async () => {
    const expected = await compare({}, (create) => {
      server.answer(sequence(redirect(302, "/elsewhere"), json([1])));
      return read({ redirect: followRedirects })(create());
    });
    expect(expected).toEqual({ result: { data: [1] }, sent: 2 });
  });

  test("a 401 after which there is another token", async () => {
    const tokens: unknown[] = [];
    const auth = { token: () => Promise.resolve("old"), refresh: () => Promise.resolve("new") };
    const expected = await compare({ auth }, (create) => {
      server.answer(({ headers }) => {
        tokens.push(headers.authorization);
        return headers.authorization === "Bearer new" ? json([1]) : json([], 401);
      });
      return read()(create());
    });
    expect(expected).toEqual({ result: { data: [1] }, sent: 2 });
    expect(new Set(tokens)).toEqual(new Set(["Bearer old", "Bearer new"]));
  });

  test.each([new Error("gone"), "gone", { gone: true }, undefined, null, false, 0, ""])(
    "a call that is cancelled for %j",
    async (reason) => {
      server.answer(silence);
      await compare({}, (create) => read({ signal: AbortSignal.abort(reason) })(create()));
      await compare({}, (create) => {
        const controller = new AbortController();
        server.answer(() => {
          controller.abort(reason);
          return undefined;
        });
        return read({ signal: controller.signal })(create());
      });
    },
  );
});

// Not through middleware that makes a response of it, which nobody can.
test.each([600, 999])("the error of a status that is none, %i, is the same with middleware, and by path", async (status) => {
  server.answer(json({ a: 1 }, status));
  const client = createClient({ baseUrl: server.baseUrl });
  const call = () => readAccessGroup(client, { path });
  const expected = await outcome(call);
  expect(expected).toMatchObject({ class: ServerError, status, body: { a: 1 }, attempts: 1 });
  client.use({ onRequest: ({ request }) => new Request(request) });
  expect(await outcome(call)).toEqual(expected);
  expect(await outcome(() => unwrap(client.GET("/v1/access-groups/{idOrName}", { params: { path } })))).toMatchObject({
    status,
    body: { a: 1 },
  });
});

test("the response that comes with a result is the same, whatever the way", async () => {
  server.answer({ ...json([1]), headers: { "content-type": "application/json", "x-a": "b", "set-cookie": "c=d" } });
  const descriptor = { operationId: "readThing", method: "GET", path: "/v1/things", accept: ["application/json"] };
  await compare({}, async (create) => {
    const { data, response } = await create().callForResponse(descriptor, {});
    const { status, statusText, ok, headers } = response;
    return { data, status, statusText, ok, headers: [...headers].filter(([name]) => name !== "date") };
  });
});
