// A copy of the repository with nothing built for the reference yet, where a run may write what it likes.
import { cp, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { REPOSITORY } from "../../lib/redocly-config.js";

const LEFT_OUT = new Set([".git", ".cache", "node_modules", "test", "coverage"]);

/** Where a run keeps what the next one need not make again, and where it writes; from the root. */
export const CACHE = ".cache/docs";
export const OUT = "generated/docs";

/** What is built is copied too: the samples' answers come from the emulator. */
export async function copyRepository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "bench-docs-"));
  for (const name of await readdir(REPOSITORY)) {
    if (!LEFT_OUT.has(name)) await cp(join(REPOSITORY, name), join(root, name), { recursive: true, filter: isWanted });
  }
  await symlink(join(REPOSITORY, "node_modules"), join(root, "node_modules"), "junction");
  return root;
}

export async function remove(root: string, ...folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(join(root, folder), { recursive: true, force: true });
}

function isWanted(path: string): boolean {
  return (
    basename(path) !== "node_modules" && !path.startsWith(join(REPOSITORY, OUT)) && !path.startsWith(join(REPOSITORY, "scripts/bench"))
  );
}
