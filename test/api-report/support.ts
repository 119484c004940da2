import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { apiReports } from "../../scripts/api-report/index.js";
import { readReportText } from "../../scripts/api-report/text.js";

/** Packages of a repository: their sources and manifests, by path below `packages/`. */
export type Sources = Readonly<Record<string, string>>;

/** Returns a manifest with these entries, each by the source that it leads to. */
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
      mkdirSync(dirname(join(root, "packages", path)), { recursive: true });
      writeFileSync(join(root, "packages", path), text);
    }
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

export async function reportsOf(sources: Sources): Promise<Map<string, string>> {
  return inRepository(sources, apiReports);
}

/** Returns the reports of one package with one module. */
export async function reportsOfModule(source: string): Promise<Map<string, string>> {
  return reportsOf({ "lib/package.json": manifest("lib"), "lib/src/index.ts": source });
}

/** Returns the code of a report, by default that of the only module. */
export function codeIn(reports: ReadonlyMap<string, string>, path = "packages/lib/api-report/index.api.md"): string {
  const code = readReportText(reports.get(path) ?? "")?.code;
  if (code === undefined) throw new Error(`there is no report ${path}, only ${[...reports.keys()].join(", ")}`);
  return code;
}
