import { cpSync } from "node:fs";
import { readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { formatFinding, sortFindings } from "../../../scripts/core/cli/finding.js";
import type { PipelineResult } from "../../../scripts/generate/pipeline-result.js";
import { runPipeline } from "../../../scripts/generate/own/pipeline.js";
import { edit, emptyFolder, filesBelow, removeFolder, stateOf } from "../../harness/folders.js";
import { smallRepository } from "../harness/repositories.js";

const ROOT = "spec/openapi.yaml";
const GROUP = "spec/groups/things";
const LIST = `${GROUP}/paths/v1@things.yaml`;
const ITEM = `${GROUP}/paths/v1@things@{thingId}.yaml`;
const THING = `${GROUP}/schemas/Thing.yaml`;
const RENAMED = `${GROUP}/paths/v1@things@{id}.yaml`;
type Change = (folder: string) => Promise<void>;
function change(file: string, from: string, to: string): Change {
  return (folder) => edit(join(folder, file), from, to);
}
const renameItem: Change = async (folder) => {
  await edit(join(folder, ROOT), "v1@things@{thingId}.yaml", "v1@things@{id}.yaml");
  await rename(join(folder, ITEM), join(folder, RENAMED));
};

let clean: string;
let first: PipelineResult;
let folder: string;
beforeAll(async () => {
  [clean, folder] = [await smallRepository(), emptyFolder()];
  first = await runPipeline({ root: clean });
});

/** Returns a copy of the contract and of what was made of it, without the packages, after some changes. */
async function variant(...changes: readonly Change[]): Promise<string> {
  await removeFolder(folder);
  for (const name of ["spec", "generated"]) cpSync(join(clean, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  for (const apply of changes) await apply(folder);
  return folder;
}

function places({ findings }: PipelineResult, root: string): string[] {
  return sortFindings(findings).map((finding) => formatFinding(finding, root).split(" ").slice(0, 2).join(" "));
}

it("writes the whole output of the contract and the packages", async () => {
  expect(first.findings).toEqual([]);
  expect(first.steps.map(({ name }) => name)).toEqual([
    ...["read", "lint", "check", "bundle", "types", "operations", "pagination", "client", "write", "packages"],
  ]);
  const written = await filesBelow(clean);
  for (const path of ["generated/openapi.json", "generated/operations/things.ts", "packages/client/dist/index.js"])
    expect(first.changes.filter((changed) => changed === path && written.includes(path))).toEqual([path]);
  expect(await readFile(join(clean, "generated/README.md"), "utf8")).toContain("| Things |");
  expect((await runPipeline({ root: clean, check: true })).changes).toEqual([]);
});

it("writes only the files that differ", async () => {
  await unlink(join(clean, "generated/client.ts"));
  const before = await stateOf(clean);
  expect((await runPipeline({ root: clean })).changes).toEqual(["generated/client.ts"]);
  const { "generated/client.ts": written, ...after } = await stateOf(clean);
  expect(written).toBeDefined();
  expect(after).toEqual(before);
});

it("lists every stale file in check mode and writes nothing", async () => {
  const root = await variant(
    change(`${GROUP}/schemas/Size.yaml`, "A size.", "Another size."),
    (copy) => writeFile(join(copy, "generated/operations/stray.ts"), "stray\n"),
    (copy) => unlink(join(copy, "generated/client.ts")),
  );
  const before = await stateOf(root);
  const { changes } = await runPipeline({ root, check: true });
  const stale = ["client.ts", "openapi.json", "operations/stray.ts", "schemas.ts", "stamp.json", "types/components.ts"];
  expect(changes).toEqual(stale.map((path) => `generated/${path}`));
  expect(await stateOf(root)).toEqual(before);
});

// An enumeration of responses only yields a second type, `KnownState`.
const CLASH: Change[] = [
  (copy) => writeFile(join(copy, `${GROUP}/schemas/State.yaml`), "type: string\ndescription: A state of a page.\nenum: [FULL, PART]\n"),
  change(`${GROUP}/schemas/ThingPage.yaml`, "  pagination:\n", '  state:\n    $ref: "./State.yaml"\n  pagination:\n'),
  change(`${GROUP}/examples/listThings.response-full.yaml`, "  pagination:", "  state: FULL\n  pagination:"),
  (copy) => rename(join(copy, `${GROUP}/schemas/Size.yaml`), join(copy, `${GROUP}/schemas/KnownState.yaml`)),
  change(THING, "./Size.yaml", "./KnownState.yaml"),
];
const DUPLICATE = change(ITEM, "operationId: deleteThing", "operationId: createThing");

// prettier-ignore
it.each<[what: string, changes: Change[], places: string[]]>([
  ["the linter refuses", [change(ITEM, "operationId: deleteThing", "operationId: delete")], [`${ITEM}:8:16 contract/operation-id`]],
  ["refers to a file outside", [change(THING, '"./Size.yaml"', '"../../../../README.md"')], [`${THING}:9:11 contract/local-ref`]],
  ["has one operationId twice", [DUPLICATE, renameItem], [`${RENAMED}:8:16 operation-operationId-unique`]],
  ["yields colliding names", CLASH, [`${GROUP}/schemas/State.yaml:1:1 names-and-references`]],
  [
    "contains many faults",
    [change(LIST, "\n  description: Creates a thing.", ""), change(THING, '"./Size.yaml"', '"./Length.yaml"'), change("spec/shared/parameters/slug.yaml", "type: string", "type: text"), renameItem],
    [`${LIST}:31:1 contract/description-present`, `${THING}:9:11 missing-file`, `${ROOT}:19:33 check/path-file-name`, "spec/shared/parameters/slug.yaml:5:9 not-listed"],
  ],
])("reports everything in a contract that %s, and writes nothing", async (_, changes, wanted) => {
  const root = await variant(...changes);
  const before = await stateOf(root);
  const result = await runPipeline({ root });
  expect(places(result, root)).toEqual(wanted);
  for (const finding of result.findings) {
    expect(finding.hint, finding.message).toBeTruthy();
    expect(finding.message).not.toContain(root);
  }
  expect(result.changes).toEqual([]);
  expect(await stateOf(root)).toEqual(before);
});

it("writes before linting with `lintLast` and builds no packages after findings", async () => {
  const root = await variant(change(THING, "description: A thing.", "description: a Thing"));
  const { findings, steps, changes } = await runPipeline({ root, lintLast: true });
  expect(findings).toEqual((await runPipeline({ root })).findings);
  expect(findings).not.toEqual([]);
  expect(changes).toContain("generated/openapi.json");
  expect(steps.slice(-2).map(({ name }) => name)).toEqual(["write", "lint"]);
});

it("reports lint findings with `lintLast` if a later step fails", async () => {
  const root = await variant(change(LIST, "schemas/ThingPage.yaml", "schemas/Nowhere.yaml"));
  const { findings, changes } = await runPipeline({ root, lintLast: true });
  expect(findings.map(({ rule }) => rule)).toContain("no-unresolved-refs");
  expect(findings).toEqual((await runPipeline({ root })).findings);
  expect(changes).toEqual([]);
});
