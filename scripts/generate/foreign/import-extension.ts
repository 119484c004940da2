import type { OutputFile } from "../../core/files/output.js";

/** The extensions of imports, as they are written in a configuration. */
export const IMPORT_EXTENSIONS = ["js", "ts", "none"] as const;

export type ImportExtension = (typeof IMPORT_EXTENSIONS)[number];

/** The end of an import or export of a module of the output. */
const SPECIFIER = /^((?:import|export|\}) .*"\.{1,2}\/[^"\n]*)\.js";$/gm;

/** Replaces the extension in the imports of generated modules. */
export function withImportExtension(files: readonly OutputFile[], extension: ImportExtension): OutputFile[] {
  if (extension === "js") return [...files];
  const end = extension === "ts" ? ".ts" : "";
  return files.map(({ path, text }) => ({ path, text: text.replace(SPECIFIER, (_, start: string) => `${start}${end}";`) }));
}
