// The generators of the table: how each is configured, and how a program calls an operation of its output.
import { join } from "node:path";
import { type Generator, GENERATORS } from "../pipeline/generators.js";
import { OWN_MODULES, PEER_MODULES } from "../peers.js";
import { REPOSITORY } from "../../core/files/repository.js";

export const BASE = "https://api.example.com";

/** Settings of a feature beside the usual ones of a generator. */
export interface Settings {
  /** Plugins, generators or packages by name, with their options. The table names them. */
  plugins?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Further options of the generator. */
  options?: Readonly<Record<string, unknown>>;
}

export interface Operation {
  id: string;
  /** Default: get. */
  method?: string;
  path: string;
}

/** The request of a call, as code. */
export interface Call {
  path?: Readonly<Record<string, string>>;
  query?: string;
  body?: string;
}

export interface Peer {
  name: string;
  /** The package whose version the table states. */
  manifest: string;
  generator: (settings: Settings) => Generator;
  /** Imports the client and operations; `from` is the module of the operations if a plugin writes it. */
  imports: (operations: readonly Operation[], from?: string) => string;
  /** Creates or configures the client; `options` are further options as code. */
  setup: (options: string) => string;
  /** Calls an operation; the value of the expression is the parsed result. */
  call: (operation: Operation, call?: Call) => string;
}

function generatorOf(name: string, changes: Partial<Generator>): Generator {
  const generator = GENERATORS.find((each) => each.name === name);
  if (generator === undefined) throw new Error(`There is no generator ${name}`);
  return { ...generator, modules: PEER_MODULES, ...changes };
}

function named(operations: readonly Operation[], module: string): string {
  return `import { ${operations.map(({ id }) => id).join(", ")} } from ${JSON.stringify(module)};`;
}

/** Joins the parts of a request that there are to an object. */
function object(parts: Readonly<Record<string, string | undefined>>, more = ""): string {
  const entries = Object.entries(parts).filter(([, code]) => code !== undefined);
  return `{ ${[...entries.map(([key, code]) => `${key}: ${code}`), more].filter(Boolean).join(", ")} }`;
}

const pathOf = (path: Call["path"]): string | undefined => path && object(path);
const list = (options: object | undefined): [string, unknown][] => Object.entries(options ?? {});
const flags = (options: object | undefined): string[] => list(options).flatMap(([name, value]) => [`--${name}`, String(value)]);

export const OURS = "ours";

