import { dirname, join } from "node:path";
import ts from "typescript";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";
import { STRICT_OPTIONS } from "../../../harness/strict-options.js";
import { moduleOf, type Modules } from "./packages.js";

export interface Consumer {
  modules: Modules;
  code: string;
}

/** A folder that does not exist, in which the packages stand for the compiler: openapi-fetch is found from there. */
const FOLDER = join(REPOSITORY, "test/.verdicts").replaceAll("\\", "/");

const OPTIONS: ts.CompilerOptions = { ...STRICT_OPTIONS, noFallthroughCasesInSwitch: true };

/** What every consumer has at hand. It imports no name that a row may take away. */
const HEAD = `import * as api from "@hosting-platform/client";
import type * as Api from "@hosting-platform/client";
import type * as types from "@hosting-platform/types";
import { createPathClient } from "@hosting-platform/client";
import { paginate } from "@hosting-platform/pagination";
const client = createPathClient({ baseUrl: "https://api.example.com" });
function never(value: never): never { throw new Error(String(value)); }
export { api, client, never, paginate };
export type { Api, types };
`;

/** What the compiler says of each consumer; one program holds them all, so that the libraries are read once. */
export function compileConsumers(consumers: readonly Consumer[]): string[][] {
  const folders = new Map<Modules, string>();
  for (const { modules } of consumers) if (!folders.has(modules)) folders.set(modules, `${FOLDER}/${folders.size}`);
  const texts = new Map<string, string>();
  for (const [modules, folder] of folders) for (const [path, text] of modules) texts.set(`${folder}/${path}`, text);
  const files = consumers.map(({ modules, code }, index) => {
    const file = `${folders.get(modules) ?? ""}/consumer-${index}.ts`;
    texts.set(file, consumerText(code));
    return file;
  });
  const program = programOf(texts, files, folders);
  const [wrong] = program.getOptionsDiagnostics();
  if (wrong !== undefined) throw new Error(ts.flattenDiagnosticMessageText(wrong.messageText, "\n"));
  return files.map((file) => problemsOf(program, file));
}

/** Imports stand above all else, wherever the code has them. */
function consumerText(code: string): string {
  const lines = code.split("\n").map((line) => line.trim());
  const isImport = (line: string): boolean => line.startsWith("import ");
  const imports = lines
    .filter(isImport)
    .map((line) => `${line}\n`)
    .join("");
  return `${imports}${HEAD}export async function use() {\n${lines.filter((line) => !isImport(line)).join("\n")}\n}\n`;
}

function programOf(texts: ReadonlyMap<string, string>, files: readonly string[], folders: ReadonlyMap<Modules, string>): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const existing = new Set<string>();
  for (const file of texts.keys()) {
    for (let folder = dirname(file); folder.length >= FOLDER.length; folder = dirname(folder)) existing.add(folder);
  }
  const below = [...folders].map(([modules, folder]) => ({ modules, folder: `${folder}/` }));
  host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => texts.get(file) ?? ts.sys.readFile(file);
  host.directoryExists = (folder) => existing.has(folder) || ts.sys.directoryExists(folder);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version, onError) => {
    const text = texts.get(file);
    return text === undefined ? read(file, version, onError) : ts.createSourceFile(file, text, version, true);
  };
  const cache = ts.createModuleResolutionCache(FOLDER, (name) => name, OPTIONS);
  host.resolveModuleNameLiterals = (literals, importer, redirected, options, source) =>
    literals.map((literal) => {
      const consumer = below.find(({ folder }) => importer.startsWith(folder));
      if (consumer !== undefined && literal.text.startsWith("@hosting-platform/")) {
        const path = moduleOf(literal.text, consumer.modules);
        if (path === undefined) return { resolvedModule: undefined };
        return { resolvedModule: { resolvedFileName: consumer.folder + path, extension: ts.Extension.Ts } };
      }
      const mode = ts.getModeForUsageLocation(source, literal, options);
      return ts.resolveModuleName(literal.text, importer, options, host, cache, redirected, mode);
    });
  return ts.createProgram([...files], OPTIONS, host);
}

function problemsOf(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`the compiler has not read ${file}`);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(({ start = 0, code, messageText }) => {
    const line = source.text.slice(0, start).split("\n").length;
    const shown = source.text.split("\n")[line - 1]?.trim() ?? "";
    return `TS${code} at \`${shown}\`: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
}
