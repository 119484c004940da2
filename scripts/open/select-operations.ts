import leven from "leven";
import { CommandError } from "../core/cli/command-error.js";
import { isObject } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";
import { dropUnneeded, everyOperation } from "./drop-unneeded.js";

/** Which operations of a document are in the output, by patterns such as `tag=Pets`. */
export interface Selection {
  /** Those that match one of these; all if there are none. */
  include?: readonly string[] | undefined;
  /** Not those that match one of these. */
  exclude?: readonly string[] | undefined;
}

const KINDS = ["tag", "path", "operationId", "method", "deprecated"] as const;

interface Pattern {
  option: string;
  kind: (typeof KINDS)[number];
  text: string;
  matches: (name: string) => boolean;
}

/** The names of an operation that patterns are compared with. A webhook has no path. */
type Names = Record<(typeof KINDS)[number], readonly string[]>;

type Selectable = ReturnType<typeof selectable>[number];

/** Returns a function that removes all other operations and webhooks from a tree, and the components that only those need. */
export function selectOperations({ include = [], exclude = [] }: Selection): (tree: SpecTree) => void {
  const wanted = include.map((text) => patternOf("--include", text));
  const unwanted = exclude.map((text) => patternOf("--exclude", text));
  const fits = (names: Names, patterns: readonly Pattern[]): boolean =>
    patterns.some(({ kind, matches }) => names[kind].some((name) => matches(name)));
  return (tree) => {
    if (wanted.length + unwanted.length === 0) return;
    const all = selectable(tree);
    for (const pattern of [...wanted, ...unwanted]) refuseUnmatched(pattern, all);
    const isKept = ({ names }: Selectable): boolean => (wanted.length === 0 || fits(names, wanted)) && !fits(names, unwanted);
    if (!all.some(isKept)) {
      throw new CommandError("--include and --exclude leave no operation.", { hint: "remove one of the patterns" });
    }
    const kept = new Set(all.filter(isKept).map(({ key }) => key));
    dropUnneeded(tree, (...key) => kept.has(key.join("\n")));
  };
}

function patternOf(option: string, pattern: string): Pattern {
  const [, name, text = ""] = /^(\w+)=(.+)$/.exec(pattern) ?? [];
  const kind = KINDS.find((each) => each === name);
  if (kind === undefined) {
    throw new CommandError(`Invalid pattern ${pattern} of ${option}.`, {
      hint: "write tag=NAME, path=/PATH, operationId=ID, method=GET or deprecated=true; * stands for any characters",
    });
  }
  const given = kind === "method" ? text.toUpperCase() : text;
  const parts = given.split("*").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const expression = new RegExp(`^${parts.join(".*")}$`, "s");
  return { option, kind, text, matches: (each) => expression.test(each) };
}

function selectable(tree: SpecTree): { key: string; names: Names }[] {
  return everyOperation(tree).map(({ section, path, method, node, tags, operationId }) => ({
    key: [section, path, method].join("\n"),
    names: {
      tag: tags,
      path: section === "paths" ? [path] : [],
      operationId: operationId === undefined ? [] : [operationId],
      method: [method.toUpperCase()],
      deprecated: [String(isObject(node.value) && node.value["deprecated"] === true)],
    },
  }));
}

/** Throws `CommandError` for a pattern that matches nothing, with what was probably meant. */
function refuseUnmatched({ option, kind, text, matches }: Pattern, all: readonly Selectable[]): void {
  // A document need not have deprecated operations: the pattern is for those to come, too.
  const known = kind === "deprecated" ? ["true", "false"] : [...new Set(all.flatMap(({ names }) => names[kind]))];
  if (known.some(matches)) return;
  const written = text.replaceAll("*", "").toLowerCase();
  const distance = (name: string): number => leven(name.toLowerCase(), written);
  const [nearest] = known.map((name) => ({ name, far: distance(name) })).sort((a, b) => a.far - b.far);
  throw new CommandError(`The pattern ${kind}=${text} of ${option} matches no operation.`, {
    hint:
      nearest === undefined ? `no operation of the document has one: use another kind of pattern` : `did you mean ${kind}=${nearest.name}?`,
  });
}
