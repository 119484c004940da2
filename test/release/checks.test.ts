import { expect, test } from "vitest";
import { type Candidate, obstaclesOf, repositoryObstacles } from "../../scripts/release/checks.js";
import { repositoryFields } from "../../scripts/release/repository-fields.js";
import { readPackages } from "../../scripts/pack/manifests.js";
import { SOURCE, useClone } from "./harness/repository.js";

const clone = useClone();
const candidate = async (): Promise<Candidate> => ({ root: clone.folder, packages: await readPackages(clone.folder) });
type Rule = Parameters<typeof obstaclesOf>[0];
const obstacles = async (rule: Rule): ReturnType<typeof obstaclesOf> => obstaclesOf(rule, await candidate());
const changeset = (text: string): Promise<void> => clone.write(".changeset/a.md", text);

test("finds no obstacle in a repository that is ready for a release", async () =>
  expect(await repositoryObstacles(await candidate())).toEqual([]));

test("reads each package after its dependencies", async () => {
  const folders = (await candidate()).packages.map(({ folder }) => folder);
  expect(folders.indexOf("packages/client")).toBeGreaterThan(folders.indexOf("packages/types"));
});

// prettier-ignore
test.each<[string, Rule, () => Promise<unknown>, readonly string[] | undefined]>([
  ["a repository that is not named", "no-repository", () => clone.edit("package.json", "repository", "old"), undefined],
  ["a repository elsewhere", "no-repository", () => clone.edit("package.json", "github:", "gitlab:"), undefined],
  ["a commit that is not on main", "not-on-main", async () => [await clone.git("checkout", "--quiet", "-b", "other"), await clone.commit()], undefined],
  ["an edited file", "dirty-tree", () => clone.edit("CHANGELOG.md", "All of it", "Some"), [" M CHANGELOG.md"]],
  ["a new file", "dirty-tree", () => clone.write("notes/new.md", ""), ["?? notes/new.md"]],
  ["a pending changeset", "pending-changesets", () => changeset('---\n"@hosting-platform/client": patch\n---\n'), [".changeset/a.md"]],
  ["a version that differs", "versions-differ", () => clone.edit("packages/auth/package.json", '"version": "0.0.1"', '"version": "0.0.2"'), ["packages/auth/package.json: version 0.0.2"]],
  [
    "a version in place of the range",
    "versions-differ",
    () => clone.edit("packages/client/package.json", '"@hosting-platform/types": "^0.0.1"', '"@hosting-platform/types": "0.0.1"'),
    ["packages/client/package.json: depends on @hosting-platform/types 0.0.1"],
  ],
  ["generated files that are stale", "stale-generated", () => clone.write("scripts/generate/launch/launch.js", 'console.log("generated/types.ts"); process.exit(1);\n'), ["generated/types.ts"]],
  ["an API report that is stale", "stale-reports", () => clone.write(SOURCE, "export {};\n"), ["packages/pagination/api-report.md"]],
])("obstacles to a release reports %s", async (_, rule, edit, details) => {
  await edit();
  expect(await obstacles(rule)).toMatchObject([{ rule, ...(details && { details }), hint: expect.any(String) as string }]);
});

test("a commit on main of the remote, or on the branch of an older version, may be released", async () => {
  await clone.git("update-ref", "refs/remotes/origin/main", await clone.commit());
  await clone.git("checkout", "--quiet", "-b", "release-0.1", "HEAD");
  await clone.git("branch", "--delete", "--force", "main");
  expect(await obstacles("not-on-main")).toEqual([]);
  await clone.commit();
  expect(await obstaclesOf("not-on-main", { ...(await candidate()), branch: "release-0.1" })).toEqual([]);
  expect(await obstacles("not-on-main")).toHaveLength(1);
});

