import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Api, limits } from "../../packages/cli/src/internal/api.js";
import type { Policy } from "../../packages/cli/src/internal/permission.js";
import { run } from "../../packages/cli/src/internal/run.js";
import { type CallInput, Session } from "../../packages/cli/src/internal/session.js";
import { jsonOf } from "../../packages/cli/src/internal/text.js";
import { documentApi } from "../../scripts/cli/document-api.js";
import { emptyFolder } from "../harness/folders.js";
import { close, listen } from "../harness/loopback.js";

const DOCUMENT = `openapi: 3.0.3
info: { title: Pets, version: "1" }
security: [{ keyAuth: [] }]
paths:
  /pets:
    get:
      summary: List pets
      operationId: list pets
      x-pagination: { items: /pets, cursor: after, next: /next }
      parameters:
        - { name: limit, in: query, schema: { type: integer, nullable: true, maximum: 10, exclusiveMaximum: true } }
        - { name: after, in: query, schema: { type: string } }
        - { name: tags, in: query, schema: { type: array, items: { type: string } } }
        - { name: filter, in: query, style: deepObject, explode: true, schema: { type: object, properties: { a: { type: string } } } }
      responses: { "200": { description: A page., content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } } } }
    post:
      summary: Add a pet
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
      responses: { "201": { description: The pet., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } }
  /more:
    get:
      operationId: more
      parameters: [{ name: after, in: query, schema: { type: string } }]
      responses: { "200": { description: A page., content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } } } }
  /nested:
    get:
      operationId: nested
      parameters: [{ name: paging, in: query, schema: { type: object, properties: { after: { type: string } } } }]
      responses: { "200": { description: A page., content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } } } }
  /again:
    get: { operationId: list-pets, parameters: [{ $ref: "#/paths/~1pets/get/parameters/2" }], responses: { "200": { $ref: "#/paths/~1pets/get/responses/200" } } }
  /echo:
    parameters:
      - { name: page, in: query, schema: { type: object, properties: { size: { type: integer } } } }
      - { name: where, in: query, content: { application/json: { schema: { type: object, properties: { a: { type: integer } } } } } }
    post: { operationId: send, responses: { "201": { description: Text., content: { application/json: {} } } } }
    get: { operationId: echo, security: [{ basic: [] }], responses: { "200": { description: Text., content: { application/json: {} } } } }
  /pets/{id}:
    put:
      operationId: change
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, format: int64 } }
        - { name: ids, in: query, schema: { type: array, items: { type: integer } } }
        - { name: sid, in: cookie, schema: { type: string } }
      requestBody: { content: { application/octet-stream: {}, multipart/form-data: { schema: { type: object, properties: { photo: { type: string, format: binary } } } } } }
      responses: { "200": { description: Bytes., content: { application/octet-stream: {} } } }
  /undescribed:
    get: { operationId: undescribed, responses: { "200": { description: What is returned is left out. } } }
  /spring:
    get:
      operationId: spring
      parameters: [{ name: page, in: query, schema: { type: integer } }]
      responses: { "200": { description: A page., content: { "*/*": { schema: { type: array, items: { $ref: "#/components/schemas/Pet" } } } } }, "204": { description: Nothing. } }
  /numbered:
    get:
      operationId: numbered
      parameters: [{ name: page, in: query, schema: { type: integer } }]
      responses: { "200": { description: A page., content: { application/json: { schema: { type: object, properties: { pets: { type: array, items: { $ref: "#/components/schemas/Pet" } }, nextPage: { type: integer, nullable: true } } } } } } }
  /plain:
    get: { operationId: plain, responses: { "200": { description: What is returned is left out. } } }
  /spent:
    get: { operationId: spent, responses: { "200": { description: Never. } } }
  /text:
    get: { operationId: export, responses: { "200": { description: Text., content: { text/csv: { schema: { type: string } } } } } }
  /together:
    get: { operationId: together, security: [{ keyAuth: [], other: [], tls: [] }], responses: { "200": { description: Never. } } }
    put: { operationId: either, security: [{ keyAuth: [], other: [] }, { basic: [], tls: [] }], responses: { "200": { description: OK. } } }
  /digits:
    get: { operationId: digits, responses: { "200": { description: Numbers., content: { application/json: {} } } } }
  /large:
    parameters: [{ name: X-Id, in: header, required: true, schema: { type: integer, default: 9007199254740993 } }]
    get: { operationId: large, responses: { "200": { description: Numbers., content: { application/json: {} } } } }
  /wait:
    get: { operationId: wait, responses: { "200": { description: Never., content: { application/json: {} } } } }
  /session:
    get: { operationId: session, responses: { "200": { description: A session., content: { application/json: {} } } } }
  /events:
    get: { operationId: watch, responses: { "200": { description: Events., content: { text/event-stream: { schema: { type: string } } } } } }
  /endless:
    get: { operationId: endless, responses: { "200": { description: Events., content: { text/event-stream: { schema: { type: string } } } } } }
components:
  securitySchemes: { keyAuth: { type: apiKey, in: header, name: X-Key }, basic: { type: http, scheme: basic }, other: { type: http, scheme: bearer }, tls: { type: mutualTLS } }
  schemas:
    Page: { type: object, required: [pets], properties: { pets: { type: array, items: { $ref: "#/components/schemas/Pet" } }, next: { type: string } } }
    Pet: { type: object, required: [name], additionalProperties: false, properties: { name: { type: string, nullable: true } } }
`;

