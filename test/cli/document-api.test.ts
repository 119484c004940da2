import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Api } from "../../packages/cli/src/internal/api.js";
import { type CallInput, Session } from "../../packages/cli/src/internal/session.js";
import { documentApi } from "../../scripts/cli/document-api.js";

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
  /echo:
    get: { operationId: echo, security: [{ basic: [] }], responses: { "200": { description: Text., content: { application/json: {} } } } }
components:
  securitySchemes: { keyAuth: { type: apiKey, in: header, name: X-Key }, basic: { type: http, scheme: basic } }
  schemas:
    Page: { type: object, required: [pets], properties: { pets: { type: array, items: { $ref: "#/components/schemas/Pet" } }, next: { type: string } } }
    Pet: { type: object, required: [name], additionalProperties: false, properties: { name: { type: string, nullable: true } } }
`;

const folder = mkdtempSync(join(tmpdir(), "cli-document-"));
const seen: string[] = [];
const server = createServer((request, response) => {
  const { method = "", url = "", headers } = request;
  seen.push(`${method} ${url} ${String(headers["x-key"] ?? headers.authorization)}`);
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
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const entry = join(folder, "pets.yaml");
  writeFileSync(entry, DOCUMENT);
  api = await documentApi(entry, {});
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
  await once(server, "close");
});

const ENV = { KEY_AUTH: "key-of-mine", BASIC: "me:pass:word" };
const session = (): Session =>
  new Session(
    api,
    { env: ENV, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, tokenFrom: undefined, emulator: false },
    { allow: ["write"], only: [], callsPerMinute: 60, deadline: 60_000 },
  );

test("searches and reads any document", () => {
  expect(
    session()
      .search("pets")
      .map(({ id }) => id),
  ).toEqual(expect.arrayContaining(["list pets", "postPets", "Pet"]));
  expect(session().read("postPets")).toMatch(/^# Add a pet\n\n`POST \/pets`/);
  expect(api.variables).toMatchObject({ KEY_AUTH: "the credential of keyAuth", BASIC: "the credential of basic, as USER:PASSWORD" });
});

test("calls with the generated client, the document's credentials and styles", async () => {
  const open = session();
  const page = await open.call({ operationId: "list pets", query: { limit: "3", tags: "a", filter: '{"a":"x"}' }, fields: ["name"] });
  expect([page, seen.at(-1)]).toEqual([{ pets: [{ name: "one" }], next: "b" }, "GET /pets?limit=3&tags=a&filter%5Ba%5D=x key-of-mine"]);
  expect(await open.call({ operationId: "list pets", items: 5 })).toEqual([{ name: "one" }, { name: "two" }]);
  expect(await open.call({ operationId: "postPets", body: { name: null } })).toEqual({ name: "Ada" });
  await open.call({ operationId: "echo" });
  expect(seen.at(-1)).toBe(`GET /echo Basic ${Buffer.from("me:pass:word").toString("base64")}`);
  expect(await open.clean("key-of-mine pass:word")).toBe("[credential] [credential]");
});

test.each<[input: CallInput, said: string]>([
  [{ operationId: "list pets", query: { limit: 10 } }, "query.limit must be < 10 (exclusiveMaximum)"],
  [{ operationId: "postPets", body: { name: "a", nam: "b" } }, "Did you mean name?"],
  [{ operationId: "postPet" }, "Did you mean postPets?"],
])("refuses %j as the document says", async (input, said) => {
  await expect(session().call(input)).rejects.toThrow(said);
});

test("shows a request as curl", async () => {
  expect(await session().curl({ operationId: "postPets", body: { name: "a" } })).toContain(`--header 'x-key: '"$KEY_AUTH"`);
});