test.each(["github:a/b.c", "https://github.com/a/b.c", "git+https://github.com/a/b.c.git"])(
  "the fields of npm are made of %s",
  async (name) => {
    await clone.edit("package.json", "github:someone/small", name);
    expect((await repositoryFields(clone.folder))("packages/auth")).toEqual({
      repository: { type: "git", url: "git+https://github.com/a/b.c.git", directory: "packages/auth" },
      homepage: "https://github.com/a/b.c/tree/HEAD/packages/auth#readme",
      bugs: { url: "https://github.com/a/b.c/issues" },
    });
  },
);

test("obstacles to a release reports a changeset that cannot be read", async () => {
  await changeset("---\n[\n---\n");
  expect(await obstacles("pending-changesets")).toMatchObject([{ hint: "fix the file in .changeset/" }]);
});

test("obstacles to a release reports a folder without git", async () =>
  expect((await obstaclesOf("dirty-tree", { ...(await candidate()), root: "/" }))[0]?.message).toContain("not a git repository"));

test.each(['---\n"@hosting-platform/client": none\n---\n', "---\n---\n"])(
  "ignores a pending changeset without a bump: %j",
  async (text) => {
    await changeset(text);
    expect(await obstacles("pending-changesets")).toEqual([]);
  },
);

test("release tags accepts tags of this version here and of earlier releases elsewhere", async () => {
  await clone.git("tag", "v0.0.0");
  await clone.commit();
  for (const tag of ["v0.0.1", "v1", "0.0.9", "vNext"]) await clone.git("tag", tag);
  expect([await obstacles("tagged-already"), await obstacles("tag-mismatch")]).toEqual([[], []]);
});

test("release tags refuses a tag of this version at another commit", async () => {
  await clone.git("tag", "--annotate", "--message", "x", "v0.0.1");
  await clone.commit();
  expect(await obstacles("tagged-already")).toHaveLength(1);
});

test("release tags refuses a tag of another version here", async () => {
  await clone.git("tag", "v0.2.0");
  expect(await obstacles("tag-mismatch")).toHaveLength(1);
});

const remove = (): Promise<void> => clone.edit("spec/openapi.yaml", "/v1/hooks:", "/v1/hooks/{id}:");
const raise = async (version: string): Promise<void> => {
  for (const { folder, manifest } of (await candidate()).packages)
    await clone.edit(`${folder}/package.json`, `"${manifest.version}"`, `"${version}"`);
};
const release = async (version: string): Promise<void> => {
  await raise(version);
  await clone.commit();
  await clone.git("tag", `v${version}`);
};

test.each([
  ["0.1.0", "0.2.0", true],
  ["0.1.0", "0.1.1", false],
  ["1.4.0", "2.0.0", true],
  ["1.4.0", "1.5.0", false],
])("the version checks after %s whether %s allows breaking changes: %s", async (before, version, isEnough) => {
  await release(before);
  await raise(version);
  await remove();
  const found = await obstacles("version-too-small");
  expect(found.map(({ rule }) => rule)).toEqual(isEnough ? [] : ["version-too-small"]);
  if (!isEnough) expect(found[0]?.details?.join("\n")).toMatch(/^spec\/openapi\.yaml:\d+:\d+ .*listHooks/m);
});

test("the version is too small if an export was removed", async () => {
  await release("1.4.0");
  await raise("1.5.0");
  await clone.write(SOURCE, "export {};\n");
  const [found] = await obstacles("version-too-small");
  expect(found?.details).toContain("@hosting-platform/pagination: `hello` is no longer exported by @hosting-platform/pagination");
});

test("the version is compared with the newest release, never with its own tag", async () => {
  await release("0.0.0");
  await release("0.0.1");
  await remove();
  expect((await obstacles("version-too-small"))[0]?.message).toContain("since v0.0.0");
});

test("the version is compared with main without a release, and with nothing without main", async () => {
  await remove();
  expect((await obstacles("version-too-small"))[0]?.message).toContain("since main");
  await clone.git("checkout", "--quiet", "--detach");
  await clone.git("branch", "--delete", "--force", "main");
  expect(await obstacles("version-too-small")).toEqual([]);
});
