import { cpSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { checkSpec } from "../../../scripts/lint/checks/index.js";
import { type Finding, formatFinding, sortFindings } from "../../../scripts/core/cli/finding.js";
import { loadLintConfig } from "../../../scripts/open/rule-sets/author.js";
import { SpecTree } from "../../../scripts/read/spec-tree.js";
import { edit as editFile, emptyFolder, writeFiles } from "../../harness/folders.js";

export const FIXTURES = resolve(import.meta.dirname, "../../fixtures/check");
export type Change = (folder: string) => Promise<void>;

/** A table's row: what is wrong, how to make it wrong, and the findings, each as `file:line:col rule`. */
export type Row = [title: string, changes: Change[], findings: string[]];

export function add(file: string, text = "type: string\n"): Change {
  return (folder) => writeFiles(folder, { [file]: text });
}

export function edit(file: string, from: string, to: string): Change {
  return (folder) => editFile(join(folder, file), from, to);
}

export function remove(file: string): Change {
  return (folder) => rm(join(folder, file));
}

export function move(from: string, to: string): Change {
  return async (folder) => {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    await rename(join(folder, from), join(folder, to));
  };
}

export async function withVariant<T>(changes: readonly Change[], use: (tree: SpecTree) => Promise<T>): Promise<T> {
  const folder = emptyFolder();
  cpSync(join(FIXTURES, "clean"), folder, { recursive: true });
  for (const change of changes) await change(folder);
  return await use(await SpecTree.load(join(folder, "openapi.yaml"), await loadLintConfig()));
}

/** The findings of the changed contract, and that each carries a hint. */
export function findingsOf(changes: readonly Change[]): Promise<string[]> {
  return withVariant(changes, async (tree) => lines(await checkSpec(tree), tree.folder));
}

/** Returns the findings, sorted, each as `file:line:col rule`; a finding without a hint is an error. */
export function lines(findings: readonly Finding[], folder: string): string[] {
  for (const finding of findings) if (finding.hint === undefined) throw new Error(`${finding.rule} gives no hint`);
  return sortFindings(findings).map((finding) => formatFinding(finding, folder).split(" ").slice(0, 2).join(" "));
}
