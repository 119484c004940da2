import ts from "typescript";
import { OPTIONS, snippetFile } from "./compile.js";

/** What an editor shows beside a name. */
export interface Hover {
  declaration: string;
  /** The doc comment, as text. */
  documentation: string;
}

/** Shows what an editor does at a place of one of the snippets. */
export function editor(snippets: Readonly<Record<string, string>>): (snippet: string, position: number) => Hover | undefined {
  const texts = new Map(Object.entries(snippets).map(([name, text]) => [snippetFile(name), text]));
  const readFile = (file: string): string | undefined => texts.get(file) ?? ts.sys.readFile(file);
  const service = ts.createLanguageService({
    getCompilationSettings: () => OPTIONS,
    getScriptFileNames: () => [...texts.keys()],
    getScriptVersion: () => "1",
    getScriptSnapshot: (file) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
    readFile,
  });
  return (snippet, position) => {
    const info = service.getQuickInfoAtPosition(snippetFile(snippet), position);
    if (info === undefined) return undefined;
    return { declaration: ts.displayPartsToString(info.displayParts), documentation: ts.displayPartsToString(info.documentation) };
  };
}
