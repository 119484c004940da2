import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import type { Finding } from "../../../scripts/core/cli/finding.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import { compile } from "../harness/compiler.js";
import { acceptedFrom, document, generateFrom, OPERATION } from "./harness.js";
import { array, json, object, ref, response, text } from "../../harness/documents.js";
import { projectOf } from "../../harness/folders.js";

const SELF = "https://api.example/v1/openapi.json";
const OWN = join(REPOSITORY, "test/fixtures/specifications/own");

interface Call {
  /** Code of a call, and the value that it resolves to if it has one. */
  code: string;
  want: string;
  body?: string | RegExp;
  type?: string;
}

// prettier-ignore
const SWAGGER: Readonly<Record<string, Call>> = {
  "the default separator of a list": { code: 'api.listPets(client, { query: { usual: ["a", "b"] } })', want: "GET /pets?usual=a,b" },
  "lists with commas": { code: 'api.listPets(client, { query: { csv: ["a", "b"] } })', want: "GET /pets?csv=a,b" },
  "lists with spaces": { code: 'api.listPets(client, { query: { ssv: ["a", "b"] } })', want: "GET /pets?ssv=a%20b" },
  "lists with bars": { code: 'api.listPets(client, { query: { pipes: ["a", "b"] } })', want: "GET /pets?pipes=a%7Cb" },
  "repeated parameters": { code: "api.listPets(client, { query: { multi: [1, 2] } })", want: "GET /pets?multi=1&multi=2" },
  "a shared parameter of the path": { code: "api.listPets(client, { query: { limit: 1 } })", want: "GET /pets?limit=1" },
  "a shared header": { code: 'api.listPets(client, { header: { "X-Trace": ["a", "b"] } })', want: "GET /pets" },
  "a shared body": { code: 'api.addPet(client, { body: { kind: "Cat", name: null, size: null } })', want: "POST /pets", body: '{"kind":"Cat","name":null,"size":null}', type: "application/json" },
  "the body of a path, in the operation's media type": { code: 'api.describePet(client, { path: { petId: 7 }, body: "old" })', want: "PUT /pets/7", body: "old", type: "text/plain" },
  "a form in place of the path's body": {
    code: 'api.namePet(client, { path: { petId: 7 }, body: { name: "Rex", tags: ["a", "b"], colors: ["c", "d"] } })',
    want: "PATCH /pets/7",
    body: "name=Rex&tags=a,b&colors=c&colors=d",
    type: "application/x-www-form-urlencoded",
  },
  "a file": {
    code: 'api.addPhoto(client, { path: { petId: 7 }, body: { photo: new Blob(["png"]), note: "a note" } })',
    want: "PUT /pets/7/photo",
    body: /name="photo"; filename="[^"]+"\r\ncontent-type: application\/octet-stream\r\n\r\npng\r\n[^]*name="note"\r\n\r\na note/,
    type: "multipart/form-data",
  },
  "a form without a media type": { code: 'api.addName(client, { body: { name: "Rex" } })', want: "POST /names", body: "name=Rex", type: "application/x-www-form-urlencoded" },
  "a request for a file": { code: "api.readPhoto(client, { path: { petId: 7 } }).then((it: ArrayBuffer) => it)", want: "GET /pets/7/photo" },
  "a request for a file of no documented type": { code: "api.exportPets(client).then((file: ArrayBuffer) => file)", want: "GET /export" },
  "a request for a response in another media type": { code: "api.listAsText(client).then((text: string) => text)", want: "GET /csv" },
};

// prettier-ignore
const LATEST: Readonly<Record<string, Call>> = {
  "the method QUERY, with a shared body": { code: 'api.queryThings(client, { body: { name: "x" } }).then((things) => things[0]?.kind)', want: "QUERY /things", body: '{"name":"x"}', type: "application/json" },
  "a method of additionalOperations": { code: "api.copyThings(client)", want: "COPY /things" },
  "a method as it is written": { code: "api.linkThings(client)", want: "Link /things" },
  "the whole query as a form": { code: 'api.search(client, { query: { text: "a b&c", tags: ["x", "y"], near: { lat: 1 } } })', want: "GET /search?text=a%20b%26c&tags=x&tags=y&near=%7B%22lat%22%3A1%7D" },
  "a query as JSON": { code: 'api.filterThings(client, { query: { a: 1 }, cookie: { sid: "s" } })', want: "GET /filter?%7B%22a%22%3A1%7D" },
  "no query": { code: "api.filterThings(client)", want: "GET /filter" },
};

