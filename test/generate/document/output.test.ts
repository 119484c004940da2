import { mkdir, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { afterEach, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { runDocumentPipeline } from "../../../scripts/document/index.js";
import { REPOSITORY } from "../../../scripts/lib/repository.js";
import { contentOf, filesBelow } from "../../scripts/support/repositories.js";
import { document, folderOf, OPERATION, placesOf, writeFiles } from "./support.js";

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await folderOf(files);
  folders.push(folder);
  return folder;
}

/** Generates from `openapi.json` of a new folder into `out` beside it. */
async function generated(text: string): Promise<{ folder: string; warnings: string[] }> {
  const folder = await folderWith({ "openapi.json": text });
  const { findings, warnings } = await runDocumentPipeline({ spec: join(folder, "openapi.json"), out: join(folder, "out") });
  expect(findings).toEqual([]);
  return { folder: join(folder, "out"), warnings: warnings.map(({ rule, message }) => `${rule} ${message}`) };
}

/** What the compiler says of a folder of generated files and of more modules in it, with nothing but `openapi-fetch` to be found. */
async function problemsOf(folder: string, more: Readonly<Record<string, string>> = {}): Promise<string[]> {
  await mkdir(join(folder, "node_modules"));
  for (const name of ["openapi-fetch", "openapi-typescript-helpers"]) {
    await symlink(join(REPOSITORY, "node_modules", name), join(folder, "node_modules", name));
  }
  await writeFiles(folder, { ...more, "package.json": '{ "type": "module" }' });
  const files = (await filesBelow(folder)).filter((file) => file.endsWith(".ts") && !file.startsWith("node_modules/"));
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    {
      noEmit: true,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      isolatedModules: true,
      verbatimModuleSyntax: true,
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      skipLibCheck: true,
      types: [],
    },
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName.slice(folder.length + 1) ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}

const body = (schema: object): object => ({ required: true, content: { "application/json": { schema } } });
const answer = (schema: object): object => ({ 200: { description: "ok", content: { "application/json": { schema } } } });
const THING = { $ref: "#/components/schemas/Thing" };
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };

const PATHS = {
  "/things": {
    get: { operationId: "listThings", tags: ["things"], responses: answer({ type: "array", items: THING }) },
    post: { operationId: "createThing", tags: ["things"], requestBody: body(THING), responses: answer(THING) },
  },
  "/things/{id}": { parameters: [id], get: { responses: answer(THING) }, delete: { operationId: "delete", ...OPERATION } },
};
const SCHEMAS = { schemas: { Thing: { type: "object", properties: { name: { type: "string" } } }, CreateThingRequest: THING } };

