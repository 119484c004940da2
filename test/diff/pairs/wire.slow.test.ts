// Verdicts on the wire beside a validator: a value that one schema accepts and the other refuses is never called compatible.
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gravest } from "../../../scripts/diff/verdicts/verdict-of.js";
import { compareOperationPairs, requestOf, responseOf } from "./compare-pairs.js";
import { schemas, tuples } from "./generated-schemas.js";
import { SAME, SCHEMAS } from "./schemas.js";

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false, code: { optimize: false } });

/** Values near the limits of the schemas below. */
const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, 1, 2, 4, 5, 9, 10, 1.5, -1, 2 ** 31],
  ...["", "a", "b", "c", "aa", "aaa", "bbbb", "aaaaaa", "2026-01-01"],
  ...[[], ["a"], ["a", "a"], ["a", "b", "c"], [1], ["a", 1], ["", "aa"], [true], [null]],
  ...[{}, { a: "a" }, { b: "b" }, { a: "a", b: "b" }, { a: 1 }, { b: 2 }, { c: 3 }, { a: "a", c: "c" }, { kind: "dog" }, { kind: "cat" }],
  ...[{ kind: "cat", bark: 1 }, { kind: "dog", bark: 1 }, { a: null }, { a: "a", b: 2, long: "x" }, { x: 1 }, { abcdefghijk: "a" }],
];

const OPEN = "receivers ignore properties that they do not know, and senders do not send them";

/** Where the verdict is another one than that of a validator, and why. */
const EXPLAINED: Readonly<Record<string, string>> = {
  "new-optional-property": OPEN,
  "a property of an open object": OPEN,
  "unevaluated-properties-added": OPEN,
  "a property that may no longer be there": OPEN,
  "an object without type": "who describes properties means an object",
  "additional-properties-false": OPEN,
  "null among listed values": "all tools add the null of `nullable` to listed values",
  "an integer with a limit beyond its format": "the validator does not check formats",
};

/** A required query parameter, whose values are sent as texts. */
const parameterOf = (schema: unknown): object => ({
  parameters: [{ name: "p", in: "query", required: true, schema }],
  responses: { 204: { description: "Done." } },
});

type Pair = readonly [before: unknown, after: unknown];

const validators = new Map<string, (value: unknown) => unknown>();

/** Compiles a schema once: many of the generated ones are equal. */
function accepting(schema: unknown): (value: unknown) => unknown {
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? ajv.compile(schema as object);
  validators.set(key, validate);
  return validate;
}

const SCALARS = VALUES.filter((value) => ["string", "number", "boolean"].includes(typeof value));
const TEXTS = [...new Set(SCALARS.map(String))];

/** The texts of the scalars that a schema accepts. */
function textsOf(accepts: (value: unknown) => unknown): string[] {
  return TEXTS.filter((text) => [text, ...SCALARS.filter((value) => String(value) === text)].some((value) => accepts(value)));
}

/** The pairs whose verdict on the wire is compatible, though a value shows that it is not. */
async function contradicted(pairs: readonly Pair[]): Promise<string[]> {
  const operations = pairs.flatMap(([before, after]) =>
    [requestOf, responseOf, parameterOf].map((operationOf) => ({ before: operationOf(before), after: operationOf(after) })),
  );
  const changesAt = await compareOperationPairs(operations);
  return pairs.flatMap(([before, after], index) => {
    const [old, now] = [accepting(before), accepting(after)];
    const refused = VALUES.find((value) => old(value) && !now(value));
    const added = VALUES.find((value) => !old(value) && now(value));
    const refusedText = textsOf(old).find((each) => !textsOf(now).includes(each));
    const wireAt = (slot: number): string => gravest(changesAt(3 * index + slot).map(({ wire }) => wire));
    const told = (way: string, value: unknown): string =>
      `${way} ${JSON.stringify(value)}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
    return [
      ...(refused !== undefined && wireAt(0) === "compatible" ? [told("request", refused)] : []),
      ...(added !== undefined && wireAt(1) === "compatible" ? [told("response", added)] : []),
      ...(refusedText !== undefined && wireAt(2) === "compatible" ? [told("parameter", refusedText)] : []),
    ];
  });
}

describe("verdicts on the wire agree with a validator", () => {
  const isValid = (schema: unknown): boolean => {
    try {
      return typeof ajv.compile(schema as object) === "function";
    } catch {
      return false;
    }
  };
  // Some are written as in OpenAPI 3.0.
  const rows = [...SCHEMAS, ...SAME].filter(([, one, other]) => isValid(one) && isValid(other));
  const pairsOf = (named: typeof rows): Pair[] =>
    named.flatMap(([, one, other]): Pair[] => [
      [one, other],
      [other, one],
    ]);

  test("for the pairs by hand", async () => {
    expect(await contradicted(pairsOf(rows.filter(([name]) => EXPLAINED[name] === undefined)))).toEqual([]);
  });

  test.each(Object.keys(EXPLAINED))("except for %s", async (explained) => {
    expect(await contradicted(pairsOf(rows.filter(([name]) => name === explained)))).not.toEqual([]);
  });

  test.each([
    ["schemas", schemas, 1500],
    ["tuples", tuples, 500],
  ])("for generated %s", async (_kind, all, numRuns) => {
    const pairs = fc.sample(fc.tuple(all, all), { numRuns, seed: 1 });
    expect(await contradicted(pairs)).toEqual([]);
  });
});
