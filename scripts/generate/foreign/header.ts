import { basename } from "node:path";
import { isUrl } from "../../read/allowed-refs.js";
import { printable } from "../../core/cli/printable.js";

/** Returns the file name in a document's path or URL, for use in generated text. File names may contain any character except a slash. */
export function documentName(entry: string): string {
  return printable(basename(isUrl(entry) ? new URL(entry).pathname : entry)).replaceAll("`", "'");
}

/**
 * Returns the first lines of each generated code file. Later runs recognize generated files by the first one. The others keep the linter
 * and the compiler of a project from checking code that nobody edits there. Its types, and so all calls, are checked as before.
 */
export function headerOf(name: string): string {
  return `// Generated from ${name} by @hosting-platform/generator; edits are lost.\n/* eslint-disable */\n// @ts-nocheck\n`;
}