describe("the output", () => {
  test.each<[string, string]>([
    ["operations and schemas", document(PATHS, SCHEMAS)],
    ["no path at all", document({})],
    ["components alone", '{ "openapi": "3.1.0", "info": { "title": "T", "version": "1" }, "components": { "schemas": { "A": {} } } }'],
    [
      "webhooks alone",
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "T", version: "1" },
        webhooks: { made: { post: { ...OPERATION, requestBody: body({}) } } },
      }),
    ],
    ["nothing but what a document must have, in 3.0", '{ "openapi": "3.0.0", "info": { "title": "T", "version": "1" }, "paths": {} }'],
  ])("of a document with %s compiles, and its README's snippet too", async (_, text) => {
    const { folder } = await generated(text);
    const readme = await readFile(join(folder, "README.md"), "utf8");
    const snippet = /```ts\n([^]*?)```/.exec(readme)?.[1] ?? "export {};\n";
    expect(await problemsOf(folder, { "snippet.ts": snippet })).toEqual([]);
    if (text.includes("listThings")) expect(snippet).toContain("await listThings(client)");
  });

  test("names no file, no folder and no name of this repository", async () => {
    const { folder } = await generated(document(PATHS, SCHEMAS));
    const foreign = [REPOSITORY, folder, "spec/", "hosting-platform", "HostingPlatform", "vercel"];
    for (const file of await filesBelow(folder)) {
      const text = await readFile(join(folder, file), "utf8");
      expect(
        foreign.filter((name) => text.includes(name)),
        file,
      ).toEqual([]);
      if (file.endsWith(".ts")) expect(text, file).toMatch(/^\/\/ Generated from openapi\.json by `npm run generate`; edits are lost\.\n/);
    }
  });

  test("has a comment where two modules have one name, and the compiler takes it", async () => {
    const { folder } = await generated(document(PATHS, SCHEMAS));
    const index = await readFile(join(folder, "index.ts"), "utf8");
    expect(index).toContain("// `CreateThingRequest` is that of operations/index.ts; another one is exported by ./schemas.js.\n");
    const user =
      'import type { CreateThingRequest, Thing } from "./index.js";\nexport const made: CreateThingRequest = { body: {} as Thing };\n';
    const wrong = 'import { absent } from "./index.js";\nexport const x = absent;\n';
    const problems = await problemsOf(folder, { "user.ts": user, "wrong.ts": wrong });
    expect(problems).toEqual([expect.stringMatching(/^wrong\.ts: .*no exported member 'absent'/)]);
  });

  test("keeps a file's name from being more than a name", async () => {
    const folder = await folderWith({ "evil`\nexport const x = 1; \u2028.json": document({}) });
    const spec = join(folder, "evil`\nexport const x = 1; \u2028.json");
    await runDocumentPipeline({ spec, out: join(folder, "out") });
    const index = await readFile(join(folder, "out/index.ts"), "utf8");
    expect(index.split("\n")[0]).toBe(
      "// Generated from evil'\ufffdexport const x = 1; \ufffd.json by `npm run generate`; edits are lost.",
    );
    expect(await problemsOf(join(folder, "out"))).toEqual([]);
  });
});

test("an operation without a usable name is told with the name of its function", async () => {
  const folder = await folderWith({
    "openapi.json": document(
      {
        ...PATHS,
        "/parts": { get: { ...OPERATION, operationId: "list-things" } },
        "/x": { get: { ...OPERATION, operationId: "listThings" } },
      },
      SCHEMAS,
    ),
  });
  const { warnings } = await runDocumentPipeline({ spec: join(folder, "openapi.json"), out: join(folder, "out") });
  expect(warnings.map(({ message }) => message)).toEqual([
    "`GET /things/{id}` has no operationId; its function is `getThingsById`.",
    'The operationId "delete" of `DELETE /things/{id}` cannot be the name of a function; its function is `delete_`.',
    expect.stringMatching(/^`GET \/parts` \("list-things"\) yields the name `listThings`.* Its function is `listThings3`\.$/),
    expect.stringMatching(/^`GET \/x` \("listThings"\) yields the name `listThings`.* Its function is `listThings2`\.$/),
  ]);
  expect(warnings.every(({ rule, hint }) => rule === "names" && hint !== undefined)).toBe(true);
  expect(placesOf(warnings, folder)[0]).toMatch(/^openapi\.json:\d+:7 names$/);
});

test("neither the order of keys, nor the form, nor the folder changes anything but the document's name", async () => {
  const tree = { Thing: { $ref: "a/Thing.json" }, Other: { $ref: "b/Thing.json" } };
  const files = {
    "openapi.json": document(
      { ...PATHS, "/more": { get: { ...OPERATION, responses: answer({ $ref: "b/Thing.json" }) } } },
      { schemas: tree },
    ),
    "a/Thing.json":
      '{ "type": "object", "description": "a", "properties": { "x": { "type": "string" }, "y": { "$ref": "../b/Thing.json" } } }',
    "b/Thing.json": '{ "type": "object", "description": "b" }',
  };
  const reversed = Object.fromEntries(Object.entries(files).map(([path, text]) => [`deep/${path}`, reverse(text)]));
  const folder = await folderWith({ ...files, ...reversed });
  const first = await runDocumentPipeline({ spec: join(folder, "openapi.json"), out: join(folder, "out") });
  const second = await runDocumentPipeline({ spec: join(folder, "deep/openapi.json"), out: join(folder, "out-2") });
  expect([...first.findings, ...second.findings]).toEqual([]);
  expect(await contentOf(join(folder, "out-2"))).toEqual(await contentOf(join(folder, "out")));
});

