import { posix } from "node:path";
import { compileFunction } from "node:vm";

/** The used parts of a generated client. */
export interface Generated {
  operation: (client: unknown, request: object) => Promise<unknown>;
  createClient(options: object): unknown;
  credentials?(values: object): unknown;
  serverUrl(): string;
  paginate(operation: unknown, client: unknown, request: object): AsyncIterable<unknown>;
}

/** The client of an operation as CommonJS modules, and the name of its function. */
export interface ClientCode {
  name: string;
  modules: Readonly<Record<string, string>>;
}

/** Loads a client. */
export function loadClient({ name, modules }: ClientCode): Generated {
  const load = loaderOf(modules);
  const { [name]: operation } = load("operations/index.ts");
  return Object.assign({ operation }, ...["runtime/index.ts", "servers.ts", "security.ts"].map(load)) as Generated;
}

/** Returns a function that loads a module, and returns what it exports: nothing if there is no such module. */
function loaderOf(modules: ClientCode["modules"]): (path: string) => Record<string, unknown> {
  const loaded = new Map<string, Record<string, unknown>>();
  return function load(path) {
    const known = loaded.get(path);
    if (known !== undefined) return known;
    const exports = Object.create(null) as Record<string, unknown>;
    loaded.set(path, exports);
    const required = (specifier: string): object => load(posix.join(posix.dirname(path), specifier).replace(/\.js$/, ".ts"));
    compileFunction(modules[path] ?? "", ["exports", "require"], { filename: path }).call(undefined, exports, required);
    return exports;
  };
}
