import { join } from "node:path";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import type { PipelineResult } from "../../../scripts/generate/pipeline-result.js";
import { formatFinding, type Finding } from "../../../scripts/core/cli/finding.js";
import { folderOf } from "../../harness/folders.js";
import { response } from "../../harness/documents.js";

export const FIXTURES = join(import.meta.dirname, "../../fixtures/documents");

type Options = Partial<Parameters<typeof runDocumentPipeline>[0]>;

/** Generates from the first of the given files, into the folder `out` beside them. */
export async function generateFrom(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Options = {},
): Promise<PipelineResult & { folder: string }> {
  const folder = await folderOf(files);
  const [spec = ""] = Object.keys(files);
  return { folder, ...(await runDocumentPipeline({ spec: join(folder, spec), out: join(folder, "out"), openapiJson: true, ...options })) };
}

export function document(paths: object, components: object = {}, openapi = "3.1.0"): string {
  return `${JSON.stringify({ openapi, info: { title: "Things", version: "1" }, paths, components }, null, 2)}\n`;
}

export const OPERATION = { responses: { 200: response() } };

/** `file:line:col rule` of each. */
export function placesOf(findings: readonly Finding[], folder: string): string[] {
  return findings.map((finding) => formatFinding(finding, folder).split(" ").slice(0, 2).join(" "));
}
