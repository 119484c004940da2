import { join } from "node:path";
import { type ApiError, createClient, readAccessGroup } from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { run } from "../../support/processes.js";
import { useServer } from "../../support/server.js";

const server = useServer();

/**
 * What is put on the prototype of all objects, one after the other. Not here: `query`, `body`, `error`, `dispatcher`, `referrer`, `integrity`,
 * `window`, `signal`, `timeout`, `mode` and `cache`, which Node.js itself takes from there for its own requests and scripts, whatever it is called with.
 */
const POLLUTION: [name: string, value: string][] = [
  ["fetch", "async () => { console.log('evil fetch'); return Response.json({}); }"],
  ["headers", "{ 'x-evil': '1', authorization: 'evil' }"],
  ["header", "{ 'x-evil': '1' }"],
  ["method", "'DELETE'"],
  ["baseUrl", "'http://evil.example.com'"],
  ["path", "{ idOrName: 'evil' }"],
  ["params", "{ query: { evil: '1' }, path: { idOrName: 'evil' } }"],
  ["teamId", "'evil'"],
  ["slug", "'evil'"],
  ["limit", "7"],
  ["team", "{ teamId: 'evil' }"],
  ["auth", "{ token: async () => 'evil', refresh: async () => 'evil' }"],
  ["allowInsecure", "true"],
  ["deadline", "1"],
  ["retry", "false"],
  ["attempts", "9"],
  ["unsafe", "true"],
  ["once", "true"],
  ["maxResponseBytes", "1"],
  ["hooks", "{ request() { console.log('evil hook'); } }"],
  ["request", "() => console.log('evil hook')"],
  ["schema", "{ '~standard': { validate: () => ({ value: 'evil' }) } }"],
  ["parseAs", "'text'"],
  ["contentType", "'text/evil'"],
  ["redirect", "'follow'"],
  ["Request", "class { constructor() { throw new Error('evil Request'); } }"],
  ["middleware", "[{ onRequest() { console.log('evil middleware'); } }]"],
  ["onRequest", "() => { console.log('evil middleware'); return Response.json({ evil: 1 }); }"],
  ["querySerializer", "() => 'evil=1'"],
  ["bodySerializer", "() => 'evil'"],
  ["pathSerializer", "() => 'http://evil.example.com'"],
  ["requestInitExt", "{ dispatcher: {} }"],
  ["credentials", "'include'"],
  ["referrerPolicy", "'evil'"],
  ["keepalive", "true"],
  ["duplex", "'evil'"],
  ["init", "{ method: 'DELETE', headers: { 'x-evil': '1' } }"],
  ["encode", "() => ({ body: 'evil', headers: {} })"],
  ["stream", "true"],
  ["decode", "() => 'evil'"],
  ["integers", "[['limit', 5, 6]]"],
  ["authenticated", "false"],
  ["operationId", "'evil'"],
  ["bytes", "new Uint8Array([49])"],
];

/** Sends with both faces, and prints what was sent where. */
const PROGRAM = `
const send = async ({ createClient, readAccessGroup, createAccessGroup }, baseUrl) => {
  const client = createClient({ baseUrl, auth: { token: async () => "good", refresh: async () => undefined } });
  const params = { path: { idOrName: "web" } };
  const results = [
    await readAccessGroup(client, { path: { idOrName: "web" } }),
    await createAccessGroup(client, { body: { name: "web" } }),
    (await client.GET("/v1/access-groups/{idOrName}", { params })).data,
    (await client.GET("/v1/access-groups")).data,
    (await client.POST("/v1/access-groups", { body: { name: "web" } })).data,
  ];
  client.use({ onRequest() {} });
  results.push(await readAccessGroup(client, { path: { idOrName: "web" } }), await createAccessGroup(client, { body: { name: "web" } }));
  console.log(JSON.stringify(results));
};`;

async function sent(pollution: string): Promise<[output: string, requests: unknown[]]> {
  server.reset();
  server.answer((_, response) => {
    response.setHeader("content-type", "application/json");
    return { body: '{"name":"web"}' };
  });
  const module = JSON.stringify(join(REPOSITORY, "packages/client/dist/index.js"));
  const program = `import * as platform from ${module}; ${PROGRAM}
    ${pollution}
    await send(platform, ${JSON.stringify(server.baseUrl)}).catch((error) => console.log(error));`;
  const { stdout, stderr } = await run(process.execPath, ["--input-type=module", "--eval", program], REPOSITORY);
  const requests = server.requests.map(({ method, path, query, headers, body }) => {
    const { authorization, "content-type": type, accept } = headers;
    return {
      method,
      path,
      query: query.toString(),
      authorization,
      type,
      accept,
      names: Object.keys(headers).sort(),
      body: body.toString(),
    };
  });
  return [stdout + stderr, requests];
}

describe("a polluted Object.prototype changes neither URL, headers, method, body, fetch nor result", async () => {
  await server.start();
  const clean = await sent("");
  await server.close();

  test("and without it the requests are as they should be", () => {
    expect(clean[1]).toHaveLength(7);
    expect(clean[0]).toBe(`${JSON.stringify(Array.from({ length: 7 }, () => ({ name: "web" })))}\n`);
  });

  test.each(POLLUTION)("%s", async (name, value) => {
    expect(await sent(`Object.prototype[${JSON.stringify(name)}] = ${value};`)).toEqual(clean);
  });

  test("all of these that are text, at once", async () => {
    const texts = POLLUTION.filter(([, value]) => value.startsWith("'")).map(([name, value]) => `Object.prototype.${name} = ${value};`);
    expect(texts.length).toBeGreaterThan(5);
    expect(await sent(texts.join("\n"))).toEqual(clean);
  });
});

describe("nor does what Node.js takes for itself change the request that fetch is given", () => {
  test.each([
    ["query", "{ evil: '1', teamId: 'evil' }"],
    ["body", "'evil'"],
    ["error", "'evil'"],
    ["integrity", "'evil'"],
    ["window", "null"],
    ["timeout", "1"],
  ])("%s", async (name, value) => {
    const module = JSON.stringify(join(REPOSITORY, "packages/client/dist/index.js"));
    const program = `import { createClient, readAccessGroup } from ${module};
      const fetch = async (request) => (console.log(request.method, request.url, request.body), Response.json({}));
      const client = createClient({ baseUrl: "https://api.example.com", fetch });
      Object.prototype[${JSON.stringify(name)}] = ${value};
      await readAccessGroup(client, { path: { idOrName: "web" } });
      await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
      await client.GET("/v1/webhooks");`;
    const { stdout, stderr } = await run(process.execPath, ["--input-type=module", "--eval", program], REPOSITORY);
    expect(stderr + stdout).toBe(
      ["/v1/access-groups/web", "/v1/access-groups/web", "/v1/webhooks"]
        .map((path) => `GET https://api.example.com${path} null\n`)
        .join(""),
    );
  });
});

describe("own keys of JSON that look like a prototype change nothing", () => {
  const text = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';

  test.each([200, 400])("in the answer %i", async (status) => {
    server.answer({ status, headers: { "content-type": "application/json" }, body: text });
    const client = createClient({ baseUrl: server.baseUrl });
    const result = await readAccessGroup(client, { path: { idOrName: "web" } }).catch((error: unknown) => (error as ApiError).body);
    const { data, error } = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
    for (const value of [result, data ?? error]) {
      expect(JSON.stringify(value)).toBe(text);
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    }
    expect({}).not.toHaveProperty("polluted");
  });

  test("in what a call is given", async () => {
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
});
