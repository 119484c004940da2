// Verdicts on code beside the compiler: types that do not fit are never called compatible, and equal types never break code.
import fc from "fast-check";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { gravest } from "../../../scripts/diff/verdicts/verdict-of.js";
import { generated } from "../../emit/harness/compile-documents.js";
import { STRICT, writePrograms } from "../../harness/compilers.js";
import { EQUALS } from "../../harness/type-assertions.js";
import { compareOperationPairs, documentOf, type OperationPair, requestOf, responseOf } from "./compare-pairs.js";
import { schemas, tuples } from "./generated-schemas.js";
import { SAME, SCHEMAS } from "./schemas.js";

const byHand = [...SCHEMAS, ...SAME].flatMap(([, one, other]) => [
  [one, other],
  [other, one],
]);
/** Checks for a closed object that requires what it does not list, so that its type has no value. */
const isImpossible = (schema: { additionalProperties?: unknown; properties?: object; required?: string[] }): boolean =>
  schema.additionalProperties === false && schema.required?.some((name) => !Object.hasOwn(schema.properties ?? {}, name)) === true;

const possible = schemas.filter((schema) => !isImpossible(schema));
const generatedPairs = [fc.tuple(possible, possible), fc.tuple(tuples, tuples)].flatMap((pairs) =>
  fc.sample(pairs, { numRuns: 300, seed: 2 }),
);
const PAIRS = [...byHand, ...generatedPairs];

/** Each pair is a request and a response. */
const OPERATIONS: readonly OperationPair[] = PAIRS.flatMap(([before, after]) =>
  [requestOf, responseOf].map((operationOf) => ({ before: operationOf(before), after: operationOf(after) })),
);

/** Two lines for each operation: the types fit, and they are the same. */
const CHECKS = OPERATIONS.flatMap((_, index) => {
  const isRequest = index % 2 === 0;
  const typeIn = (side: string): string =>
    `${side}["op${index}"]${isRequest ? '["requestBody"]' : '["responses"][200]'}["content"]["application/json"]`;
  const [before, after] = [typeIn("before"), typeIn("after")];
  return [
    `export const fits${index}: (value: ${isRequest ? before : after}) => ${isRequest ? after : before} = (value) => value;`,
    `export const same${index}: Equals<${before}, ${after}> = true;`,
  ];
});

const HEAD = `import type { operations as before } from "./before/types.js"; import type { operations as after } from "./after/types.js"; ${EQUALS.replaceAll(/\s*\n\s*/g, " ")}`;

/** Compiles the types of both documents in one program; returns the names of the checks that fail. */
async function failing(): Promise<Set<string>> {
  const programs = await writePrograms({ pairs: { modules: { checks: [HEAD, ...CHECKS].join("\n") }, options: STRICT } });
  for (const side of ["before", "after"] as const) {
    for (const [path, text] of generated(documentOf(OPERATIONS, side))) {
      const file = join(programs.root, "pairs", side, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
  const found = await programs.check("7.0");
  return new Set(
    found.map(({ file, line }) => (file.endsWith("checks.ts") ? /const (\w+)/.exec(CHECKS[line - 2] ?? "")?.[1] : undefined) ?? file),
  );
}

test("verdicts on code agree with the compiler", async () => {
  const [failed, changesAt] = await Promise.all([failing(), compareOperationPairs(OPERATIONS)]);
  const contradicted = OPERATIONS.flatMap((pair, index): string[] => {
    const code = gravest(changesAt(index).map((change) => change.code));
    const [fits, same] = [!failed.has(`fits${index}`), !failed.has(`same${index}`)];
    if (fits ? !same || code === "compatible" : code !== "compatible") return [];
    const rules = changesAt(index).map(({ rule }) => rule);
    // No type says that `oneOf` rejects values of several variants.
    if (fits && gravest(changesAt(index).map(({ wire }) => wire)) === "breaking" && rules.some((rule) => rule.includes("variant-")))
      return [];
    return [`${fits ? "same" : "other"} types, ${code} (${rules.join(", ")}): ${JSON.stringify(pair)}`];
  });
  expect(failed.size).toBeGreaterThan(0);
  expect(contradicted).toEqual([]);
});
