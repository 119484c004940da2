import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DOCUMENT_GENERATORS } from "../../scripts/emit.js";
import { generateClient, TEMPLATE_FILES } from "../../scripts/generate-client.js";
import type { OpenApiDocument } from "../../scripts/lib/openapi.js";
import { listOperations } from "../../scripts/lib/operations.js";
import type { OutputFile } from "../../scripts/lib/output.js";
import { constantsOf, faultsOf, membersOf, parse, valuesOf } from "./support/audit.js";
import { hostileDocument, hostileStrings, type Kept, refusals, withoutClashes } from "./support/hostile-document.js";

const vectors = hostileStrings();

/** What no document has a say in. */
const TEMPLATES = [...TEMPLATE_FILES, "media.ts", "parameters.ts", "server-url.ts"];
const CONSTANT = new Map(generateClient(TEMPLATES).map(({ path, text }) => [path, text]));

function generate(document: OpenApiDocument): OutputFile[] {
  return Object.values(DOCUMENT_GENERATORS).flatMap((generator) => generator(document));
}

/** Every file parses, only declares, stays in its folder, and holds each string where it is data. */
function audit(document: OpenApiDocument, kept: Kept): void {
  const files = generate(document);
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  for (const { path, text } of files) {
    expect(path).toMatch(/^([a-z-]+\.ts|(types\/)?operations\/[a-z0-9-]+\.ts|types\/components\.ts)$/);
    if (CONSTANT.has(path)) expect(text).toBe(CONSTANT.get(path));
    else expect(faultsOf(path, text)).toEqual([]);
  }
  const parsed = files.map(({ path, text }) => parse(path, text));
  const all = (property: string): string[] => parsed.flatMap((file) => valuesOf(file, property));
  expect(all("operationId").sort()).toEqual([...kept.operationIds].sort());
  expect(all("path").sort()).toEqual([...kept.paths].sort());
  const paths = parsed.find(({ fileName }) => fileName === "types.ts");
  const components = parsed.find(({ fileName }) => fileName === "types/components.ts");
  expect(paths && membersOf(paths, "paths").sort()).toEqual([...kept.paths].sort());
  expect(components && membersOf(components, "components", "schemas").sort()).toEqual([...new Set(["A", ...kept.schemas])].sort());
  for (const name of kept.objects) {
    expect(components && membersOf(components, "components", "schemas", name).sort()).toEqual([...kept.paths].sort());
  }
  const schemas = parsed.find(({ fileName }) => fileName === "schemas.ts");
  const constants = schemas === undefined ? [] : constantsOf(schemas);
  expect(constants).toHaveLength(kept.enumerations.length);
  for (const values of constants) expect(values.sort()).toEqual([...kept.paths].sort());
}

describe("each string by itself, everywhere in a document", () => {
  test.each(vectors.map((string) => [JSON.stringify(string), string]))("%s", (_, string) => {
    const messages = refusals([string]);
    if (messages.length > 0) expect(messages).toEqual([`The schema ${JSON.stringify(string)} yields no name.`]);
    const { document, kept } = hostileDocument([string], { numbered: messages.length > 0 });
    audit(document, kept);
  });
});

test("a schema without a letter or a digit in its name is all that gets another one", () => {
  for (const string of vectors) expect(refusals([string]).length > 0, JSON.stringify(string)).toBe(!/[A-Za-z0-9$_]/.test(string));
});

test("all strings together", () => {
  const { document, kept } = hostileDocument(vectors, { numbered: true });
  audit(document, kept);
});

test("all strings together that want names of their own", () => {
  const { document, kept } = hostileDocument(withoutClashes(vectors));
  expect(kept.schemas.length).toBeGreaterThan(vectors.length / 3);
  audit(document, kept);
});

test("any strings", () => {
  const part = fc.constantFrom(...vectors);
  const pair = fc.tuple(part, part).map(([a, b]) => a + b);
  const string = fc.oneof({ arbitrary: part, weight: 2 }, pair, fc.string({ unit: "binary", maxLength: 12 }));
  fc.assert(
    fc.property(fc.uniqueArray(string, { minLength: 1, maxLength: 6 }), (strings) => {
      const { document, kept } = hostileDocument(strings, { numbered: true });
      audit(document, kept);
    }),
    { numRuns: 150 },
  );
});

test("no operation is lost: each has a function of its own, whatever it is called", () => {
  const { document } = hostileDocument(withoutClashes(vectors));
  const operations = listOperations(document);
  expect(operations).toHaveLength(Object.keys(document.paths ?? {}).length);
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
});
