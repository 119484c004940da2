import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { types } from "node:util";
import type { Jiti } from "jiti";
import { CommandError } from "../../core/cli/command-error.js";
import { nearestOf } from "../../core/cli/nearest.js";
import { ENUM_STYLES } from "../enum-styles.js";
import type { DocumentOptions } from "../options.js";
import { isMark, MARK_KEYS } from "../../model/pagination-marks.js";
import { isObject } from "../../read/spec-node.js";
import { LINT_LEVELS } from "../../open/lint-level.js";
import { IMPORT_EXTENSIONS } from "../foreign/import-extension.js";
import type { Plugin } from "../plugin.js";
import type { DocumentConfig, PaginationRule } from "./config.js";

/** The names of configuration files, in order of precedence. */
export const CONFIG_NAMES: readonly string[] = ["ts", "mts", "js", "mjs", "json"].map((extension) => `generator.config.${extension}`);

const OWN = "@hosting-platform/generator";

/** Returns the path of the configuration file in a folder; undefined if there is none. */
export function findConfig(folder: string): string | undefined {
  return CONFIG_NAMES.map((name) => resolve(folder, name)).find((path) => existsSync(path));
}

/** Loads a configuration file. Throws `CommandError` if it cannot be loaded or is invalid. */
export async function loadConfig(file: string): Promise<DocumentOptions[]> {
  const content = await read(file).catch((error: unknown) => {
    throw new CommandError(`${basename(file)}: cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, {
      hint: "export one object with spec and out, or a list of them; defineConfig is imported from @hosting-platform/generator",
    });
  });
  const list: readonly unknown[] = Array.isArray(content) ? content : [content];
  if (list.length === 0) throw invalid(file, "it lists no document");
  const documents = list.map((each, index) => documentOf(file, each, Array.isArray(content) ? `[${index}]` : ""));
  const outs = documents.map(({ out }) => out);
  const twice = outs.findIndex((out, index) => outs.indexOf(out) < index);
  if (twice >= 0) {
    throw new CommandError(`${basename(file)}: [${twice}].out is also that of [${outs.indexOf(outs[twice] ?? "")}].`, {
      hint: "choose an output folder for each document",
    });
  }
  return documents;
}

/** Returns the paths of a configuration file and of the files that it imports by relative paths, those of their imports included. */
export async function configSources(config: string): Promise<string[]> {
  const jiti = await loaderFor(config);
  const sources = new Set([config]);
  for (const file of sources) {
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    for (const [, path = ""] of text.matchAll(/\b(?:from|import|require)\s*\(?\s*["'](\.{1,2}\/[^"']+)/g)) {
      const found = jiti.esmResolve(path, { parentURL: pathToFileURL(file).href, try: true });
      if (found?.startsWith("file:")) sources.add(fileURLToPath(found));
    }
  }
  return [...sources];
}

/** Returns a loader of TypeScript, which Node 20 does not load. */
async function loaderFor(file: string): Promise<Jiti> {
  const { createJiti } = await import("jiti");
  // With npx, the project of the configuration does not have this package.
  const alias = { [OWN]: createRequire(import.meta.url).resolve(OWN) };
  return createJiti(pathToFileURL(file).href, { moduleCache: false, fsCache: false, alias, interopDefault: false });
}

async function read(file: string): Promise<unknown> {
  if (file.endsWith(".json")) return JSON.parse(readFileSync(file, "utf8"));
  if (!existsSync(file)) throw new Error("no such file");
  const jiti = await loaderFor(file);
  const module = await jiti.import<{ default?: unknown }>(file);
  // The export of CommonJS in TypeScript is the configuration itself.
  const config = "default" in module || "__esModule" in module || types.isModuleNamespaceObject(module) ? module.default : module;
  return typeof config === "function" ? (config as () => unknown)() : config;
}

/** A check of a value, and what is expected. */
type Check = readonly [isValid: (value: unknown) => boolean, expected: string];

const oneOf = (values: readonly unknown[]): Check => [
  (value) => values.includes(value),
  values.map((each) => JSON.stringify(each)).join(" or "),
];
const SWITCH = oneOf([true, false]);
const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isHeaders = (value: unknown): boolean => isObject(value) && Object.values(value).every(isText);

/** A plugin has a name and a method. */
function isPlugin(value: unknown): value is Plugin {
  const { name, generate } = (value ?? {}) as Partial<Plugin>;
  return isText(name) && typeof generate === "function";
}

function isRule(value: unknown): value is PaginationRule {
  if (!isObject(value)) return false;
  const { operationIds, ...mark } = value;
  return isMark(mark) && Object.keys(mark).every((key) => MARK_KEYS.includes(key)) && (operationIds === undefined || isTexts(operationIds));
}

/** The keys of a document. */
const KEYS: Readonly<Record<keyof DocumentConfig, Check>> = {
  spec: [isText, "a path or URL"],
  out: [isText, "a path"],
  lint: oneOf(LINT_LEVELS),
  failOnWarnings: SWITCH,
  allowRefs: [isTexts, "a list of paths and URLs"],
  headers: [isHeaders, "an object of strings"],
  lintConfig: [isText, "a path"],
  importExtension: oneOf(IMPORT_EXTENSIONS),
  enums: oneOf(ENUM_STYLES),
  requireProperties: SWITCH,
  openapiJson: SWITCH,
  agentsMd: SWITCH,
  plugins: [(value) => Array.isArray(value) && value.every((each) => isText(each) || isPlugin(each)), "a list of names and plugins"],
  include: [isTexts, "a list of patterns"],
  exclude: [isTexts, "a list of patterns"],
  rename: [(value) => typeof value === "function", "a function"],
  pagination: [
    (value) => Array.isArray(value) && value.every(isRule),
    "a list of rules: items with next and cursor, last and cursor, nextUrl, link, page or offset",
  ],
};

/** Keys of other generators. */
const ELSEWHERE: Readonly<Record<string, string>> = { input: "spec", output: "out", target: "out", ignore: "exclude", filter: "include" };

function documentOf(file: string, value: unknown, place: string): DocumentOptions {
  if (!isDocument(file, value, place)) {
    const problem = value === undefined ? "missing" : "not an object";
    throw invalid(file, `${place === "" ? "the default export" : place} is ${problem}`);
  }
  const folder = dirname(file);
  const { spec, out, allowRefs = [], lintConfig, ...others } = value;
  const located = (path: string): string => (/^(?:https?:|file:|-$)/i.test(path) ? path : resolve(folder, path));
  return {
    spec: located(spec),
    out: resolve(folder, out),
    allowRefs: allowRefs.map(located),
    ...others,
    ...(lintConfig !== undefined && { config: resolve(folder, lintConfig) }),
  };
}

function isDocument(file: string, value: unknown, place: string): value is DocumentConfig {
  if (typeof value !== "object" || value === null) return false;
  const at = (key: string): string => (place === "" ? key : `${place}.${key}`);
  for (const key of Object.keys(value)) {
    // Editors read it.
    if (Object.hasOwn(KEYS, key) || key === "$schema") continue;
    const nearest = ELSEWHERE[key] ?? nearestOf(key, Object.keys(KEYS));
    throw invalid(file, `unknown key ${at(key)}${nearest === undefined ? "" : `; did you mean ${nearest}?`}`);
  }
  for (const [key, [isValid, expected]] of Object.entries(KEYS)) {
    const own: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    if (own === undefined && key !== "spec" && key !== "out") continue;
    if (!isValid(own)) throw invalid(file, own === undefined ? `${at(key)} is missing` : `${at(key)} must be ${expected}`);
  }
  return true;
}

function invalid(file: string, problem: string): CommandError {
  return new CommandError(`${basename(file)}: ${problem.replace(/(?<!\?)$/, ".")}`, {
    hint: `the keys of a document are ${Object.keys(KEYS).join(", ")}`,
  });
}
