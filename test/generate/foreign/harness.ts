import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { formatFinding, type Finding } from "../../../scripts/core/cli/finding.js";

/** The path of a fixture. */
export const FIXTURES = join(import.meta.dirname, "../../fixtures/documents");

/** A new folder with the given files. */
export async function folderOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "document-"));
  await writeFiles(folder, files);
  return folder;
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** A document with the given paths and components, as JSON. */
export function document(paths: object, components: object = {}, openapi = "3.1.0"): string {
  return `${JSON.stringify({ openapi, info: { title: "Things", version: "1" }, paths, components }, null, 2)}\n`;
}

/** An operation with an answer and nothing else. */
export const OPERATION = { responses: { 200: { description: "ok" } } };

/** `file:line:col rule` of each. */
export function placesOf(findings: readonly Finding[], folder: string): string[] {
  return findings.map((finding) => formatFinding(finding, folder).split(" ").slice(0, 2).join(" "));
}
