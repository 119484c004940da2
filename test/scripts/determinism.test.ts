import { mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isMap, parseDocument, visit } from "yaml";
import { GENERATORS } from "../../scripts/emit.js";
import { canonicalOrder } from "../../scripts/lib/canonical-order.js";
import type { OpenApiDocument } from "../../scripts/lib/openapi.js";
import { loadLintConfig, REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { SpecTree } from "../../scripts/lib/redocly.js";
import { emptyFolder, filesBelow, removeFolder } from "./support/repositories.js";

const SPEC = join(REPOSITORY, "spec");
let folder: string;
beforeAll(async () => (folder = await emptyFolder()));
afterAll(() => removeFolder(folder));

/** What the generators make of a contract, below the lint: the bundle and each file of code, by path. */
async function yieldOf(entry: string): Promise<Record<string, string>> {
  const { document, findings } = await (await SpecTree.load(entry, await loadLintConfig())).bundle();
  expect(findings).toEqual([]);
  const ordered: OpenApiDocument = canonicalOrder(document);
  const files = Object.values(GENERATORS).flatMap((generate) => generate(ordered));
  return Object.fromEntries([["openapi.json", JSON.stringify(ordered, null, 2)], ...files.map(({ path, text }) => [path, text] as const)]);
}

/** A copy of the contract in which every map of every file stands in reverse order. */
async function reverseMaps(to: string): Promise<number> {
  let maps = 0;
  for (const file of await filesBelow(SPEC)) {
    const text = await readFile(join(SPEC, file), "utf8");
    const document = parseDocument(text);
    const reversed = (): string => {
      visit(document, {
        Map: (_, map) => {
          map.items.reverse();
          maps += 1;
        },
      });
      return document.toString({ lineWidth: 0 });
    };
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), file.endsWith(".yaml") && isMap(document.contents) ? reversed() : text);
  }
  return maps;
}

test("the order of the keys in the sources changes nothing", async () => {
  expect(await reverseMaps(folder)).toBeGreaterThan(1000);
  const expected = await yieldOf(join(SPEC, "openapi.yaml"));
  const reversed = await yieldOf(join(folder, "openapi.yaml"));
  expect(Object.keys(reversed)).toEqual(Object.keys(expected));
  for (const [path, text] of Object.entries(reversed)) expect(text === expected[path], path).toBe(true);
});

test("nothing that is written names this machine or this day", async () => {
  const now = new Date();
  const days = [now.toISOString().slice(0, 10), now.toDateString().slice(4), now.toLocaleDateString("en-GB")];
  const foreign = [...[REPOSITORY, homedir(), tmpdir()].map((path) => `${path}/`), process.execPath, ...days];
  for (const place of ["generated", "packages/types/dist", "packages/client/dist"]) {
    for (const file of await filesBelow(join(REPOSITORY, place))) {
      const text = await readFile(join(REPOSITORY, place, file), "utf8");
      expect(
        foreign.filter((name) => text.includes(name)),
        `${place}/${file}`,
      ).toEqual([]);
    }
  }
});