const DIGITS = '{"id":-12345678901234567890,"text":"\\\\\\"9007199254740993é","parts":[9007199254740993,0.1234567890123456,1e+21]}';
const folder = emptyFolder();
const seen: string[] = [];
let pageType = "text/html";
let plain: string | Buffer = "7 pets\n";
const server = createServer((request, response) => {
  const { method = "", url = "", headers } = request;
  seen.push(`${method} ${url} ${String(headers.cookie ?? headers["x-key"] ?? headers.authorization)}`);
  if (method === "PUT") return void request.pipe(response.setHeader("content-type", "application/octet-stream"));
  if (url === "/text") return void response.setHeader("content-type", "text/csv").end("a\tb\r\n1,key-of-mine\r\n");
  if (url.startsWith("/digits")) return void response.setHeader("content-type", "application/json").end(DIGITS);
  if (url === "/spring?page=2") return void response.writeHead(204).end();
  if (url === "/spring") return void response.setHeader("content-type", "application/json").end('[{ "name": "one" }]');
  if (url.startsWith("/numbered?page="))
    return void response
      .setHeader("content-type", "application/json")
      .end(url.endsWith("2") ? '{"pets":[{"name":"two"}],"nextPage":3}' : '{"pets":[{"name":"three"}],"nextPage":null}');
  if (url === "/plain") return void response.end(plain);
  if (url === "/spent")
    return void response
      .writeHead(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": `${Math.floor(Date.now() / 1000) + 90}` })
      .end();
  if (url === "/wait") return void response.writeHead(429, { "retry-after": "120" }).end();
  if (url === "/session") return void response.setHeader("content-type", pageType).end("<title>Sign in</title>");
  if (url === "/events") return void response.setHeader("content-type", "text/event-stream").end("data: one\n\ndata: two\n\n");
  if (url === "/endless") return void response.setHeader("content-type", "text/event-stream").write("data: one\n\n");
  response.writeHead(method === "POST" ? 201 : 200, { "content-type": "application/json" });
  const next = url.includes("after=") ? {} : { next: "b" };
  response.end(
    JSON.stringify(
      method === "POST"
        ? { name: "Ada" }
        : url.startsWith("/echo")
          ? headers
          : { pets: [{ name: url.includes("after=") ? "two" : "one" }], ...next },
    ),
  );
});
let api: Api;
let origin: string;
beforeAll(async () => {
  origin = await listen(server);
  const entry = join(folder, "pets.yaml");
  writeFileSync(entry, DOCUMENT);
  api = await documentApi(entry, {}, () => expect.unreachable());
});
afterAll(() => close(server));

const ENV = { KEY_AUTH: "key-of-mine", BASIC: "me:pass:word" };
const connection = { env: ENV, baseUrl: undefined, tokenFrom: undefined, allowInsecure: false, emulator: false };
const POLICY: Policy = { allow: ["write"], only: [], callsPerMinute: 60, deadline: 60_000 };
const session = (): Session => new Session(api, { ...connection, baseUrl: origin }, POLICY);

/** Runs the command, and returns its exit code and what it prints, a character for each byte. */
async function printed(args: string[], { isTTY = false, env = ENV }: { isTTY?: boolean; env?: object } = {}): Promise<[number, string]> {
  let written = "";
  const write = (chunk: string | Uint8Array): boolean => (written += Buffer.from(chunk as Uint8Array).toString("latin1")) !== "";
  const terminal = { env: { ...env, API_BASE_URL: origin }, stdin: process.stdin, stdout: { isTTY, write }, stderr: { isTTY, write } };
  return [await run(api, args, "cli", "1", terminal), written];
}

test("searches and reads any document", () => {
  expect(
    session()
      .search("pets")
      .map(({ id }) => id),
  ).toEqual(expect.arrayContaining(["list pets", "postPets", "Pet"]));
  expect(session().read("postPets")).toMatch(/^# Add a pet\n\n`POST \/pets`/);
  const pages = api.data.records.flatMap(({ id, path }) =>
    id === undefined ? [] : [[api.data.page?.(id), api.data.pages[path]] as const],
  );
  expect(pages.length).toBeGreaterThan(10);
  for (const [alone, ofAll] of pages) expect(alone).toBe(ofAll);
  expect(api.data.page?.("postPets", true)).toBe(api.data.requests[api.data.records.find(({ id }) => id === "postPets")?.path ?? ""]);
  expect(api.variables).toMatchObject({ KEY_AUTH: "the credential of keyAuth", BASIC: "the credential of basic, as USER:PASSWORD" });
});

test("a part of the credentials that an operation takes together is refused", async () => {
  await expect(session().call({ operationId: "together" })).rejects.toThrow("together also takes OTHER; set it. Nothing was sent.");
  expect(await session().curl({ operationId: "together" })).toContain('"$OTHER"');
  await session().call({ operationId: "either" });
  expect(seen.at(-1)).toBe(`PUT /together Basic ${btoa("me:pass:word")}`);
});

test("a walk starts at the number of a page", async () => {
  const pets = await session().call({ operationId: "numbered", query: { page: "2" }, items: 5 });
  expect(pets).toEqual([{ name: "two" }, { name: "three" }]);
});

test("calls with the generated client, the document's credentials and styles", async () => {
  const open = session();
  const page = await open.call({ operationId: "list pets", query: { limit: "3", tags: "a", filter: '{"a":"x"}' }, fields: ["name"] });
  expect([page, seen.at(-1)]).toEqual([{ pets: [{ name: "one" }], next: "b" }, "GET /pets?limit=3&tags=a&filter%5Ba%5D=x key-of-mine"]);
  for (const operationId of ["list pets", "more", "nested"])
    expect(await open.call({ operationId, items: 5 })).toEqual([{ name: "one" }, { name: "two" }]);
  expect(await open.call({ operationId: "postPets", body: { name: null } })).toEqual({ name: "Ada" });
  await open.call({ operationId: "list-pets", query: { tags: "a" } });
  expect(seen.at(-1)).toBe("GET /again?tags=a key-of-mine");
  await open.call({ operationId: "echo" });
  expect(seen.at(-1)).toBe(`GET /echo Basic ${Buffer.from("me:pass:word").toString("base64")}`);
  expect(await open.clean(`key-of-mine pass:word ${btoa("me:pass:word")}`)).toBe("[credential] [credential] [credential]");
  expect(await open.curl({ operationId: "echo" })).toContain(
    `--header 'authorization: Basic '"$(printf %s "$BASIC" | base64 | tr -d "\\n")"`,
  );
});

test("a list of any type is walked up to a page without content", async () => {
  const sent = seen.length;
  expect(await session().call({ operationId: "spring", items: 9 })).toEqual([{ name: "one" }]);
  expect(seen.slice(sent)).toEqual([expect.stringMatching(/^GET \/spring k/), expect.stringMatching(/^GET \/spring\?page=2 /)]);
});

test("bytes of bodies and digits of parameters arrive as they are", async () => {
  const bytes = new Uint8Array([45, 45, 0, 255, 13, 10]);
  const path = { id: "12345678901234567890" };
  const sent = { operationId: "change", path, query: { ids: ["1", "2"] }, cookie: { sid: "a b" }, bodyText: bytes };
  expect(await session().call(sent)).toEqual(bytes.buffer);
  expect(seen.at(-1)).toBe("PUT /pets/12345678901234567890?ids=1&ids=2 sid=a%20b");
  expect(await session().curl(sent)).toMatch(/^printf -- '--\\000\\377\\015\\012' \| curl [^]*--data-binary @-$/);
});

test.each([
  [[255, 0], false, 0, "\xff\0"],
  [[255, 0], true, 1, "The response is 2 bytes, not text. Write them to a file: > FILE\n"],
  [[97, 58, 9, 49, 10], false, 0, "a:\t1\n"],
  [[97, 58, 9, 49, 10], true, 0, "a:  1\n"],
])("the bytes %j go to a pipe, and to a terminal (%s) as text if they are text", async (bytes, isTTY, code, out) => {
  writeFileSync(join(folder, "bytes.bin"), new Uint8Array(bytes));
  const body = ["--body", `@${join(folder, "bytes.bin")}`, "--content-type", "application/octet-stream"];
  expect(await printed(["call", "change", "--path.id", "1", ...body], { isTTY, env: { KEY_AUTH: "k" } })).toEqual([code, out]);
});

test.each([
  [[], false, "a\tb\r\n1,[credential]\r\n"],
  [["--json"], false, '"a\\tb\\r\\n1,[credential]\\r\\n"\n'],
])("text goes to a pipe as it is, with the options %j", async (options, isTTY, out) => {
  expect(await printed(["call", "export", ...options], { isTTY })).toEqual([0, out]);
});

test.each([
  ["undescribed", { next: "b" }],
  ["plain", "7 pets\n"],
])("the body of %s, which the document leaves out, is the result", async (operationId, result) => {
  expect(await session().call({ operationId, fields: ["next"] })).toEqual(result);
});

test("the command downloads files that a server refuses", async () => {
  plain = Buffer.alloc(2 ** 24 + 1, "a");
  onTestFinished(() => void (plain = "7 pets\n"));
  const [code, { length }] = await printed(["call", "plain"]);
  expect([code, length]).toEqual([0, 2 ** 24 + 2]);
  const open = session();
  const refused: unknown = await open.call({ operationId: "plain" }).catch((error: unknown) => error);
  expect(await open.failure(refused, "plain")).toMatch(/longer than 16777216 bytes[^]*\nThe curl command of a dry run takes any size\.$/);
});

test("one attempt of a call may take all of its time", () => {
  expect(limits({ deadline: 300_000 })).toMatchObject({ deadline: 300_000, timeout: 300_000 });
});

test("integers of a response keep their digits", async () => {
  expect(jsonOf(await session().call({ operationId: "digits" }))).toBe(DIGITS);
});

test("a default that has lost digits is not sent", async () => {
  const caller = await api.connect({ ...connection, baseUrl: origin });
  const sent = seen.length;
  await expect(caller.call("large", {}, {})).rejects.toThrow(/x-id/i);
  expect(seen.length).toBe(sent);
});

test.each([
  ["wait", /429\nThe rate limit is reached\.\nWait 120 seconds\.$/],
  ["spent", /403\nThe rate limit is reached\.\nWait \d\d seconds\.$/],
])("the error of %s says how long the API asks to wait", async (operationId, said) => {
  const open = session();
  expect(await open.failure(await open.call({ operationId }).catch((error: unknown) => error), operationId)).toMatch(said);
});

test("numbers are the text of a parameter, unless they have lost digits", async () => {
  const query = { after: 12, tags: [1, true] };
  await session().call({ operationId: "list pets", query });
  expect(seen.at(-1)).toContain("GET /pets?after=12&tags=1&tags=true ");
  await expect(session().call({ operationId: "list pets", query: { after: 2 ** 53 } })).rejects.toThrow(
    "query.after must be of type string",
  );
});

test("parameters may be JSON, or the properties of an object", async () => {
  await session().call({ operationId: "echo", query: { size: "2", where: '{"a":1}' } });
  expect(seen.at(-1)).toMatch(/^GET \/echo\?(?:size=2&where=%7B%22a%22%3A1%7D|where=%7B%22a%22%3A1%7D&size=2) /);
  const wrong = session().call({ operationId: "echo", query: { sise: 2, where: '{"a":"b"}' } });
  await expect(wrong).rejects.toThrow(/no query parameter sise[^]*query\.where\.a must be of type integer/);
});

test("a field of a form may be a file", async () => {
  writeFileSync(join(folder, "photo.bin"), new Uint8Array([255, 0]));
  const bodyFields = { photo: `@${join(folder, "photo.bin")}` };
  const form = (await session().call({
    operationId: "change",
    path: { id: 1 },
    bodyFields,
    contentType: "multipart/form-data",
  })) as ArrayBuffer;
  expect(Buffer.from(form).toString("latin1")).toMatch(/name="photo"; filename="photo.bin"[^]*\r\n\r\n\xff\0\r\n/);
});

test.each([
  ["text/html", 'its content type "text/html" is not JSON (check baseUrl)\ntext/html: <title>Sign in</title>'],
  ["application/json", "its body is not JSON\napplication/json: <title>Sign in</title>"],
])("an error shows what a login page of the type %s says in place of the result", async (type, said) => {
  pageType = type;
  const client = session();
  const error: unknown = await client.call({ operationId: "session" }).catch((each: unknown) => each);
  expect((await client.failure(error, "session"))?.endsWith(said)).toBe(true);
});

test("the events of a stream are a list", async () => {
  expect(await session().call({ operationId: "watch", fields: ["data"] })).toEqual([{ data: "one" }, { data: "two" }]);
  expect(await session().call({ operationId: "endless", items: 1 })).toMatchObject([{ data: "one" }]);
});

test("a stream without an end ends at the deadline, with its events", async () => {
  const [code, written] = await printed(["call", "endless", "--fields", "data", "--deadline", "1"]);
  expect(code).toBe(1);
  expect(written).toMatch(
    /^\[\{"data":"one"\}\]\nThe call was cancelled, or took longer than its deadline\.\nItems before it in the output: 1\n$/,
  );
});

test.each([
  ["/", "The document names no server: set API_BASE_URL, or pass --base-url.", "https://base-url.invalid/echo"],
  [
    "/api",
    "The document has no host for its server /api: set API_BASE_URL to a URL that ends in /api, or",
    "https://base-url.invalid/api/echo",
  ],
  ["http://api.invalid/", "baseUrl must be an https URL", undefined],
  ["https://{region}.invalid/", "The variable region of https://{region}.invalid/ has no value. Set API_BASE_URL, or", undefined],
])("with the server %s says %s", async (url, said, shown) => {
  const entry = join(folder, "server.yaml");
  writeFileSync(entry, DOCUMENT.replace("paths:", `servers: [{ url: "${url}" }]\npaths:`));
  const open = new Session(await documentApi(entry, {}, () => expect.unreachable()), connection, { ...POLICY, allow: [] });
  await expect(open.call({ operationId: "echo" })).rejects.toThrow(said);
  if (shown !== undefined) expect(await open.curl({ operationId: "echo" })).toContain(`'${shown}'`);
});

test.each<[input: CallInput, said: string]>([
  [{ operationId: "list pets", query: { limit: 10 } }, "query.limit must be < 10 (exclusiveMaximum)"],
  [{ operationId: "postPets", body: { name: "a", nam: "b" } }, "Did you mean name?"],
  [{ operationId: "postPet" }, "Did you mean postPets?"],
])("refuses %j as the document says", async (input, said) => {
  await expect(session().call(input)).rejects.toThrow(said);
});

test("a page has the properties in the order of the document", async () => {
  const entry = join(folder, "order.yaml");
  const given = "{ zeta: { type: string }, alpha: { type: string } }";
  writeFileSync(entry, `${DOCUMENT}    Ordered: { type: object, properties: ${given} }\n`);
  const { data } = await documentApi(entry, {}, () => expect.unreachable());
  expect(data.page?.("Ordered")).toMatch(/`zeta`[^]*`alpha`/);
});

test("shows a request as curl", async () => {
  expect(await session().curl({ operationId: "postPets", body: { name: "a" } })).toContain(`--header 'x-key: '"$KEY_AUTH"`);
});
