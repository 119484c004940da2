// The functions that read a contract or document, each as the commands call it.
import { cpSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Finding, formatFinding } from "../../scripts/core/cli/finding.js";
import { failureOf } from "../../scripts/core/cli/spec-command.js";
import { readContract } from "../../scripts/diff/contract.js";
import { UnreadableContract } from "../../scripts/diff/unreadable-contract.js";
import { bundleContract, lintContract } from "../../scripts/docs/read-contract.js";
import { runDocumentPipeline } from "../../scripts/generate/foreign/index.js";
import { runPipeline } from "../../scripts/generate/own/pipeline.js";
import { lintSpec } from "../../scripts/open/author.js";
import { loadLintConfig } from "../../scripts/open/rule-sets/author.js";
import { SpecTree } from "../../scripts/read/spec-tree.js";
import { edit, emptyFolder, writeFiles } from "../harness/folders.js";

/** The small contract. */
export const SMALL = resolve(import.meta.dirname, "../fixtures/pipeline/small");
const ROOT = "spec/openapi.yaml";

/** Edits that break a contract: by file below `spec/`, the new content, or a text and its replacement. `null` removes the file. */
export type Edits = Readonly<Record<string, string | Uint8Array | readonly [from: string, to: string] | null>>;

/** Copies the small contract, with edits, to a folder of its own. */
export async function brokenContract(edits: Edits): Promise<string> {
  const folder = emptyFolder();
  cpSync(join(SMALL, "spec"), join(folder, "spec"), { recursive: true });
  for (const [name, change] of Object.entries(edits)) {
    const path = name === "openapi.yaml" ? ROOT : `spec/${name}`;
    if (change === null) await rm(join(folder, path));
    else if (typeof change === "string" || change instanceof Uint8Array) await writeFiles(folder, { [path]: change });
    else await edit(join(folder, path), ...change);
  }
  return folder;
}

type Entry = (folder: string) => Promise<readonly Finding[]>;

/** The entries by the name of their command. */
export const ENTRIES = {
  generate: async (root) => (await runPipeline({ root, check: true })).findings,
  lint: async (root) => lintSpec(await SpecTree.load(join(root, ROOT), await loadLintConfig())),
  docs: async (root) => {
    const linted = await lintContract(root);
    if (linted.length > 0) return linted;
    await bundleContract(root);
    return [];
  },
  diff: async (root) => {
    await readContract("revision", root);
    return [];
  },
  document: async (root) => (await runDocumentPipeline({ spec: join(root, ROOT), out: join(root, "out"), check: true })).findings,
} satisfies Record<string, Entry>;

export type EntryName = keyof typeof ENTRIES;

/** Returns the findings of an entry as text, with files relative to `spec/`. Rethrows anything else that it throws. */
export async function told(entry: Entry, root: string): Promise<string[]> {
  const findings = await entry(root).catch((error: unknown) => {
    if (error instanceof UnreadableContract) return error.findings;
    const failure = failureOf(error);
    if (failure === undefined || failure.findings.length === 0) throw error;
    return failure.findings;
  });
  return findings.map((finding) => formatFinding(finding, join(root, "spec")));
}
