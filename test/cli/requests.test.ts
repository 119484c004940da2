import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Api, Connection } from "../../packages/cli/src/internal/api.js";
import type { TypedRequest } from "../../packages/cli/src/internal/check-body.js";
import { checkRequest } from "../../packages/cli/src/internal/check-request.js";
import { completionScript } from "../../packages/cli/src/internal/completion.js";
import { refuseUnknownNames } from "../../packages/cli/src/internal/permission.js";
import { createServer } from "../../packages/cli/src/internal/mcp.js";
import { readPage } from "../../packages/cli/src/internal/read.js";
import { run } from "../../packages/cli/src/internal/run.js";
import { type CallInput, Session } from "../../packages/cli/src/internal/session.js";
import { createContract } from "../../packages/emulator/src/internal/contract/load-contract.js";
import { documentApi } from "../../scripts/cli/document-api.js";
import { emptyFolder } from "../harness/folders.js";

const DOCUMENT = `openapi: 3.0.3
info: { title: Charges, version: "1" }
security: [{ bearer: [] }]
tags: [{ name: charges, description: The tag. }]
paths:
  /charges:
    parameters:
      - name: created
        in: query
        style: deepObject
        explode: true
        schema: { type: object, additionalProperties: false, properties: { gte: { type: integer }, zone: { type: string } } }
      - { name: "page[size]", in: query, schema: { type: integer } }
      - { name: ids, in: query, schema: { type: array, items: { type: integer } } }
      - { name: kinds, in: query, schema: { type: array, items: { enum: [a, b] } } }
      - { name: texts, in: query, schema: { type: array, items: { type: string } } }
    get: { operationId: charges, tags: [charges], responses: { "302": { description: Found. } } }
    post:
      operationId: charge
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { amount: { type: integer }, metadata: { type: object, additionalProperties: { type: string } }, card: { type: object, properties: { zip: { type: string }, exp: { type: object, properties: { year: { type: integer } } } } }, "a.b": { type: string } } }
          multipart/form-data:
            schema: { type: object, required: [file], properties: { file: { type: string, format: binary }, files: { type: array, items: { type: string, format: binary } }, note: { type: string } } }
      responses: { "201": { description: Made. } }
    put: { operationId: icon, requestBody: { content: { image/png: {} } }, responses: { "201": { description: Made. } } }
  /refunds:
    post:
      operationId: refund
      security: [{ pair: [] }]
      requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { amount: { type: integer }, tags: { type: array, items: { type: string } }, metadata: { type: object } } } } } }
      responses: { "201": { description: Made. } }
  /pets:
    post: { operationId: pet, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }, responses: { "201": { description: Made. } } }
  /payments:
    post: { operationId: pay, requestBody: { content: { application/json: { schema: { oneOf: [{ $ref: "#/components/schemas/Card" }, { $ref: "#/components/schemas/Bank" }] } } } }, responses: { "201": { description: Made. } } }
  /orders:
    post: { operationId: order, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }, responses: { "201": { description: Made. } } }
  /lines:
    post: { operationId: lines, requestBody: { content: { application/x-ndjson: {} } }, responses: { "201": { description: Made. } } }
    put: { operationId: sequence, parameters: [{ name: $top, in: query, schema: { type: integer } }], requestBody: { content: { application/json-seq: {} } }, responses: { "201": { description: Made. } } }
    patch: { operationId: platform, requestBody: { content: { application/vnd.platform+xml: {} } }, responses: { "201": { description: Made. } } }
  /only:
    parameters:
      - { name: api-version, in: query, required: true, schema: { $ref: "#/components/schemas/Version" } }
      - { name: X-Const, in: header, required: true, schema: { type: string, enum: [c] } }
      - { name: kind, in: query, schema: { type: string, enum: [a] } }
    get: { operationId: only, responses: { "200": { description: OK. } } }
    post: { operationId: several, parameters: [{ name: mode, in: query, required: true, schema: { type: string, enum: [a, b] } }], responses: { "200": { description: OK. } } }
  /any:
    parameters:
      - { name: X-Kind, in: header, required: true, schema: { type: string, default: a } }
      - { name: X-List, in: header, schema: { type: array, items: { type: string } } }
    post: { operationId: anyBody, requestBody: { content: { "*/*": { schema: { type: object, properties: { text: { type: string } } } } } }, responses: { "201": { description: Made. } } }
  /wallets:
    post: { operationId: wallet, requestBody: { content: { application/json: { schema: { type: object, required: [owner], properties: { owner: { type: string }, "a/b": { type: integer }, ways: { type: array, items: { $ref: "#/components/schemas/Way" } }, either: { anyOf: [{ type: integer }, { type: object, properties: { way: { $ref: "#/components/schemas/Way" } } }] } } } } } } }
  /notes:
    post: { operationId: note, requestBody: { content: { application/json: { schema: { type: object, nullable: true } } } } }
  /subs:
    post: { operationId: sub, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Sub" } } } } }
    put: { operationId: choose, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Choice" } } } } }
  /nodes:
    patch: { operationId: patchNode, requestBody: { content: { application/json-patch+json: { schema: { type: array } }, application/merge-patch+json: { schema: { type: object } } } }, responses: { "204": { description: Changed. } } }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer }, pair: { type: http, scheme: basic }, key: { type: apiKey, in: header, name: X-Key } }
  schemas:
    Way: { allOf: [{ oneOf: [{ $ref: "#/components/schemas/Card" }, { $ref: "#/components/schemas/Bank" }] }] }
    Version: { type: string, enum: ["2020"] }
    Order: { type: object, required: [id, lines], properties: { id: { readOnly: true, type: string }, lines: { type: array, items: { $ref: "#/components/schemas/Line" } }, grid: { type: array, items: { type: array, items: { type: integer } } } } }
    Bank: { type: object, required: [type, iban], properties: { type: { type: string, enum: [bank] }, iban: { type: string } }, additionalProperties: false }
    Card: { type: object, required: [type, number, cvc, month], properties: { type: { type: string, enum: [card] }, number: { type: string }, cvc: { type: string }, month: { type: string } }, additionalProperties: false }
    Line: { type: object, required: [id, price], properties: { id: { readOnly: true, type: string }, price: { type: integer }, gift: { type: boolean, nullable: true }, tags: { type: array, items: { type: string } } } }
    Pet: { type: object, properties: { of: { $ref: "#/components/schemas/Pet" } }, oneOf: [{ $ref: "#/components/schemas/Cat" }] }
    Sub: { title: sub, type: object, additionalProperties: false, required: [name], allOf: [{ $ref: "#/components/schemas/Bank" }], properties: { name: { type: string } } }
    Choice: { type: object, additionalProperties: false, anyOf: [{ type: object, properties: { apple: { type: string } } }, { type: object, properties: { b: { type: string } } }] }
    Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { type: object, properties: { claws: { type: integer } } }] }
`;

