import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "../core/files/output.js";
import { REPOSITORY } from "../core/files/repository.js";
import { HEADER } from "./text.js";

/** What is the same for every contract. */
export const TEMPLATE_FILES: readonly string[] = ["client.ts", "operation.ts", "body.ts"];

const TEMPLATES = join(REPOSITORY, "scripts/emit/templates");

/**
 * `client.ts`, the openapi-fetch client of the contract's paths, `operation.ts`, what the operation functions ask of a client, and
 * `body.ts`, how they write and read bodies.
 */
export function generateClient(templates: readonly string[] = TEMPLATE_FILES): OutputFile[] {
  return templates.map(fromTemplate);
}

function fromTemplate(path: string): OutputFile {
  const [, ...lines] = readFileSync(join(TEMPLATES, path), "utf8").split("\n");
  return { path, text: `${HEADER}${lines.join("\n").replaceAll('"../../../generated/', '"./')}` };
}
