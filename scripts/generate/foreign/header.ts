import { basename } from "node:path";
import { printable } from "../../core/cli/printable.js";

/** The name of a document's file as generated text has it: a file's name may hold anything but a slash. */
export function documentName(path: string): string {
  return printable(basename(path)).replaceAll("`", "'");
}

/** The first line of each file of code; by it a later run tells what is generated. */
export function headerOf(name: string): string {
  return `// Generated from ${name} by \`npm run generate\`; edits are lost.\n`;
}