const folder = emptyFolder();
const entry = join(folder, "charges.yaml");
let api: Api;
beforeAll(async () => {
  writeFileSync(entry, DOCUMENT);
  api = await documentApi(entry, {}, () => expect.unreachable());
});

const checked = (id: string, input: TypedRequest): ReturnType<typeof checkRequest> => {
  const contract = createContract(api.document);
  return checkRequest(contract, contract.operations.get(id) as never, input, { known: api.credentials, taken: [] });
};

const FORM = "multipart/form-data";
const CONNECTION = { env: {}, baseUrl: "https://a.invalid", tokenFrom: undefined, allowInsecure: false, emulator: false };
const sessionOf = (given: Api, connection: Partial<Connection> = {}, only: string[] = []): Session =>
  new Session(given, { ...CONNECTION, ...connection }, { allow: [], only, callsPerMinute: 60, deadline: 50 });

// prettier-ignore
test.each<[id: string, input: TypedRequest, request: object]>([
  ["charges", { query: { "created[gte]": "5", "created[zone]": "a" } }, { query: { created: { gte: 5, zone: "a" } } }],
  ["charges", { query: { "created.gte": "5" } }, { query: { created: { gte: 5 } } }],
  ["charges", { query: { "created[gte]": 5 } }, { query: { created: { gte: 5 } } }],
  ["charges", { query: { created: { gte: "5" }, "page[size]": "2" } }, { query: { created: { gte: 5 }, "page[size]": 2 } }],
  ["charge", { bodyFields: { "metadata[order]": "1", "metadata.who": "a", "a.b": "c" } }, { body: { metadata: { order: "1", who: "a" }, "a.b": "c" } }],
  ["charge", { bodyFields: { "card.zip": "1", "card.exp.year": "2", "metadata.a.b": "3" } }, { body: { card: { zip: "1", exp: { year: 2 } }, metadata: { "a.b": "3" } } }],
  ["charge", { bodyFields: { "card[exp][year]": "2", card: '{"zip":"1"}' } }, { body: { card: { zip: "1", exp: { year: 2 } } } }],
  ["refund", { bodyFields: { "metadata[a][b]": "c" } }, { body: { metadata: { a: { b: "c" } } } }],
  ["charge", { bodyFields: { currency: "x" } }, { body: { currency: "x" } }],
  ["charge", { bodyText: '{"amuont":5}' }, { body: { amuont: 5 } }],
  ["charge", { body: { amount: 5, amounts: [5] } }, { body: { amount: 5, amounts: [5] } }],
  ["pet", { bodyFields: { claws: "5", "of.of.claws": "6" } }, { body: { claws: 5, of: { of: { claws: 6 } } } }],
  ["order", { bodyFields: { "lines[0].price": "1", "lines[0][tags]": "2", "lines.1.price": "3" } }, { body: { lines: [{ price: 1, tags: ["2"] }, { price: 3 }] } }],
  ["order", { bodyFields: { lines: '[{"price":"1"}]', "lines[1].price": "2", "grid[0][0]": "3", "grid[0][1]": "4" } }, { body: { lines: [{ price: 1 }, { price: 2 }], grid: [[3, 4]] } }],
  ["lines", { bodyText: '{"a":1}\n{"a":2}\n' }, { body: '{"a":1}\n{"a":2}\n' }],
  ["sequence", { bodyText: "[1]" }, { body: "[1]" }],
  ["anyBody", { bodyFields: { text: "1" } }, { body: { text: "1" } }],
  ["anyBody", { header: { "x-list": "a,b", "X-Kind": "a,b" } }, { header: { "X-List": ["a", "b"], "X-Kind": "a,b" } }],
  ["only", {}, { query: { "api-version": "2020" }, header: { "X-Const": "c" } }],
  ["only", { header: { "x-const": "c" } }, { header: { "X-Const": "c" } }],
  ["anyBody", { header: { "x-list": '["a"]' } }, { header: { "X-List": ["a"] } }],
  ["note", { bodyText: "null" }, { body: null }],
  ["sub", { body: { name: "a", type: "bank", iban: "b" } }, { body: { name: "a", type: "bank", iban: "b" } }],
  ["choose", { body: { apple: "b" } }, { body: { apple: "b" } }],
  ["charges", { query: { ids: "1,2", kinds: "a,b", texts: "a,b" } }, { query: { ids: [1, 2], kinds: ["a", "b"], texts: ["a,b"] } }],
  ["refund", { bodyText: "amount=5&tags=a&tags=b%20c&metadata[x]=1" }, { body: { amount: 5, tags: ["a", "b c"], metadata: { x: 1 } } }],
  ["refund", { body: "amount=5&tags=a" }, { body: { amount: 5, tags: ["a"] } }],
  ["patchNode", { bodyText: '{"a":1}' }, { body: { a: 1 } }],
  ["patchNode", { bodyText: "[]" }, { body: [], contentType: "application/json-patch+json" }],
])("%s takes %j as %j", (id, input, request) => {
  expect(checked(id, input)).toMatchObject({ request, faults: [] });
});

