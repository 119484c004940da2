import { basename } from "node:path";
import { printable } from "../../core/cli/printable.js";

/** Returns a document's file name for use in generated text. File names may contain any character except a slash. */
export function documentName(path: string): string {
  return printable(basename(path)).replaceAll("`", "'");
}

/** Returns the first line of each generated code file. Later runs recognize generated files by it. */
export function headerOf(name: string): string {
  return `// Generated from ${name} by \`npm run generate\`; edits are lost.\n`;
}
