import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import { apiReports } from "../../scripts/api-report/index.js";
import { readReportText } from "../../scripts/api-report/text.js";

/** Packages of a repository: their sources and manifests, by path below `packages/`. */
export type Sources = Readonly<Record<string, string>>;

/** A manifest with these entries, each by the source that it leads to. */
export function manifest(name: string, entries: Readonly<Record<string, string | null>> = { ".": "index" }, more: object = {}): string {
  const exports = Object.entries(entries).map(([subpath, source]) => {
    return [subpath, source === null ? null : { types: `./dist/${source}.d.ts`, default: `./dist/${source}.js` }] as const;
  });
  return JSON.stringify({ name, type: "module", exports: Object.fromEntries(exports), ...more });
}

/** Works in a folder with these packages, which is removed afterwards. */
export async function inRepository<Value>(sources: Sources, work: (root: string) => Promise<Value>): Promise<Value> {
  const root = mkdtempSync(join(tmpdir(), "api-report-"));
  try {
    mkdirSync(join(root, "packages"));
    for (const [path, text] of Object.entries(sources)) {
      // What is generated stands beside the packages.
      const file = join(root, path.startsWith("generated/") ? path : `packages/${path}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

export async function reportsOf(sources: Sources): Promise<Map<string, string>> {
  return inRepository(sources, apiReports);
}

/** The reports of one package with one module. */
export async function reportsOfModule(source: string): Promise<Map<string, string>> {
  return reportsOf({ "lib/package.json": manifest("lib"), "lib/src/index.ts": source });
}

/** The code of a report. */
export function codeIn(reports: ReadonlyMap<string, string>, path: string): string {
  const text = reports.get(path);
  const code = text === undefined ? undefined : readReportText(text)?.code;
  if (code === undefined) throw new Error(`there is no report ${path}, only ${[...reports.keys()].join(", ")}`);
  return code;
}

const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  types: [],
};

/** What the compiler says of modules that stand in one folder and may import each other, by their names. */
export function compileModules(modules: Readonly<Record<string, string>>): Record<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), "api-report-"));
  try {
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    const files = Object.entries(modules).map(([name, text]) => {
      const file = join(folder, `${name}.ts`);
      writeFileSync(file, text);
      return [name, file] as const;
    });
    const program = ts.createProgram(files.map(([, file]) => file), OPTIONS); // prettier-ignore
    return Object.fromEntries(
      files.map(([name, file]) => {
        const source = program.getSourceFile(file);
        const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
        return [name, problems.map(({ code, messageText }) => `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`)];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
