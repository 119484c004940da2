import { mkdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import type { Finding } from "../../../scripts/core/cli/finding.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { filesBelow, folderOf, writeFiles } from "../../harness/folders.js";
import { compile } from "../harness/compiler.js";
import { acceptedFrom, document, generateFrom, OPERATION, placesOf } from "./harness.js";
import { array, json, object, ref, response, text } from "../../harness/documents.js";

const body = (schema: object): object => ({ required: true, content: json(schema) });
const responsesOf = (schema: object): object => ({ 200: response(json(schema)) });
const THING = ref("Thing");
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };

const PATHS = {
  "/things": {
    get: { operationId: "listThings", tags: ["things"], responses: responsesOf(array(THING)) },
    post: { operationId: "createThing", tags: ["things"], requestBody: body(THING), responses: responsesOf(THING) },
  },
  "/things/{id}": { parameters: [id], get: { responses: responsesOf(THING) }, delete: { operationId: "delete", ...OPERATION } },
};
const SCHEMAS = { schemas: { Thing: object({ name: text }), CreateThingRequest: THING } };

/** An operation whose body is an object or text. */
const CONTENT = { ...json(THING), "text/plain": {} };
const header = (schema: object, name: string): object => ({ name, in: "header", required: true, schema: { type: "string", ...schema } });
const TIED = { operationId: "replaceThing", requestBody: { required: true, content: CONTENT }, ...OPERATION };

/** A document with a server, whose one operation requires two credentials. */
function secured(url: string): string {
  const variables = { host: { default: "eu" } };
  const securitySchemes = { "api-key": { type: "apiKey", in: "query", name: "key" }, user: { type: "http", scheme: "basic" } };
  const get = { operationId: "listThings", security: [{ "api-key": [], user: [] }], ...OPERATION };
  const root = JSON.parse(document({ "/things": { get } }, { securitySchemes })) as object;
  return JSON.stringify({ ...root, servers: [{ url, ...(url.includes("{") && { variables }) }] });
}

const streaming = (...types: string[]): object => ({ 200: response(Object.fromEntries(types.map((type) => [type, { schema: THING }]))) });

const READ_EVENTS = { operationId: "readEvents", responses: streaming("text/event-stream") };

/** What the output is made of, and the code of a user beside it. */
const COMPILED: Readonly<
  Record<string, { spec?: string; files: Readonly<Record<string, string>>; user?: Readonly<Record<string, string>> }>
> = {
  "operations and schemas": {
    files: { "openapi.json": document(PATHS, SCHEMAS) },
    user: {
      "user.ts":
        'import type { CreateThingRequest, Thing } from "./index.js";\nexport const made: CreateThingRequest = { body: {} as Thing };\n',
      "wrong.ts": 'import { absent } from "./index.js";\nexport const x = absent;\n',
    },
  },
  ...Object.fromEntries(
    ["https://a.example/v1", "http://a.example", "http://localhost:8080", "/v1", "https://{host}.example/v1"].map((url) => [
      `the server ${url} and credentials`,
      { files: { "openapi.json": secured(url) } },
    ]),
  ),
  "webhooks and a body of several media types": {
    files: {
      "openapi.json": JSON.stringify({
        ...(JSON.parse(document({ "/things/{id}": { put: TIED, parameters: [id] } }, SCHEMAS)) as object),
        webhooks: {
          ping: { post: OPERATION },
          "new`thing\n": { post: { ...OPERATION, requestBody: { $ref: "#/components/requestBodies/New" } } },
        },
        components: { ...SCHEMAS, requestBodies: { New: { content: { "application/json": { schema: THING } } } } },
      }),
    },
  },
  "a stream alone": { files: { "openapi.json": document({ "/events": { get: READ_EVENTS } }, SCHEMAS) } },
  "required headers": {
    files: {
      "openapi.json": document({
        "/x": {
          parameters: [header({ default: "2024-10-15" }, "revision"), header({}, "tenant")],
          get: { operationId: "readX", ...OPERATION },
        },
      }),
    },
  },
  "numbers of other forms": {
    files: {
      "openapi.json": document({
        "/x": {
          get: {
            parameters: [header({ type: ["null", "integer"] }, "a"), header({ type: undefined, format: "int32" }, "b")],
            ...OPERATION,
          },
        },
      }),
    },
  },
  "a stream beside JSON": {
    files: {
      "openapi.json": document(
        {
          "/chat/{id}": {
            parameters: [id],
            post: { operationId: "chat", requestBody: body(THING), responses: streaming("application/json", "text/event-stream") },
          },
        },
        SCHEMAS,
      ),
    },
  },
  "components alone": {
    files: { "openapi.json": '{ "openapi": "3.1.0", "info": { "title": "T", "version": "1" }, "components": { "schemas": { "A": {} } } }' },
  },
  "a name that is more than a name": {
    spec: "evil`\nexport const x = 1; \u2028.json",
    files: { "evil`\nexport const x = 1; \u2028.json": '{ "openapi": "3.0.0", "info": { "title": "T", "version": "1" }, "paths": {} }' },
  },
  "a tree of files": {
    spec: "openapi.yaml",
    files: {
      "openapi.yaml": "openapi: 3.0.3\ninfo: { title: T, version: '1' }\npaths: { $ref: paths/index.yaml }\n",
      "paths/index.yaml": "/things: { $ref: things.yaml }\n",
      "paths/things.yaml": `get:
  responses:
    "200":
      description: ok
      content: { application/json: { schema: { $ref: "../schemas.yaml#/definitions/Deep~1Name" } } }
`,
      "schemas.yaml": "definitions:\n  Deep/Name: { type: object }\n",
    },
  },
};

