// Explains regular expressions in words. Complex expressions get no explanation.
import type { AST } from "@eslint-community/regexpp";
import { capital } from "../../model/case.js";
import { parsePattern } from "../../model/pattern-sample.js";
import { listed } from "./prose.js";
import type { Pattern } from "./types.js";

const FIRST_PRINTABLE = 0x20;
const LAST_PRINTABLE = 0x7e;

/** Returns the pattern; `explained` is empty unless the pattern is an anchored sequence of characters or character classes. */
export function patternOf(source: string): Pattern {
  return { source, explained: explain(source) ?? "" };
}

function explain(source: string): string | undefined {
  const [alternative, ...others] = parsePattern(source)?.alternatives ?? [];
  if (alternative === undefined || others.length > 0) return undefined;
  const [first, ...rest] = alternative.elements;
  const last = rest.pop();
  if (!isEdge(first, "start") || !isEdge(last, "end")) return undefined;
  const parts: string[] = [];
  let text = "";
  for (const element of rest) {
    if (element.type === "Character" && isPrintable(element.value)) {
      text += String.fromCodePoint(element.value);
      continue;
    }
    const words = wordsOf(element);
    if (words === undefined) return undefined;
    if (text !== "") parts.push(`“${text}”`);
    text = "";
    parts.push(words);
  }
  if (text !== "") parts.push(`“${text}”`);
  return parts.length === 0 ? undefined : capital(parts.join(", then "));
}

function isEdge(element: AST.Element | undefined, kind: "start" | "end"): boolean {
  return element?.type === "Assertion" && element.kind === kind;
}

function wordsOf(element: AST.Element): string | undefined {
  if (element.type === "Quantifier") {
    const kind = kindOf(element.element);
    return kind === undefined ? undefined : `${countOf(element.min, element.max)} ${kind}`;
  }
  const kind = kindOf(element);
  return kind === undefined ? undefined : `one of ${kind}`;
}

function countOf(min: number, max: number): string {
  if (min === max) return `exactly ${min} of`;
  if (max !== Infinity) return min === 0 ? `at most ${max} of` : `${min} to ${max} of`;
  return min === 0 ? "any number of" : min === 1 ? "one or more of" : `at least ${min} of`;
}

/** Describes the characters that an element matches. */
function kindOf(element: AST.Element): string | undefined {
  if (element.type === "CharacterSet") return element.kind === "digit" && !element.negate ? "0 to 9" : undefined;
  if (element.type === "Character") return isPrintable(element.value) ? shown(String.fromCodePoint(element.value)) : undefined;
  if (element.type !== "CharacterClass") return undefined;
  const codes = new Set<number>();
  for (const member of element.elements) {
    const range = rangeOf(member);
    if (range === undefined || !isPrintable(range[0]) || !isPrintable(range[1])) return undefined;
    for (let code = range[0]; code <= range[1]; code++) codes.add(code);
  }
  if (codes.size === 0) return undefined;
  return element.negate ? `any character except ${charactersOf(codes)}` : charactersOf(codes);
}

function rangeOf(member: AST.CharacterClass["elements"][number]): [number, number] | undefined {
  if (member.type === "Character") return [member.value, member.value];
  if (member.type === "CharacterClassRange") return [member.min.value, member.max.value];
  if (member.type === "CharacterSet" && member.kind === "digit" && !member.negate) return [code("0"), code("9")];
  return undefined;
}

/** Lists letters and digits as ranges, then the other characters. */
function charactersOf(codes: ReadonlySet<number>): string {
  const rest = new Set(codes);
  const ranges = ["AZ", "az", "09"].flatMap(([low = "", high = ""]) => rangesWithin(rest, code(low), code(high)));
  const others = [...rest].sort((a, b) => a - b).map((value) => shown(String.fromCodePoint(value)));
  return listed([...ranges, ...others]);
}

/** Removes the characters between two bounds from the set. Returns runs of three or more as ranges. */
function rangesWithin(codes: Set<number>, low: number, high: number): string[] {
  const ranges: string[] = [];
  for (let from = low; from <= high; from++) {
    if (!codes.has(from)) continue;
    let to = from;
    while (to < high && codes.has(to + 1)) to++;
    if (to - from < 2) continue;
    for (let value = from; value <= to; value++) codes.delete(value);
    ranges.push(`${String.fromCodePoint(from)} to ${String.fromCodePoint(to)}`);
    from = to;
  }
  return ranges;
}

function isPrintable(value: number): boolean {
  return value >= FIRST_PRINTABLE && value <= LAST_PRINTABLE;
}

function code(character: string): number {
  return character.codePointAt(0) ?? 0;
}

const NAMES: Readonly<Record<string, string>> = {
  " ": "the space",
  "`": "the backtick",
  '"': "the double quote",
  "'": "the single quote",
  ",": "the comma",
};

/** Returns a character, or its name if it is hard to see. */
function shown(character: string): string {
  return NAMES[character] ?? character;
}
