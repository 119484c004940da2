import { existsSync } from "node:fs";
import { mkdir, utimes } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import vm from "node:vm";
import { beforeEach, expect, test } from "vitest";
import { bundleFolder, removeOld } from "../../../scripts/core/launch/bundle-store.js";
import { makeBundle } from "../../../scripts/core/launch/make-bundle.js";
import { writeWhole } from "../../../scripts/core/files/write-whole.js";
import { filesBelow, folderOf, writeFiles } from "../../harness/folders.js";

let root: string;
beforeEach(async () => {
  root = await folderOf(Object.fromEntries(SOURCES.map((path) => [path, path.endsWith(".json") ? "{}\n" : "export {};\n"])));
});

const SOURCES = [
  ...["scripts/generate/command.ts", "scripts/launch/run.js", "packages/client/src/index.ts", "package-lock.json"],
  ...["node_modules/.package-lock.json", "tsconfig.json"],
];

const write = (path: string, text: string): Promise<void> => writeFiles(root, { [path]: text });

test.each(SOURCES)("changes the bundle folder after an edit of %s", async (path) => {
  const before = bundleFolder(root, "generate");
  await write(path, "new\n");
  expect(bundleFolder(root, "generate")).not.toBe(before);
});

test.each(["scripts/bench/command.ts", "packages/client/dist/index.js", "spec/openapi.yaml"])(
  "keeps the bundle folder after an edit of %s",
  async (path) => {
    const before = bundleFolder(root, "generate");
    await write(path, "new\n");
    expect(bundleFolder(root, "generate")).toBe(before);
  },
);

test("removes all but the three latest bundles of a script", async () => {
  const folders = ["a-1", "a-2", "a-3", "a-4", "b-1"].map((name) => join(root, ".cache/bundles", name));
  for (const [index, folder] of folders.entries()) {
    await mkdir(folder, { recursive: true });
    await utimes(folder, 1_000_000 - index, 1_000_000 - index);
  }
  removeOld(folders[3] ?? "", "a");
  expect(folders.map((folder) => existsSync(folder))).toEqual([true, true, false, true, true]);
});

test("writes a cache file completely or not at all", async () => {
  expect(writeWhole(join(root, ".cache/a/code"), "the code")).toBe(true);
  await mkdir(join(root, "taken/code"), { recursive: true });
  expect(writeWhole(join(root, "taken/code"), "the code")).toBe(false);
  expect([await filesBelow(join(root, ".cache")), await filesBelow(join(root, "taken"))]).toEqual([["a/code"], []]);
});

test("lets a bundled command find the repository and its libraries", async () => {
  const script = join(root, "scripts/generate/command.ts");
  await write("node_modules/some/package.json", '{ "name": "some" }\n');
  await write(
    "scripts/generate/command.ts",
    `import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
export const found: unknown[] = [import.meta.dirname, import.meta.url === process.argv[1], require.resolve("some/package.json")];\n`,
  );
  const module: { exports: { found?: unknown[] } } = { exports: {} };
  const wrapped = `(function (exports, require, module) {\n${await makeBundle(root, script)}\n})`;
  const run = new vm.Script(wrapped).runInThisContext() as (...given: unknown[]) => void;
  run(module.exports, createRequire(script), module);
  expect(module.exports.found).toEqual([join(root, "scripts/core/files"), false, join(root, "node_modules/some/package.json")]);
});

test("refuses to bundle files outside the hashed sources", async () => {
  await write("elsewhere/more.ts", "export const more = 1;\n");
  await write("scripts/generate/command.ts", 'export { more } from "../../elsewhere/more.js";\n');
  await expect(makeBundle(root, join(root, "scripts/generate/command.ts"))).rejects.toThrow("elsewhere/more.ts");
});