test("a file of a form is one where the schema asks for bytes", () => {
  const { request, faults } = checked("charge", { contentType: FORM, bodyFields: { file: `@${entry}`, files: `@${entry}`, note: "a" } });
  expect(faults).toEqual([]);
  expect(request.body).toEqual({ file: expect.any(File) as File, files: [expect.any(File)], note: "a" });
});

test("bytes come as a data: URL, in a body and in a form", async () => {
  const url = `data:image/png;name=a.png;base64,${btoa("\u0089P")}`;
  const bodies = [checked("icon", { body: url }), checked("charge", { contentType: FORM, body: { file: url, files: [url], note: url } })];
  const [icon, form] = bodies.map(({ request }) => request.body as Record<string, unknown>);
  expect(bodies.flatMap(({ faults }) => faults)).toEqual([]);
  for (const file of [icon, form?.["file"], [form?.["files"]].flat()[0]] as File[])
    expect([file.name, file.type, new Uint8Array(await file.arrayBuffer())]).toEqual(["a.png", "image/png", new Uint8Array([0x89, 0x50])]);
  expect(form?.["note"]).toBe(url);
});

// prettier-ignore
test.each<[id: string, input: TypedRequest, faults: string[]]>([
  ["pay", { body: { type: "card", number: 1, cvv: "2" } }, ["body.month required", "body.number type", "body.cvc required", "body.cvv additionalProperties cvc"]],
  ["wallet", { body: { ownr: "a", "a/b": "x", ways: [{ type: "bank", iban: 5 }, { type: "bank", iban: "5" }, { type: "card", number: "1", month: 2 }] } }, ["body.owner required", "body.ownr body.known owner", "body.a/b type", "body.ways.0.iban type", "body.ways.2.cvc required", "body.ways.2.month type"]],
  ["wallet", { body: { owner: "a", either: { way: { type: "bank", ibn: "5" } } } }, ["body.either.way.iban required", "body.either.way.ibn additionalProperties iban"]],
  ["wallet", { body: { owner: "a", ways: [{ type: "cash" }] } }, ["body.ways.0.type enum"]],
  ["charge", { body: { card: { zipp: "1", exp: { yaer: 1 } }, metadata: { zipp: "1" } } }, ["body.card.zipp body.known zip", "body.card.exp.yaer body.known year"]],
  ["charge", { bodyText: '{"amuont":5}' }, []],
  ["charge", { contentType: "application/json" }, ["contentType body.mediaType"]],
  ["charge", { bodyText: '{"amuont":5,"card":1}' }, ["body.card type", "body.amuont body.known amount"]],
  ["order", { bodyFields: { "lines[0].price": "x", "lines[1].prise": "1" } }, ["body.lines.0.price type", "body.lines.1.price required", "body.lines.1.prise body.known price"]],
])("the body of %s with %j has the faults %j at once", (id, input, faults) => {
  const found = checked(id, input).faults.map(({ at, rule, message }) => [at, rule, /Did you mean (.*)\?/.exec(message)?.[1] ?? []].flat().join(" "));
  expect(found.sort()).toEqual(faults.toSorted());
});

