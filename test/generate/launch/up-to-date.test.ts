import { chmod, symlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { beforeEach, expect, test, vi } from "vitest";
import { beginRun, isUpToDate, STAMP } from "../../../scripts/generate/launch/up-to-date.js";
import { folderOf, writeFiles } from "../../harness/folders.js";

const CONTENT: Readonly<Record<string, string>> = {
  "spec/openapi.yaml": "openapi: 3.1.0\n",
  "spec/groups/things/tag.md": "Things.\n",
  "scripts/generate/command.ts": "export {};\n",
  "scripts/emit/templates/client.ts": "export {};\n",
  "packages/client/src/index.ts": "export {};\n",
  "packages/client/package.json": "{}\n",
  "packages/client/dist/index.js": "export {};\n",
  "packages/client/LICENSE": "Licence\n",
  "generated/openapi.json": "{}\n",
  "generated/types.ts": "export {};\n",
  "generated/docs/index.html": "<!doctype html>\n",
  "redocly.yaml": "rules: {}\n",
  ".redocly.lint-ignore.yaml": "{}\n",
  "CHANGELOG.md": "# Changelog\n",
  LICENSE: "Licence\n",
  "package.json": "{}\n",
  "package-lock.json": "{}\n",
  "node_modules/.package-lock.json": "{}\n",
  "tsconfig.json": "{}\n",
};

let root = "";

beforeEach(async () => {
  root = await folderOf(CONTENT);
});

const write = (path: string, text: string): Promise<void> => writeFiles(root, { [path]: text });
const remember = (docs = true): boolean => beginRun(root).remember({ docs });

test("stores no stamp if an output file is edited during the docs step", async () => {
  const run = beginRun(root);
  run.written();
  await write("generated/types.ts", "export type Edited = true;\n");
  expect(run.remember({ docs: true })).toBe(false);
  expect(isUpToDate(root, { docs: true })).toBe(false);

  const next = beginRun(root);
  next.written();
  expect(next.remember({ docs: true })).toBe(true);
});

test("is up to date after a run, whatever the modification times", async () => {
  expect(remember()).toBe(true);
  const past = new Date(1_000_000_000_000);
  for (const path of Object.keys(CONTENT)) await utimes(join(root, path), past, past);
  expect(isUpToDate(root, { docs: true })).toBe(true);
  expect(isUpToDate(root, { docs: false })).toBe(true);
});

test.each(Object.keys(CONTENT))("is out of date after an edit of %s", async (path) => {
  remember();
  const text = CONTENT[path] ?? "";
  // Of the same length, so that nothing but the content tells.
  await write(path, `${text.slice(0, -2)}~\n`);
  expect(isUpToDate(root, { docs: true })).toBe(false);
  await write(path, text);
  expect(isUpToDate(root, { docs: true })).toBe(true);
});

test.each(["spec/groups/things/schemas/Thing.yaml", "packages/other/src/index.ts", "generated/stray.ts"])(
  "is out of date after a new file %s",
  async (path) => {
    remember();
    await write(path, "");
    expect(isUpToDate(root, { docs: true })).toBe(false);
  },
);

test("is out of date if a command is no longer executable", async () => {
  await chmod(join(root, "packages/client/dist/index.js"), 0o755);
  remember();
  await chmod(join(root, "packages/client/dist/index.js"), 0o644);
  expect(isUpToDate(root, { docs: true })).toBe(false);
});

test("is out of date with another version of Node.js", () => {
  remember();
  vi.spyOn(process, "version", "get").mockReturnValue("v99.0.0");
  expect(isUpToDate(root, { docs: true })).toBe(false);
});

test("is up to date only without the API reference after --no-docs", async () => {
  expect(remember(false)).toBe(true);
  expect(isUpToDate(root, { docs: false })).toBe(true);
  expect(isUpToDate(root, { docs: true })).toBe(false);
  await write("generated/docs/index.html", "edited\n");
  expect(isUpToDate(root, { docs: false })).toBe(true);
});

test.each(["spec/openapi.yaml", "packages/client/src/index.ts"])("stores no stamp if %s is edited during the run", async (path) => {
  const run = beginRun(root);
  await write(path, "edited\n");
  expect(run.remember({ docs: true })).toBe(false);
  expect(isUpToDate(root, { docs: true })).toBe(false);
});

test("stores a stamp despite the files that the run writes", async () => {
  const run = beginRun(root);
  await write("generated/types.ts", "export type {};\n");
  await write("packages/client/dist/index.js", "export { };\n");
  expect(run.remember({ docs: true })).toBe(true);
  expect(isUpToDate(root, { docs: true })).toBe(true);
});

test.each(["", "{", "null", '{"inputs":"x"}'])("ignores a stamp that contains %j", async (text) => {
  remember();
  await write(STAMP, text);
  expect(isUpToDate(root, { docs: true })).toBe(false);
});

test("stores no stamp if a folder is a link", async () => {
  await symlink(join(root, "generated"), join(root, "spec/linked"));
  expect(remember()).toBe(false);
  expect(isUpToDate(root, { docs: true })).toBe(false);
});
