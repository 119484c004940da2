import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import type { PipelineResult } from "../../../scripts/generate/pipeline-result.js";
import { formatFinding, type Finding } from "../../../scripts/core/cli/finding.js";
import { folderOf } from "../../harness/folders.js";
import { response } from "../../harness/documents.js";

export const FIXTURES = join(import.meta.dirname, "../../fixtures/documents");

type Options = Partial<Parameters<typeof runDocumentPipeline>[0]>;

interface Generated extends PipelineResult {
  folder: string;
  /** Returns the text of a file of the output. */
  read: (path: string) => Promise<string>;
}

/** Generates from the first of the given files, into the folder `out` beside them. */
export async function generateFrom(files: Readonly<Record<string, string | Uint8Array>>, options: Options = {}): Promise<Generated> {
  const folder = await folderOf(files);
  const [spec = ""] = Object.keys(files);
  const out = join(folder, "out");
  const result = await runDocumentPipeline({ spec: join(folder, spec), out, openapiJson: true, ...options });
  return { folder, read: (path) => readFile(join(out, path), "utf8"), ...result };
}

/** Generates from files without a fault. */
export async function acceptedFrom(...given: Parameters<typeof generateFrom>): Promise<Generated> {
  const generated = await generateFrom(...given);
  expect(generated.findings).toEqual([]);
  return generated;
}

export function document(paths: object, components: object = {}, openapi = "3.1.0"): string {
  return `${JSON.stringify({ openapi, info: { title: "Things", version: "1" }, paths, components }, null, 2)}\n`;
}

export const OPERATION = { responses: { 200: response() } };

/** `file:line:col rule` of each. */
export function placesOf(findings: readonly Finding[], folder: string): string[] {
  return findings.map((finding) => formatFinding(finding, folder).split(" ").slice(0, 2).join(" "));
}
