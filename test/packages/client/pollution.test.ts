import { join } from "node:path";
import { createClient, createWebhook, type OperationClient, readAccessGroup, type StandardSchema } from "@hosting-platform/client";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { run } from "../../harness/processes.js";
import { useServer } from "../../harness/server.js";

const server = useServer();
const read = (client: OperationClient) => readAccessGroup(client, { path: { idOrName: "web" } });
const schemaOf = (result: object) =>
  ({ "~standard": { version: 1, vendor: "test", validate: () => result } }) as unknown as StandardSchema<string>;

/**
 * What is put on the prototype of all objects, one after the other. Not here: `query`, `body`, `error`, `dispatcher`, `referrer`, `integrity`,
 * `window`, `signal`, `timeout`, `mode` and `cache`, which Node.js itself takes from there, whatever it is called with.
 */
const POLLUTION = `
  fetch: () => async () => { console.log('evil fetch'); return Response.json({}); },
  headers: () => ({ 'x-evil': '1', authorization: 'evil' }), header: () => ({ 'x-evil': '1' }), method: () => 'DELETE',
  baseUrl: () => 'http://evil.example.com', path: () => ({ idOrName: 'evil' }),
  params: () => ({ query: { evil: '1' }, path: { idOrName: 'evil' } }), teamId: () => 'evil', slug: () => 'evil', limit: () => 7,
  team: () => ({ teamId: 'evil' }), auth: () => ({ token: async () => 'evil', refresh: async () => 'evil' }), allowInsecure: () => true,
  deadline: () => 1, retry: () => false, attempts: () => 9, unsafe: () => true, once: () => true, maxResponseBytes: () => 1,
  hooks: () => ({ request() { console.log('evil hook'); } }), request: () => () => console.log('evil hook'),
  schema: () => ({ '~standard': { validate: () => ({ value: 'evil' }) } }), parseAs: () => 'text', contentType: () => 'text/evil',
  redirect: () => 'follow', Request: () => class { constructor() { throw new Error('evil Request'); } },
  middleware: () => [{ onRequest() { console.log('evil middleware'); } }],
  onRequest: () => () => { console.log('evil middleware'); return Response.json({ evil: 1 }); }, querySerializer: () => () => 'evil=1',
  bodySerializer: () => () => 'evil', pathSerializer: () => () => 'http://evil.example.com', requestInitExt: () => ({ dispatcher: {} }),
  credentials: () => 'include', referrerPolicy: () => 'evil', keepalive: () => true, duplex: () => 'evil',
  init: () => ({ method: 'DELETE', headers: { 'x-evil': '1' } }), encode: () => () => ({ body: 'evil', headers: {} }),
  stream: () => true, decode: () => () => 'evil', integers: () => [['limit', 5, 6]], authenticated: () => false,
  operationId: () => 'evil', bytes: () => new Uint8Array([49]),`;

/** Sends with both clients, once for each pollution, whose name is in the paths, and prints the results. */
const PROGRAM = `
const send = async (baseUrl) => {
  const client = createPathClient({ baseUrl, auth: { token: async () => "good", refresh: async () => undefined }, retry: {} });
  const params = { path: { idOrName: "web" } };
  const results = [
    await readAccessGroup(client, { path: { idOrName: "web" }, retry: {} }),
    await createAccessGroup(client, { body: { name: "web" } }),
    (await client.GET("/v1/access-groups/{idOrName}", { params })).data,
    (await client.GET("/v1/access-groups")).data,
    (await client.POST("/v1/access-groups", { body: { name: "web" } })).data,
  ];
  client.use({ onRequest() {} });
  results.push(await readAccessGroup(client, { path: { idOrName: "web" } }), await createAccessGroup(client, { body: { name: "web" } }));
  return JSON.stringify(results);
};
for (const [name, make] of Object.entries({ clean: undefined, ${POLLUTION} })) {
  if (make) Object.defineProperty(Object.prototype, name, { value: make(), configurable: true, writable: true, enumerable: true });
  const result = await send(baseUrl + "/" + name).catch((error) => error);
  delete Object.prototype[name];
  console.log(name, String(result));
}`;

test("ignores a polluted Object.prototype in requests and results", async () => {
  server.respond({ headers: { "content-type": "application/json" }, body: '{"name":"web"}' });
  const module = JSON.stringify(join(REPOSITORY, "packages/client/dist/index.js"));
  const program = `import { createPathClient, createAccessGroup, readAccessGroup } from ${module};
    const baseUrl = ${JSON.stringify(server.baseUrl)};
    ${PROGRAM}`;
  const { stdout, stderr } = await run(process.execPath, ["--input-type=module", "--eval", program], REPOSITORY);
  const results = JSON.stringify(Array.from({ length: 7 }, () => ({ name: "web" })));
  const names = stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => line.split(" ")[0]);
  expect(names).toHaveLength(45);
  expect(stderr + stdout).toBe(names.map((name) => `${name} ${results}\n`).join(""));
  const sent = (name = ""): unknown[] =>
    server.requests
      .filter(({ path }) => path.startsWith(`/${name}/`))
      .map(({ method, path, query, headers, body }) => ({
        ...{
          method,
          path: path.slice(name.length + 1),
          query: query.toString(),
          body: body.toString(),
          names: Object.keys(headers).sort(),
        },
        ...{ authorization: headers.authorization, type: headers["content-type"], accept: headers.accept },
      }));
  expect(sent("clean")).toHaveLength(7);
  for (const name of names) expect([name, sent(name)]).toEqual([name, sent("clean")]);
});

const INHERITED = { code: "evil", cause: new Error("evil"), issues: ["evil"], value: "evil", message: "evil", errors: ["evil"] };

test.each<[name: string, call: (client: OperationClient) => Promise<unknown>, fetch: () => unknown, message: RegExp]>([
  ["a failed connection", read, () => Promise.reject(new TypeError("fetch failed")), /: fetch failed$/],
  ["an error status", read, () => Response.json({}, { status: 404 }), /returned 404$/],
  ["a schema", (client) => createWebhook(client, { body: {}, schema: schemaOf({ value: "valid" }) }), () => Response.json({}), /^valid$/],
  [
    "a refused result",
    (client) => createWebhook(client, { body: {}, schema: schemaOf({ issues: [] }) }),
    () => Response.json({}),
    /the schema$/,
  ],
])("ignores a polluted Object.prototype in the result of %s", async (_, call, fetch, message) => {
  const client = createClient({ baseUrl: server.baseUrl, retry: false, fetch: fetch as () => Promise<Response> });
  for (const [name, value] of Object.entries(INHERITED)) {
    Object.defineProperty(Object.prototype, name, { value, configurable: true });
    const result = await call(client).catch((error: unknown) => error);
    Reflect.deleteProperty(Object.prototype, name);
    expect([name, result instanceof Error ? result.message : result]).toEqual([name, expect.stringMatching(message)]);
    expect(Object(result)).not.toHaveProperty("cause", INHERITED.cause);
  }
});

test("ignores __proto__ keys in parsed JSON options and requests", async () => {
  const client = createClient(
    JSON.parse(`{"baseUrl":${JSON.stringify(server.baseUrl)},"__proto__":{"headers":{"x-evil":"1"}}}`) as { baseUrl: string },
  );
  const request = JSON.parse(
    '{"path":{"idOrName":"web"},"query":{"__proto__":{"evil":1}},"__proto__":{"headers":{"x-evil":"1"}}}',
  ) as object;
  await readAccessGroup(client, request as { path: { idOrName: string } });
  expect(server.request.headers).not.toHaveProperty("x-evil");
  expect({}).not.toHaveProperty("evil");
});
