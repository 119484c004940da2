import { join } from "node:path";
import ts from "typescript";
import { REPOSITORY } from "../../scripts/core/files/repository.js";

/** A folder that does not exist, in which the snippets stand for the compiler: the packages are found from there as a user finds them. */
const FOLDER = join(REPOSITORY, "test/.snippets");

export const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  types: [],
};

const parsed = new Map<string, ts.SourceFile | undefined>();

export function programOf(snippets: Readonly<Record<string, string>>, options: ts.CompilerOptions = {}): ts.Program {
  const compilerOptions = { ...OPTIONS, ...options };
  const host = ts.createCompilerHost(compilerOptions);
  const texts = new Map(Object.entries(snippets).map(([name, text]) => [snippetFile(name), text]));
  if (texts.size < Object.keys(snippets).length) throw new Error("two snippets have the same name but for their punctuation");
  host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => texts.get(file) ?? ts.sys.readFile(file);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, languageVersion, onError) => {
    const text = texts.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, languageVersion, true);
    if (!parsed.has(file)) parsed.set(file, read(file, languageVersion, onError));
    return parsed.get(file);
  };
  return ts.createProgram([...texts.keys()], compilerOptions, host);
}

/** How many types the compiler instantiates to check a snippet, the libraries' own included. */
export function instantiations(snippet: string): number {
  const program = programOf({ snippet });
  const [problem] = [...program.getOptionsDiagnostics(), ...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
  if (problem !== undefined) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, "\n"));
  return program.getInstantiationCount();
}

export const snippetFile = (name: string): string => join(FOLDER, `${name.replace(/[^\w]+/g, "-")}.ts`).replaceAll("\\", "/");
