import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { isMap, parseDocument, visit } from "yaml";
import { GENERATORS } from "../../../scripts/emit/index.js";
import { canonicalOrder } from "../../../scripts/read/canonical-order.js";
import type { OpenApiDocument } from "../../../scripts/read/openapi.js";
import { loadLintConfig } from "../../../scripts/open/rule-sets/author.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { SpecTree } from "../../../scripts/read/spec-tree.js";
import { emptyFolder, filesBelow } from "../../harness/folders.js";

/** Returns what the generators make of a contract, below the lint: the bundle and each file of code, by path. */
async function yieldOf(entry: string): Promise<Record<string, string>> {
  const { document, problems } = await (await SpecTree.load(entry, await loadLintConfig())).bundle();
  expect(problems).toEqual([]);
  const ordered: OpenApiDocument = canonicalOrder(document);
  const files = Object.values(GENERATORS).flatMap((generate) => generate(ordered));
  return { "openapi.json": JSON.stringify(ordered, null, 2), ...Object.fromEntries(files.map(({ path, text }) => [path, text])) };
}

async function reverseMaps(text: string, target: string): Promise<void> {
  const document = parseDocument(text);
  visit(document, { Map: (_, map) => void map.items.reverse() });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, target.endsWith(".yaml") && isMap(document.contents) ? document.toString({ lineWidth: 0 }) : text);
}

it("writes the same output for any key order in the sources", async () => {
  const [spec, away] = [join(REPOSITORY, "spec"), emptyFolder()];
  for (const file of await filesBelow(spec)) await reverseMaps(await readFile(join(spec, file), "utf8"), join(away, "spec", file));
  const [expected, reversed] = [await yieldOf(join(spec, "openapi.yaml")), await yieldOf(join(away, "spec/openapi.yaml"))];
  expect(Object.keys(reversed)).toEqual(Object.keys(expected));
  expect(Object.keys(reversed).filter((path) => reversed[path] !== expected[path])).toEqual([]);
});