describe("the output", () => {
  const outputs = new Map<string, { folder: string; warnings: Finding[] }>();
  let root: string;
  let problems: string[];
  beforeAll(async () => {
    root = await folderOf({ "package.json": '{ "type": "module" }' });
    // Nothing but `openapi-fetch` is to be found.
    await mkdir(join(root, "node_modules"));
    for (const name of ["openapi-fetch", "openapi-typescript-helpers"])
      await symlink(join(REPOSITORY, "node_modules", name), join(root, "node_modules", name));
    const modules: string[] = [];
    for (const [index, [name, { spec = "openapi.json", files, user = {} }]] of Object.entries(COMPILED).entries()) {
      const [from, out] = [join(root, `${index}`), join(root, `${index}`, "out")];
      await writeFiles(from, files);
      const { findings, warnings } = await runDocumentPipeline({ spec: join(from, spec), out, openapiJson: true });
      expect(findings).toEqual([]);
      const snippets = [...(await readFile(join(out, "README.md"), "utf8")).matchAll(/```ts\n([^]*?)```/g)].map(([, code = ""]) => code);
      await writeFiles(out, { ...user, "snippet.ts": snippets.join("\n") });
      modules.push(...(await filesBelow(out)).filter((file) => file.endsWith(".ts")).map((file) => join(out, file)));
      outputs.set(name, { folder: out, warnings });
    }
    problems = compile(root, modules);
  });
  const read = (name: string, path: string): Promise<string> => readFile(join(outputs.get(name)?.folder ?? "", path), "utf8");

  test.each(Object.entries(COMPILED))("of a document with %s compiles, including its README's snippets", (name, { user = {} }) => {
    const own = problems.filter((problem) => join(root, problem).startsWith(`${outputs.get(name)?.folder ?? ""}/`));
    // A snippet does nothing with what it gets.
    const told = own.map((problem) => problem.replace(/^\d+\/out\//, "")).filter((problem) => !/^snippet.*is declared but/.test(problem));
    expect(told).toEqual("wrong.ts" in user ? [expect.stringMatching(/^wrong\.ts:1: .*no exported member 'absent'/)] : []);
  });

  test("contains no file, folder or name of this repository", async () => {
    const { folder = "" } = outputs.get("operations and schemas") ?? {};
    const foreign = [REPOSITORY, root, "spec/", "hosting-platform", "HostingPlatform", "vercel"];
    const own = (await filesBelow(folder)).filter((file) => !/^(user|wrong|snippet)\.ts$/.test(file));
    for (const file of own) {
      const text = await readFile(join(folder, file), "utf8");
      const own = text.replaceAll("@hosting-platform/generator", "");
      expect([file, foreign.filter((name) => own.includes(name))]).toEqual([file, []]);
      // Nobody edits this code, so that the linter and the compiler of a project need not check it.
      if (file.endsWith(".ts"))
        expect(text, file).toMatch(
          /^\/\/ Generated by @hosting-platform\/generator; edits are lost\.\n\/\* eslint-disable \*\/\n\/\/ @ts-nocheck\n/,
        );
    }
  });

  test("has a snippet that calls an operation and comments on duplicate names", async () => {
    expect(await read("operations and schemas", "snippet.ts")).toContain("await listThings(client)");
    const index = await read("operations and schemas", "index.ts");
    expect(index).toContain("// `CreateThingRequest` is that of operations/index.ts; another one is exported by ./schemas.js.\n");
  });

  test("has a README that lists the webhooks, and passes a request whose body depends on its media type", async () => {
    const readme = await read("webhooks and a body of several media types", "README.md");
    expect(readme).toContain("`webhooks` has the types of the requests that the API sends: `new'thing`, `ping`.\n");
    expect(readme).toContain("await replaceThing(client, request);\n");
  });

  test("has a README that passes allowInsecure for the http server of another machine only", async () => {
    expect(await read("the server http://a.example and credentials", "README.md")).toContain("allowInsecure: true");
    expect(await read("the server http://localhost:8080 and credentials", "README.md")).not.toContain("allowInsecure");
  });

  test("has a README that lists required headers and their defaults", async () => {
    const readme = await read("required headers", "README.md");
    expect(readme).toContain("\n\n- `revision`: `2024-10-15` is sent without it\n- `tenant`: a call without it throws a `RequestError`\n");
    expect(readme).toContain('await readX(client, { header: { tenant: "tenant" } });\n');
  });

  test("has a README that reads a stream, by default or by its media type", async () => {
    expect(await read("a stream alone", "README.md")).toContain("for await (const item of await readEvents(client)) {\n");
    const readme = await read("a stream beside JSON", "README.md");
    expect(readme).toContain('for await (const item of await chat(client, { path: { id: 1 }, body, accept: "text/event-stream" })) {\n');
    expect(await read("operations and schemas", "README.md")).not.toContain("for await");
  });

  test("treats file names as data", async () => {
    const readme = await read("a name that is more than a name", "README.md");
    expect(readme).toContain("generated from `evil'\ufffdexport const x = 1; \ufffd.json`. ");
  });

  test("keeps the file names of `$ref`s and reports warnings in their files", async () => {
    const { folder = "", warnings = [] } = outputs.get("a tree of files") ?? {};
    expect(placesOf(warnings, join(folder, ".."))).toEqual(["paths/things.yaml:1:1 names"]);
    const bundle = JSON.parse(await read("a tree of files", "openapi.json")) as { components: { schemas: object } };
    expect(Object.keys(bundle.components.schemas)).toEqual(["Deep/Name"]);
  });
});

test("reports the function name of an operation without a usable name", async () => {
  const get = (operationId: string): object => ({ get: { ...OPERATION, operationId } });
  const files = { "openapi.json": document({ ...PATHS, "/parts": get("list-things"), "/x": get("listThings") }, SCHEMAS) };
  const result = await generateFrom(files, { lint: "warn" });
  const { folder } = result;
  const warnings = result.warnings.filter(({ rule }) => rule === "names");
  expect(warnings.map(({ message }) => message)).toEqual([
    "`GET /things/{id}` has no operationId; its function is `getThingsById`.",
    'The operationId "delete" of `DELETE /things/{id}` cannot be a function name; its function is `delete_`.',
    expect.stringMatching(/^`GET \/parts` \("list-things"\) yields the name `listThings`.* Its function is `listThings3`\.$/),
    expect.stringMatching(/^`GET \/x` \("listThings"\) yields the name `listThings`.* Its function is `listThings2`\.$/),
  ]);
  expect(warnings.every(({ rule, hint }) => rule === "names" && hint !== undefined)).toBe(true);
  expect(placesOf(warnings, folder)[0]).toMatch(/^openapi\.json:\d+:7 names$/);
});

test("gives two files with the same name different names and reports it", async () => {
  const { warnings } = await acceptedFrom({
    "openapi.yaml":
      "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n    A: { $ref: a/Size.yaml }\n    B: { $ref: b/Size.yaml }\n",
    "a/Size.yaml": "type: string\n",
    "b/Size.yaml": "type: integer\n",
  });
  const message = "Two components are named `Size`; this one is `Size-2` in the output.";
  expect(warnings).toMatchObject([{ rule: "component-name", line: 7, message }]);
});

test("accepts a discriminator mapping with schema names, also from another file", async () => {
  const pet = { oneOf: [{ $ref: "#/components/schemas/Cat" }], discriminator: { propertyName: "kind", mapping: { cat: "Cat" } } };
  const cat = { type: "object", required: ["kind"], properties: { kind: { type: "string" } } };
  const other = { ...pet, oneOf: [{ $ref: "openapi.json#/components/schemas/Cat" }] };
  const schemas = { Pet: pet, Cat: cat, Other: { $ref: "other.json" } };
  const files = { "openapi.json": document({}, { schemas }), "other.json": JSON.stringify(other) };
  const { findings, warnings, read } = await generateFrom(files);
  expect([...findings, ...warnings]).toEqual([]);
  expect((await read("openapi.json")).match(/"cat": "#\/components\/schemas\/Cat"/g)).toHaveLength(2);
});

test("ignores a `$ref` in an extension", async () => {
  const item = { "x-code": { $ref: "https://x.example/code.yaml" }, get: { operationId: "readX", ...OPERATION } };
  const { warnings } = await acceptedFrom({ "openapi.json": document({ "/x": item }) });
  expect(warnings.map(({ rule }) => rule)).toEqual(["refused-ref"]);
});