const DOCUMENTS = { "everything-2.0.yaml": SWAGGER, "everything-3.2.yaml": LATEST };

const TYPES: Readonly<Record<keyof typeof DOCUMENTS, string>> = {
  "everything-2.0.yaml": `
    const dog: api.Dog = { kind: "good-dog", bark: "wau", name: null };
    export const url: string = api.serverUrl("https://pets.example.com/v2");
    export const auth = [
      api.credentials({ key: "k" }),
      api.credentials({ user: { username: "u", password: "p" } }),
      api.credentials({ code: "t", machine: "t" }),
    ];
    // @ts-expect-error: no other value
    export const wrong: api.Pet = { kind: "Cat", size: "huge" };
    // @ts-expect-error: required
    void api.addPhoto(client, { path: { petId: 7 }, body: {} });
    export { dog };`,
  "everything-3.2.yaml": `
    export const cat: api.Cat = { kind: "cat" };
    export const things: api.Thing[] = [{ kind: "cat" }, { name: "of the default schema" }, { kind: "unknown" }];
    export const url: string = api.serverUrl("live");
    export const auth = api.credentials({ device: "token" });
    // @ts-expect-error: required
    void api.search(client, { query: {} });
    // @ts-expect-error: openapi-fetch has no such method
    void api.createPathClient({}).QUERY;`,
};

const WARNINGS: Readonly<Record<keyof typeof DOCUMENTS, string[]>> = {
  "everything-2.0.yaml": ["49:48 swagger"],
  "everything-3.2.yaml": ["32:7 names", "59:36 unused", "68:50 unused", "68:92 unused"],
};

describe.each(Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[])("%s", (name) => {
  const calls = Object.entries(DOCUMENTS[name]);
  let root: string;
  let warnings: Finding[];
  let sends: ((client: object) => Promise<unknown>)[];
  let createClient: (options: object) => object;

  beforeAll(async () => {
    root = await projectOf();
    await writeFile(join(root, "package.json"), '{ "type": "module" }\n');
    const result = await runDocumentPipeline({ spec: join(OWN, name), out: join(root, "out"), openapiJson: true });
    expect(result.findings).toEqual([]);
    ({ warnings } = result);
    const lines = calls.map(([, { code }]) => `  (client): Promise<unknown> => ${code},\n`);
    const head =
      'import * as api from "./out/index.js";\nexport const { createClient } = api;\ntype Client = ReturnType<typeof createClient>;\n';
    await writeFile(
      join(root, "calls.ts"),
      `${head}export const sends: ((client: Client) => Promise<unknown>)[] = [\n${lines.join("")}];\n`,
    );
    await writeFile(join(root, "types.ts"), `${head}declare const client: Client;\n${TYPES[name]}\n`);
    const outfile = join(root, "calls.mjs");
    await build({ entryPoints: [join(root, "calls.ts")], outfile, bundle: true, format: "esm", platform: "node", logLevel: "silent" });
    ({ sends, createClient } = (await import(pathToFileURL(outfile).href)) as { sends: typeof sends; createClient: typeof createClient });
  });

  test("compiles under the strictest options, with calls of its operations", () => {
    const roots = ["out/index.ts", "calls.ts", "types.ts"].map((file) => join(root, file));
    expect(compile(root, roots)).toEqual([]);
  });

  test.each(calls.map(([what, call], index) => [what, call, index] as const))("sends %s", async (_, { want, body, type }, index) => {
    const requests: Request[] = [];
    const fetch = (url: string, init: RequestInit): Promise<Response> => {
      requests.push(new Request(url, init));
      return Promise.resolve(new Response(null, { status: 204 }));
    };
    await sends[index]?.(createClient({ baseUrl: "https://api.example", fetch })).catch(() => undefined);
    const [request] = requests;
    expect(`${request?.method} ${request?.url.replace("https://api.example", "")}`).toBe(want);
    if (type !== undefined) expect(request?.headers.get("content-type")).toContain(type);
    if (body !== undefined) expect(await request?.text()).toEqual(body instanceof RegExp ? expect.stringMatching(body) : body);
  });

  test("writes a bundle in OpenAPI 3", async () =>
    expect((JSON.parse(await readFile(join(root, "out/openapi.json"), "utf8")) as { openapi: string }).openapi).toMatch(/^3\.[12]\.\d$/));

  test("reports what is not used, at its place", () =>
    expect(warnings.map(({ line, column, rule }) => `${line}:${column} ${rule}`)).toEqual(WARNINGS[name]));
});

