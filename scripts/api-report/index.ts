import { compare } from "../lib/finding.js";
import { emitDeclarations } from "../lib/emit-declarations.js";
import { describeManifest } from "./describe-manifest.js";
import { type Package, readPackages } from "./entries.js";
import { type Module, readModule, type Target } from "./modules.js";
import { Resolver } from "./resolve.js";
import { homesOf, writeReport } from "./write-report.js";

export { compareReports } from "./compare.js";
export type { ApiChange, Reports } from "./model.js";
export { verdictOf } from "./verdict.js";

/**
 * The public API of each package below `root`, one report for each module that `exports` leads to and one for what else `package.json`
 * promises. They are made of the sources, by way of the declarations that the build makes of them, so that no build can be older.
 *
 * @returns the reports' texts, by their paths below the root, sorted
 * @throws FaultyInput where a source does not say its types
 */
export async function apiReports(root: string): Promise<Map<string, string>> {
  const packages = readPackages(root);
  const entries = packages.flatMap((one) => one.entries);
  const specifiers = new Map(entries.map(({ specifier, declaration }) => [specifier, declaration]));
  const targetOf = (specifier: string): Target => {
    const module = specifiers.get(specifier);
    return module === undefined ? { module: specifier, isExternal: true } : { module, isExternal: false };
  };
  const modules = packages.flatMap((one) => declarationsOf(root, one).map(([path, text]) => readModule(path, text, targetOf)));
  const resolver = new Resolver(new Map(modules.map((module): [string, Module] => [module.path, module])), entries);
  const homes = homesOf(resolver, entries);
  const reports = [
    ...packages.map((one): [string, string] => [one.manifestReport, describeManifest(one.manifest)]),
    ...entries.map((entry): [string, string] => [entry.report, writeReport(resolver, entry, homes)]),
  ];
  return Promise.resolve(new Map(reports.sort(([a], [b]) => compare(a, b))));
}

function declarationsOf(root: string, { name, folder, entries }: Package): [string, string][] {
  const sources = entries.map(({ source }) => source);
  return emitDeclarations(root, { name, folder }, sources).map(({ path, text }) => [`${folder}/dist/${path}`, text]);
}
