import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "../core/files/repository.js";
import { execute } from "./processes.js";

export const PEERS = join(REPOSITORY, ".cache/bench");
export const PEER_MODULES = join(PEERS, "node_modules");
export const OWN_MODULES = join(REPOSITORY, "node_modules");

/** The Node.js 22 that is installed with the peers, for generators that do not run on Node.js 20. */
export const NODE_22 = Number(process.versions.node.split(".")[0]) >= 22 ? process.execPath : join(PEER_MODULES, "node22/bin/node");

/** Options of npm: no install scripts, and no unnecessary output. */
export const NPM_OPTIONS = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--no-update-notifier"];

/** Installs the versions of the manifest; does nothing if they are in place. */
export async function installPeers(): Promise<void> {
  const manifest = join(import.meta.dirname, "peers/package.json");
  const stamp = join(PEERS, "installed");
  const hash = createHash("sha256")
    .update(await readFile(manifest))
    .digest("hex");
  if ((await readFile(stamp, "utf8").catch(() => "")) === hash) return;
  await rm(PEERS, { recursive: true, force: true });
  await mkdir(PEERS, { recursive: true });
  await cp(manifest, join(PEERS, "package.json"));
  await execute("npm", ["install", ...NPM_OPTIONS], PEERS);
  await writeFile(stamp, hash);
}
