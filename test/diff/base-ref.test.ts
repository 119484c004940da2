import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { resolveBase, withTreeOf } from "../../scripts/diff/base-ref.js";
import { emptyFolder, writeFiles } from "../harness/folders.js";
import { commitAll, git } from "../harness/git.js";

async function newRepository(): Promise<{ folder: string; commit: string }> {
  const folder = emptyFolder();
  await git(folder, "init", "--quiet");
  await writeFiles(folder, { "spec/openapi.yaml": "first\n", "spec/groups/ä b.yaml": "odd name\n", "other.txt": "other\n" });
  return { folder, commit: await commitAll(folder) };
}

const toTrunk = (folder: string): Promise<unknown> => git(folder, "branch", "--quiet", "--move", "main", "trunk");

test("resolveBase returns the highest release before HEAD, by version", async () => {
  const { folder, commit } = await newRepository();
  await git(folder, "tag", "--annotate", "--message", "ten", "v0.10.0");
  await git(folder, "tag", "v0.9.0");
  await git(folder, "tag", "vnext");
  await git(folder, "tag", "v1");
  await git(folder, "checkout", "--quiet", "-b", "side");
  await commitAll(folder, "aside");
  await git(folder, "tag", "v9.0.0");
  await git(folder, "checkout", "--quiet", "main");
  await commitAll(folder);
  expect(await resolveBase(folder)).toEqual({ ref: "v0.10.0", commit });
});

test("resolveBase returns main if there is no release", async () => {
  const { folder, commit } = await newRepository();
  await git(folder, "checkout", "--quiet", "-b", "side");
  await commitAll(folder);
  expect(await resolveBase(folder)).toEqual({ ref: "main", commit });
});

test.each([["main"], ["origin/main"]])("resolveBase notes that %s is HEAD, without a release", async (ref) => {
  const { folder, commit } = await newRepository();
  if (ref !== "main") await git(folder, "update-ref", "refs/remotes/origin/main", commit);
  if (ref !== "main") await toTrunk(folder);
  const note = `No release before HEAD, and ${ref} is HEAD: only uncommitted changes are compared.`;
  expect(await resolveBase(folder)).toEqual({ ref, commit, note });
  expect(await resolveBase(folder, "HEAD")).toEqual({ ref: "HEAD", commit });
  await git(folder, "tag", "v1.0.0");
  expect(await resolveBase(folder)).toEqual({ ref: "v1.0.0", commit });
});

test("resolveBase returns the main of origin if there is no local main", async () => {
  const { folder, commit } = await newRepository();
  await git(folder, "update-ref", "refs/remotes/origin/main", commit);
  await git(folder, "checkout", "--quiet", "--detach");
  await git(folder, "branch", "--quiet", "--delete", "--force", "main");
  await commitAll(folder);
  expect(await resolveBase(folder)).toEqual({ ref: "origin/main", commit });
  expect(await resolveBase(folder, "main")).toEqual({ ref: "origin/main", commit });
});

test("resolveBase resolves a tag, a relative commit and a short hash", async () => {
  const { folder, commit } = await newRepository();
  await commitAll(folder);
  await git(folder, "tag", "here", commit);
  for (const ref of ["here", "HEAD~1", commit.slice(0, 9)]) expect(await resolveBase(folder, ref)).toEqual({ ref, commit });
});

test.each<[where: string, prepare: (folder: string) => Promise<unknown>, ref: string | undefined, said: RegExp]>([
  ["there is no such commit", () => Promise.resolve(), "v7.0.0", /No commit, branch or tag "v7\.0\.0"[^]*git fetch --tags/],
  ["a flag is named", () => Promise.resolve(), "--all", /No commit, branch or tag "--all"/],
  ["there is neither release nor main", toTrunk, undefined, /no release \(a tag such as v1\.2\.3\) before HEAD[^]*--base/],
  ["there is no commit", (folder) => git(folder, "update-ref", "-d", "HEAD"), undefined, /Nothing to compare with/],
  ["there is no repository", (folder) => rm(join(folder, ".git"), { recursive: true }), undefined, /is not a git repository[^]*in a clone/],
])("resolveBase explains what to do if %s", async (_, prepare, ref, said) => {
  const { folder } = await newRepository();
  await prepare(folder);
  await expect(resolveBase(folder, ref)).rejects.toThrow(said);
});

// The main of the clone is not the release that it does not know.
test.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
  ["without a main", toTrunk, /shallow: run `git fetch --unshallow --tags`/],
  ["of a release", (folder) => git(folder, "tag", "v0.1.0"), /No release[^]*shallow: run `git fetch --unshallow --tags`/],
])("resolveBase explains what to do in a shallow clone %s", async (_, prepare, said) => {
  const { folder } = await newRepository();
  await prepare(folder);
  await commitAll(folder);
  const parent = emptyFolder();
  await git(parent, "clone", "--quiet", "--depth", "1", `file://${folder}`, "clone");
  await expect(resolveBase(join(parent, "clone"))).rejects.toThrow(said);
});

test("withTreeOf provides the committed files despite edits, and removes them afterwards", async () => {
  const { folder, commit } = await newRepository();
  await writeFile(join(folder, "spec/openapi.yaml"), "second\n");
  await writeFile(join(folder, "spec/new.yaml"), "new\n");
  await git(folder, "add", "--all");
  const before = await git(folder, "status", "--porcelain");
  const seen = await withTreeOf(folder, commit, ["spec"], async (tree) => {
    expect(await readFile(join(tree, "spec/openapi.yaml"), "utf8")).toBe("first\n");
    expect(await readFile(join(tree, "spec/groups/ä b.yaml"), "utf8")).toBe("odd name\n");
    expect(existsSync(join(tree, "spec/new.yaml"))).toBe(false);
    expect(existsSync(join(tree, "other.txt"))).toBe(false);
    return tree;
  });
  expect(existsSync(seen)).toBe(false);
  expect(await git(folder, "status", "--porcelain")).toBe(before);
});

test("withTreeOf provides an empty folder for a missing path, and removes it on failure", async () => {
  const { folder, commit } = await newRepository();
  let seen = "";
  const failing = withTreeOf(folder, commit, ["nowhere"], (tree) => {
    seen = tree;
    expect(existsSync(join(tree, "nowhere"))).toBe(false);
    return Promise.reject(new Error("no"));
  });
  await expect(failing).rejects.toThrow("no");
  expect(existsSync(seen)).toBe(false);
});
