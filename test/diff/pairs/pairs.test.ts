import { describe, expect, test } from "vitest";
import type { Change } from "../../../scripts/diff/model.js";
import { changesOf, compareOperationPairs, requestOf, responseOf } from "./compare-pairs.js";
import { DOCUMENTS, type DocumentRow, SAME_DOCUMENTS } from "./documents.js";
import { SAME, SCHEMAS, type SchemaRow } from "./schemas.js";

const inProperty = (schema: unknown): object => ({ type: "object", properties: { p: schema } });

/** Where a schema stands: the operation that has it. */
const SLOTS: Readonly<Record<string, (schema: unknown) => object>> = {
  "request body": requestOf,
  "request property": (schema) => requestOf(inProperty(schema)),
  "response body": responseOf,
  "response property": (schema) => responseOf(inProperty(schema)),
};

interface Case {
  name: string;
  before: object;
  after: object;
  expected: string;
}

const casesOf = ([name, one, other, forth, back]: SchemaRow): Case[] =>
  Object.entries(SLOTS).flatMap(([slot, operationOf]) => {
    const letter = slot.startsWith("request") ? 0 : 1;
    const [first, second] = [operationOf(one), operationOf(other)];
    return [
      { name: `${name}, ${slot}`, before: first, after: second, expected: forth.charAt(letter) },
      { name: `${name}, ${slot}, back`, before: second, after: first, expected: back.charAt(letter) },
    ];
  });

const CASES = { checks: SCHEMAS.flatMap(casesOf), "written otherwise": SAME.flatMap(casesOf) };
const ALL = Object.values(CASES).flat();

/** Pairs that are compared as two documents, at the first of their tests: a mutant runs few. */
const TOGETHER = 128;
const compared: Promise<(index: number) => Change[]>[] = [];

async function changesAt(index: number): Promise<Change[]> {
  const start = index - (index % TOGETHER);
  const changes = await (compared[start] ??= compareOperationPairs(ALL.slice(start, start + TOGETHER)));
  return changes(index - start);
}

describe.each(Object.entries(CASES))("%s:", (_theme, cases) => {
  test.each(cases.map((each): [string, Case] => [each.name, each]))("%s", async (_name, each) => {
    expectOnce(await changesAt(ALL.indexOf(each)), each.expected);
  });
});

const LETTERS = { breaking: "B", risky: "r", compatible: "-" };

/** Expects a verdict, and that no change is told twice. */
function expectOnce(changes: readonly Change[], expected: string): void {
  const told = changes.flatMap(({ verdict, rule, message, isText }) =>
    isText === true ? [] : [`${LETTERS[verdict]} ${rule}: ${message}`],
  );
  expect((told[0] ?? "-").charAt(0), told.join("\n")).toBe(expected);
  expect(told.length, told.join("\n")).toBeLessThan(2);
  // A value that is missing has no text.
  for (const text of told) expect(text).not.toMatch(/\b(?:nothing|undefined|null value)\b|\[object/);
}

const documentCases = ([name, one, other, forth, back]: DocumentRow): [name: string, before: object, after: object, expected: string][] => [
  [name, one, other, forth],
  [`${name}, back`, other, one, back],
];

describe.each([
  ["checks of documents", DOCUMENTS],
  ["documents written otherwise", SAME_DOCUMENTS],
])("%s:", (_theme, rows) => {
  test.each(rows.flatMap(documentCases))("%s", async (_name, before, after, expected) => {
    expectOnce(await changesOf(before, after), expected);
  });
});
