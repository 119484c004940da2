import { type BaseRef, firstOf, MAIN_BRANCHES, releaseTags } from "../diff/base-ref.js";
import { git, tryGit } from "../diff/git.js";

/** Returns uncommitted files, as listed by `git status --porcelain`. */
export async function uncommitted(repository: string): Promise<string[]> {
  return linesOf(await git(repository, ["status", "--porcelain", "--untracked-files=all"]));
}

/** Returns the current commit. */
export async function headOf(repository: string): Promise<string> {
  return (await git(repository, ["rev-parse", "HEAD"])).trim();
}

/** Returns the commit of a tag. */
export async function commitOfTag(repository: string, tag: string): Promise<string | undefined> {
  return (await firstOf(repository, [`refs/tags/${tag}`]))?.commit;
}

/** Tags the current commit. */
export async function tagHead(repository: string, tag: string): Promise<void> {
  await git(repository, ["tag", tag]);
}

/** Returns the release tags of the current commit. */
export async function releaseTagsHere(repository: string): Promise<string[]> {
  return releaseTags(await git(repository, ["tag", "--points-at", "HEAD"]));
}

/**
 * Returns the commit to compare a release with: the newest release before it, or else `main`. A tag of the version itself does not count.
 * Undefined if there is neither.
 */
export async function baseOfRelease(repository: string, version: string): Promise<BaseRef | undefined> {
  const tags = releaseTags(await git(repository, ["tag", "--merged", "HEAD"]));
  const before = tags.find((tag) => tag !== releaseTag(version));
  const found = await firstOf(repository, before === undefined ? MAIN_BRANCHES : [`refs/tags/${before}`]);
  return found && { ...found, ref: before ?? "main" };
}

/** Tells if a branch, here or at the remote `origin`, contains the current commit. A workflow that checks out a tag has the latter only. */
export async function isOnBranch(repository: string, branch: string): Promise<boolean> {
  const refs = [`refs/heads/${branch}`, `refs/remotes/origin/${branch}`];
  const outcomes = await Promise.all(refs.map((ref) => tryGit(repository, ["merge-base", "--is-ancestor", "HEAD", ref])));
  return outcomes.some(({ code }) => code === 0);
}

/** Returns the tag of a release. All packages share one version, so a release has one tag. */
export function releaseTag(version: string): string {
  return `v${version}`;
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}