test("a header that the operation lacks is sent, and one of a credential refused", () => {
  expect(checked("anyBody", { headerLines: ["x-kind: b", "X-Trace:1", "x-trace: 2, 3"] }).request).toEqual({
    headers: { "x-kind": "b", "X-Trace": "1, 2, 3" },
  });
  for (const name of [
    "Authorization: 1",
    "proxy-authorization: 1",
    "Cookie: a=1",
    "x-key: 1",
    "x-trace",
    "X-Api-Key: 1",
    "content-length: 1",
  ])
    expect(checked("anyBody", { headerLines: [name] }).faults).toMatchObject([{ rule: "header.line" }]);
});

// prettier-ignore
test.each<[id: string, input: TypedRequest, said: string]>([
  ["charges", { query: { "created[gt]": "5" } }, "query.created.gt is not a property in the contract"],
  ["charges", { path: { kinds: "a" } }, "charges has no path parameter kinds. Use query.kinds."],
  ["charge", { contentType: FORM, bodyFields: { note: "a" } }, "body.file is required"],
  ["charge", { contentType: FORM, body: { note: "a" } }, "body.file is required"],
  ["charge", { body: '{"amount":"a"}' }, "body.amount must be of type integer"],
  ["charge", { body: '{"amount":9007199254740993}' }, "body has an integer beyond 2^53"],
  ["charge", { bodyFields: { amuont: "5" } }, "body.amuont is no field of the contract; to send it, pass the body as JSON text. Did you mean amount?"],
  ["charge", { body: { amuont: 5 } }, "Did you mean amount?"],
  ["sub", { body: { name: "a", type: "bank", ibn: "b" } }, "body.iban is required"],
  ["choose", { body: { aple: "b" } }, "body.aple is not a property in the contract; remove it. Did you mean apple?"],
  ["charge", { bodyFields: { amount: "9007199254740993" } }, "body has an integer beyond 2^53"],
  ["charges", { query: { ids: "1,b" } }, "query.ids.1 must be of type integer"],
  ["pay", { body: { type: "card", iban: "a" } }, "body.number is required"],
  ["pay", { body: { type: "cash" } }, 'body.type must be "card" or "bank"'],
  ["refund", { bodyText: "amount=a" }, "body.amount must be of type integer"],
  ["charge", { body: { amount: 2 ** 60 } }, "body has an integer beyond 2^53"],
  ["lines", { body: [1] }, "body must be text of application/x-ndjson, or a file with it"],
  ["several", {}, "query.mode is required"],
  ["icon", { body: `@${import.meta.filename}` }, "body is a file: pass a data: URL"],
  ["icon", { body: "aGVsbG8=" }, "body is a file: pass a data: URL"],
  ["charge", { contentType: FORM, body: { file: "aGVsbG8=" } }, "body.file is a file: pass a data: URL"],
  ["charge", { contentType: FORM, bodyFields: { file: "a.png" } }, "body.file is a file: write @FILE"],
  ["anyBody", { header: { "X-Trace": "1" } }, "anyBody has no header parameter X-Trace. It has X-Kind, X-List. The command sends others by -H."],
  ["platform", { bodyFields: { a: "1" } }, "body must be text of application/vnd.platform+xml"],
])("%s refuses %j: %s", (id, input, said) => {
  expect(checked(id, input).faults.map(({ message }) => message).join()).toContain(said);
});

