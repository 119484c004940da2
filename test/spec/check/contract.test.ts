import { describe, expect, test } from "vitest";
import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CHECK_NAMES, checkCoverage, checkSpec } from "../../../scripts/checks/index.js";
import { coverageOf, totalOf } from "../../../scripts/lib/coverage.js";
import { loadLintConfig, REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { SpecTree } from "../../../scripts/lib/redocly.js";
import { readManifest } from "../../../scripts/lib/reference-manifest.js";
import { CONTRACT } from "../../../scripts/lib/spec-command.js";
import { add, edit, findingsOf, lines, remove } from "./variant.js";

describe("the contract", async () => {
  const tree = await SpecTree.load(CONTRACT, await loadLintConfig());

  test("has no findings", async () => {
    expect(lines(await checkSpec(tree), tree.folder)).toEqual([]);
  });

  test("has each operation of the manifest and no other", async () => {
    const { wanted, found, findings } = checkCoverage(
      tree,
      await readManifest(resolve(REPOSITORY, "test/fixtures/reference-operations.tsv")),
    );
    expect(lines(findings, tree.folder)).toEqual([]);
    expect({ wanted, found }).toEqual({ wanted: 367, found: 367 });
  });

  test("knows as much of its operations as is shown", () => {
    const rows = coverageOf(tree);
    expect(rows).toHaveLength(41);
    expect(totalOf(rows)).toEqual({ tag: "Total", documented: 13, partial: 2, index: 352 });
  });
});

describe("the checks", () => {
  test("find nothing in a clean contract", async () => {
    expect(await findingsOf([])).toEqual([]);
  });

  test("each stand in a file of their name", async () => {
    const files = await readdir(join(REPOSITORY, "scripts/checks"));
    const others = ["check.ts", "index.ts", "coverage.ts"];
    expect(files.filter((file) => !others.includes(file)).map((file) => `check/${file.replace(".ts", "")}`)).toEqual(
      [...CHECK_NAMES].sort(),
    );
  });

  test("find all faults at once", async () => {
    const found = await findingsOf([
      add("groups/boats/schemas/Sail.yaml"),
      edit("openapi.yaml", "  /v1/harbour-masters/:", "  /v1/harbour-masters:"),
      edit("groups/harbour-masters/paths/v1@harbour-masters@.yaml", "operationId: list", "operationId: find"),
    ]);
    expect(found.map((line) => line.split(" ")[1])).toEqual(["check/orphan-files", "check/operation-id-verb", "check/path-file-name"]);
  });

  test.each([
    ["a $ref that leads nowhere", edit("groups/boats/schemas/BoatPage.yaml", "$ref: Boat.yaml", "$ref: Bout.yaml")],
    ["a path file that is no YAML", add("groups/boats/paths/v1@boats.yaml", "get: [\n")],
    ["a path file that is missing", remove("groups/harbour-masters/paths/v1@harbour-masters@.yaml")],
    ["an empty path file", add("groups/boats/paths/v1@boats@{boatId}@extend-stay.yaml", "")],
    [
      "an operationId that stands twice",
      edit("groups/boats/paths/v1@boats@{boatId}.yaml", "operationId: readBoat", "operationId: listHarbourMasters"),
    ],
  ])("leave %s to the lint and add no consequences", async (_title, change) => {
    const found = await findingsOf([change]);
    expect(found.filter((line) => !/operation-id-verb|leads to nothing/.test(line))).toEqual([]);
  });

  test.each([
    ["no paths", edit("openapi.yaml", "\npaths:", "\nx-paths:")],
    ["paths that are a list", edit("openapi.yaml", "\npaths:", "\npaths: []\nx-paths:")],
    ["tags that are a word", edit("openapi.yaml", "\ntags:", "\ntags: Boats\nx-tags:")],
    ["a path that is nothing", edit("openapi.yaml", '{ $ref: "groups/boats/paths/v1@boats.yaml" }', "null")],
    ["an operation that is a word", edit("groups/boats/paths/v1@boats@{boatId}.yaml", "head:", "trace: none\nhead:")],
    ["responses that are a list", edit("groups/boats/paths/v1@boats.yaml", "  responses:", "  responses: []\n  x-responses:")],
    ["a mark that is a word", edit("groups/boats/paths/v1@boats.yaml", "  x-pagination:", "  x-pagination: boats\n  x-other:")],
    ["keys of every object's prototype", edit("groups/boats/paths/v1@boats.yaml", "items: /boats", "items: /__proto__/constructor")],
  ])("answer for %s without throwing", async (_title, change) => {
    expect(await findingsOf([change])).toBeInstanceOf(Array);
  });
});
