import fc from "fast-check";
import { expect, it } from "vitest";
import { DOCUMENT_GENERATORS } from "../../scripts/emit/index.js";
import { generateClient } from "../../scripts/emit/client.js";
import { generateRuntime } from "../../scripts/emit/runtime.js";
import { generateFacts } from "../../scripts/emit/facts.js";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { listOperations } from "../../scripts/model/operations.js";
import type { OutputFile } from "../../scripts/core/files/output.js";
import { constantsOf, faultsOf, membersOf, parse, valuesOf } from "../generate/harness/audit.js";
import { hostileDocument, hostileStrings, type Kept, problemsOf, refusals, withoutClashes } from "../generate/harness/hostile-document.js";
import { operationsOf } from "../generate/harness/small-documents.js";

const vectors = hostileStrings();

/** What no document has a say in. */
const CONSTANT = generateClient();

function generate(document: OpenApiDocument): OutputFile[] {
  return Object.values(DOCUMENT_GENERATORS).flatMap((generator) => generator(document));
}

/** Every file parses, only declares, stays in its folder, and holds each string where it is data. */
function audit(document: OpenApiDocument, kept: Kept): void {
  const files = generate(document);
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  for (const { path } of files) expect(path).toMatch(/^([a-z-]+\.ts|(types\/)?operations\/[a-z0-9-]+\.ts|types\/components\.ts)$/);
  expect(files.filter(({ path }) => path === CONSTANT.path)).toEqual([CONSTANT]);
  const parsed = files.filter(({ path }) => path !== CONSTANT.path).map(({ path, text }) => parse(path, text));
  for (const file of parsed) expect(faultsOf(file)).toEqual([]);
  const all = (property: string): string[] => parsed.flatMap((file) => valuesOf(file, property));
  expect(all("operationId").sort()).toEqual([...kept.operationIds].sort());
  expect(all("path").sort()).toEqual([...kept.paths].sort());
  const membersIn = (name: string, ...path: string[]): string[] =>
    parsed.filter(({ fileName }) => fileName === name).flatMap((file) => membersOf(file, ...(path as [string])).sort());
  expect(membersIn("types.ts", "paths")).toEqual([...kept.paths].sort());
  expect(membersIn("types/components.ts", "components", "schemas")).toEqual([...new Set(["A", ...kept.schemas])].sort());
  for (const name of kept.objects) expect(membersIn("types/components.ts", "components", "schemas", name)).toEqual([...kept.paths].sort());
  const constants = parsed.filter(({ fileName }) => fileName === "schemas.ts").flatMap(constantsOf);
  // Those of parameters have two values.
  const whole = constants.filter((values) => values.length !== 2 || kept.paths.length === 2);
  expect(whole.length).toBeGreaterThanOrEqual(kept.enumerations.length);
  if (kept.paths.length !== 2) for (const values of whole) expect(values.sort()).toEqual([...kept.paths].sort());
}

it("renames only schemas without a letter or digit in their name", () => {
  const renamed = vectors.filter((string) => refusals([string]).length > 0);
  expect(renamed).toEqual(vectors.filter((string) => !/[A-Za-z0-9$_é-я一-龥ぁ-ん]/.test(string)));
});

const groups = Array.from({ length: Math.ceil(vectors.length / 12) }, (_, index) => vectors.slice(index * 12, index * 12 + 12));

it.each(groups.map((strings) => [JSON.stringify(strings[0]), strings] as const))("keeps %s and others as data everywhere", (_, strings) => {
  const { document, kept } = hostileDocument(strings, { numbered: true });
  audit(document, kept);
  for (const string of strings) {
    const parameters = [{ name: string, in: "query", schema: { type: "integer" } } as const];
    const facts = generateFacts(operationsOf({ [`/${string}`]: { operationId: "read", parameters } }), "./runtime");
    expect(faultsOf(parse(facts.path, facts.text))).toEqual([]);
  }
});

it("keeps strings that need unique names as data, and every operation", () => {
  const { document, kept } = hostileDocument(withoutClashes(vectors));
  expect(kept.schemas.length).toBeGreaterThan(vectors.length / 3);
  audit(document, kept);
  const operations = listOperations(document);
  expect(operations).toHaveLength(Object.keys(document.paths ?? {}).length);
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
});

it("writes code that compiles with the strictest options", () => {
  const some = vectors.filter((_, index) => index % 4 === 0);
  const { document } = hostileDocument(some, { numbered: true });
  expect(problemsOf([...generate(document), ...generateRuntime(document)])).toEqual([]);
});

it("keeps random strings as data", () => {
  const part = fc.constantFrom(...vectors);
  const pair = fc.tuple(part, part).map(([a, b]) => a + b);
  // The library's own unit for this prepares a table of all characters.
  const character = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));
  const string = fc.oneof({ arbitrary: part, weight: 2 }, pair, fc.string({ unit: character, maxLength: 12 }));
  const strings = fc.uniqueArray(string, { minLength: 1, maxLength: 6 });
  const property = fc.property(strings, (given) => {
    const { document, kept } = hostileDocument(given, { numbered: true });
    audit(document, kept);
  });
  fc.assert(property, { numRuns: 15 });
});
