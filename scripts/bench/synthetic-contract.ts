// A contract of many times the size, for figures of how the cost of a run grows. Made of the real one, so that the mixture is real too.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { parse, parseDocument, stringify } from "yaml";
import { compare } from "../lib/finding.js";

const ROOT_DOCUMENT = "spec/openapi.yaml";
const EXCEPTIONS = ".redocly.lint-ignore.yaml";
const LINT_CONFIG = "redocly.yaml";

const OPERATION_ID = /^ {2}operationId: (.*)$/gm;

/** The length that the lint allows a summary. */
const SUMMARY_LENGTH = 60;

/** By file of the list of exceptions, by rule, the pointers. */
type Exceptions = Record<string, Record<string, string[]>>;

/** How large a contract is. */
export interface Size {
  operations: number;
  files: number;
}

/** What a rule of the lint is set to, as far as paths of the API stand in it. */
type RuleConfig = string | { excludedPaths?: string[] };

/**
 * Writes `spec/`, the lint's configuration and the list of its exceptions below `to`: those below `from`, each group `factor` times.
 * The first copy is the group as it is. In the others the paths begin with a segment of their own, and tag, folder, operationIds, summaries
 * and component names end in the number of the copy. What is shared stays shared. The same input gives the same files.
 */
export async function multiplyContract(from: string, to: string, factor: number): Promise<Size> {
  const size: Size = { operations: 0, files: 1 };
  const copies = Array.from({ length: factor }, (_, index) => index + 1);
  for (const path of await filesBelow(join(from, "spec"))) {
    if (`spec/${path}` === ROOT_DOCUMENT) continue;
    const text = await readFile(join(from, "spec", path), "utf8");
    const targets = new Map(copies.map((copy) => [copyPath(path, copy), copyText(text, path, copy)]));
    for (const [target, content] of targets) await write(join(to, "spec", target), content);
    size.files += targets.size;
    size.operations += [...targets.values()].join("\n").match(OPERATION_ID)?.length ?? 0;
  }
  await write(join(to, ROOT_DOCUMENT), multiplyRoot(await readFile(join(from, ROOT_DOCUMENT), "utf8"), copies));
  await write(join(to, EXCEPTIONS), multiplyExceptions(await readFile(join(from, EXCEPTIONS), "utf8"), copies));
  await write(join(to, LINT_CONFIG), multiplyConfig(await readFile(join(from, LINT_CONFIG), "utf8"), copies));
  return size;
}

/** Where a file below `spec/` stands in a copy. Only groups are copied. */
export function copyPath(path: string, copy: number): string {
  const [top = "", group = "", kind = "", name] = path.split("/");
  if (copy === 1 || top !== "groups") return path;
  if (name === undefined) return posix.join(top, `${group}-${copy}`, kind);
  const copied = kind === "paths" ? `${segment(copy)}@${name}` : name.replace(/^[^.]+/, (stem) => stem + suffix(copy));
  return posix.join(top, `${group}-${copy}`, kind, copied);
}

/** The text of a file in a copy: its references lead to the copied files, and an operation has names of its own. */
export function copyText(text: string, path: string, copy: number): string {
  if (copy === 1 || !path.startsWith("groups/")) return text;
  const home = posix.dirname(copyPath(path, copy));
  const result = text.replace(/(\$ref: "?)([^"\s#]+)/g, (_, before: string, ref: string) => {
    return before + posix.relative(home, copyPath(posix.join(posix.dirname(path), ref), copy));
  });
  if (path.split("/")[2] !== "paths") return result;
  return result
    .replace(/^ {2}tags: \[(.*)\]$/gm, (_, tag: string) => `  tags: [${copyTag(tag, copy)}]`)
    .replace(OPERATION_ID, (_, id: string) => `  operationId: ${id}${suffix(copy)}`)
    .replace(/^( {2}summary: "?)(.*?)("?)$/gm, (_, before: string, summary: string, after: string) => {
      return `${before}${summary.slice(0, SUMMARY_LENGTH - ` ${copy}`.length)} ${copy}${after}`;
    });
}

/** The path of the API in a copy. */
export function copyUrl(url: string, copy: number): string {
  return copy === 1 ? url : `/${segment(copy)}${url}`;
}

function copyTag(tag: string, copy: number): string {
  return copy === 1 ? tag : `${tag} ${copy}`;
}

function segment(copy: number): string {
  return `copy-${copy}`;
}

function suffix(copy: number): string {
  return `Copy${copy}`;
}

/** The index with the tags and the paths of all copies, each on one line as in the original. */
function multiplyRoot(text: string, copies: readonly number[]): string {
  const document = parseDocument(text);
  const { tags, paths } = document.toJS() as {
    tags: { name: string; description: { $ref: string } }[];
    paths: Record<string, { $ref: string }>;
  };
  const allTags = copies.flatMap((copy) =>
    tags.map(({ name, description }) => ({ name: copyTag(name, copy), description: { $ref: copyPath(description.$ref, copy) } })),
  );
  const allPaths = copies.flatMap((copy) =>
    Object.entries(paths).map(([url, { $ref }]): [string, unknown] => [
      copyUrl(url, copy),
      document.createNode({ $ref: copyPath($ref, copy) }, { flow: true }),
    ]),
  );
  document.set("tags", document.createNode(allTags.sort((a, b) => compare(a.name, b.name))));
  document.set("paths", document.createNode(new Map(allPaths.sort(([a], [b]) => compare(a, b)))));
  return document.toString({ lineWidth: 0 });
}

function multiplyExceptions(text: string, copies: readonly number[]): string {
  const all: Exceptions = {};
  for (const [file, rules] of Object.entries(parse(text) as Exceptions)) {
    for (const copy of copies) {
      const target = (all[`spec/${copyPath(posix.relative("spec", file), copy)}`] ??= {});
      for (const [rule, pointers] of Object.entries(rules)) {
        const copied = copy === 1 ? pointers : pointers.map((pointer) => pointer.replace("#/paths/", `#/paths/~1${segment(copy)}`));
        target[rule] = [...(target[rule] ?? []), ...copied];
      }
    }
  }
  return stringify(all);
}

function multiplyConfig(text: string, copies: readonly number[]): string {
  const config = parse(text) as { rules: Record<string, RuleConfig> };
  for (const rule of Object.values(config.rules)) {
    if (typeof rule === "string" || rule.excludedPaths === undefined) continue;
    rule.excludedPaths = rule.excludedPaths.flatMap((url) => copies.map((copy) => copyUrl(url, copy)));
  }
  return stringify(config);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(folder, join(entry.parentPath, entry.name)))
    .sort(compare);
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
