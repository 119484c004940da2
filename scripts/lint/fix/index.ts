import { readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, LineCounter, type Node, parseDocument } from "yaml";
import { FaultyInput } from "../../core/cli/spec-command.js";
import type { Finding } from "../../core/cli/finding.js";
import { entriesBelow } from "../../core/files/entries-below.js";
import { writeOutputs } from "../../core/files/output.js";
import { DISK } from "../../core/files/replace-files.js";
import { fromOneState } from "../../core/files/sources.js";
import { firstDisorder, type Kind, type RankOf, unquotedStatuses } from "./orders.js";
import { reorder } from "./reorder.js";
import { missingEntry } from "./root-entries.js";

/** The kinds of files, by the folder that they are in. */
const KINDS: Readonly<Record<string, Kind>> = {
  paths: "pathItem",
  schemas: "schema",
  parameters: "parameter",
  headers: "parameter",
  responses: "body",
  requestBodies: "body",
};

/**
 * Corrects the fixable findings: order of keys, paths, tags, parameters and `required`, quotes of statuses, and missing entries of the
 * root document. Changes only YAML files in the root document's folder, all or none, and keeps their comments.
 *
 * @param entry absolute path of the root document
 * @returns the changed files, relative to its folder
 * @throws FaultyInput if a file does not parse
 */
export async function fixSpec(entry: string): Promise<string[]> {
  const folder = dirname(entry);
  return fromOneState(async (sources) => {
    const texts = new Map(
      entriesBelow(folder)
        .filter(({ entry: found }) => found.isFile())
        .map(({ path }): [string, string] => [join(folder, path), readFileSync(join(folder, path), "utf8")]),
    );
    sources.add([...texts].map(([path, text]) => ({ path, text })));
    const yaml = [...texts].filter(([path]) => path.endsWith(".yaml"));
    const faults = yaml.flatMap(([path, text]) => syntaxFaults(path, text));
    if (faults.length > 0) throw new FaultyInput(faults, "nothing was written");
    const files = yaml.map(([path, text]) => ({
      path: relative(folder, path).replaceAll("\\", "/"),
      text: fixed(path, text, entry, texts),
    }));
    const [changes] = await writeOutputs([{ folder, files, shared: true }], DISK, () => sources.verify());
    return changes?.changed ?? [];
  });
}

function syntaxFaults(file: string, text: string): Finding[] {
  const lineCounter = new LineCounter();
  // A pretty message repeats the place and quotes the line.
  return parseDocument(text, { lineCounter, prettyErrors: false, logLevel: "silent" }).errors.map(({ message, pos }) => {
    const { line, col: column } = lineCounter.linePos(pos[0]);
    return { file, line, column, rule: "yaml-syntax", message, hint: "fix the YAML here or on the line above" };
  });
}

function fixed(file: string, text: string, entry: string, texts: ReadonlyMap<string, string>): string {
  const kind = file === entry ? "root" : KINDS[basename(dirname(file))];
  if (kind === undefined) return text;
  const rankOf = rankIn(file, texts);
  for (let current = text; ;) {
    const next = corrected(current, kind, rankOf);
    if (next !== undefined && sameContent(current, next)) current = next;
    else if (kind === "root") return withEntries(current, dirname(entry), texts);
    else return current;
  }
}

/** Corrects the first fault; returns undefined if there is none. */
function corrected(text: string, kind: Kind, rankOf: RankOf): string | undefined {
  const document = parsed(text);
  const [status] = unquotedStatuses(document.contents, kind);
  if (status?.range !== undefined && status.range !== null) {
    const [start, end] = status.range;
    return `${text.slice(0, start)}"${text.slice(start, end)}"${text.slice(end)}`;
  }
  const disorder = firstDisorder(document.contents, kind, rankOf);
  return disorder && reorder(text, disorder.node, disorder.order);
}

function withEntries(text: string, folder: string, texts: ReadonlyMap<string, string>): string {
  const missing = missingEntry(parsed(text), text, folder, texts);
  if (missing === undefined) return text;
  const next = `${text.slice(0, missing.at)}${missing.text}${text.slice(missing.at)}`;
  return parsed(next).errors.length === 0 ? withEntries(next, folder, texts) : text;
}

/** Ranks the parameters of a path file: path parameters in the order of the URL, then `teamId`, then `slug`. */
function rankIn(file: string, texts: ReadonlyMap<string, string>): RankOf {
  const inUrl = [...basename(file).matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
  return (parameter: Node) => {
    if (!isMap(parameter)) return undefined;
    const ref = parameter.get("$ref");
    const target = typeof ref === "string" ? texts.get(resolve(dirname(file), ref)) : undefined;
    const node = target === undefined ? parameter : parsed(target).contents;
    if (!isMap(node)) return undefined;
    const name = String(node.get("name"));
    const rank = node.get("in") === "path" ? inUrl.indexOf(name) : ["teamId", "slug"].indexOf(name);
    if (rank === -1) return undefined;
    return node.get("in") === "path" ? rank : inUrl.length + rank;
  };
}

/** Checks that two texts differ in order and quotes only. */
function sameContent(before: string, after: string): boolean {
  const document = parsed(after);
  const comments = (text: string): string[] => (text.match(/#.*/g) ?? []).map((comment) => comment.trim()).sort();
  return (
    document.errors.length === 0 &&
    isDeepStrictEqual(canonical(parsed(before).toJS()), canonical(document.toJS())) &&
    isDeepStrictEqual(comments(before), comments(after))
  );
}

/** Sorts keys and items, so that contents are equal regardless of order. */
function canonical(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(canonical(item))).sort();
  return Object.entries(value)
    .map(([key, item]): [string, unknown] => [key, canonical(item)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function parsed(text: string): Document.Parsed {
  return parseDocument(text, { keepSourceTokens: true, logLevel: "silent" });
}
