// The arguments of a comparison of any two documents.
import { existsSync } from "node:fs";
import { join, posix, relative, resolve } from "node:path";
import { CommandError } from "../core/cli/command-error.js";
import { UsageError } from "../core/cli/spec-command.js";
import { documentPath } from "../open/document-path.js";
import type { Access } from "../open/load-document.js";
import { anyReader } from "../open/reader.js";
import { isUrl, isWithin } from "../read/allowed-refs.js";
import { resolveBase, withTreeOf } from "./base-ref.js";
import { type Contract, readSource } from "./contract.js";
import { git, tryGit } from "./git.js";
import type { ContractSide } from "./unreadable-contract.js";

/** Reads two documents, each a file, a folder, a URL, or `REF:path` as in git. */
export async function readDocuments(names: readonly [string, string], access: Access): Promise<[base: Contract, revision: Contract]> {
  refuseSecondHost(names, access);
  return [await readDocument("base", names[0], access), await readDocument("revision", names[1], access)];
}

/** Headers are credentials of one host. */
function refuseSecondHost(names: readonly string[], { headers = {} }: Access): void {
  if (Object.keys(headers).length === 0) return;
  const [origin, ...others] = new Set(names.filter(isUrl).map((name) => new URL(name).origin));
  if (origin === undefined) throw new UsageError("--header requires the URL of a document.", { hint: "remove --header" });
  if (others.length > 0) throw new UsageError("--header cannot be sent to two hosts.", { hint: "download one of the documents" });
}

async function readDocument(side: ContractSide, name: string, { headers = {}, allowRefs = [] }: Access): Promise<Contract> {
  // No ref begins with a dot or slash, as paths do.
  const [, ref, path] = /^([^:./][^:]+):(.+)$/.exec(name) ?? [];
  if (ref !== undefined && path !== undefined && !/^[a-z]+:\/\//i.test(name) && !existsSync(name)) {
    return readFromGit(side, ref, path, allowRefs);
  }
  const isCommit = /^[^-]/.test(name) && !isUrl(name) && !existsSync(name) && (await hasCommit(name));
  if (isCommit) throw new CommandError(`${name} is a revision of git, not a document.`, { hint: `add the path: ${name}:openapi.yaml` });
  const entry = await documentPath(name, { folders: true });
  const rules = anyReader({ allowRefs, ...(isUrl(entry) && { headers }) });
  return readSource(side, { entry, folder: process.cwd(), prefix: "", rules });
}

async function hasCommit(name: string): Promise<boolean> {
  const found = await tryGit(process.cwd(), ["rev-parse", "--quiet", "--verify", `${name}^{commit}`]).catch(() => undefined);
  return found?.code === 0;
}

/** Reads a document of a commit. As in git, its path is relative to the repository, or with `./` to the working directory. */
async function readFromGit(side: ContractSide, ref: string, path: string, allowRefs: readonly string[]): Promise<Contract> {
  const { commit } = await resolveBase(process.cwd(), ref);
  const top = (await git(process.cwd(), ["rev-parse", "--show-toplevel"])).trimEnd();
  const below = (await git(process.cwd(), ["rev-parse", "--show-prefix"])).trimEnd();
  const file = posix.normalize(/^\.\.?\//.test(path) ? posix.join(below, path) : path);
  const { stdout: kind } = await tryGit(top, ["cat-file", "-t", `${commit}:${file}`]);
  if (kind === "") {
    const elsewhere = "the path is relative to the root of the repository; begin it with ./ for the working directory";
    const isNew = existsSync(join(top, file));
    throw new CommandError(`${ref} has no ${file}.`, {
      hint: isNew ? "it is new since then: there is nothing to compare it with" : elsewhere,
    });
  }
  const isFolder = kind.trim() === "tree";
  const folders = allowRefs.filter((each) => !isUrl(each)).map((each) => relative(top, resolve(each)).replaceAll("\\", "/") || ".");
  const allowed = folders.filter((each) => isWithin(top, join(top, each)));
  return withTreeOf(top, commit, [isFolder ? file : posix.dirname(file), ...allowed], async (folder) => {
    const entry = await documentPath(join(folder, file), { folders: true });
    const reachable = allowed.map((each) => join(folder, each)).filter((each) => existsSync(each));
    const rules = anyReader({ allowRefs: [...allowRefs.filter(isUrl), ...reachable] });
    return readSource(side, { entry, folder, prefix: `${ref}:`, rules });
  });
}
