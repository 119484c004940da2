import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { JSDocTag, Node } from "typescript";
import { REPOSITORY } from "../core/files/repository.js";
import ts from "../core/modules/typescript.js";

/** Sources that replace those of the packages, without the parts that are specific to this platform. */
export const OWN = "scripts/emit/templates/runtime";

/** The source of the conversions that the plugin `transformers` uses. */
export const CONVERSIONS = "scripts/emit/templates/plugins/conversions.ts";

/** Source folders and their places in `runtime/`; the first match is used. */
const PLACES: readonly (readonly [folder: string, place: string])[] = [
  ["scripts/emit/templates/plugins", "../plugins"],
  [OWN, ""],
  ["packages/client/src/runtime", ""],
  ["packages/client/src", ""],
  ["packages/pagination/src", "pagination"],
  ["packages/auth/src", "auth"],
];

/** The pager's import of the client, and its source. */
const CLIENT = { specifier: "@hosting-platform/client/core", source: "packages/client/src/core.ts" };

const GENERATED = "generated/";

/** Names that are specific to this platform, and their replacements. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["HostingPlatformError", "ClientError"],
  ["platformKind", "kind"],
]);
const FILES: ReadonlyMap<string, string> = new Map([["hosting-platform-error", "client-error"]]);

/** A source of the packages as a module of the output. */
export interface RuntimeModule {
  /** Its path in the output. */
  path: string;
  text: string;
  /** The sources that it imports, except generated ones. */
  imports: string[];
}

/** The modules of this process, by source and text: one run may generate from several documents. */
const known = new Map<string, { given: string; module: RuntimeModule }>();

/** Returns a source as a module of the output. The published package has the results of this function instead of the sources. */
export function runtimeModule(source: string): RuntimeModule {
  const given = readFileSync(join(REPOSITORY, source), "utf8");
  const old = known.get(source);
  if (old?.given === given) return old.module;
  const module = moduleOf(source, given);
  known.set(source, { given, module });
  return module;
}

/** Returns a module of the output as CommonJS. Only the published package has them: to compile all takes a second. */
export function runtimeCode(_path: string): string | undefined {
  return undefined;
}

function moduleOf(source: string, text: string): RuntimeModule {
  const targets = ts.preProcessFile(text).importedFiles.map(({ fileName }) => sourceOf(source, fileName));
  return {
    path: placeOf(source),
    text: vendored(source, text),
    imports: targets.filter((target) => !target.startsWith(GENERATED)),
  };
}

/** Resolves an import of a source. */
function sourceOf(source: string, specifier: string): string {
  if (!specifier.startsWith(".") && specifier !== CLIENT.specifier) throw new Error(`${source}: ${specifier} is not part of the output`);
  const target = specifier === CLIENT.specifier ? CLIENT.source : posix.join(dirname(source), specifier).replace(/\.js$/, ".ts");
  if (target.startsWith(GENERATED)) return target;
  const own = join(OWN, posix.relative("runtime", placeOf(target)));
  return existsSync(join(REPOSITORY, own)) ? own : target;
}

/** Returns the path of a source in the output. */
function placeOf(source: string): string {
  if (source.startsWith(GENERATED)) return source.slice(GENERATED.length);
  const [folder, place] = PLACES.find(([from]) => source.startsWith(`${from}/`)) ?? [];
  if (folder === undefined || place === undefined) throw new Error(`${source} is not part of the output`);
  const name = posix.basename(source, ".ts");
  return posix.join("runtime", place, dirname(source.slice(folder.length + 1)), `${FILES.get(name) ?? name}.ts`);
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Adapts a source to the output: rewrites its imports, and removes names and examples of this platform. */
function vendored(source: string, text: string): string {
  const file = ts.createSourceFile(source, text, ts.ScriptTarget.Latest, true);
  const folder = dirname(placeOf(source));
  const edits: Edit[] = ts.preProcessFile(text).importedFiles.map(({ fileName, pos, end }) => {
    const path = posix.relative(folder, placeOf(sourceOf(source, fileName))).replace(/\.ts$/, ".js");
    return { start: pos + 1, end: end + 1, text: path.startsWith(".") ? path : `./${path}` };
  });
  const visit = (node: Node): void => {
    const name = ts.isIdentifier(node) ? NAMES.get(node.text) : undefined;
    if (name !== undefined) edits.push({ start: node.getStart(file), end: node.end, text: name });
    for (const tag of ts.getJSDocTags(node)) if (isForeignExample(tag)) edits.push({ ...linesOf(tag, text), text: "" });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}

/** Checks for an example that imports the packages, which the output does not have. */
function isForeignExample(tag: JSDocTag): boolean {
  return tag.tagName.text === "example" && tag.getText().includes("@hosting-platform/");
}

/** Returns the range of a tag's lines, including the empty line before it. */
function linesOf(tag: JSDocTag, text: string): { start: number; end: number } {
  const blank = "\n *";
  const start = text.lastIndexOf("\n", tag.getStart());
  const from = text.slice(0, start).endsWith(blank) ? start - blank.length : start;
  return { start: from, end: text.lastIndexOf("\n", tag.end) };
}
