import { posix } from "node:path";
import { compare } from "../../core/cli/finding.js";
import type { OutputFile } from "../../core/files/output.js";
import { HEADER, importLine } from "../../emit/text.js";

/** The files that `index.ts` re-exports. On a conflict, the first one has the name; types of the runtime and of the client come last. */
const FILES = ["runtime.ts", "operations/index.ts", "types.ts", "client.ts", "schemas.ts", "pagination.ts"];

/** The modules of the runtime whose exports are public. */
const PUBLIC = ["index.ts", "operation.ts", "item-stream.ts", "events.ts", "json-lines.ts"].map((name) => `runtime/${name}`);

/** An export of a module. */
interface Export {
  kind: "type" | "value";
  /** Its declaration. Two names of one declaration do not conflict. */
  origin: string;
}

interface Owner {
  path: string;
  origin: string;
}

/**
 * Generates `index.ts`, which exports the public API. If files export different things by one name, such as a schema and a request type,
 * one has the name, and a comment points to the other.
 *
 * @param runtime the modules of the runtime, before they are joined
 */
export function indexModule(files: readonly OutputFile[], runtime: readonly OutputFile[]): OutputFile {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const parts = new Map(runtime.map(({ path, text }) => [path, text]));
  const exported = new Map(PUBLIC.flatMap((path) => [...exportsOf(parts, path)]));
  const modules = FILES.filter((path) => texts.has(path)).map(
    (path) => [path, path === "runtime.ts" ? exported : exportsOf(texts, path)] as const,
  );
  const all = modules.flatMap(([path, names]) => [...names].map(([name, found]) => ({ path, name, ...found })));
  const isLast = ({ path, kind }: (typeof all)[number]): boolean => kind === "type" && /^(?:runtime|client)\.ts$/.test(path);
  const owners = new Map<string, Owner>();
  for (const { path, name, origin } of [...all.filter((each) => !isLast(each)), ...all.filter(isLast)])
    if (!owners.has(name)) owners.set(name, { path, origin });
  const lines = modules.map(([path, names]) => {
    const taken = [...names].filter(([name, { origin }]) => owners.get(name)?.origin !== origin).map(([name]) => name);
    return taken.length === 0 && path !== "runtime.ts" ? exportAll(path) : exportRest(path, names, taken, owners);
  });
  return { path: "index.ts", text: `${HEADER}\n${lines.join("")}` };
}

function exportAll(path: string): string {
  return `export * from "./${asImport(path)}";\n`;
}

/** @param taken names that another module exports */
function exportRest(
  path: string,
  names: ReadonlyMap<string, Export>,
  taken: readonly string[],
  owners: ReadonlyMap<string, Owner>,
): string {
  const comments = [...taken].sort(compare).map((name) => {
    return `// \`${name}\` is that of ${owners.get(name)?.path ?? ""}; another one is exported by ./${asImport(path)}.\n`;
  });
  const lists = (["value", "type"] as const).map((wanted) => {
    const rest = [...names].filter(([name, { kind }]) => kind === wanted && owners.get(name)?.path === path).map(([name]) => name);
    if (rest.length === 0) return "";
    const line = importLine(wanted === "type" ? "import type" : "import", rest.sort(compare), `./${asImport(path)}`);
    return line.replace(/^import/, "export");
  });
  return [...comments, ...lists].join("");
}

const DECLARATION = /^export (?:declare |abstract |async )*(type|interface|function|const|class|enum)\*? ([\p{ID_Continue}$]+)/gmu;
const LIST = /^export (type )?\{([^}]*)\}(?: from "(\.[^"]*)\.js")?/gm;
const STAR = /^export \* from "(\.[^"]*)\.js";/gm;

/** Returns a module's exports by name. Follows re-exports to their declarations. */
function exportsOf(texts: ReadonlyMap<string, string>, path: string): Map<string, Export> {
  const names = new Map<string, Export>();
  const text = texts.get(path) ?? "";
  const moduleAt = (from: string): string => posix.join(posix.dirname(path), `${from}.ts`);
  for (const [, word = "", name = ""] of text.matchAll(DECLARATION)) {
    names.set(name, { kind: ["type", "interface"].includes(word) ? "type" : "value", origin: `${path}#${name}` });
  }
  for (const [, ofTypes, list = "", from] of text.matchAll(LIST)) {
    const declared = from === undefined ? undefined : exportsOf(texts, moduleAt(from));
    for (const item of list.split(",")) {
      const [, ofType, original, alias] = /^\s*(type )?([\p{ID_Continue}$]+)(?: as ([\p{ID_Continue}$]+))?\s*$/u.exec(item) ?? [];
      if (original === undefined) continue;
      const kind = ofTypes === undefined && ofType === undefined ? "value" : "type";
      names.set(alias ?? original, { kind, origin: declared?.get(original)?.origin ?? `${path}#${original}` });
    }
  }
  for (const [, from = ""] of text.matchAll(STAR)) for (const [name, found] of exportsOf(texts, moduleAt(from))) names.set(name, found);
  return names;
}

function asImport(path: string): string {
  return path.replace(/\.ts$/, ".js");
}