test("an integer that has all its digits may be large", () => {
  expect(checked("charge", { bodyText: '{"amount":1000000000000000000}' }).faults).toEqual([]);
});

test("an operation is read before the tag of its name", () => {
  expect(readPage(api, "charges")).toContain("`GET /charges`");
});

test.each([
  ["charges", { status: 401 }, "x: y\nCheck BEARER."],
  ["refund", { status: 401 }, "x: y\nCheck PAIR."],
  ["charges", { status: 400, body: "y" }, "x: y"],
])("a failure of %s with %j is %j", async (id, fields, text) => {
  const session = sessionOf(api);
  expect(await session.failure(Object.assign(new Error("x: y"), fields), id)).toBe(text);
});

test("an http: URL of another machine is refused with the option for it", async () => {
  const call = (baseUrl: string): Promise<unknown> => sessionOf(api, { baseUrl, env: { BEARER: "a" } }).call({ operationId: "charges" });
  await expect(call("http://a.example")).rejects.toMatchObject({
    name: "UsageError",
    hint: expect.stringContaining("--allow-insecure") as string,
  });
  await expect(call("ftp://a.example")).rejects.toMatchObject({ code: "REQUEST_ERROR" });
});

test("neither a call nor the start of a server waits for the pages", async () => {
  const pages = (): never => expect.fail("pages were made");
  const unread: Api = { ...api, data: { title: "Charges", version: "1", records: [], pages: {}, requests: {} } };
  for (const name of ["records", "pages"]) Object.defineProperty(unread.data, name, { get: pages });
  const args = ["call", "charges", "--base-url", "https://a.invalid", "--dry-run"];
  const stream = { isTTY: false, write: () => true };
  expect(await run(unread, args, "cli", "1", { env: {}, stdin: process.stdin, stdout: stream, stderr: stream })).toBe(0);
  const session = sessionOf(unread, { baseUrl: undefined });
  expect(() => createServer(unread, session, { version: "1", allow: [], maxResult: 1 })).not.toThrow();
});

test("a command for a token ends at the deadline", async () => {
  const session = sessionOf(api, { tokenFrom: "sleep 30" });
  await expect(session.call({ operationId: "charges" })).rejects.toThrow("The command of --token-from was stopped");
});

test.each([
  ["charges", "--query.kinds", ["a", "b"]],
  ["pay", "--body.type", ["card", "bank"]],
  ["order", "--body.lines.0.gift", ["true", "false"]],
  ["order", "--body.id", []],
  ["unknown", "--body.id", []],
])("%s: the values of %s are %j", (id, flag, values) => {
  expect(sessionOf(api, { baseUrl: undefined }).values(id, flag)).toEqual(values);
});

