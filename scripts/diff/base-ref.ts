import { mkdirSync } from "node:fs";
import { join } from "node:path";
import semver from "semver";
import { CommandError } from "../core/cli/command-error.js";
import { git, tryGit } from "./git.js";
import { temporaryFolder } from "../core/files/temporary-folder.js";

/** A commit and the ref that named it. */
export interface BaseRef {
  ref: string;
  commit: string;
  /** A note on what is not compared, if the base was not requested. */
  note?: string;
}

export const MAIN_BRANCHES = ["refs/heads/main", "refs/remotes/origin/main"];

/**
 * Returns the base of a comparison: the commit of `ref`, the last release before HEAD, or `main`.
 *
 * @throws CommandError if there is none
 */
export async function resolveBase(repository: string, ref?: string): Promise<BaseRef> {
  await refuseNoRepository(repository);
  if (ref !== undefined) {
    const found = await firstOf(repository, [ref, `origin/${ref}`]);
    if (found !== undefined) return found;
    throw new CommandError(`No commit, branch or tag ${JSON.stringify(ref)} in this repository.`, {
      hint: (await shallowHint(repository)) ?? "run `git fetch --tags`, or list names with `git tag` and `git branch --all`",
    });
  }
  const release = await lastRelease(repository);
  const shallow = release === undefined ? await shallowHint(repository) : undefined;
  if (shallow !== undefined) throw new CommandError("No release before HEAD found.", { hint: `${shallow}, or set --base` });
  const found = await firstOf(repository, [...(release === undefined ? [] : [`refs/tags/${release}`]), ...MAIN_BRANCHES]);
  if (found !== undefined) {
    const named = { ...found, ref: found.ref.replace(/^refs\/(tags|heads|remotes)\//, "") };
    if (release !== undefined || (await firstOf(repository, ["HEAD"]))?.commit !== found.commit) return named;
    return { ...named, note: `No release before HEAD, and ${named.ref} is HEAD: only uncommitted changes are compared.` };
  }
  throw new CommandError("Nothing to compare with: no release (a tag such as v1.2.3) before HEAD, and no branch main.", {
    hint: "set --base to a commit, branch or tag, or run `git fetch --tags origin main`",
  });
}

/** Prints what is not compared. */
export function printNote({ note }: BaseRef): void {
  if (note !== undefined) process.stderr.write(`${note}\n  hint: set --base to the last released commit, or run \`git fetch --tags\`\n`);
}

async function refuseNoRepository(repository: string): Promise<void> {
  const { code, stderr } = await tryGit(repository, ["rev-parse", "--is-inside-work-tree"]);
  if (code === 0) return;
  const isForeign = stderr.includes("dubious ownership");
  throw new CommandError(isForeign ? `git refuses ${repository}: it belongs to another user.` : `${repository} is not a git repository.`, {
    hint: isForeign ? `git config --global --add safe.directory ${repository}` : "run this in a clone; a source archive has no history",
  });
}

/** Returns the first of the refs that there is. */
export async function firstOf(repository: string, refs: readonly string[]): Promise<BaseRef | undefined> {
  for (const ref of refs) {
    const { code, stdout } = await tryGit(repository, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
    if (code === 0) return { ref, commit: stdout.trim() };
  }
  return undefined;
}

/** Returns the tag with the highest version among HEAD's ancestors. */
async function lastRelease(repository: string): Promise<string | undefined> {
  const { code, stdout } = await tryGit(repository, ["tag", "--list", "v*", "--merged", "HEAD"]);
  // HEAD does not exist before the first commit.
  if (code !== 0) return undefined;
  return releaseTags(stdout)[0];
}

/** Returns the release tags that git has printed, newest first. */
export function releaseTags(printed: string): string[] {
  const tags = printed.split("\n").filter((tag) => tag.startsWith("v") && semver.valid(tag) === tag.slice(1));
  return tags.sort((a, b) => semver.rcompare(a, b));
}

async function shallowHint(repository: string): Promise<string | undefined> {
  const { stdout } = await tryGit(repository, ["rev-parse", "--is-shallow-repository"]);
  return stdout.trim() === "true"
    ? "this clone is shallow: run `git fetch --unshallow --tags` (in a workflow, set `fetch-depth: 0`)"
    : undefined;
}

/**
 * Checks paths of a commit out to a temporary folder, runs `work` and removes the folder. Does not touch the working tree or the index.
 * Paths that are not in the commit are missing.
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
    // The checkout creates no folder if the commit has none of the paths.
    mkdirSync(join(tree, below), { recursive: true });
    return work(join(tree, below));
  });
}