test("two files that want one name get two, and it is told", async () => {
  const folder = await folderWith({
    "openapi.yaml":
      "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n    A: { $ref: a/Size.yaml }\n    B: { $ref: b/Size.yaml }\n",
    "a/Size.yaml": "type: string\n",
    "b/Size.yaml": "type: integer\n",
  });
  const { findings, warnings } = await runDocumentPipeline({ spec: join(folder, "openapi.yaml"), out: join(folder, "out") });
  expect(findings).toEqual([]);
  expect(warnings).toMatchObject([
    { rule: "component-name", line: 7, message: "Two components are called `Size`; this one is `Size-2` in the output." },
  ]);
});

test("a tree of files is read, its names kept as references have them, and a warning stands in the file that it is of", async () => {
  const folder = await folderWith({
    "openapi.yaml": "openapi: 3.0.3\ninfo: { title: T, version: '1' }\npaths: { $ref: paths/index.yaml }\n",
    "paths/index.yaml": "/things: { $ref: things.yaml }\n",
    "paths/things.yaml": `get:
  responses:
    "200":
      description: ok
      content: { application/json: { schema: { $ref: "../schemas.yaml#/definitions/Deep~1Name" } } }
`,
    "schemas.yaml": "definitions:\n  Deep/Name: { type: object }\n",
  });
  const { findings, warnings } = await runDocumentPipeline({ spec: join(folder, "openapi.yaml"), out: join(folder, "out") });
  expect(findings).toEqual([]);
  expect(placesOf(warnings, folder)).toEqual(["paths/things.yaml:1:1 names"]);
  const bundle = JSON.parse(await readFile(join(folder, "out/openapi.json"), "utf8")) as { components: { schemas: object } };
  expect(Object.keys(bundle.components.schemas)).toEqual(["Deep/Name"]);
  expect(await problemsOf(join(folder, "out"))).toEqual([]);
});

test("a discriminator may name its schemas, also from another file", async () => {
  const pet = { oneOf: [{ $ref: "#/components/schemas/Cat" }], discriminator: { propertyName: "kind", mapping: { cat: "Cat" } } };
  const cat = { type: "object", required: ["kind"], properties: { kind: { type: "string" } } };
  const other = { ...pet, oneOf: [{ $ref: "openapi.json#/components/schemas/Cat" }] };
  const folder = await folderWith({
    "openapi.json": document({}, { schemas: { Pet: pet, Cat: cat, Other: { $ref: "other.json" } } }),
    "other.json": JSON.stringify(other),
  });
  const { findings, warnings } = await runDocumentPipeline({ spec: join(folder, "openapi.json"), out: join(folder, "out") });
  expect([...findings, ...warnings]).toEqual([]);
  const bundle = await readFile(join(folder, "out/openapi.json"), "utf8");
  expect(bundle.match(/"cat": "#\/components\/schemas\/Cat"/g)).toHaveLength(2);
});

test("a reference in an extension is no part of what is generated", async () => {
  const { warnings } = await generated(
    document({ "/x": { "x-code": { $ref: "https://x.example/code.yaml" }, get: { operationId: "readX", ...OPERATION } } }),
  );
  expect(warnings).toEqual(["refused-ref `https://x.example/code.yaml` is on the network."]);
});

/** The same JSON with the keys of every object in reverse. */
function reverse(text: string): string {
  return JSON.stringify(
    JSON.parse(text, (_, value: unknown) => {
      if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).reverse());
    }),
  );
}

test("a document in YAML yields what the same in JSON does", async () => {
  const folder = await folderWith({ "a/api": document(PATHS, SCHEMAS), "b/api": stringify(parse(document(PATHS, SCHEMAS))) });
  for (const name of ["a", "b"]) await runDocumentPipeline({ spec: join(folder, name, "api"), out: join(folder, `out-${name}`) });
  expect(await contentOf(join(folder, "out-b"))).toEqual(await contentOf(join(folder, "out-a")));
});
