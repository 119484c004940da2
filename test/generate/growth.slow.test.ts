// What the commands make of a document grows with it, however its schemas refer to each other.
import fc from "fast-check";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { createContract } from "../../packages/emulator/src/internal/contract/load-contract.js";
import type { OpenApiDocument } from "../../packages/emulator/src/internal/contract/document.js";
import { documentApi } from "../../scripts/cli/document-api.js";
import { main as diff } from "../../scripts/diff/published/command.js";
import { main as docs } from "../../scripts/docs/published/command.js";
import { makeOutput } from "../../scripts/generate/foreign/make-output.js";
import { BUILT_IN } from "../../scripts/generate/plugins/index.js";
import { emptyFolder, filesBelow } from "../harness/folders.js";
import { type Graph, graphDocument, WRAPPERS } from "./harness/growing-documents.js";

let printed = "";

beforeEach(() => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((part) => (printed += String(part)) !== "");
});

function written(graph: Graph): { entry: string; folder: string; bytes: number; document: object } {
  const folder = emptyFolder();
  const entry = join(folder, "api.json");
  const document = graphDocument(graph);
  const text = JSON.stringify(document);
  writeFileSync(entry, text);
  return { entry, folder, bytes: text.length, document };
}

// The variants of a plugin write the same files.
const PLUGINS = BUILT_IN.map(({ name }) => name).filter((name) => !/-(?:formats|utc)$/.test(name));

/** The bytes of the types, and of the files of all plugins. */
async function generated(entry: string): Promise<{ types: string; plugins: number }> {
  const { files, findings } = await makeOutput({ spec: entry, out: `${entry}.out`, plugins: PLUGINS });
  expect(findings).toEqual([]);
  const of = (folder: string): string[] => files.filter(({ path }) => path.startsWith(folder)).map(({ text }) => text);
  return { types: of("types/components").join(""), plugins: of("plugins/").join("").length };
}

async function site(entry: string): Promise<number> {
  const folder = `${entry}.site`;
  expect(await docs([entry, "--out", folder, "--quiet"])).toBe(0);
  return (await filesBelow(folder)).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
}

async function told(entry: string): Promise<number> {
  const { data } = await documentApi(entry, {}, () => undefined);
  return JSON.stringify([data.records, data.index]).length;
}

/** Output that does not depend on the document. */
const FIXED = 30_000;
/** The maximum size of the types, and of the plugins' files, for each byte of the document. */
const MOST = { types: 10, plugins: 80 };

const VERSIONS = ["3.0.3", "3.1.0"];
const KINDS = Object.keys(WRAPPERS);

test("bounds the output for any graph of schemas, and keeps their names", { timeout: 600_000 }, async () => {
  const graphs = fc.record({
    size: fc.integer({ min: 2, max: 60 }),
    fan: fc.integer({ min: 1, max: 4 }),
    version: fc.constantFrom(...VERSIONS),
    inherits: fc.boolean(),
    closed: fc.boolean(),
    cyclic: fc.boolean(),
    steps: fc.array(fc.nat(59), { minLength: 4, maxLength: 4 }),
    wrappers: fc.array(fc.constantFrom(...KINDS), { minLength: 7, maxLength: 7 }),
  });
  const property = fc.asyncProperty(graphs, async ({ cyclic, steps, wrappers, ...graph }) => {
    const relation: Graph["relation"] = (from, index) => {
      const wrapper = wrappers[(from + index) % wrappers.length] ?? "plain";
      const to = from + 1 + ((steps[index - 1] ?? 0) % graph.size);
      return cyclic || to < graph.size ? { to: to % graph.size, wrapper } : undefined;
    };
    const { entry, bytes, document } = written({ ...graph, relation });
    const { types, plugins } = await generated(entry);
    expect(types.length).toBeLessThan(MOST.types * bytes + FIXED);
    expect(plugins).toBeLessThan(MOST.plugins * bytes + FIXED * PLUGINS.length);
    for (let name = 0; name < graph.size; name++) expect(types).toContain(`S${name}:`);
    expect(createContract(document as OpenApiDocument).operations.size).toBe(2);
    expect(await diff([entry, entry])).toBe(0);
    await told(entry);
  });
  await fc.assert(property, { numRuns: 100 });
});

/** Each schema refers to the next ones, the last ones to the first. */
const ring = (size: number, wrapper: string, fan: number, version: string): Graph => ({
  ...{ size, fan, version },
  relation: (from, index) => ({ to: (from * 7 + index) % size, wrapper }),
});

test.each(KINDS.flatMap((wrapper) => VERSIONS.map((version) => ({ wrapper, version }))))(
  "doubles the output at most for twice the schemas: $wrapper in $version",
  async ({ wrapper, version }) => {
    const [one, two] = [written(ring(60, wrapper, 3, version)), written(ring(120, wrapper, 3, version))];
    const [small, large] = [await generated(one.entry), await generated(two.entry)];
    expect(large.types.length / small.types.length).toBeLessThan(2.5);
    expect(large.plugins / small.plugins).toBeLessThan(2.5);
    expect((await site(two.entry)) / (await site(one.entry))).toBeLessThan(2.5);
  },
);

test.each(["allOf beside a description", "allOf with a description", "read-only allOf"])(
  "types a relation by its name: %s",
  async (wrapper) => {
    const { types } = await generated(written(ring(3, wrapper, 1, "3.0.3")).entry);
    expect(types).toMatch(/p1\?: components\["schemas"\]\["S\d"\];/);
  },
);

test("types a relation that may be null by its name", async () => {
  const { types } = await generated(written(ring(3, "nullable allOf", 1, "3.0.3")).entry);
  expect(types).toMatch(/p1\?: components\["schemas"\]\["S\d"\] \| null;/);
});