test("the script for bash runs nothing of a document, knows a command of several words, and keeps words with a colon whole", () => {
  const words = "pets() { [ $3 = completion ] && printf '%s\\n' 'list$(touch x)' all; }";
  const call =
    'COMP_WORDS=(pets cli a.yaml call li); COMP_CWORD=4; _pets_cli_a_yaml; printf %s "${COMPREPLY[@]}"; [[ $COMP_WORDBREAKS != *:* ]]';
  const { stdout, status } = spawnSync("bash", ["-c", [words, completionScript("bash", "pets cli a.yaml"), call].join("\n")]);
  expect([String(stdout), status]).toEqual(["list\\$\\(touch\\ x\\)", 0]);
});

test("call is suggested for an operation without parameters", async () => {
  await expect(run(api, ["icon"], "cli", "1")).rejects.toThrow("There is no command icon. Did you mean call icon?");
});

test("a parameter is named whose sign is left out", async () => {
  await expect(run(api, ["call", "sequence", "--top", "3"], "cli", "1")).rejects.toMatchObject({
    hint: "the operation takes --query.$top",
  });
});

test("the script for PowerShell quotes the words of its command", () => {
  const script = completionScript("powershell", "npx @pets/cli it's.yaml");
  expect(script).toContain("-CommandName npx ");
  expect(script).toContain("& npx '@pets/cli' 'it''s.yaml' completion words");
});

test.each<[input: CallInput, curl: string]>([
  [{ operationId: "find", query: { a: "1" } }, "curl --request QUERY 'https://a.invalid/e?a=1'"],
  [{ operationId: "copy" }, "curl --request COPY 'https://a.invalid/e'"],
  [{ operationId: "find2" }, "curl 'https://a.invalid/f'"],
  [{ operationId: "__proto__" }, "curl --request POST 'https://a.invalid/f'"],
])("calls what OpenAPI 3.2 adds, path items elsewhere, and odd names: %j", async (input, curl) => {
  const content = { "application/x-www-form-urlencoded": { schema: { type: "object", properties: { a: { type: "integer" } } } } };
  const find = { operationId: "find", parameters: [{ name: "q", in: "querystring", content }], responses: {} };
  const e = { query: find, additionalOperations: { COPY: { operationId: "copy", responses: {} } } };
  const paths = { "/e": { $ref: "#/components/pathItems/e" }, "/f": { get: { operationId: "find" }, post: { operationId: "__proto__" } } };
  const newer = join(folder, "newer.json");
  writeFileSync(newer, JSON.stringify({ openapi: "3.2.0", info: { title: "E", version: "1" }, paths, components: { pathItems: { e } } }));
  const session = sessionOf(await documentApi(newer, {}, () => expect.unreachable()));
  expect(await session.curl(input)).toContain(curl);
});

test("tags and credentials may have names of any script, and no credential is a variable of the shell", async () => {
  const schemes = ["ユーザー", "user", "2legged", "keyAuth"].map((name) => [name, { type: "http", scheme: "bearer" }]);
  const paths = Object.fromEntries(["注文", "ö"].map((tag) => [`/${tag}`, { get: { operationId: `list ${tag}`, tags: [tag] } }]));
  const components = { securitySchemes: Object.fromEntries(schemes) as object };
  const names = join(folder, "names.json");
  writeFileSync(names, JSON.stringify({ openapi: "3.1.0", info: { title: "N", version: "1" }, paths, components }));
  const named = await documentApi(names, {}, () => expect.unreachable());
  expect(Object.keys(named.variables).toSorted()).toEqual(["API_2LEGGED", "API_BASE_URL", "API_TOKEN", "API_USER", "KEY_AUTH"]);
  refuseUnknownNames(named, ["注文", "Ö"]);
  const found = sessionOf(named, {}, ["注文"]).search("list");
  expect(found.flatMap(({ kind, id }) => (kind === "operation" ? [id] : []))).toEqual(["list 注文"]);
});

test("a document with a fault serves all operations, and tells the fault; a file that is no document is refused", async () => {
  const faulty = join(folder, "faulty.yaml");
  writeFileSync(faulty, DOCUMENT.replace("#/components/schemas/Order", "#/components/schemas/Ordr"));
  const told: string[] = [];
  const { document } = await documentApi(faulty, {}, (faults) => told.push(...faults.map(({ rule }) => rule)));
  expect(told).toEqual(["no-unresolved-refs"]);
  expect(createContract(document).operations.size).toBe(createContract(api.document).operations.size);
  writeFileSync(faulty, "a: b\n");
  await expect(documentApi(faulty, {}, () => expect.unreachable())).rejects.toThrow();
});
