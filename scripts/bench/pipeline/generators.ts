// The generators: each in the smallest configuration that makes types and a client of one document.
import { join } from "node:path";
import { REPOSITORY } from "../../lib/repository.js";
import {
  exportedAsyncConstants,
  exportedAsyncFunctions,
  exportedConstants,
  exportedValues,
  membersOf,
  methodsOf,
  type OperationsOf,
} from "./operations.js";
import { PEERS } from "./peers.js";

/** A program that makes code of one OpenAPI document, in a folder of its own: `out/` is made there. */
export interface Generator {
  name: string;
  /** The lowest major version of Node.js that it runs on. */
  node: number;
  /** Node's arguments; a path to the document is relative to the folder. */
  args: (document: string) => readonly string[];
  /** The file that it is configured by, in the folder. */
  config?: { name: string; text: (document: string) => string };
  /** Where the packages are that its output imports. */
  modules: string;
  /** The module that a user imports, from the folder. */
  entry: string;
  operations: OperationsOf;
  /** What it takes instead of a document that it refuses. */
  instead?: Replacement | undefined;
}

/** A document that says the same in other words. */
export interface Replacement {
  what: string;
  of: (document: unknown) => unknown;
}

export const OURS = "generate --spec";
export const REDOCLY = "redocly generate-client";
export const TYPES_ONLY = "openapi-typescript";
export const HEY_API = "hey-api";
export const ORVAL = "orval";
export const KUBB = "kubb";

const OWN_MODULES = join(REPOSITORY, "node_modules");
const PEER_MODULES = join(PEERS, "node_modules");

/** What starts the pipeline of a repository. */
export function launcherOf(root: string): string {
  return join(root, "scripts/launch.js");
}

/** The tools of the repository's own dependencies, which a copy of the repository shares. */
export const TOOLS = {
  openapiTypescript: join(OWN_MODULES, "openapi-typescript/bin/cli.js"),
  redocly: join(OWN_MODULES, "@redocly/cli/bin/cli.js"),
  prettier: join(OWN_MODULES, "prettier/bin/prettier.cjs"),
};

/** The operations in what our pipeline writes. */
export const GENERATED_OPERATIONS: OperationsOf = { count: exportedValues, where: /^operations\/(?!index\.ts$)/ };

export const GENERATORS: readonly Generator[] = [
  {
    name: OURS,
    node: 20,
    args: (document) => [launcherOf(REPOSITORY), "--spec", document, "--out", "out", "--lint", "warn"],
    modules: OWN_MODULES,
    entry: "./out/index.js",
    operations: GENERATED_OPERATIONS,
  },
  {
    name: TYPES_ONLY,
    node: 20,
    args: (document) => [TOOLS.openapiTypescript, document, "-o", "out/types.ts"],
    modules: OWN_MODULES,
    entry: "./out/types.js",
    operations: { count: methodsOf("paths"), where: /^types\.ts$/ },
  },
  {
    name: REDOCLY,
    node: 20,
    args: (document) => [TOOLS.redocly, "generate-client", document, "-o", "out/client.ts"],
    modules: OWN_MODULES,
    entry: "./out/client.js",
    operations: { count: membersOf("Ops"), where: /^client\.ts$/ },
  },
  {
    name: KUBB,
    node: 20,
    args: () => [join(PEER_MODULES, "@kubb/cli/bin/kubb.cjs"), "generate", "--config", "kubb.config.mjs"],
    // Without `format` and `lint` it looks for programs that do this, and runs them too.
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
    operations: { count: exportedAsyncFunctions, where: /^clients\// },
  },
  {
    name: HEY_API,
    node: 22,
    args: (document) => [join(PEER_MODULES, "@hey-api/openapi-ts/bin/run.js"), "-i", document, "-o", "out"],
    modules: PEER_MODULES,
    entry: "./out/index.js",
    operations: { count: exportedConstants, where: /^sdk\.gen\.ts$/ },
  },
  {
    name: ORVAL,
    node: 22,
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
    operations: { count: exportedAsyncConstants, where: /^api\.ts$/ },
    instead: { what: "a copy with `not: {}` for each property that is `false`", of: withoutFalseProperties },
  },
];

/** The document with a schema that says the same in the place of each property that is `false`. */
export function withoutFalseProperties(value: unknown, key?: string): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => withoutFalseProperties(item));
  return Object.fromEntries(
    Object.entries(value).map(([name, child]: [string, unknown]) => {
      return [name, key === "properties" && child === false ? { not: {} } : withoutFalseProperties(child, name)];
    }),
  );
}
