import { basename } from "node:path";
import { printable } from "../../core/cli/printable.js";

/** Returns a document's file name for use in generated text. File names may contain any character except a slash. */
export function documentName(path: string): string {
  return printable(basename(path)).replaceAll("`", "'");
}

/**
 * Returns the first lines of each generated code file. Later runs recognize generated files by the first one. The others keep the linter
 * and the compiler of a project from checking code that nobody edits there. Its types, and so all calls, are checked as before.
 */
export function headerOf(name: string): string {
  return `// Generated from ${name} by @hosting-platform/generator; edits are lost.\n/* eslint-disable */\n// @ts-nocheck\n`;
}
