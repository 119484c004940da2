import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatFinding, type Finding } from "../../../scripts/core/cli/finding.js";
import { writeFiles } from "../harness/repositories.js";

/** The path of a fixture. */
export const FIXTURES = join(import.meta.dirname, "../../fixtures/documents");

/** A new folder with the given files. */
export async function folderOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "document-"));
  await writeFiles(folder, files);
  return folder;
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
