import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DISK, replaceFiles } from "../../scripts/lib/replace-files.js";
import { REPOSITORY } from "../../scripts/lib/repository.js";
import type { VersionChange } from "../../scripts/release/apply-versions.js";
import { takeIn } from "../../scripts/release/take-in.js";
import { contentOf } from "../scripts/support/repositories.js";
import { succeed } from "../support/processes.js";
import { builtClone, type Clone, manifestsOnly } from "./support/repository.js";
import { setVersion } from "./support/set-version.js";

const NAMES = ["auth", "client", "emulator", "pagination", "sdk", "types"];
const DATE = "2026-01-31";

let clone: Clone;
const removed: Clone[] = [];
beforeEach(async () => {
  removed.push((clone = await manifestsOnly()));
});
afterEach(async () => {
  await Promise.all(removed.splice(0).map((one) => one.remove()));
});

const changeset = (name: string, bump: string, body = "A fault was mended."): Promise<void> =>
  clone.write(`.changeset/${name}.md`, `---\n"@hosting-platform/auth": ${bump}\n---\n\n${body}\n`);

/** What the command does, in this process. */
async function version(): Promise<VersionChange | undefined> {
  const change = await takeIn(clone.folder, DATE);
  if (change !== undefined) replaceFiles(change.replacements, DISK);
  return change;
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

async function manifests(): Promise<Record<string, Manifest>> {
  const read = async (name: string): Promise<[string, Manifest]> => [
    name,
    JSON.parse(await clone.read(`packages/${name}/package.json`)) as Manifest,
  ];
  return Object.fromEntries(await Promise.all(NAMES.map(read)));
}

test("a clone to try a release in has the same version after each release", async () => {
  await setVersion(clone.folder, "7.8.9");
  expect(await succeed("git", ["diff", "--numstat"], clone.folder)).toBe(
    [
      ...["14\t14\tpackage-lock.json", "2\t2\tpackages/auth/package.json", "2\t2\tpackages/client/package.json"],
      ...["2\t2\tpackages/emulator/package.json", "2\t2\tpackages/pagination/package.json", "5\t5\tpackages/sdk/package.json"],
      "1\t1\tpackages/types/package.json\n",
    ].join("\n"),
  );
  await setVersion(clone.folder, "0.0.1");
  expect(await clone.git("status", "--porcelain")).toBe("");
});

describe("the versions are raised", () => {
  test("of all packages, of what they ask for of each other, and in the lock file, where npm finds nothing to mend", async () => {
    const before = JSON.parse(await clone.read("package-lock.json")) as { packages: Record<string, Manifest> };
    await changeset("one", "minor");
    expect(await version()).toMatchObject({ from: "0.0.1", to: "0.1.0" });
    const expected = structuredClone(before);
    for (const [name, { version, dependencies = {} }] of Object.entries(await manifests())) {
      expect(version, name).toBe("0.1.0");
      const own = Object.entries(dependencies).filter(([other]) => other.startsWith("@hosting-platform/"));
      for (const [other, range] of own) expect(range, `${name} ${other}`).toBe("0.1.0");
      Object.assign(expected.packages[`packages/${name}`] ?? {}, { version, ...(name !== "types" && { dependencies }) });
    }
    const after: unknown = JSON.parse(await clone.read("package-lock.json"));
    expect(after).toEqual(expected);
    expect(after).not.toEqual(before);
  });

  test("to a pre-release and then to the release, which lists all of it again", async () => {
    await changeset("one", "minor", "First.");
    const pre = (...args: string[]): Promise<string> =>
      succeed(process.execPath, [join(REPOSITORY, "node_modules/@changesets/cli/bin.js"), "pre", ...args], clone.folder);
    await pre("enter", "next");
    expect(await version()).toMatchObject({ to: "0.1.0-next.0" });
    expect((await manifests())["sdk"]).toMatchObject({
      version: "0.1.0-next.0",
      dependencies: { "@hosting-platform/auth": "0.1.0-next.0" },
    });
    // What changesets writes is no fault of form, for which the check of the release would fail.
    for (const file of [".prettierignore", ".prettierrc.json"]) await cp(join(REPOSITORY, file), join(clone.folder, file));
    await succeed(process.execPath, [join(REPOSITORY, "node_modules/prettier/bin/prettier.cjs"), "--check", ".changeset"], clone.folder);
    // It stays for the release, and is pending no more.
    expect(await version()).toBeUndefined();
    await changeset("two", "patch", "Second.");
    expect(await version()).toMatchObject({ from: "0.1.0-next.0", to: "0.1.0-next.1" });
    await pre("exit");
    expect(await version()).toMatchObject({ from: "0.1.0-next.1", to: "0.1.0" });
    const [, last = ""] = (await clone.read("CHANGELOG.md")).split(`\n## 0.1.0 – ${DATE}\n`);
    expect(last.split("\n## ")[0]).toBe("\n### Changed\n\n- First.\n- Second.\n");
    expect((await readdir(join(clone.folder, ".changeset"))).sort()).toEqual(["README.md", "config.json"]);
  });
});

test.each([
  ["nothing is pending", async () => Promise.resolve(), undefined],
  ["what is pending raises nothing", () => changeset("one", "none"), undefined],
  ["a changeset is broken", () => changeset("one", "huge"), '"huge" is no bump.'],
  [
    "the changelog has no place for it",
    async () => {
      await changeset("one", "minor");
      await clone.write("CHANGELOG.md", "# Changelog\n");
    },
    'CHANGELOG.md: has no heading "## Unreleased".\n  hint: ',
  ],
  [
    "the packages are not one group",
    async () => {
      await changeset("one", "minor");
      await clone.edit(".changeset/config.json", '[["@hosting-platform/*"]]', "[]");
    },
    "would get the version",
  ],
  [
    "the lock file is not up to date",
    async () => {
      await changeset("one", "minor");
      await clone.edit("packages/emulator/package.json", '"ajv": "', '"ajv-no-such-package": "1.0.0", "ajv": "');
    },
    "package-lock.json: cannot follow the new version: ",
  ],
])("nothing is written where %s", async (_, prepare, message) => {
  await prepare();
  const before = await contentOf(clone.folder);
  if (message === undefined) expect(await version()).toBeUndefined();
  else await expect(version()).rejects.toThrow(message);
  expect(await contentOf(clone.folder)).toEqual(before);
});

test("the command writes all of it, and says what; without a changeset, or with a wrong flag, it writes nothing", async () => {
  removed.push((clone = await builtClone()));
  const run = (...args: string[]): ReturnType<Clone["run"]> =>
    clone.run("scripts/version-packages.ts", args, { SOURCE_DATE_EPOCH: "1769817600" });
  expect(await run()).toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^No changeset is pending.*\n {2}hint: /) as string,
  });
  await changeset("one", "patch");
  await changeset("two", "minor", "### Added\n\n- Things\n  - `createThing`");
  await clone.commit();
  expect(await run("--dryrun")).toMatchObject({ code: 2, stderr: expect.stringContaining("(Did you mean --dry-run?)") as string });
  const changed = ["CHANGELOG.md", "package-lock.json", ...NAMES.map((name) => `packages/${name}/package.json`)];
  const lines = [...changed.map((file) => `  changed  ${file}\n`), "  removed  .changeset/one.md\n", "  removed  .changeset/two.md\n"];
  expect(await run("--dry-run")).toEqual({
    code: 0,
    signal: null,
    stdout: `0.0.1 → 0.1.0, ${DATE} (nothing is written)\n${lines.join("")}`,
    stderr: "",
  });
  expect(await clone.git("status", "--porcelain")).toBe("");
  expect(await run()).toEqual({ code: 0, signal: null, stdout: `0.0.1 → 0.1.0, ${DATE}\n${lines.join("")}`, stderr: "" });
  const status = await clone.git("status", "--porcelain");
  expect(
    status
      .trimEnd()
      .split("\n")
      .map((line) => line.slice(3))
      .sort(),
  ).toEqual([".changeset/one.md", ".changeset/two.md", ...changed].sort());
  expect(await clone.read("CHANGELOG.md")).toBe(
    `# Changelog\n\nWhat changed.\n\n## Unreleased\n\n## 0.1.0 – ${DATE}\n\n### Added\n\n- All of it.\n- Things\n  - \`createThing\`\n\n### Changed\n\n- A fault was mended.\n`,
  );
});
