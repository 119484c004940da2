import { dirname, join, relative } from "node:path";
import { compile } from "../../../generate/harness/compiler.js";
import { projectOf } from "../../../harness/folders.js";
import { moduleOf, type Modules } from "./packages.js";

export interface Consumer {
  modules: Modules;
  code: string;
}

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

/** Only consumers are asked about. The end keeps the line from being removed as that of an output is. */
const UNCHECKED = "// @ts-nocheck: a package\n";

/** What the compiler says of each consumer; one program holds them all, so that the libraries are read once. */
export async function compileConsumers(consumers: readonly Consumer[]): Promise<string[][]> {
  const root = await projectOf();
  const names = new Map<Modules, string>();
  for (const { modules } of consumers) if (!names.has(modules)) names.set(modules, String(names.size));
  const texts = new Map<string, string>();
  for (const [modules, name] of names)
    for (const [path, text] of modules) texts.set(join(root, name, path), `${UNCHECKED}${withPaths(text, path, modules)}`);
  const files = consumers.map(({ modules, code }, index) => {
    const path = `consumer-${index}.ts`;
    texts.set(join(root, names.get(modules) ?? "", path), withPaths(consumerText(code), path, modules));
    return `${names.get(modules) ?? ""}/${path}`;
  });
  const roots = files.map((file) => join(root, file));
  const problems = compile(root, roots, texts, { noFallthroughCasesInSwitch: true, noUnusedLocals: false, isolatedModules: false });
  return files.map((file) => problems.filter((problem) => problem.startsWith(`${file}:`)));
}

/** Replaces the packages in a module's imports by the paths of their modules. */
function withPaths(text: string, file: string, modules: Modules): string {
  return text.replace(/"(@hosting-platform\/[^"]+)"/g, (quoted, specifier: string) => {
    const path = moduleOf(specifier, modules);
    return path === undefined ? quoted : `"./${relative(dirname(file), path).replaceAll("\\", "/").replace(/\.ts$/, ".js")}"`;
  });
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
