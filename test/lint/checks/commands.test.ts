import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { checkCoverage } from "../../../scripts/lint/checks/index.js";
import { main as checkSpecCommand } from "../../../scripts/check/check-command.js";
import { main as lintSpecCommand } from "../../../scripts/check/lint-command.js";
import { main as coverageCommand } from "../../../scripts/check/coverage-command.js";
import { parseManifest, readManifest } from "../../../scripts/read/reference-manifest.js";
import { UnreadableSpec } from "../../../scripts/core/cli/unreadable-spec.js";
import { UsageError } from "../../../scripts/core/cli/spec-command.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { run } from "../../harness/processes.js";
import { runMain } from "../../harness/run-main.js";
import { type Change, edit, FIXTURES, lines, withVariant } from "./variant.js";
import { emptyFolder } from "../../harness/folders.js";

const BOAT = "groups/boats/paths/v1@boats@{boatId}.yaml";
const CLEAN = join(FIXTURES, "clean/openapi.yaml");
const MANIFEST = join(FIXTURES, "manifest.tsv");
const NO_MASTERS = edit("openapi.yaml", '  /v1/harbour-masters/: { $ref: "groups/harbour-masters/paths/v1@harbour-masters@.yaml" }\n', "");

it("prints findings with source, hint and relative path, and the line that the root lacks, and exits with 1", async () => {
  const args = [resolve(REPOSITORY, "scripts/core/launch/launch.js"), "check/check-command.ts", "openapi.yaml"];
  const { code, stdout, stderr } = await withVariant([NO_MASTERS], ({ folder }) => run(process.execPath, args, folder));
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toBe(
    "groups/harbour-masters/paths/v1@harbour-masters@.yaml:1:1 check/orphan-files No path in the root document refers to this file. (fixable)\n" +
      "  > 1 | get:\n      | ^\n    2 |   tags: [Harbour masters]\n" +
      '  hint: add this line to `paths`: /v1/harbour-masters/: { $ref: "groups/harbour-masters/paths/v1@harbour-masters@.yaml" }\n' +
      "1 error in 1 file, 1 fixable: npm run lint:spec -- --fix\n",
  );
});

it("says that a contract is clean, and finds orphan files as the checks do", async () => {
  const folder = emptyFolder();
  const source = resolve(FIXTURES, "../broken/clean");
  cpSync(source, folder, { recursive: true, filter: (path) => !path.endsWith("expected.txt") });
  const clean = await runMain(() => lintSpecCommand([join(folder, "openapi.yaml")]));
  expect(clean).toMatchObject({ code: 0, stderr: "" });
  expect(clean.stdout).toMatch(/^no errors in \d+ files with 2 operations\n$/);
  const orphaned = await withVariant([NO_MASTERS], ({ entry }) => runMain(() => lintSpecCommand([entry])));
  expect(orphaned).toMatchObject({ code: 1, stdout: "" });
  expect(orphaned.stderr).toContain("check/orphan-files No path in the root document refers to this file. (fixable)");
});

it("refuses missing files and invalid arguments", async () => {
  await expect(checkSpecCommand(["no-such-file.yaml"])).rejects.toThrow(UnreadableSpec);
  await expect(checkSpecCommand(["a.yaml", "b.yaml"])).rejects.toThrow(UsageError);
  await expect(coverageCommand(["--manifest", "no-such-file.tsv"])).rejects.toThrow(UsageError);
});

it("prints the coverage as a table, or as JSON with findings", async () => {
  const { code, stdout } = await runMain(() => coverageCommand(["--manifest", MANIFEST, CLEAN]));
  expect(code).toBe(0);
  expect(stdout).toBe(
    [
      "Tag              Documented  Partly documented  Indexed  Operations",
      "Boats                     3                  0        7          10",
      "Harbour masters           0                  1        0           1",
      "Total                     3                  1        7          11",
      "",
      "11 of 11 operations of the manifest",
      "",
    ].join("\n"),
  );
  const lacking = await withVariant([NO_MASTERS], ({ entry }) => runMain(() => coverageCommand(["--json", "--manifest", MANIFEST, entry])));
  expect(lacking.code).toBe(1);
  expect(JSON.parse(lacking.stdout)).toEqual({
    tags: [{ tag: "Boats", documented: 3, partial: 0, index: 7 }],
    total: { tag: "Total", documented: 3, partial: 0, index: 7 },
    manifest: { wanted: 11, found: 10 },
  });
  expect(lacking.stderr).toContain("check/coverage The contract lacks GET /v1/harbour-masters/.");
});

const DELETION = 'delete:\n  tags: [Boats]\n  operationId: deleteBoat\n  responses:\n    "200":\n      description: The boat is gone.\n';

// prettier-ignore
it.each<[title: string, change: Change, found: number, places: string[]]>([
  ["an operation missing in the contract", edit(BOAT, DELETION, ""), 10, [`${BOAT}:1:1`]],
  ["an operation missing in the manifest", edit(BOAT, "get:", "options:"), 10, [`${BOAT}:1:1`, `${BOAT}:3:1`]],
  ["another tag", edit("groups/boats/paths/v1@boats.yaml", "[Boats]", "[Harbour masters]"), 11, ["groups/boats/paths/v1@boats.yaml:2:9"]],
  ["a parameter of another name", edit("openapi.yaml", "{boatId}/extend-stay:", "{id}/extend-stay:"), 10, ["groups/boats/paths/v1@boats@{boatId}@extend-stay.yaml:3:1", "openapi.yaml:15:1"]],
])("reports %s", async (_, change, found, places) => {
  const manifest = await readManifest(MANIFEST);
  const coverage = await withVariant([change], (tree) => {
    const { findings, ...counts } = checkCoverage(tree, manifest);
    return Promise.resolve({ ...counts, places: lines(findings, tree.folder) });
  });
  expect(coverage).toMatchObject({ found, places: places.map((place) => `${place} check/coverage`) });
});

const read = (text: string): ReturnType<typeof parseManifest> =>
  parseManifest(`section\ttag\tmethod\tpath\tmerged into\n${text}`, "/m.tsv");

it("manifest returns the path that an operation is merged into", () =>
  expect(read("1\tBoats\tGET\t/a/{id}\t/a/{name}\r\n\n")).toMatchObject({
    faults: [],
    rows: [{ tag: "Boats", method: "get", path: "/a/{id}", contractPath: "/a/{name}", line: 2 }],
  }));

it.each([
  ["an invalid method", "1\tBoats\tFETCH\t/a", 2],
  ["a duplicate operation", "1\tBoats\tGET\t/a\n1\tBoats\tGET\t/a", 3],
])("manifest is refused with %s", (_, text, line) => expect(read(text).faults).toMatchObject([{ line }]));
