// The generators as contenders on the contract as one document.
import type { Contender } from "../measure.js";
import { type Workspace, writeBundle } from "../workspace.js";
import { attempt } from "./attempt.js";
import { GENERATORS } from "./generators.js";
import { installPipelinePeers } from "./peers.js";

/** What of the names says that the document was one file. */
export const BUNDLED = ", bundle";

export interface PeerContenders {
  contenders: readonly Contender[];
  /** How many operations the output of each holds, by name. */
  operations: ReadonlyMap<string, number>;
  /** What is to be known of them. */
  notes: readonly string[];
}

/** Installs the generators, and runs each once: those that do their work are contenders, of the others what they say is noted. */
export async function peerContenders(workspace: Workspace, announce: (text: string) => void): Promise<PeerContenders> {
  announce("installing the peers");
  await installPipelinePeers();
  const document = await writeBundle(workspace);
  const contenders: Contender[] = [];
  const operations = new Map<string, number>();
  const notes: string[] = [];
  for (const generator of GENERATORS) {
    announce(`trying: ${generator.name}`);
    const found = await attempt(generator, workspace.scratch, document);
    const name = (found.contender?.name ?? generator.name) + BUNDLED;
    notes.push(...found.notes.map((note) => `${name} ${note}`));
    if (found.contender === undefined) continue;
    contenders.push({ ...found.contender, name });
    operations.set(name, found.size.operations);
  }
  return { contenders, operations, notes };
}
