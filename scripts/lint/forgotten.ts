import { dirname, resolve } from "node:path";
import { parse } from "yaml";
import { relativePath } from "../core/cli/finding.js";
import { kebabCase } from "../model/case.js";
import { METHODS } from "../read/openapi.js";
import { readText } from "../read/read-text.js";
import { isObject } from "../read/spec-node.js";

/** An entry that the root document lacks. */
export interface ForgottenPath {
  /** Absolute path of the path file. */
  file: string;
  path: string;
  /** The tags of its operations that belong to its folder. */
  tags: readonly string[];
}

/** Returns the path files among `files`, with the path that each file name stands for. */
export function forgottenPaths(folder: string, files: readonly string[]): ForgottenPath[] {
  return files.flatMap((file) => {
    const [, group, name] = /^groups\/([^/]+)\/paths\/([^/]+)\.yaml$/.exec(relativePath(folder, file)) ?? [];
    if (group === undefined || name === undefined) return [];
    const tags = new Set(tagsIn(file).filter((tag) => kebabCase(tag) === group));
    return [{ file, path: `/${name.replaceAll("@", "/")}`, tags: [...tags] }];
  });
}

/** Returns the line of a path in the root document, without indentation. */
export function pathLine(folder: string, { path, file }: ForgottenPath): string {
  return `${path}: { $ref: "${relativePath(folder, file)}" }`;
}

/** Returns the description file of a tag, relative to the contract's folder. */
export function tagProseOf(tag: string): string {
  return `groups/${kebabCase(tag)}/tag.md`;
}

/** Returns the declaration of a tag in the root document, on one line. */
export function tagLine(tag: string): string {
  return `{ name: ${tag}, description: { $ref: ${tagProseOf(tag)} } }`;
}

/** Returns the files that a file references, recursively, itself included. */
export function filesReached(file: string): Set<string> {
  const reached = new Set<string>();
  const pending = [file];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (reached.has(at)) continue;
    reached.add(at);
    for (const [, ref = ""] of textOf(at).matchAll(/\$ref: *["']?([^"'\s}#]+)/g)) pending.push(resolve(dirname(at), ref));
  }
  return reached;
}

function tagsIn(file: string): string[] {
  let item: unknown;
  try {
    item = parse(textOf(file), { logLevel: "silent" });
  } catch {
    // Reported as soon as the root document refers to the file.
  }
  const operations = isObject(item) ? METHODS.map((method) => item[method]).filter(isObject) : [];
  return operations.flatMap(({ tags }) => (Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : []));
}

function textOf(file: string): string {
  try {
    return readText(file);
  } catch {
    return "";
  }
}
