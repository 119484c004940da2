import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { OutputFile } from "../core/files/output.js";
import { REPOSITORY } from "../core/files/repository.js";
import { HEADER } from "./text.js";

/** The sources that the runtime has of its own, laid out as it is: each stands in place of what the packages have there. */
const OWN = "scripts/emit/templates/runtime";

/** Where the sources of the packages go, below the runtime. */
const PACKAGES: Readonly<Record<string, string>> = { "packages/client/src": "", "packages/pagination/src": "pagination" };

/** What the pager imports, and the source that it is made of. */
const CLIENT = { specifier: "@hosting-platform/client/core", source: "packages/client/src/core.ts" };

const GENERATED = "generated/";
const RUNTIME = "runtime/";

/** Of statements, not of examples in comments. */
const IMPORT = /^((?:(?:import|export)\b[^"\n]*|\}) from |import )"([^"\n]+)"/gm;

const EXAMPLE = / \* @example\n \* ```ts\n(?: \*.*\n)*? \* ```\n(?: \*\n)?/g;

/**
 * `runtime/`: the client that the operation functions take and the pager, so that the output runs with nothing beside it. The sources are
 * those of the packages, without what is of the platform's own.
 */
export function generateRuntime(): OutputFile[] {
  const sources = reachable(`${OWN}/index.ts`);
  return [...sources].map(([source, text]) => ({ path: placeOf(source), text: `${HEADER}\n${vendored(source, text)}` }));
}

/** A source and those of the runtime that it leads to, with their texts. */
function reachable(source: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(source)) return found;
  const text = readFileSync(join(REPOSITORY, source), "utf8");
  found.set(source, text);
  for (const [, , specifier = ""] of text.matchAll(IMPORT)) {
    const target = sourceOf(source, specifier);
    if (!target.startsWith(GENERATED)) reachable(target, found);
  }
  return found;
}

/** The source that an import of another leads to. */
function sourceOf(source: string, specifier: string): string {
  if (!specifier.startsWith(".") && specifier !== CLIENT.specifier) throw new Error(`${source}: ${specifier} is no part of the output`);
  const target = specifier === CLIENT.specifier ? CLIENT.source : posix.join(dirname(source), specifier).replace(/\.js$/, ".ts");
  const own = `${OWN}/${placeOf(target).slice(RUNTIME.length)}`;
  return !target.startsWith(GENERATED) && existsSync(join(REPOSITORY, own)) ? own : target;
}

/** Where a source stands in the output. */
function placeOf(source: string): string {
  if (source.startsWith(GENERATED)) return source.slice(GENERATED.length);
  const places = Object.entries({ ...PACKAGES, [OWN]: "" });
  const [folder, place] = places.find(([from]) => source.startsWith(`${from}/`)) ?? [];
  if (folder === undefined || place === undefined) throw new Error(`${source} is no part of the output`);
  return renamed(posix.join(RUNTIME, place, source.slice(folder.length + 1)));
}

/** A source as it stands in the output. */
function vendored(source: string, text: string): string {
  const folder = dirname(placeOf(source));
  const imported = text.replace(IMPORT, (_, keyword: string, specifier: string) => {
    const path = posix.relative(folder, placeOf(sourceOf(source, specifier))).replace(/\.ts$/, ".js");
    return `${keyword}"${path.startsWith(".") ? path : `./${path}`}"`;
  });
  // What the comments say of the packages and of the platform's pages is of no use here.
  const plain = imported.replace(EXAMPLE, (example) => (example.includes("@hosting-platform/") ? "" : example));
  return renamed(plain.replace(/ \(section [^)]*\)/g, ""));
}

/** With the runtime's own name of what is named after the platform. */
function renamed(text: string): string {
  return text.replaceAll("HostingPlatformError", "ClientError").replaceAll("hosting-platform-error", "client-error");
}
