// Changes that are accepted, each with its reason.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isMap, isNode, isSeq, LineCounter, parseDocument } from "yaml";
import { CommandError } from "../core/cli/command-error.js";
import type { Finding } from "../core/cli/finding.js";
import { nearestOf } from "../core/cli/nearest.js";
import { isObject } from "../read/spec-node.js";
import type { Change, ContractDiff } from "./model.js";

/**
 * An entry of the file. It accepts the changes of this rule or any, of one message or all, whatever operations they affect, or at most those
 * listed.
 */
interface Acceptance {
  rule?: string;
  message?: string;
  reason: string;
  operations?: readonly string[];
  place: { line: number; column: number };
}

const KEYS = ["rule", "message", "operations", "reason"];

const HINT = "write a list of entries with reason, and rule and message as in the report; or with reason and operations";

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
    unused: unused.map((entry) => ({
      ...{ file: resolve(file), ...entry.place, rule: "unused-acceptance" },
      message: unusedText(entry),
      hint: "remove the entry",
    })),
  };
}

function unusedText({ rule, message, operations = [] }: Acceptance): string {
  if (message !== undefined) return `This change no longer occurs: ${message} (${rule})`;
  return rule === undefined ? `No change of ${operations.join(", ")} alone occurs.` : `No change of the rule ${rule} occurs.`;
}

function accepts({ rule, message, operations }: Acceptance, change: Change): boolean {
  if ((rule ?? change.rule) !== change.rule || (message ?? change.message) !== change.message) return false;
  const affected = [...change.operations, ...(change.lessSevere ?? [])];
  if (rule === undefined && affected.length === 0) return false;
  return operations === undefined || affected.every((each) => operations.includes(each));
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
  if (!isText(rule) || !isText(message)) return refuse("rule and message must be strings.");
  if (typeof reason !== "string" || reason.trim() === "") return refuse("reason is missing.");
  if (rule === undefined && (message !== undefined || operations === undefined)) return refuse("rule is missing.");
  if (operations !== undefined && !isTexts(operations)) return refuse("operations must be a list of strings.");
  return {
    ...(rule !== undefined && { rule }),
    ...(message !== undefined && { message }),
    ...(operations && { operations }),
    reason,
    place,
  };
}

function isText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === "string";
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
