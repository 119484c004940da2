import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { isMap, parseDocument, visit } from "yaml";
import { GENERATORS } from "../../../scripts/emit/index.js";
import { canonicalOrder } from "../../../scripts/read/canonical-order.js";
import type { OpenApiDocument } from "../../../scripts/read/openapi.js";
import { loadLintConfig } from "../../../scripts/open/rule-sets/author.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { SpecTree } from "../../../scripts/read/spec-tree.js";
import { runScript } from "../harness/command.js";
import { contentOf, emptyFolder, filesBelow, removeFolder } from "../../harness/folders.js";
import { smallRepositoryWithScripts } from "../harness/repositories.js";

const GENERATE = "scripts/generate/launch/launch.js";
let folder: string;
let away: string;
beforeAll(async () => ([folder, away] = [await smallRepositoryWithScripts(), emptyFolder()]));

it("writes the same bytes in another locale and time zone and through a link", async () => {
  const first = await runScript(folder, GENERATE, ["--no-docs"]);
  expect(first).toMatchObject({ code: 0, stderr: "" });
  expect(first.stdout).toMatch(/^packages +\d+ ms .* changed\n/m);
  const before = await contentOf(folder);
  await Promise.all(["generated", "packages/client/dist", ".cache"].map((path) => removeFolder(join(folder, path))));
  const link = join(away, "a folder with spaces");
  await symlink(folder, link);
  const env = { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" };
  expect(await runScript(link, join(link, GENERATE), ["--no-docs"], env)).toMatchObject({ code: 0, stderr: "" });
  expect(await contentOf(folder)).toEqual(before);
});

/** Returns what the generators make of a contract, below the lint: the bundle and each file of code, by path. */
async function yieldOf(entry: string): Promise<Record<string, string>> {
  const { document, findings } = await (await SpecTree.load(entry, await loadLintConfig())).bundle();
  expect(findings).toEqual([]);
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
  const spec = join(REPOSITORY, "spec");
  for (const file of await filesBelow(spec)) await reverseMaps(await readFile(join(spec, file), "utf8"), join(away, "spec", file));
  const [expected, reversed] = [await yieldOf(join(spec, "openapi.yaml")), await yieldOf(join(away, "spec/openapi.yaml"))];
  expect(Object.keys(reversed)).toEqual(Object.keys(expected));
  expect(Object.keys(reversed).filter((path) => reversed[path] !== expected[path])).toEqual([]);
});
