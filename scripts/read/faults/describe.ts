import type { ContractFinding, Finding } from "../../core/cli/finding.js";
import type { SpecFiles } from "../spec-file.js";
import type { Fault } from "./fault.js";
import { SYNTAX, UNREADABLE, worded } from "./file-texts.js";
import { CHECKS, CIRCLES, REFERENCES, STRUCTURE } from "./texts.js";

/** The tables of words, by the rule that a configuration and a list of exceptions name; the codes of the last one are rules. */
const TABLES: readonly (readonly [rule: string | undefined, texts: Readonly<Record<string, readonly [string, unknown]>>])[] = [
  ["struct", STRUCTURE],
  ["no-unresolved-refs", REFERENCES],
  ["circular-reference", CIRCLES],
  ["yaml-syntax", SYNTAX],
  ["unreadable", UNREADABLE],
  [undefined, CHECKS],
];

interface Row {
  rule: string;
  meaning: string;
  words: (data: object) => readonly [message: string, hint: string];
}

const ROWS = new Map(
  TABLES.flatMap(([rule, texts]) =>
    Object.entries(texts).map(([code, [meaning, words]]): [string, Row] => {
      const filled: Row["words"] = (data) => worded([meaning, String(words)] as const, data);
      const own = typeof words === "function" ? (words as Row["words"]) : filled;
      return [code, { rule: rule ?? code, meaning, words: own }];
    }),
  ),
);

/** Returns what is wrong, and what to do. */
export function describe(fault: Fault): Pick<Finding, "message"> & { hint: string } {
  if (fault.code === "rule") return fault.data;
  const [message = "", hint = ""] = ROWS.get(fault.code)?.words(fault.data) ?? [];
  return { message, hint };
}

/** Returns the rule of a fault. */
export function ruleOf(fault: Fault): string {
  return fault.code === "rule" ? fault.data.rule : (ROWS.get(fault.code)?.rule ?? fault.code);
}

/** Returns a fault in words, at its place. */
export function findingOf(fault: Fault, { files }: SpecFiles): ContractFinding {
  const { file, pointer, on, range } = fault;
  const source = files.get(file);
  const place = range ?? source?.locate(pointer, on) ?? { line: 1, column: 1 };
  const rule = ruleOf(fault);
  const { message, hint } = describe(fault);
  const { fixable, about } = fault.code === "rule" ? fault.data : {};
  return {
    ...{ file, ...place, rule, code: fault.code === "rule" ? rule : fault.code, message, hint },
    ...(pointer !== "" && { pointer: source?.written?.(pointer) ?? pointer }),
    ...(fixable && { fixable }),
    ...(about && { about }),
  };
}

/** Returns what a code means; undefined for the code of another rule. */
export function meaningOf(code: string): string | undefined {
  return ROWS.get(code)?.meaning;
}

/** Returns the codes of faults in the order of their declaration, each with its rule and meaning. */
export function codeTable(): { code: string; rule: string; meaning: string }[] {
  return Array.from(ROWS, ([code, { rule, meaning }]) => ({ code, rule, meaning }));
}
