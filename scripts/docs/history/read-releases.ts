import { tryGit } from "../../diff/git.js";
import { readDocuments } from "../../diff/documents.js";
import { compareContracts } from "../../diff/index.js";
import { ROOT_DOCUMENT } from "../../diff/contract.js";
import type { Access } from "../../open/load-document.js";
import type { Release } from "../model/input.js";

/**
 * Compares each version of a document with the one before.
 *
 * @param documents from the oldest on, as `npm run diff` names them
 * @returns the newest first
 */
export async function releasesOf(documents: readonly string[], access: Access = {}): Promise<Release[]> {
  const releases: Release[] = [];
  for (const [index, document] of documents.slice(1).entries()) {
    const [before, after] = await readDocuments([documents[index] ?? "", document], access);
    const { operations, changes } = compareContracts(before, after);
    const { version } = after.bundle.info;
    if (changes.length === 0) continue;
    releases.unshift({
      version: version === before.bundle.info.version ? "Unreleased" : version,
      operations: operations.map(({ kind, method, path }) => ({ kind, method, path })),
      changes: changes.flatMap(({ verdict, message, isText }) => (isText === true ? [] : [{ verdict, message }])),
    });
  }
  return releases;
}

/** Compares the releases of a repository's contract, by their tags, and the working tree. */
export async function taggedReleases(root: string): Promise<Release[]> {
  const { stdout } = await tryGit(root, ["tag", "--list", "v*", "--sort=version:refname"]);
  const tags = stdout.split("\n").filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
  return releasesOf(tags.length === 0 ? [] : [...tags.map((tag) => `${tag}:${ROOT_DOCUMENT}`), `${root}/${ROOT_DOCUMENT}`]);
}
