import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { DISK, replaceFiles } from "../../scripts/lib/replace-files.js";
import { REPOSITORY } from "../../scripts/lib/repository.js";
import type { VersionChange } from "../../scripts/release/apply-versions.js";
import { takeIn } from "../../scripts/release/take-in.js";
import { succeed } from "../support/processes.js";
import { type Clone, smallClone } from "./support/repository.js";

const DATE = "2026-01-31";

let template: Clone;
let clone: Clone;
beforeAll(async () => {
  template = await smallClone();
});
beforeEach(async () => {
  clone = await template.copy();
});
afterEach(() => clone.remove());
afterAll(() => template.remove());

const changeset = (name: string, bump: string, body: string): Promise<void> =>
  clone.write(`.changeset/${name}.md`, `---\n"@hosting-platform/client": ${bump}\n---\n\n${body}\n`);

async function version(): Promise<VersionChange | undefined> {
  const change = await takeIn(clone.folder, DATE);
  if (change !== undefined) replaceFiles(change.replacements, DISK);
  return change;
}

test("makes pre-releases and then the release, which lists all of it again", async () => {
  const pre = (...args: string[]): Promise<string> =>
    succeed(process.execPath, [join(REPOSITORY, "node_modules/@changesets/cli/bin.js"), "pre", ...args], clone.folder);
  await changeset("one", "minor", "First.");
  await pre("enter", "next");
  expect(await version()).toMatchObject({ to: "0.1.0-next.0" });
  expect(JSON.parse(await clone.read("packages/client/package.json"))).toMatchObject({
    version: "0.1.0-next.0",
    dependencies: { "@hosting-platform/types": "0.1.0-next.0" },
  });
  expect(await version()).toBeUndefined();
  await changeset("two", "patch", "Second.");
  expect(await version()).toMatchObject({ from: "0.1.0-next.0", to: "0.1.0-next.1" });
  await pre("exit");
  expect(await version()).toMatchObject({ from: "0.1.0-next.1", to: "0.1.0" });
  const [, last = ""] = (await clone.read("CHANGELOG.md")).split(`\n## 0.1.0 – ${DATE}\n`);
  expect(last.split("\n## ")[0]).toBe("\n### Changed\n\n- First.\n- Second.\n");
  expect(await readdir(join(clone.folder, ".changeset"))).toEqual(["config.json"]);
});

test.each([
  ["the changelog has no place for it", "CHANGELOG.md", "## Unreleased", "## Later", 'CHANGELOG.md: has no heading "## Unreleased".'],
  ["the packages are not one group", ".changeset/config.json", '[["@hosting-platform/*"]]', "[]", "would get the version"],
  [
    "the lock file is not up to date",
    "packages/client/package.json",
    '"dependencies": {',
    '"dependencies": { "ajv-no-such-package": "1.0.0",',
    "package-lock.json: cannot follow the new version: ",
  ],
])("writes nothing where %s", async (_, file, from, to, message) => {
  await changeset("one", "minor", "More.");
  await clone.edit(file, from, to);
  await clone.commit();
  await expect(version()).rejects.toThrow(message);
  expect(await clone.git("status", "--porcelain")).toBe("");
});
