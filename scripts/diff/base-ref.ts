import { mkdirSync } from "node:fs";
import { join } from "node:path";
import semver from "semver";
import { CommandError } from "../core/cli/command-error.js";
import { git, tryGit } from "./git.js";
import { temporaryFolder } from "../core/files/temporary-folder.js";

/** A commit, and how it was asked for. */
export interface BaseRef {
  ref: string;
  commit: string;
}

/**
 * The commit that the working tree is compared with: that of `ref`, or else the last release that leads to HEAD, or else `main`.
 *
 * @throws CommandError where there is none
 */
export async function resolveBase(repository: string, ref?: string): Promise<BaseRef> {
  await refuseNoRepository(repository);
  if (ref !== undefined) {
    const found = await firstOf(repository, [ref, `origin/${ref}`]);
    if (found !== undefined) return found;
    throw new CommandError(`There is no commit, branch or tag ${JSON.stringify(ref)} in this repository.`, {
      hint:
        (await shallowHint(repository)) ?? "`git fetch --tags` brings what was pushed; `git tag` and `git branch --all` list what there is",
    });
  }
  const release = await lastRelease(repository);
  const shallow = release === undefined ? await shallowHint(repository) : undefined;
  if (shallow !== undefined)
    throw new CommandError("No release is known here that leads to HEAD.", { hint: `${shallow}, or name a base with --base` });
  const found = await firstOf(repository, [
    ...(release === undefined ? [] : [`refs/tags/${release}`]),
    "refs/heads/main",
    "refs/remotes/origin/main",
  ]);
  if (found !== undefined) return { ...found, ref: found.ref.replace(/^refs\/(tags|heads|remotes)\//, "") };
  throw new CommandError(
    "There is nothing to compare with: no release (a tag such as v1.2.3) leads to HEAD, and there is no branch main.",
    {
      hint: "name a commit, branch or tag with --base, or `git fetch --tags origin main`",
    },
  );
}

async function refuseNoRepository(repository: string): Promise<void> {
  const { code, stderr } = await tryGit(repository, ["rev-parse", "--is-inside-work-tree"]);
  if (code === 0) return;
  const isForeign = stderr.includes("dubious ownership");
  throw new CommandError(
    isForeign
      ? `git refuses ${repository}, which belongs to another user.`
      : `${repository} is no git repository, so that there is nothing to compare with.`,
    {
      hint: isForeign
        ? `git config --global --add safe.directory ${repository}`
        : "run this in a clone; an archive of the sources has no history",
    },
  );
}

async function firstOf(repository: string, refs: readonly string[]): Promise<BaseRef | undefined> {
  for (const ref of refs) {
    const { code, stdout } = await tryGit(repository, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
    if (code === 0) return { ref, commit: stdout.trim() };
  }
  return undefined;
}

/** The tag of the highest version among those that HEAD comes from. */
async function lastRelease(repository: string): Promise<string | undefined> {
  const { code, stdout } = await tryGit(repository, ["tag", "--list", "v*", "--merged", "HEAD"]);
  // Without a commit there is no HEAD.
  if (code !== 0) return undefined;
  const tags = stdout.split("\n").filter((tag) => semver.valid(tag.slice(1)) === tag.slice(1));
  return tags.sort((a, b) => semver.rcompare(a.slice(1), b.slice(1)))[0];
}

async function shallowHint(repository: string): Promise<string | undefined> {
  const { stdout } = await tryGit(repository, ["rev-parse", "--is-shallow-repository"]);
  return stdout.trim() === "true"
    ? "this clone is shallow: `git fetch --unshallow --tags` brings the history (in a workflow: `fetch-depth: 0`)"
    : undefined;
}

/**
 * Does something with paths of a commit as files of a temporary folder, which is removed afterwards. Neither the working tree nor the
 * index of the repository is touched. A path that the commit has not is not there.
 */
export async function withTreeOf<T>(repository: string, commit: string, paths: string[], work: (folder: string) => Promise<T>): Promise<T> {
  const top = (await git(repository, ["rev-parse", "--show-toplevel"])).trimEnd();
  const below = (await git(repository, ["rev-parse", "--show-prefix"])).trimEnd();
  return temporaryFolder("contract-base-", async (folder) => {
    const env = { GIT_INDEX_FILE: join(folder, "index") };
    await git(top, ["read-tree", commit], { env });
    const files = await git(top, ["--literal-pathspecs", "ls-files", "-z", "--", ...paths.map((path) => below + path)], { env });
    const tree = join(folder, "tree");
    await git(top, ["checkout-index", "--quiet", "-z", "--stdin", `--prefix=${tree}/`], { env, input: files });
    // Nothing is there where the commit has none of the paths.
    mkdirSync(join(tree, below), { recursive: true });
    return work(join(tree, below));
  });
}
