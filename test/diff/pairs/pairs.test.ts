import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readDocuments } from "../../../scripts/diff/documents.js";
import { compareContracts } from "../../../scripts/diff/index.js";
import type { Change } from "../../../scripts/diff/model.js";
import { emptyFolder, removeFolder, writeFiles } from "../../generate/harness/repositories.js";
import { DOCUMENTS, type DocumentRow, SAME_DOCUMENTS } from "./documents.js";
import { SAME, SCHEMAS, type SchemaRow } from "./schemas.js";

const json = (schema: unknown): object => ({ content: { "application/json": { schema } } });
const DONE = { description: "Done." };

/** Where a schema stands: the operation that has it. */
const SLOTS = {
  "request body": (schema: unknown) => ({ requestBody: { required: true, ...json(schema) }, responses: { 204: DONE } }),
  "request property": (schema: unknown) => SLOTS["request body"]({ type: "object", properties: { p: schema } }),
  "response body": (schema: unknown) => ({ responses: { 200: { ...DONE, ...json(schema) } } }),
  "response property": (schema: unknown) => SLOTS["response body"]({ type: "object", properties: { p: schema } }),
} as const;
type Slot = keyof typeof SLOTS;

interface Case {
  name: string;
  slot: Slot;
  before: unknown;
  after: unknown;
  expected: string;
}

const casesOf = ([name, one, other, forth, back]: SchemaRow): Case[] =>
  (Object.keys(SLOTS) as Slot[]).flatMap((slot) => {
    const letter = slot.startsWith("request") ? 0 : 1;
    return [
      { name: `${name}, ${slot}`, slot, before: one, after: other, expected: forth.charAt(letter) },
      { name: `${name}, ${slot}, back`, slot, before: other, after: one, expected: back.charAt(letter) },
    ];
  });

const CASES = { checks: SCHEMAS.flatMap(casesOf), "written otherwise": SAME.flatMap(casesOf) };
const ALL = Object.values(CASES).flat();

let folder: string;
/** The changes by operation. */
const found = new Map<string, Change[]>();

beforeAll(async () => {
  folder = await emptyFolder();
  const documentOf = (side: "before" | "after"): string => {
    const paths = Object.fromEntries(
      ALL.map((each, index) => [`/${index}`, { post: { operationId: `op${index}`, ...SLOTS[each.slot](each[side]) } }]),
    );
    return JSON.stringify({ openapi: "3.1.0", info: { title: "Pairs", version: "1" }, paths }, null, 1);
  };
  await writeFiles(folder, { "before.json": documentOf("before"), "after.json": documentOf("after") });
  const [base, revision] = await readDocuments([join(folder, "before.json"), join(folder, "after.json")], {});
  for (const change of compareContracts(base, revision).changes)
    for (const operation of change.operations) found.set(operation, [...(found.get(operation) ?? []), change]);
});
afterAll(() => removeFolder(folder));

const LETTERS = { breaking: "B", risky: "r", compatible: "-" };

describe.each(Object.entries(CASES))("%s:", (_theme, cases) => {
  test.each(cases.map((each): [string, Case] => [each.name, each]))("%s", (_name, each) => {
    expectOnce(found.get(`op${ALL.indexOf(each)}`) ?? [], each.expected);
  });
});

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
    await writeFiles(folder, { "one.json": JSON.stringify(before, null, 1), "other.json": JSON.stringify(after, null, 1) });
    const [base, revision] = await readDocuments([join(folder, "one.json"), join(folder, "other.json")], {});
    expectOnce(compareContracts(base, revision).changes, expected);
  });
});
