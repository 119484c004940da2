// The peers: installed beside the repository's own dependencies, never into them.
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "../../lib/redocly-config.js";
import { execute } from "./execute.js";

const MANIFEST = join(import.meta.dirname, "peers");

/** Where the peers are installed. */
export const PEERS = join(REPOSITORY, ".cache/bench-peers");

/** Where what a program imports is looked for, if not beside the program itself. */
export const PEER_MODULES = join(PEERS, "node_modules");

/** Installs what a manifest and its lock name, without running any script of it; does nothing where that is in place. */
export async function installPeers(manifest = MANIFEST, folder = PEERS): Promise<void> {
  const names = ["package.json", "package-lock.json"];
  const hash = createHash("sha256");
  for (const name of names) hash.update(await readFile(join(manifest, name)));
  const [stamp, digest] = [join(folder, "installed"), hash.digest("hex")];
  if ((await readFile(stamp, "utf8").catch(() => "")) === digest) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of names) await cp(join(manifest, name), join(folder, name));
  await execute("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"], folder);
  await writeFile(stamp, digest);
}
