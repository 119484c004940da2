import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type PackageBuild, PACKAGES } from "./build-packages.js";
import { emitDeclarations } from "./emit-declarations.js";
import { compare } from "../core/cli/finding.js";
import type { OutputFile } from "../core/files/output.js";
import ts from "../core/modules/typescript.js";
import { readManifest } from "./manifests.js";

/** Generated from the contract; `npm run diff` covers these files. */
const FROM_CONTRACT = /^generated\/(?:types|schemas|operations)\b/;

/** File name of the report in its package's folder. */
export const REPORT = "api-report.md";

/**
 * Generates the API report of each package: the public fields of its package.json, and the exported declarations without comments. Leaves
 * out what is generated from the contract.
 *
 * @returns the reports, by path below the root
 */
export async function apiReports(root: string): Promise<OutputFile[]> {
  return Promise.all(PACKAGES.map(async (build) => ({ path: `${build.folder}/${REPORT}`, text: await apiReport(root, build) })));
}

async function apiReport(root: string, build: PackageBuild): Promise<string> {
  const { name, type, engines, bin, exports, peerDependencies } = await readManifest(join(root, build.folder));
  const manifest = JSON.stringify({ type, engines, bin, exports, peerDependencies }, null, 2);
  const declarations = emitDeclarations(root, build, build.entries([]))
    .filter(({ path }) => !FROM_CONTRACT.test(path))
    .sort((a, b) => compare(a.path, b.path))
    .map(({ path, text }) => section(path, "ts", withoutComments(text)));
  return [`# ${name}\n`, section("package.json", "json", manifest), ...declarations].join("\n");
}

function section(title: string, language: string, text: string): string {
  return `## ${title}\n\n\`\`\`${language}\n${text.trim()}\n\`\`\`\n`;
}

function withoutComments(declaration: string): string {
  const source = ts.createSourceFile("declaration.d.ts", declaration, ts.ScriptTarget.ES2022);
  return ts.createPrinter({ removeComments: true }).printFile(source);
}

/** Reads the existing reports below a folder, such as that of another commit; a missing report is empty. */
export async function presentReports(root: string): Promise<OutputFile[]> {
  const read = async (path: string): Promise<OutputFile> => ({ path, text: await readFile(join(root, path), "utf8").catch(() => "") });
  return Promise.all(PACKAGES.map(({ folder }) => read(`${folder}/${REPORT}`)));
}

/** A change of a package's API. Removed or changed lines may break users, new lines do not. */
export interface ApiChange {
  package: string;
  verdict: "breaking" | "compatible";
  removed: readonly string[];
  added: readonly string[];
}

/** Compares reports line by line, regardless of order. A package without an earlier report has no changes. */
export function compareReports(before: readonly OutputFile[], now: readonly OutputFile[]): ApiChange[] {
  return now.flatMap(({ path, text }) => {
    const old = before.find((report) => report.path === path)?.text ?? "";
    const [removed, added] = [linesWithout(old, text), linesWithout(text, old)];
    const name = /^# (.+)$/m.exec(text)?.[1] ?? path;
    if (old === "" || removed.length + added.length === 0) return [];
    return [{ package: name, verdict: removed.length > 0 ? "breaking" : "compatible", removed, added }];
  });
}

function linesWithout(text: string, other: string): string[] {
  const rest = linesOf(other);
  return linesOf(text).filter((line) => {
    const index = rest.indexOf(line);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}

function linesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
}
