import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { OutputFile } from "./lib/output.js";
import { HEADER } from "./lib/text.js";

const TEMPLATE = fileURLToPath(new URL("./templates/client.ts", import.meta.url));

/** `client.ts`: the openapi-fetch client of the contract's paths, and what the operation functions ask of a client. */
export function generateClient(): OutputFile {
  const [, ...lines] = readFileSync(TEMPLATE, "utf8").split("\n");
  return { path: "client.ts", text: `${HEADER}${lines.join("\n").replace('"../../generated/types.js"', '"./types.js"')}` };
}
