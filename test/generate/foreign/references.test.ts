import { readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import { endless } from "../../harness/fault-server.js";
import { type StubResponse, useServer } from "../../harness/server.js";
import { acceptedFrom, document, generateFrom, OPERATION, placesOf } from "./harness.js";
import { folderOf } from "../../harness/folders.js";

const server = useServer();
const other = useServer();
const as = (type: string, body: string): StubResponse => ({ headers: { "content-type": type }, body });
const to = (location: string): StubResponse => ({ status: 302, headers: { location } });
const RESPONSES: Record<string, () => StubResponse> = {
  "/schemas/thing.json": () => as("application/json", '{ "type": "object", "properties": { "size": { "$ref": "size.yaml" } } }'),
  "/schemas/size.yaml": () => as("text/plain", "type: string\n"),
  "/schemas/away.json": () => to(`${other.baseUrl}/schemas/thing.json`),
  "/schemas/round.json": () => to("/schemas/round.json"),
  "/schemas/broken.json": () => as("application/json", '{ "type": '),
  "/schemas-2/thing.json": () => as("application/json", '{ "type": "string" }'),
  "/secret.json": () => as("application/json", '{ "type": "string" }'),
};

beforeEach(() => {
  for (const each of [server, other]) each.respond(({ path }) => RESPONSES[path]?.() ?? { status: 404 });
});

const generate = (reference: string, allowRefs: readonly string[] = []): ReturnType<typeof generateFrom> =>
  generateFrom({ "spec/openapi.json": document({}, { schemas: { Thing: { $ref: reference } } }) }, { allowRefs });

test("reads an allowed URL and the `$ref`s below it", async () => {
  const { folder, findings } = await generate(`${server.baseUrl}/schemas/thing.json`, [`${server.baseUrl}/schemas`]);
  expect(findings).toEqual([]);
  const bundle = JSON.parse(await readFile(join(folder, "out/openapi.json"), "utf8")) as { components: { schemas: object } };
  expect(bundle.components.schemas).toMatchObject({ Thing: { type: "object" }, size: { type: "string" } });
});

test("gives a component of another file the name that the document has for it", async () => {
  const schemas = {
    ApiRequest: { $ref: "api-request.yaml" },
    Same: { $ref: "api-request.yaml" },
    Use: { oneOf: [{ $ref: "use.yaml" }], discriminator: { propertyName: "kind", mapping: { a: "api-request.yaml" } } },
  };
  const { read } = await acceptedFrom({
    "openapi.json": document({}, { schemas }),
    "use.yaml":
      "type: object\nproperties: { whole: { $ref: openapi.json#/components/schemas/ApiRequest }, part: { $ref: 'api-request.yaml#/properties/a' } }\n",
    "api-request.yaml": "type: object\nproperties: { a: { type: string }, next: { $ref: '#' } }\n",
  });
  const { components } = JSON.parse(await read("openapi.json")) as { components: { schemas: object } };
  const ApiRequest = { $ref: "#/components/schemas/ApiRequest" };
  expect(Object.keys(components.schemas).sort()).toEqual(["ApiRequest", "Same", "Use", "a", "use"]);
  expect(components.schemas).toMatchObject({
    ApiRequest: { properties: { next: ApiRequest } },
    Same: ApiRequest,
    Use: { discriminator: { mapping: { a: ApiRequest.$ref } } },
    use: { properties: { whole: ApiRequest } },
  });
});

test.each<[reference: string, findings: string[]]>([
  ["schemas/thing.json", []],
  ["/secret.json", ["refused-ref"]],
  ["file:///etc/hostname", ["refused-ref"]],
])("reads a document at a URL, and `$ref`s below its folder only: %s", async (reference, want) => {
  const text = document({ "/things": { get: { operationId: "listThings", ...OPERATION } } }, { schemas: { Thing: { $ref: reference } } });
  server.respond(({ path }) =>
    path.startsWith("/api/") ? as("text/plain", path.endsWith("/openapi.json") ? text : "{}") : { status: 404 },
  );
  const { findings, read } = await generateFrom({}, { spec: `${server.baseUrl}/api/openapi.json?token=secret` });
  expect(findings.map(({ rule }) => rule)).toEqual(want);
  expect(server.requests.map(({ path }) => path)).not.toContain("/secret.json");
  if (want.length > 0) return;
  const readme = await read("README.md");
  expect(readme).toContain(`npx @hosting-platform/generator ${server.baseUrl}/api/openapi.json --out DIR\n`);
});

test("reports a document that a URL does not have", async () =>
  expect(generateFrom({}, { spec: `${server.baseUrl}/absent.json` })).rejects.toMatchObject({
    finding: { rule: "unreadable", message: expect.stringContaining("status 404") as string },
  }));

// prettier-ignore
test.each<[what: string, path: string, allow: string[], rule: string, message: RegExp, reads: number]>([
  ["is not named", "/schemas/thing.json", [], "refused-ref", /is a URL/, 0],
  ["only begins alike", "/schemas-2/thing.json", ["/schemas"], "refused-ref", /is a URL/, 0],
  ["redirects to another host", "/schemas/away.json", ["/schemas"], "no-unresolved-refs", /redirects to .*\/schemas\/thing\.json`, which is not allowed/, 1],
  ["redirects for ever", "/schemas/round.json", ["/"], "no-unresolved-refs", /redirects more than 5 times/, 6],
])("reports a URL that %s", async (_, path, allow, rule, message, reads) => {
  const { folder, findings, changes } = await generate(
    `${server.baseUrl}${path}`,
    allow.map((prefix) => `${server.baseUrl}${prefix}`),
  );
  expect(findings.map((finding) => finding.rule)).toEqual([rule]);
  expect(findings[0]?.message).toMatch(message);
  expect(placesOf(findings, folder)[0]).toMatch(/^spec\/openapi\.json:\d+:\d+ /);
  expect(server.requests.map((request) => request.path)).toEqual(Array<string>(reads).fill(path));
  expect(other.requests).toEqual([]);
  expect(changes).toEqual([]);
});

test("reports a fault in a fetched file at its place there", async () => {
  const { folder, findings } = await generate(`${server.baseUrl}/schemas/broken.json`, [server.baseUrl]);
  expect(findings).toMatchObject([{ file: `${server.baseUrl}/schemas/broken.json`, rule: "yaml-syntax", line: 1 }]);
  expect(placesOf(findings, folder)).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/schemas\/broken\.json:1:\d+ unclosed$/)]);
});

test.each(["..%2fsecret.json", "..%5Csecret.json"])("refuses a URL with an encoded slash: %s", async (name) => {
  const { findings } = await generate(`${server.baseUrl}/schemas/${name}`, [`${server.baseUrl}/schemas/`]);
  expect(findings).toMatchObject([{ rule: "refused-ref" }]);
  expect(server.requests).toEqual([]);
});

test("stops reading an endless response", async () => {
  server.respond(endless());
  const { findings } = await generate(`${server.baseUrl}/x.json`, [server.baseUrl]);
  expect(findings).toMatchObject([{ rule: "no-unresolved-refs", message: expect.stringContaining("larger than 64 MB") as string }]);
});

test("reads an allowed folder, also by its absolute path", async () => {
  const shared = await folderOf({ "size.yaml": "type: string\n" });
  expect((await generate(join(shared, "size.yaml"))).findings).toMatchObject([{ rule: "refused-ref" }]);
  expect((await generate(join(shared, "size.yaml"), [shared])).findings).toEqual([]);
});

test("refuses a link that leaves the folder and follows one inside it", async () => {
  const schemas = { File: { $ref: "file.yaml" }, Folder: { $ref: "folder/size.yaml" }, Inside: { $ref: "inside.yaml" } };
  const folder = await folderOf({
    "secret.yaml": "type: string\n",
    "outside/size.yaml": "type: string\n",
    "spec/real.yaml": "type: string\n",
    "spec/openapi.json": document({}, { schemas }),
  });
  await symlink("../secret.yaml", join(folder, "spec/file.yaml"));
  await symlink("../outside", join(folder, "spec/folder"));
  await symlink("real.yaml", join(folder, "spec/inside.yaml"));
  const options = { spec: join(folder, "spec/openapi.json"), out: join(folder, "out") };
  expect((await runDocumentPipeline(options)).findings.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    "refused-ref `file.yaml` is a link to a file outside the document's folder.",
    "refused-ref `folder/size.yaml` is a link to a file outside the document's folder.",
  ]);
  expect((await runDocumentPipeline({ ...options, allowRefs: [folder] })).findings).toEqual([]);
});

test.each<[string, { reference: string; name: string }]>([
  ["with a space as an escape", { reference: "with%20space/a%23b.yaml", name: "with space/a#b.yaml" }],
  ["with what looks like an escape", { reference: "a%20b.yaml", name: "a%20b.yaml" }],
  ["with a Windows path", { reference: ".\\paths\\a.yaml", name: "paths/a.yaml" }],
  ["without an extension", { reference: "paths/a", name: "paths/a" }],
  ["with an extension in capitals", { reference: "A.YAML", name: "A.YAML" }],
])("finds a file by a `$ref` %s", async (_, { reference, name }) => {
  const { folder, warnings } = await acceptedFrom({
    "spec/openapi.json": document({ "/x": { $ref: reference } }),
    [`spec/${name}`]: "get:\n  operationId: list things\n  responses: { '200': { description: ok } }\n",
  });
  expect(warnings).toMatchObject([{ file: join(folder, "spec", name), rule: "names" }]);
});

test.each(["%2e%2e/secret.json", "%2Fetc/hostname", "a/%2E%2E/../../secret.json"])(
  "refuses an escaped path that leaves the folder: %s",
  async (reference) => {
    const root = document({}, { schemas: { Thing: { $ref: reference } } });
    const { findings } = await generateFrom({ "spec/openapi.json": root, "secret.json": '{ "type": "string" }' });
    const message = expect.stringContaining("is outside the document's folder") as string;
    expect(findings).toMatchObject([{ rule: "refused-ref", message }]);
  },
);

// prettier-ignore
test.each<[reference: string, rule: string, meant: string]>([
  ["/components/schemas/Size", "refused-ref", "../openapi.json#/components/schemas/Size"],
  ["#components/schemas/Size", "no-unresolved-refs", "../openapi.json#/components/schemas/Size"],
  ["Size", "no-unresolved-refs", "../openapi.json#/components/schemas/Size"],
  ["schemas/size.yaml#/a", "no-unresolved-refs", "size.yaml#/a"],
  ["C:\\spec\\size.yaml", "refused-ref", ""],
])("suggests what the `$ref` %s means", async (reference, rule, meant) => {
  const { findings } = await generateFrom({
    "openapi.json": document({}, { schemas: { Thing: { $ref: "schemas/thing.json" }, Size: {} } }),
    "schemas/thing.json": JSON.stringify({ type: "array", items: { $ref: reference } }),
    "schemas/size.yaml": "a: { type: string }\n",
  });
  const hint = expect.stringMatching(meant === "" ? /^use the file's relative path$/ : /^did you mean `/) as string;
  expect(findings).toMatchObject([{ rule, hint }]);
  expect(findings[0]?.hint).toContain(meant);
});

test("reads `$ref`s relative to the URL that a document redirects to", async () => {
  const root = document({}, { schemas: { Thing: { $ref: "size.yaml" } } });
  const responses: Record<string, StubResponse> = { "/openapi.json": to("/v2/openapi.json"), "/v2/openapi.json": as("text/plain", root) };
  server.respond(({ path }) => responses[path] ?? (path === "/v2/size.yaml" ? as("text/plain", "type: string\n") : { status: 404 }));
  expect((await generateFrom({}, { spec: `${server.baseUrl}/openapi.json` })).findings).toEqual([]);
});

test.each(["no%00file.yaml", "no%file.yaml"])("reports an escape that is invalid in a file name: %s", async (reference) => {
  const { folder, findings } = await generate(reference);
  expect(placesOf(findings, folder)).toEqual([expect.stringMatching(/^spec\/openapi\.json:\d+:\d+ missing-file$/)]);
});

test("never reads an external example, even from an allowed place", async () => {
  const examples = {
    network: { externalValue: `${server.baseUrl}/schemas/thing.json` },
    file: { externalValue: "examples/secret.json" },
    above: { externalValue: "/etc/hostname" },
  };
  const content = { "application/json": { schema: {}, examples } };
  const get = { operationId: "read", responses: { 200: { description: "ok", content } } };
  const files = { "spec/openapi.json": document({ "/x": { get } }), "spec/examples/secret.json": '{ "marker": "read-it" }' };
  const { findings, warnings, read } = await generateFrom(files, { allowRefs: [server.baseUrl, "/etc"] });
  expect([...findings, ...warnings]).toEqual([]);
  expect(server.requests).toEqual([]);
  const bundle = await read("openapi.json");
  expect(bundle).not.toContain("read-it");
  expect(bundle).toContain('"externalValue": "/etc/hostname"');
});

test.each(["ftp://files.example/", "/no/such/folder", "https://"])("refuses to allow %s", async (name) => {
  await expect(generate("./x.yaml", [name])).rejects.toThrow(/--allow-ref takes/);
});

test("a `$ref` to one that leads nowhere is not told to be itself", async () => {
  const responses = { 200: { description: "ok", content: { "application/json": { schema: { $ref: "#/components/schemas/A" } } } } };
  const root = document({ "/a": { get: { operationId: "a", responses } } }, { schemas: { A: { $ref: "missing.yaml" } } });
  const { findings } = await generateFrom({ "spec/openapi.json": root });
  expect(findings.map(({ hint }) => hint).join()).not.toContain("did you mean");
});
