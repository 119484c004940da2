import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "../core/files/output.js";
import { REPOSITORY } from "../core/files/repository.js";
import { HEADER } from "./text.js";

const TEMPLATE = join(REPOSITORY, "scripts/emit/templates/client.ts");

/** Generates `client.ts`: the openapi-fetch client of the document's paths. */
export function generateClient(): OutputFile {
  const [, ...lines] = readFileSync(TEMPLATE, "utf8").split("\n");
  return { path: "client.ts", text: `${HEADER}${lines.join("\n").replace('"../../../generated/types.js"', '"./types.js"')}` };
}
