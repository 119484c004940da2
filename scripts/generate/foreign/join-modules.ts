import { posix } from "node:path";
import { compare } from "../../core/cli/finding.js";
import type { OutputFile } from "../../core/files/output.js";
import { HEADER, importLine } from "../../emit/text.js";

/** Returns the file of the output that has a generated module, by the module's path. */
export function fileOf(path: string): string {
  if (path.startsWith("runtime/")) return "runtime.ts";
  if (path.startsWith("types/operations/")) return path.slice("types/".length);
  return /^(?:servers|security|errors)\.ts$/.test(path) ? "client.ts" : path;
}

/** An import of a module, or a list that it passes on. */
interface Import {
  keyword: string;
  /** Undefined for `*`, and for a package. */
  names: string[] | undefined;
  /** The imported module of the output, or the whole statement if it imports a package. */
  from: string;
}

interface Module {
  path: string;
  imports: Import[];
  body: string;
}

/**
 * Joins generated modules to the files of the output: few enough to read, and to keep in a repository. The names of modules in one file
 * must differ. Bundlers remove unused declarations of a file as they do unused files.
 */
export function joinModules(files: readonly OutputFile[]): OutputFile[] {
  const modules = new Map(files.map((file) => [file.path, moduleOf(file)]));
  const places = new Map<string, Module[]>();
  for (const path of [...modules.keys()].sort(compare)) {
    const place = fileOf(path);
    places.set(place, places.get(place) ?? []);
    add(path, place, modules, places.get(place) ?? []);
  }
  return [...places].map(([path, members]) => ({ path, text: joinedText(path, members) }));
}

const FROM = /^((?:import|export|\}) .*")(\.[^"\n]*)\.js";$/gm;

/** Makes the imports of a plugin's file those of the output's files. */
export function importFiles({ path, text }: OutputFile): OutputFile {
  const folder = posix.dirname(path);
  const fixed = text.replace(
    FROM,
    (_, start: string, from: string) => `${start}${specifierOf(posix.join(folder, `${from}.ts`), folder)}";`,
  );
  return { path, text: fixed };
}

/** Adds a module to its file, behind the modules of the file whose values it imports. */
function add(path: string, place: string, modules: ReadonlyMap<string, Module>, members: Module[]): void {
  const module = modules.get(path);
  if (module === undefined || fileOf(path) !== place || members.includes(module)) return;
  for (const { keyword, from } of module.imports) if (/^(?:import|export)(?! type)/.test(keyword)) add(from, place, modules, members);
  members.push(module);
}

const IMPORT = /(import|export)( type)? (?:(\*(?: as [\w$]+)?)|\{([^}]*)\}) from "(\.[^"]*)\.js";\n|import [^;]*;\n/y;
const BETWEEN = /(?:\/\/ .*)?\n/y;

/** Splits a module into its imports, which come first, and the rest. */
function moduleOf({ path, text }: OutputFile): Module {
  const imports: Import[] = [];
  let comments = "";
  let at = HEADER.length;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  for (;;) {
    const found = next(IMPORT);
    if (found === null) {
      const [between] = next(BETWEEN) ?? [];
      if (between === undefined) break;
      comments += between;
      continue;
    }
    const [statement, word = "", ofTypes = "", star, list, from] = found;
    const names = list?.split(",").flatMap((name) => name.trim() || []);
    if (from === undefined) imports.push({ keyword: "", names: undefined, from: statement });
    else
      imports.push({
        keyword: `${word}${ofTypes}${star === undefined ? "" : ` ${star}`}`,
        names,
        from: posix.join(posix.dirname(path), `${from}.ts`),
      });
  }
  return { path, imports, body: `${comments.trim()}\n${text.slice(at)}`.trim() };
}

function joinedText(path: string, members: readonly Module[]): string {
  const lines = new Map<string, Import>();
  for (const { keyword, names, from } of members.flatMap(({ imports }) => imports)) {
    const target = keyword === "" ? from : fileOf(from);
    if (target === path) continue;
    const key = `${keyword} ${target}`;
    const all = [...(lines.get(key)?.names ?? []), ...(names ?? [])];
    lines.set(key, { keyword, names: names && [...new Set(all)].sort(compare), from: target });
  }
  const imports = [...lines.values()].map((line) => importText(line, posix.dirname(path)));
  const bodies = members.map(({ body }) => body).filter((body) => body !== "");
  return [HEADER, ...(imports.length === 0 ? [] : [imports.join("")]), ...bodies.map((body) => `${body}\n`)].join("\n");
}

function importText({ keyword, names, from }: Import, folder: string): string {
  if (keyword === "") return from;
  const specifier = specifierOf(from, folder);
  return names === undefined ? `${keyword} from "${specifier}";\n` : importLine(keyword, names, specifier);
}

/** Returns the specifier of the file that has a module. */
function specifierOf(path: string, folder: string): string {
  const relative = posix.relative(folder, fileOf(path)).replace(/\.ts$/, ".js");
  return relative.startsWith(".") ? relative : `./${relative}`;
}
