import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyPath, copyText, copyUrl, multiplyContract, type Size } from "../../../scripts/bench/synthetic-contract.js";
import { checkSpec } from "../../../scripts/checks/index.js";
import { loadLintConfig, REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { operationsOf } from "../../../scripts/lib/operations-of.js";
import { SpecTree } from "../../../scripts/lib/redocly.js";
import { lintSpec } from "../../../scripts/lint-spec.js";

describe("a contract of twice the size", () => {
  let folder: string;
  let size: Size;
  let tree: SpecTree;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "synthetic-"));
    size = await multiplyContract(REPOSITORY, join(folder, "first"), 2);
    await multiplyContract(REPOSITORY, join(folder, "second"), 2);
    tree = await SpecTree.load(join(folder, "first/spec/openapi.yaml"), await loadLintConfig(join(folder, "first/redocly.yaml")));
  });

  afterAll(() => rm(folder, { recursive: true }));

  test("has no findings of lint and check", async () => {
    expect(await lintSpec(tree, join(folder, "first/.redocly.lint-ignore.yaml"))).toEqual([]);
    expect(await checkSpec(tree)).toEqual([]);
  });

  test("has twice the operations", async () => {
    const original = await SpecTree.load(join(REPOSITORY, "spec/openapi.yaml"), await loadLintConfig());
    expect(operationsOf(tree)).toHaveLength(2 * operationsOf(original).length);
    expect(size.operations).toBe(operationsOf(tree).length);
  });

  test("is the same each time", async () => {
    expect(await textsBelow(join(folder, "first"))).toEqual(await textsBelow(join(folder, "second")));
  });
});

describe("a file of the third copy", () => {
  test.each([
    ["groups/boats/tag.md", "groups/boats-3/tag.md"],
    ["groups/boats/paths/v1@boats@{id}.yaml", "groups/boats-3/paths/copy-3@v1@boats@{id}.yaml"],
    ["groups/boats/schemas/Boat.yaml", "groups/boats-3/schemas/BoatCopy3.yaml"],
    ["groups/boats/examples/listBoats.response-full.yaml", "groups/boats-3/examples/listBoatsCopy3.response-full.yaml"],
    ["shared/schemas/Page.yaml", "shared/schemas/Page.yaml"],
    ["info.md", "info.md"],
  ])("%s stands in %s", (path, expected) => {
    expect(copyPath(path, 3)).toBe(expected);
    expect(copyPath(path, 1)).toBe(path);
  });

  test("leads to the copied files and has names of its own", () => {
    const text = [
      "parameters:",
      '  - $ref: "../parameters/boatId.yaml"',
      '  - $ref: "../../../shared/parameters/teamId.yaml"',
      '  - $ref: "../../ports/parameters/portId.yaml"',
      "get:",
      "  tags: [Boats]",
      "  summary: Read a boat",
      "  operationId: readBoat",
      "  description: Says no summary, and no `operationId`.",
      "",
    ].join("\n");
    expect(copyText(text, "groups/boats/paths/v1@boats@{boatId}.yaml", 3)).toBe(
      [
        "parameters:",
        '  - $ref: "../parameters/boatIdCopy3.yaml"',
        '  - $ref: "../../../shared/parameters/teamId.yaml"',
        '  - $ref: "../../ports-3/parameters/portIdCopy3.yaml"',
        "get:",
        "  tags: [Boats 3]",
        "  summary: Read a boat 3",
        "  operationId: readBoatCopy3",
        "  description: Says no summary, and no `operationId`.",
        "",
      ].join("\n"),
    );
  });

  test("has a summary that is no longer than the lint allows", () => {
    const text = `get:\n  summary: ${"a".repeat(60)}\n`;
    expect(copyText(text, "groups/boats/paths/v1@boats.yaml", 12)).toBe(`get:\n  summary: ${"a".repeat(57)} 12\n`);
  });
});

test("a path of a copy begins with a segment of its own", () => {
  expect(copyUrl("/v2/", 2)).toBe("/copy-2/v2/");
  expect(copyUrl("/v2/", 1)).toBe("/v2/");
});

async function textsBelow(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file): Promise<[string, string]> => [file.slice(folder.length), await readFile(file, "utf8")]),
  );
}
