import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type PackageBuild, PACKAGES } from "./build-packages.js";
import { emitDeclarations } from "./emit-declarations.js";
import { brokenExports } from "./compare-declarations.js";
import { Description, withOldNames } from "./describe-declarations.js";
import type { PackageApi } from "./package-api.js";
import { compare } from "../core/cli/finding.js";
import type { OutputFile } from "../core/files/output.js";
import ts from "../core/modules/typescript.js";
import { isObject } from "../read/spec-node.js";
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

/** A change of a package's API. */
export interface ApiChange {
  package: string;
  verdict: "breaking" | "compatible";
  /** What breaks users, one sentence each. */
  broken: readonly string[];
  removed: readonly string[];
  added: readonly string[];
}

/**
 * Compares reports: their declarations by the compiler, and the fields of package.json. A package without an earlier report has no changes.
 *
 * @param root the folder whose `node_modules` have the packages that the declarations import
 */
export function compareReports(root: string, before: readonly OutputFile[], now: readonly OutputFile[]): ApiChange[] {
  const pairs = now.map(({ path, text }) => {
    const report = before.find((each) => each.path === path)?.text ?? "";
    const old = packageApi(report);
    return { old, new: withOldNames(old, packageApi(text)), fields: [report, text].map(manifestIn) };
  });
  const changed = pairs.flatMap(({ old, new: own, fields: [was = {}, is = {}] }) => {
    const [from, to] = [new Description(old), new Description(own)];
    const removed = [...fieldsOnlyIn(was, is), ...from.linesWithout(to)];
    const added = [...fieldsOnlyIn(is, was), ...to.linesWithout(from)];
    const isSame = old.name === "" || removed.length + added.length === 0;
    return isSame ? [] : [{ package: own.name, fields: brokenFields(was, is), removed, added }];
  });
  if (changed.length === 0) return [];
  const exports = brokenExports(root, { old: pairs.map((pair) => pair.old), new: pairs.map((pair) => pair.new) });
  return changed.map(({ fields, ...change }) => {
    const broken = [...fields, ...(exports.get(change.package) ?? [])];
    return { ...change, verdict: broken.length > 0 ? "breaking" : "compatible", broken };
  });
}

const SECTION = /^## (.+)\n\n```\w+\n([^]*?)\n```$/gm;

function packageApi(report: string): PackageApi {
  const sections = [...report.matchAll(SECTION)].map(([, title = "", text = ""]): [string, string] => [title, text]);
  const { exports } = manifestIn(report);
  return {
    name: /^# (.+)$/m.exec(report)?.[1] ?? "",
    exports: isObject(exports) ? exports : { ".": { types: "./dist/index.d.ts" } },
    modules: new Map(sections.filter(([title]) => title.endsWith(".d.ts"))),
  };
}

function manifestIn(report: string): Record<string, unknown> {
  const text = [...report.matchAll(SECTION)].find(([, title]) => title === "package.json")?.[2];
  return text === undefined ? {} : (JSON.parse(text) as Record<string, unknown>);
}

/** Returns the fields of package.json that break users: entries and commands that are gone, and what they need besides. */
function brokenFields(before: Record<string, unknown>, now: Record<string, unknown>): string[] {
  const gone = ["exports", "bin"].flatMap((field) => {
    const [old, own] = [before[field], now[field]].map((value) => (isObject(value) ? value : {}));
    const keys = Object.keys(old ?? {}).filter((key) => old?.[key] !== null && (own?.[key] ?? null) === null);
    return keys.map((key) => `\`${key}\` of \`${field}\` in package.json is gone`);
  });
  const changed = ["type", "engines", "peerDependencies"].filter((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]));
  return [...gone, ...changed.map((field) => `\`${field}\` in package.json changed`)];
}

function fieldsOnlyIn(manifest: Record<string, unknown>, other: Record<string, unknown>): string[] {
  const [lines = [], known = []] = [manifest, other].map((fields) =>
    Object.entries(fields).flatMap(([field, value]) =>
      Object.entries(isObject(value) ? value : { value }).map((each) => `${field}: ${each.map((text) => JSON.stringify(text)).join(": ")}`),
    ),
  );
  return lines.filter((line) => !known.includes(line));
}