export const PEERS: readonly Peer[] = [
  {
    name: OURS,
    manifest: join(REPOSITORY, "packages/generator/package.json"),
    generator: ({ plugins, options }) => {
      const { args, ...own } = generatorOf("generate --spec", {});
      const further = [...list(plugins).flatMap(([name]) => ["--plugin", name]), ...flags(options)];
      return { ...own, args: (document) => [...args(document), ...further] };
    },
    imports: (operations, from = "./out/index.js") => `import { createClient } from "./out/index.js";\n${named(operations, from)}`,
    setup: (options) => `const client = createClient({ baseUrl: "${BASE}", ${options} });`,
    call: ({ id }, { path, query, body } = {}) => `(await ${id}(client, ${object({ path: pathOf(path), query, body })}))`,
  },
  {
    name: "openapi-typescript",
    manifest: join(OWN_MODULES, "openapi-typescript/package.json"),
    generator: () => generatorOf("openapi-typescript", {}),
    imports: () => `import createClient from "openapi-fetch";\nimport type { operations, paths } from "./out/types.js";`,
    setup: (options) => `const client = createClient<paths>({ baseUrl: "${BASE}", ${options} });`,
    call: ({ method = "get", path: route }, { path, query, body } = {}) => {
      const params = path || query ? object({ path: pathOf(path), query }) : undefined;
      return `(await client.request("${method}", ${JSON.stringify(route)}, ${object({ params, body })})).data!`;
    },
  },
  {
    name: "hey-api",
    manifest: join(PEER_MODULES, "@hey-api/openapi-ts/package.json"),
    generator: ({ plugins, options }) => {
      const { parser, ...sdk } = options ?? {};
      const client = list(plugins).some(([name]) => name.startsWith("@hey-api/client-")) ? [] : ["@hey-api/client-fetch"];
      const further = list(plugins).map(([name, own]) => ({ name, ...(own as object) }));
      const all = [...client, "@hey-api/typescript", { name: "@hey-api/sdk", ...sdk }, ...further];
      const text = (input: string): string => `export default ${JSON.stringify({ input, output: "out", plugins: all, parser })};\n`;
      const args = (): string[] => [join(PEER_MODULES, "@hey-api/openapi-ts/bin/run.js"), "-f", "hey.config.mjs"];
      return generatorOf("hey-api", { args, config: { name: "hey.config.mjs", text } });
    },
    imports: (operations) => `import { client } from "./out/client.gen.js";\n${named(operations, "./out/index.js")}`,
    setup: (options) => `client.setConfig({ baseUrl: "${BASE}", ${options} });`,
    call: ({ id }, { path, query, body } = {}) =>
      `(await ${id}(${object({ path: pathOf(path), query, body }, "throwOnError: true")})).data`,
  },
  {
    name: "orval",
    manifest: join(PEER_MODULES, "orval/package.json"),
    generator: ({ plugins, options }) => {
      const { filters, ...own } = options ?? {};
      const base = { target: "./out/api.ts", client: "fetch", mode: "single", baseUrl: BASE, ...own };
      const output = Object.assign(base, ...list(plugins).map(([, own]) => own)) as object;
      const text = (target: string): string => `export default ${JSON.stringify({ api: { input: { target, filters }, output } })};\n`;
      return generatorOf("orval", { config: { name: "orval.config.mjs", text } });
    },
    imports: (operations) => named(operations, "./out/api.js"),
    setup: () => "",
    call: ({ id }, { path, query, body } = {}) =>
      `(await ${id}(${[...Object.values(path ?? {}), body, query].filter((code) => code !== undefined).join(", ")})).data`,
  },
  {
    name: "kubb",
    manifest: join(PEER_MODULES, "@kubb/core/package.json"),
    generator: ({ plugins, options }) => {
      const all: [string, unknown][] = [
        ["@kubb/plugin-oas", {}],
        ["@kubb/plugin-ts", options?.["types"] ?? {}],
        ...list(plugins).filter(([name]) => name.startsWith("@kubb/")),
        ["@kubb/plugin-client", { client: "fetch", paramsType: "object", ...(options?.["client"] as object | undefined) }],
      ];
      const text = (document: string): string => `import { defineConfig } from "@kubb/core";
${all.map(([name]) => `import { ${kubbPlugin(name)} } from "${name}";`).join("\n")}
export default defineConfig({
  root: ".",
  input: { path: ${JSON.stringify(document)} },
  output: { path: "./out", clean: true, format: false, lint: false },
  plugins: [${all.map(([name, own]) => `${kubbPlugin(name)}(${JSON.stringify(own)})`).join(", ")}],
});
`;
      return generatorOf("kubb", { config: { name: "kubb.config.mjs", text } });
    },
    imports: (operations) => `import { setConfig } from "@kubb/plugin-client/clients/fetch";\n${named(operations, "./out/index.ts")}`,
    setup: (options) => `setConfig({ baseURL: "${BASE}", ${options} });`,
    call: ({ id }, { path, query: params, body: data } = {}) => {
      const request = object({ ...path, params, data });
      return `(await ${id}(${path || params || data ? request : ""}))`;
    },
  },
  {
    name: "redocly generate-client",
    manifest: join(OWN_MODULES, "@redocly/cli/package.json"),
    generator: ({ plugins, options }) => {
      const { args, ...own } = generatorOf("redocly generate-client", {});
      const { config = {}, ...others } = options ?? {};
      const generators = ["typescript", ...list(plugins).map(([name]) => name)].flatMap((name) => ["--generator", name]);
      return {
        ...own,
        args: (document) => [...args(document), "--args-style", "grouped", ...generators, ...flags(others)],
        config: { name: "redocly.yaml", text: () => JSON.stringify(config) },
      };
    },
    imports: (operations) => `import { ApiError, configure } from "./out/client.js";\n${named(operations, "./out/client.js")}`,
    setup: (options) => `configure({ serverUrl: "${BASE}", ${options} });`,
    call: ({ id }, { path, query, body } = {}) => `(await ${id}(${object({ path: pathOf(path), query, body })}))`,
  },
];

/** Returns the name of a plugin's function: `pluginReactQuery` of `@kubb/plugin-react-query`. */
function kubbPlugin(name: string): string {
  return name.slice("@kubb/".length).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
