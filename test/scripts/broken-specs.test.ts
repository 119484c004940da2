import { cp, rename, unlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Finding, formatFinding, sortFindings } from "../../scripts/lib/finding.js";
import { UnreadableSpec } from "../../scripts/lib/redocly.js";
import { runPipeline } from "../../scripts/pipeline.js";
import { edit, emptyFolder, removeFolder, smallRepository, stateOf } from "./support/repositories.js";

const ROOT = "spec/openapi.yaml";
const GROUP = "spec/groups/things";
const LIST = `${GROUP}/paths/v1@things.yaml`;
const ITEM = `${GROUP}/paths/v1@things@{thingId}.yaml`;
const THING = `${GROUP}/schemas/Thing.yaml`;

type Change = (folder: string) => Promise<void>;
const change =
  (file: string, from: string, to: string): Change =>
  (folder) =>
    edit(join(folder, file), from, to);

interface Row {
  given: Change[];
  /** `file:line:col rule`, in the order of the report. */
  want: string[];
}

const ROWS: [string, Row][] = [
  ["nothing", { given: [], want: [] }],
  [
    "an unresolved reference in a path file",
    { given: [change(LIST, '"../schemas/Thing.yaml"', '"../schemas/Thin.yaml"')], want: [`${LIST}:42:11 no-unresolved-refs`] },
  ],
  [
    "an unresolved reference in a schema file",
    { given: [change(THING, '"./Size.yaml"', '"./Length.yaml"')], want: [`${THING}:9:5 no-unresolved-refs`] },
  ],
  [
    "a reference out of the contract's folder",
    { given: [change(THING, '"./Size.yaml"', '"../../../../README.md"')], want: [`${THING}:9:11 contract/local-ref`] },
  ],
  ["a YAML syntax error", { given: [change(ITEM, "tags: [Things]", "tags: [Things")], want: [`${ITEM}:7:3 yaml-syntax`] }],
  [
    "a duplicate operationId",
    {
      given: [change(ITEM, "operationId: deleteThing", "operationId: createThing")], // The name fits one method only, so the verb is wrong as well.
      want: [`${ITEM}:6:3 operation-operationId-unique`, `${ITEM}:8:16 check/operation-id-verb`],
    },
  ],
  [
    "an undeclared path parameter",
    {
      given: [change(ITEM, '  - $ref: "../parameters/thingId.yaml"\n', ""), (copy) => unlink(join(copy, GROUP, "parameters/thingId.yaml"))],
      want: [`${ITEM}:4:1 path-parameters-defined`],
    },
  ],
  [
    "identical templated paths",
    {
      given: [
        change(
          ROOT,
          "  /v1/things/{thingId}",
          '  /v1/things/{name}: { $ref: "groups/things/paths/v1@things@{name}.yaml" }\n  /v1/things/{thingId}',
        ),
        async (folder) => {
          await cp(join(folder, ITEM), join(folder, GROUP, "paths/v1@things@{name}.yaml"));
          await edit(join(folder, GROUP, "paths/v1@things@{name}.yaml"), "thingId.yaml", "name.yaml");
          await edit(join(folder, GROUP, "paths/v1@things@{name}.yaml"), "operationId: deleteThing", "operationId: deleteThingByName");
          await edit(join(folder, GROUP, "paths/v1@things@{name}.yaml"), "summary: Delete a thing", "summary: Delete a named thing");
          await cp(join(folder, GROUP, "parameters/thingId.yaml"), join(folder, GROUP, "parameters/name.yaml"));
          await edit(join(folder, GROUP, "parameters/name.yaml"), "name: thingId", "name: name");
        },
      ],
      want: [`${ROOT}:20:3 no-identical-paths`],
    },
  ],
  ["a wrong type keyword", { given: [change(THING, "type: string", "type: text")], want: [`${THING}:6:11 struct`] }],
  [
    "a path file whose name lies",
    {
      given: [
        change(ROOT, "v1@things@{thingId}.yaml", "v1@things@{id}.yaml"),
        (folder) => rename(join(folder, ITEM), join(folder, GROUP, "paths/v1@things@{id}.yaml")),
      ],
      want: [`${ROOT}:19:33 check/path-file-name`],
    },
  ],
  [
    "a missing description",
    {
      given: [change(ITEM, "  description: Deletes the thing that the path names.\n", "")],
      want: [`${ITEM}:5:1 contract/description-present`],
    },
  ],
  [
    "an operationId that no function can have",
    { given: [change(ITEM, "operationId: deleteThing", "operationId: delete")], want: [`${ITEM}:8:16 contract/operation-id`] },
  ],
];

let clean: string;
let folder: string;
beforeAll(async () => {
  clean = await smallRepository();
  expect((await runPipeline({ root: clean })).findings).toEqual([]);
  folder = await emptyFolder();
});
afterAll(() => Promise.all([removeFolder(clean), removeFolder(folder)]));

async function variant(given: readonly Change[]): Promise<string> {
  await removeFolder(folder);
  await cp(clean, folder, { recursive: true, preserveTimestamps: true });
  for (const apply of given) await apply(folder);
  return folder;
}

function places(findings: readonly Finding[], root: string): string[] {
  return sortFindings(findings).map((finding) => formatFinding(finding, root).split(" ").slice(0, 2).join(" "));
}

describe("a contract with one fault", () => {
  test.each(ROWS)("%s", async (_, { given, want }) => {
    const root = await variant(given);
    const before = await stateOf(root);
    const { findings, changes } = await runPipeline({ root });
    expect(places(findings, root)).toEqual(want);
    for (const finding of findings) expect(finding.hint, formatFinding(finding, root)).toBeTruthy();
    for (const { message } of findings) expect(message).not.toContain(root);
    if (want.length > 0) {
      expect(changes).toEqual([]);
      expect(await stateOf(root)).toEqual(before);
    }
  });
});

test("all faults are reported at once", async () => {
  const root = await variant([
    change(LIST, "\n  description: Creates a thing.", ""),
    change(ITEM, "operationId: deleteThing", "operationId: createThing"),
    change(THING, '"./Size.yaml"', '"./Length.yaml"'),
    change("spec/shared/parameters/slug.yaml", "type: string", "type: text"),
    change(ROOT, "v1@things@{thingId}.yaml", "v1@things@{id}.yaml"),
    (copy) => rename(join(copy, ITEM), join(copy, GROUP, "paths/v1@things@{id}.yaml")),
  ]);
  const before = await stateOf(root);
  const { findings } = await runPipeline({ root });
  const renamed = `${GROUP}/paths/v1@things@{id}.yaml`;
  expect(places(findings, root)).toEqual([
    `${LIST}:31:1 contract/description-present`,
    `${renamed}:6:3 operation-operationId-unique`,
    `${renamed}:8:16 check/operation-id-verb`,
    `${THING}:9:5 no-unresolved-refs`,
    `${ROOT}:19:33 check/path-file-name`,
    "spec/shared/parameters/slug.yaml:5:9 struct",
  ]);
  expect(await stateOf(root)).toEqual(before);
});

test("a root document that is gone is unreadable, and nothing is written", async () => {
  const root = await variant([(copy) => unlink(join(copy, ROOT))]);
  const before = await stateOf(root);
  await expect(runPipeline({ root })).rejects.toThrow(UnreadableSpec);
  expect(await stateOf(root)).toEqual(before);
});
