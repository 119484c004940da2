import { dirname } from "node:path";
import ts from "typescript";
import { STRICT_OPTIONS } from "../../harness/strict-options.js";

const OPTIONS: ts.CompilerOptions = { ...STRICT_OPTIONS, isolatedModules: true, verbatimModuleSyntax: true, noUnusedLocals: true };

/** The declarations of the libraries: parsed and bound once for all the programs of a worker. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles modules of a folder under the strictest options, all in one program.
 *
 * @param texts modules that are in memory alone, by absolute path
 * @returns what the compiler says, as `file:line: message`
 */
export function compile(
  folder: string,
  roots: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
  more: ts.CompilerOptions = {},
): string[] {
  const options = { ...OPTIONS, ...more };
  const host = ts.createCompilerHost(options);
  const folders = new Set([...texts.keys()].flatMap((file) => foldersAbove(file, folder)));
  const read = host.getSourceFile.bind(host);
  host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => texts.get(file) ?? ts.sys.readFile(file);
  host.directoryExists = (path) => folders.has(path) || ts.sys.directoryExists(path);
  host.getSourceFile = (file, version, onError) => {
    const text = texts.get(file) ?? (file.includes("/node_modules/") ? undefined : ts.sys.readFile(file));
    // The output keeps a project's compiler from checking it.
    if (text !== undefined) return ts.createSourceFile(file, text.replace(/^\/\/ @ts-nocheck$/m, "//"), version, true);
    if (!libraries.has(file)) libraries.set(file, read(file, version, onError));
    return libraries.get(file);
  };
  return ts.getPreEmitDiagnostics(ts.createProgram([...roots], options, host)).map(({ file, start = 0, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, " ");
    if (file === undefined) return message;
    return `${file.fileName.slice(folder.length + 1)}:${file.getLineAndCharacterOfPosition(start).line + 1}: ${message}`;
  });
}

function foldersAbove(file: string, top: string): string[] {
  const above = dirname(file);
  return above.length < top.length ? [] : [above, ...foldersAbove(above, top)];
}
