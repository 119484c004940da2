import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { CommandError } from "../../../../scripts/core/cli/command-error.js";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";
import type { Plugin } from "../../../../scripts/generate/plugin.js";
import { STRICT, writePrograms } from "../../../harness/compilers.js";
import { rejection } from "../../../harness/rejection.js";
import { runDocumentPipeline } from "../../../../scripts/generate/foreign/index.js";
import { document, generateFrom, OPERATION } from "../harness.js";
import { PluginOutput } from "./harness.js";

const FILES = { "openapi.json": document({ "/things": { get: { ...OPERATION, operationId: "listThings" } } }) };
const returning = (...paths: string[]): Plugin => ({ name: "mine", generate: () => paths.map((path) => ({ path, text: "export {};\n" })) });

test("the README's plugin compiles and runs", async () => {
  const [, code = ""] =
    /```ts\n(import type \{ Plugin \}[^]*?)```/.exec(await readFile(join(REPOSITORY, "scripts/generate/README.md"), "utf8")) ?? [];
  const example = code.replace('"./plugin.js"', JSON.stringify(join(REPOSITORY, "scripts/generate/plugin.js")));
  const programs = await writePrograms({
    example: { modules: { example }, options: { ...STRICT, noImplicitReturns: true, types: ["node"] } },
  });
  onTestFinished(() => programs.remove());
  expect(await programs.check("7.0")).toEqual([]);
  const script = await transform(code, { loader: "ts" });
  const { routes } = (await import(`data:text/javascript,${encodeURIComponent(script.code)}`)) as { routes: Plugin };
  const output = await PluginOutput.of(FILES["openapi.json"], [routes]);
  expect(await output.read("plugins/routes.ts")).toMatch(/^\/\/ Generated from openapi\.json [^]*"listThings": "GET \/things"/);
  expect(await output.problems()).toEqual([]);
});

test("compares the files of plugins, and removes them with the plugin", async () => {
  const { folder, changes } = await generateFrom(FILES, { plugins: [returning("deep/own.ts")], openapiJson: false });
  expect(changes).toContain("plugins/deep/own.ts");
  const again = { spec: join(folder, "openapi.json"), out: join(folder, "out") };
  expect((await runDocumentPipeline({ ...again, check: true, plugins: [returning("deep/own.ts")] })).changes).toEqual([]);
  expect((await runDocumentPipeline({ ...again, check: true })).changes).toEqual(["plugins/deep/own.ts", "stamp.json", "README.md"].sort());
});

const FAULTS: readonly (readonly [string, Plugin, string])[] = [
  [
    "throws",
    {
      name: "mine",
      generate: () => {
        throw new Error("no luck");
      },
    },
    "The plugin `mine` failed: no luck",
  ],
  ["rejects", { name: "mine", generate: () => Promise.reject(new Error("later")) }, "The plugin `mine` failed: later"],
  ["leaves its folder", returning("../index.ts"), 'The plugin `mine` returned the path "../index.ts".'],
  ["names an absolute path", returning("/tmp/a.ts"), 'The plugin `mine` returned the path "/tmp/a.ts".'],
  ["writes another kind of file", returning("a.sh"), 'The plugin `mine` returned the path "a.sh".'],
  ["writes a file twice", returning("a.ts", "A.ts"), "The plugin `mine` returned A.ts, as did `mine`."],
];

test.each(FAULTS)("writes nothing if a plugin %s", async (_, plugin, message) => {
  const { findings, changes } = await generateFrom(FILES, { plugins: [plugin] });
  expect(findings).toEqual([expect.objectContaining({ rule: "plugin", message, hint: expect.any(String) as string })]);
  expect(changes).toEqual([]);
});

test("refuses unknown and repeated names", async () => {
  const refused = (plugins: (Plugin | string)[]): Promise<CommandError> => rejection(generateFrom(FILES, { plugins }), CommandError);
  expect((await refused(["absent"])).message).toMatch(/^Unknown plugin absent\.\n/);
  expect((await refused([returning(), returning()])).message).toMatch(/^The plugin mine is listed twice\.\n/);
});
