import { execFile } from "node:child_process";
import { readFile, rename, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import ts from "typescript";
import { expect, test } from "vitest";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { allRuntimeModules } from "../../../scripts/emit/runtime.js";
import { CONVERSIONS } from "../../../scripts/emit/runtime-module.js";
import { OPTIONS } from "../../harness/compile.js";
import { filesBelow } from "../../harness/folders.js";
import { document, generateFrom } from "./harness.js";
import { array, json, object, response, text } from "../../harness/documents.js";

const parameters = [
  { name: "after", in: "query", description: "An ID.<br/>The page begins behind it.", schema: text },
  { name: "undescribed", in: "query", schema: text },
  {
    name: "long",
    in: "query",
    description: `${"The first sentence is short. ".padEnd(29)}${"The second is not. ".repeat(9)}`,
    schema: text,
  },
];
const page = response(json(object({ items: array(text), next: text })));
const THINGS = document(
  {
    "/things": {
      get: {
        operationId: "listThings",
        tags: ["things"],
        security: [{ key: [] }],
        parameters,
        "x-pagination": { items: "/items", next: "/next", cursor: "after" },
        responses: { 200: page },
      },
    },
    "/events": { get: { operationId: "readEvents", tags: ["events"], responses: { 200: response({ "text/event-stream": {} }) } } },
  },
  { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
);

const generated = (): ReturnType<typeof generateFrom> => generateFrom({ "things.json": THINGS }, { openapiJson: false });

test("two operations take at most 12 files, also with two tags, pages, streams and credentials", async () => {
  const { folder, findings } = await generated();
  expect(findings).toEqual([]);
  expect((await filesBelow(join(folder, "out"))).sort()).toEqual([
    ...["README.md", "client.ts", "index.ts", "operations/events.ts", "operations/index.ts", "operations/things.ts", "pagination.ts"],
    ...["runtime.ts", "schemas.ts", "stamp.json", "types.ts", "types/components.ts"],
  ]);
});

test("AGENTS.md is written on demand: at most 60 lines, with a command that lists the operations, and names that the output exports", async () => {
  expect(await filesBelow(join((await generated()).folder, "out"))).not.toContain("AGENTS.md");
  const { folder } = await generateFrom({ "things.json": THINGS }, { openapiJson: false, agentsMd: true });
  const out = join(folder, "out");
  const text = await readFile(join(out, "AGENTS.md"), "utf8");
  expect(text.split("\n").length).toBeLessThanOrEqual(60);
  const [, listing = ""] = /`` (grep .*?) ``/.exec(text) ?? [];
  const { stdout } = await promisify(execFile)("sh", ["-c", listing], { cwd: out });
  expect(stdout.match(/`[A-Z]+ \S+`/g)?.sort()).toEqual(["`GET /events`", "`GET /things`"]);
  expect(text).toContain("paginate(listThings, client, …)");
  const [sample = ""] = /```ts\n[^]*?```/.exec(await readFile(join(out, "README.md"), "utf8")) ?? [];
  expect(text).toContain(sample);
  expect(sample).not.toBe("");
});

test("a rename of the document changes the README and the manifest only", async () => {
  const { folder } = await generated();
  await rename(join(folder, "things.json"), join(folder, "renamed.json"));
  const { changes } = await runDocumentPipeline({ spec: join(folder, "renamed.json"), out: join(folder, "out") });
  expect(changes.map((change) => change.replace(/^.*out\//, "")).sort()).toEqual(["README.md", "stamp.json"]);
});

test("declaration files of a library name only index.ts", async () => {
  const { folder } = await generated();
  const uses = join(folder, "uses.ts");
  await writeFile(uses, 'import * as api from "./out/index.js";\nexport const all = { ...api };\n');
  const program = ts.createProgram([uses], { ...OPTIONS, noEmit: false, declaration: true, emitDeclarationOnly: true });
  let declared = "";
  program.emit(program.getSourceFile(uses), (_, text) => (declared = text));
  expect(new Set(declared.match(/(?<=(?:from |import\()")[^"]+/g))).toEqual(new Set(["./out/index.js"]));
});

test("comments have no noise: line breaks are none of HTML, and a long text of a parameter is there once", async () => {
  const { folder } = await generated();
  const things = await readFile(join(folder, "out/operations/things.ts"), "utf8");
  expect(things).toContain(
    " * Parameters:\n * - `query.after`: An ID. The page begins behind it.\n * - `query.long`: The first sentence is short.\n *\n",
  );
  expect(things).toContain("         * An ID.\n         * The page begins behind it.\n");
  expect(things.split("The second is not.").length - 1).toBe(9);
  expect(things).not.toMatch(/not described|<br/);
});

/** The bytes of a program that calls one operation, compressed. Raise it only for a feature that each call needs. */
const MOST_BYTES = 7810;

test("a bundle has the code of the called operation only, whose size has a limit", async () => {
  const { folder } = await generated();
  const contents =
    'import { createClient, readEvents, listThings } from "./out/index.js";\nexport const call = listThings(createClient({ baseUrl: "" }));';
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    ...{ bundle: true, minify: true, format: "esm", target: "es2022", write: false },
    nodePaths: [join(REPOSITORY, "node_modules")],
  });
  const code = outputFiles.map((file) => file.text).join("");
  expect(code).not.toMatch(/readEvents|event-stream|has no security scheme/);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(MOST_BYTES);
});

test("no two modules of the runtime, which are one file of the output, declare the same name", () => {
  const modules = [...allRuntimeModules()].filter(([source]) => source !== CONVERSIONS);
  const declaration = /^(?:export )?(?:declare |abstract |async )*(?:type|interface|function|const|let|class)\*? (\w+)/gm;
  const names = modules.flatMap(([, { text }]) => [...new Set([...text.matchAll(declaration)].map(([, name]) => name))]);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
