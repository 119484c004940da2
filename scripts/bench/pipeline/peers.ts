// The other generators: installed beside the repository's own dependencies, never into them.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../../lib/repository.js";
import { installPeers } from "../packages/peers.js";

/** Where they are installed. */
export const PEERS = join(REPOSITORY, ".cache/bench-pipeline-peers");

/** The major version of the node that runs the benchmark. */
const OWN_MAJOR = Number(process.versions.node.split(".")[0]);

/** Installs what the manifest and its lock name, without running any script of it; does nothing where that is in place. */
export function installPipelinePeers(): Promise<void> {
  return installPeers(join(import.meta.dirname, "peers"), PEERS);
}

/** A node that runs what needs at least the major version; undefined where there is none for this machine. */
export function nodeFor(major: number): string | undefined {
  if (major <= OWN_MAJOR) return process.execPath;
  const path = join(PEERS, `node_modules/node${major}/bin/node`);
  return existsSync(path) ? path : undefined;
}

/** What a name has to say of the node that it runs on, where that is another than the one that runs the benchmark. */
export function nodeLabel(major: number): string {
  return major <= OWN_MAJOR ? "" : ` (Node ${major})`;
}
