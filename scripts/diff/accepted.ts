// Changes that are accepted, each with its reason.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isMap, isNode, isSeq, LineCounter, parseDocument } from "yaml";
import { CommandError } from "../core/cli/command-error.js";
import type { Finding } from "../core/cli/finding.js";
import { nearestOf } from "../core/cli/nearest.js";
import { isObject } from "../read/spec-node.js";
import type { Change, ContractDiff } from "./model.js";

/** An entry of the file. It accepts the changes of this rule, of one message or all, whatever operations they affect, or at most those listed. */
interface Acceptance {
  rule: string;
  message?: string;
  reason: string;
  operations?: readonly string[];
  place: { line: number; column: number };
}

const KEYS = ["rule", "message", "operations", "reason"];

const HINT = "write a list of entries with rule and reason, usually message, as in the report, and optionally operations";

/** Marks the accepted changes with their reason; returns a finding for each entry that accepts none. */
export function acceptChanges(diff: ContractDiff, file: string): { diff: ContractDiff; unused: Finding[] } {
  const entries = readAcceptances(file);
  const used = new Set<Acceptance>();
  const changes = diff.changes.map((change) => {
    const all = entries.filter((each) => accepts(each, change));
    for (const each of all) used.add(each);
    // The reason of the change itself is better than that of its rule.
    const entry = all.find(({ message }) => message !== undefined) ?? all[0];
    return entry === undefined ? change : { ...change, accepted: entry.reason };
  });
  const unused = entries.filter((entry) => !used.has(entry));
  return {
    diff: { ...diff, changes },
    unused: unused.map(({ rule, message, place }) => ({
      ...{ file: resolve(file), ...place, rule: "unused-acceptance" },
      message: message === undefined ? `No change of the rule ${rule} occurs.` : `This change no longer occurs: ${message} (${rule})`,
      hint: "remove the entry",
    })),
  };
}

function accepts({ rule, message, operations }: Acceptance, change: Change): boolean {
  if (rule !== change.rule || (message ?? change.message) !== change.message) return false;
  return operations === undefined || [...change.operations, ...(change.lessSevere ?? [])].every((each) => operations.includes(each));
}

function readAcceptances(file: string): Acceptance[] {
  const lines = new LineCounter();
  const document = parseDocument(textOf(file), { lineCounter: lines });
  const { contents } = document;
  const [error] = document.errors;
  if (error !== undefined) throw new CommandError(`${file}: not YAML: ${error.message}`, { hint: HINT });
  // An empty list, or no content but comments.
  if (contents === null) return [];
  if (!isSeq(contents)) throw new CommandError(`${file}: not a list.`, { hint: HINT });
  return contents.items.map((item) => {
    const { line, col } = lines.linePos(isNode(item) ? item.range[0] : 0);
    return acceptanceOf(isMap(item) ? item.toJS(document) : undefined, `${file}:${line}:${col}`, { line, column: col });
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(resolve(file), "utf8");
  } catch (error) {
    throw new CommandError(`${file}: cannot be read (${(error as NodeJS.ErrnoException).code ?? "?"}).`, { hint: HINT, cause: error });
  }
}

function acceptanceOf(value: unknown, where: string, place: Acceptance["place"]): Acceptance {
  const refuse = (problem: string): never => {
    throw new CommandError(`${where}: ${problem}`, { hint: HINT });
  };
  if (!isObject(value)) return refuse("not an object.");
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) {
    const nearest = nearestOf(unknown, KEYS);
    refuse(`unknown key ${unknown}${nearest === undefined ? "" : `; did you mean ${nearest}?`}`);
  }
  const { rule, message, reason, operations } = value;
  if (typeof rule !== "string" || !["string", "undefined"].includes(typeof message)) return refuse("rule and message must be strings.");
  if (typeof reason !== "string" || reason.trim() === "") return refuse("reason is missing.");
  const accepted = { rule, ...(typeof message === "string" && { message }), reason, place };
  if (operations === undefined) return accepted;
  if (!isTexts(operations)) return refuse("operations must be a list of strings.");
  return { ...accepted, operations };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
