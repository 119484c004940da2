import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import ts from "../core/modules/typescript.js";
import type { Finding } from "../core/cli/finding.js";
import type { OutputFile } from "../core/files/output.js";
import { distPath, publishedAs } from "./package-layout.js";
import { reachableDeclarations } from "./reachable-declarations.js";
import { FaultyInput } from "../core/cli/spec-command.js";

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  isolatedDeclarations: true,
  declaration: true,
  removeComments: false,
};

/**
 * Emits the declarations of a package, one file per source reachable from the entries, in the layout of the sources.
 *
 * @param read called with the path of each source, relative to the root
 */
export function emitDeclarations(
  root: string,
  build: { name: string; folder: string },
  entries: readonly string[],
  read: (source: string) => void = () => undefined,
): OutputFile[] {
  const declarations = new Map<string, string>();
  const queue = [...entries];
  const seen = new Set(queue);
  for (const source of queue) {
    if (distPath(build.folder, source) === undefined) throw new Error(`${source} is neither generated nor part of ${build.name}`);
    read(source);
    const declaration = isDeclaration(source) ? readFileSync(join(root, source), "utf8") : declare(join(root, source));
    declarations.set(source, declaration);
    for (const { specifier } of importsOf(declaration)) {
      const target = targetOf(source, specifier);
      if (publishedAs(build.name, target) !== undefined || seen.has(target)) continue;
      seen.add(target);
      queue.push(target);
    }
  }
  return [...reachableDeclarations(declarations, entries)].map(([source, text]) => {
    const dist = outputOf(build.folder, source);
    const imports = importsOf(text).map(({ start, end, specifier }) => {
      const target = targetOf(source, specifier);
      return { start, end, text: publishedAs(build.name, target) ?? relativeSpecifier(dist, outputOf(build.folder, target)) };
    });
    return { path: `${dist}.d.ts`, text: replaceRanges(text, imports) };
  });
}

function targetOf(source: string, specifier: string): string {
  return posix.join(dirname(source), specifier.replace(/\.js$/, ".ts"));
}

function outputOf(folder: string, source: string): string {
  return distPath(folder, source) ?? source;
}

/** These files contain only types, so they are published as they are. */
function isDeclaration(source: string): boolean {
  return source === "generated/types.ts" || source.startsWith("generated/types/");
}

/** The last declaration by file: most files do not change between rounds of `--watch`. */
const declared = new Map<string, { source: string; declaration: string }>();

function declare(file: string): string {
  const source = readFileSync(file, "utf8");
  const last = declared.get(file);
  if (last?.source === source) return last.declaration;
  const declaration = transpile(file, source);
  declared.set(file, { source, declaration });
  return declaration;
}

function transpile(file: string, source: string): string {
  const { outputText, diagnostics } = ts.transpileDeclaration(source, {
    fileName: file,
    compilerOptions: OPTIONS,
    reportDiagnostics: true,
  });
  if (diagnostics !== undefined && diagnostics.length > 0)
    throw new FaultyInput(diagnostics.map((diagnostic) => findingOf(file, diagnostic)));
  return outputText;
}

function findingOf(file: string, { file: source, start = 0, messageText }: ts.Diagnostic): Finding {
  const { line, character } = source?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 };
  const message = ts.flattenDiagnosticMessageText(messageText, " ");
  const hint = "add an explicit type annotation: declarations are emitted file by file";
  return { file, line: line + 1, column: character + 1, rule: "package-source", message, hint };
}

interface ImportRange {
  start: number;
  end: number;
  specifier: string;
}

/** Returns the relative module specifiers of a file and their positions. */
function importsOf(text: string): ImportRange[] {
  return ts
    .preProcessFile(text, true, false)
    .importedFiles.filter((file) => file.fileName.startsWith("."))
    .map((file) => ({ start: file.pos + 1, end: file.pos + 1 + file.fileName.length, specifier: file.fileName }));
}

function relativeSpecifier(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return `${path.startsWith(".") ? path : `./${path}`}.js`;
}

function replaceRanges(text: string, ranges: readonly { start: number; end: number; text: string }[]): string {
  let result = "";
  let from = 0;
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    result += text.slice(from, range.start) + range.text;
    from = range.end;
  }
  return result + text.slice(from);
}
