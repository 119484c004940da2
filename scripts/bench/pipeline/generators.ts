// The generators, each in the smallest configuration that generates types and a client.
import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "../../core/files/repository.js";
import { NODE_22, OWN_MODULES, PEER_MODULES } from "../peers.js";
import type { Command } from "../processes.js";

/** A program that generates code from one OpenAPI document, into `out/` in its own folder. */
export interface Generator {
  name: string;
  /** The Node.js that runs it; default: the one that runs the benchmark. */
  node?: string;
  args: (document: string) => readonly string[];
  /** The file that configures it. */
  config?: { name: string; text: (document: string) => string };
  /** The packages that its output imports. */
  modules: string;
  /** The module that users import. */
  entry: string;
  /** Matches the paths below `out/` of the modules that hold the operations. */
  files: RegExp;
  /** Counts the operations of such a module. */
  count: (text: string) => number;
}

export const TYPES_ONLY = "openapi-typescript";
export const REDOCLY = "redocly generate-client";

export const TOOLS = {
  openapiTypescript: join(OWN_MODULES, "openapi-typescript/bin/cli.js"),
  redocly: join(OWN_MODULES, "@redocly/cli/bin/cli.js"),
  prettier: join(OWN_MODULES, "prettier/bin/prettier.cjs"),
};

export const GENERATORS: readonly Generator[] = [
  {
    name: "generate --spec",
    args: (document) => [join(REPOSITORY, "scripts/generate/launch/launch.js"), "--spec", document, "--out", "out", "--lint", "warn"],
    modules: OWN_MODULES,
    entry: "./out/index.js",
    files: /^operations\/(?!index\.ts$)/,
    count: matchesOf(/^export (?:async )?(?:const|function) /gm),
  },
  {
    name: TYPES_ONLY,
    args: (document) => [TOOLS.openapiTypescript, document, "-o", "out/types.ts"],
    modules: OWN_MODULES,
    entry: "./out/types.js",
    files: /^types\.ts$/,
    count: methodsOfPaths,
  },
  {
    name: REDOCLY,
    args: (document) => [TOOLS.redocly, "generate-client", document, "-o", "out/client.ts"],
    modules: OWN_MODULES,
    entry: "./out/client.js",
    files: /^client\.ts$/,
    count: (text) => matchesOf(/^ {4}\S.*: \{$/gm)(/^export type Ops = \{\n[^]*?^\}/m.exec(text)?.[0] ?? ""),
  },
  {
    name: "kubb",
    args: () => [join(PEER_MODULES, "@kubb/cli/bin/kubb.cjs"), "generate", "--config", "kubb.config.mjs"],
    // By default, it runs the formatters and linters that it finds.
    config: {
      name: "kubb.config.mjs",
      text: (document) => `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

export default defineConfig({
  root: ".",
  input: { path: ${JSON.stringify(document)} },
  output: { path: "./out", clean: true, format: false, lint: false },
  plugins: [pluginOas(), pluginTs(), pluginClient({ client: "fetch" })],
});
`,
    },
    modules: PEER_MODULES,
    entry: "./out/index.ts",
    files: /^clients\//,
    count: matchesOf(/^export async function /gm),
  },
  {
    name: "hey-api",
    node: NODE_22,
    args: (document) => [join(PEER_MODULES, "@hey-api/openapi-ts/bin/run.js"), "-i", document, "-o", "out"],
    modules: PEER_MODULES,
    entry: "./out/index.js",
    files: /^sdk\.gen\.ts$/,
    count: matchesOf(/^export const /gm),
  },
  {
    name: "orval",
    node: NODE_22,
    args: () => [join(PEER_MODULES, "orval/dist/bin/orval.mjs"), "--config", "orval.config.mjs"],
    config: {
      name: "orval.config.mjs",
      text: (document) => `export default {
  api: { input: { target: ${JSON.stringify(document)} }, output: { target: "./out/api.ts", client: "fetch", mode: "single" } },
};
`,
    },
    modules: PEER_MODULES,
    entry: "./out/api.js",
    files: /^api\.ts$/,
    count: matchesOf(/^export const \w+ = async /gm),
  },
];

function matchesOf(pattern: RegExp): (text: string) => number {
  return (text) => text.match(pattern)?.length ?? 0;
}

/** Counts the methods of openapi-typescript's `paths`. Missing methods are optional, and a path may refer to another one. */
function methodsOfPaths(text: string): number {
  const paths = /^export interface paths \{\n([^]*?)^\}/m.exec(text)?.[1]?.split(/^ {4}(?=")/m) ?? [];
  const count = matchesOf(/^ {8}(?:get|put|post|delete|options|head|patch|trace|query): /gm);
  return paths.reduce((sum, path) => {
    const [, other] = /^"[^\n]*": paths\[(".*")\];/.exec(path) ?? [];
    return sum + count(paths.find((target) => target.startsWith(other === undefined ? path : `${other}:`)) ?? "");
  }, 0);
}

/** Creates the folder that a generator runs in. */
export async function prepareFolder({ config, modules }: Generator, folder: string, document: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await symlink(modules, join(folder, "node_modules"), "junction");
  if (config !== undefined) await writeFile(join(folder, config.name), config.text(document));
}

/** Removes the output of an earlier run. */
export async function emptyOutput(folder: string): Promise<void> {
  await rm(join(folder, "out"), { recursive: true, force: true });
  await mkdir(join(folder, "out"));
}

export function commandOf({ args, node }: Generator, folder: string, document: string): Command {
  return { args: args(document), cwd: folder, ...(node !== undefined && { program: node }) };
}

/** Counts the operations in a generator's output; undefined if it has no TypeScript. */
export async function operationsIn({ files, count }: Generator, folder: string): Promise<number | undefined> {
  const paths = await readdir(join(folder, "out"), { recursive: true });
  if (!paths.some((path) => path.endsWith(".ts"))) return undefined;
  const modules = paths.filter((path) => path.endsWith(".ts") && files.test(path.replaceAll("\\", "/")));
  const counts = await Promise.all(modules.map(async (path) => count(await readFile(join(folder, "out", path), "utf8"))));
  return counts.reduce((sum, one) => sum + one, 0);
}

/** Takes out what keeps the compiler from checking a generator's output. */
export async function checkAll(folder: string): Promise<void> {
  const paths = await readdir(join(folder, "out"), { recursive: true });
  for (const path of paths.filter((each) => each.endsWith(".ts"))) {
    const file = join(folder, "out", path);
    const text = await readFile(file, "utf8");
    const checked = text.replaceAll(/^\/\/ @ts-nocheck$/gm, "//");
    if (checked !== text) await writeFile(file, checked);
  }
}