test("keeps the schema of an item, and what it refers to", async () => {
  const itemSchema = ref("Event");
  const get = { operationId: "listen", responses: { 200: response({ "text/event-stream": { itemSchema } }) } };
  const schemas = { Event: { type: "object" }, Other: { type: "object" } };
  const { read } = await acceptedFrom({ "openapi.json": document({ "/events": { get } }, { schemas }, "3.2.0") });
  const bundle: unknown = JSON.parse(await read("openapi.json"));
  expect(bundle).toMatchObject({ paths: { "/events": { get } } });
});

test("reports a `$ref` to nothing in the schema of an item", async () => {
  const content = { "application/jsonl": { itemSchema: ref("No") } };
  const get = { operationId: "listen", responses: { 200: { description: "ok", content } } };
  const { findings } = await generateFrom({ "openapi.json": document({ "/events": { get } }, {}, "3.2.0") });
  expect(findings).toMatchObject([{ rule: "no-unresolved-refs" }]);
});

test.each([
  ["by its URL", SELF],
  ["relative to its URL", "openapi.json"],
])("follows the `$self` of a document in the mapping of a discriminator, %s", async (_, uri) => {
  const kind = object({ kind: text }, ["kind"]);
  const refs = ["A", "B"].map((name) => `${uri}#/components/schemas/${name}`);
  const [first, second] = refs;
  const pet = { oneOf: refs.map(($ref) => ({ $ref })), discriminator: { propertyName: "kind", mapping: { one: first, two: second } } };
  const root = JSON.parse(document({}, { schemas: { A: kind, B: kind, Pet: pet } }, "3.2.0")) as object;
  const { read } = await acceptedFrom({ "things.json": JSON.stringify({ $self: SELF, ...root }) });
  const types = await read("types/components.ts");
  expect([...types.matchAll(/kind: "(\w+)"/g)].map(([, value]) => value)).toEqual(["one", "two"]);
});

test("follows the `$self` of a document, also from another file", async () => {
  const schemas = {
    A: { $ref: `${SELF}#/components/schemas/B` },
    B: { type: "object" },
    C: { $ref: "schemas/c.json" },
    D: { $ref: "openapi.json#/components/schemas/B" },
  };
  const root = JSON.parse(document({}, { schemas }, "3.2.0")) as object;
  await acceptedFrom({
    "things.json": JSON.stringify({ $self: SELF, ...root }),
    "schemas/c.json": JSON.stringify(array({ $ref: `${SELF}#/components/schemas/B` })),
  });
});

test("calls an operation whose query is required in the README", async () => {
  const schema = object({ text: text }, ["text"]);
  const parameters = [{ name: "q", in: "querystring", required: true, content: json(schema) }];
  const { read } = await generateFrom({
    "openapi.json": document({ "/q": { get: { ...OPERATION, operationId: "find", parameters } } }, {}, "3.2.0"),
  });
  const readme = await read("README.md");
  expect(readme).toContain('declare const query: Parameters<typeof find>[1]["query"];\nconst result = await find(client, { query });');
});
