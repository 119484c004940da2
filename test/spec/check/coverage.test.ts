import { describe, expect, test } from "vitest";
import { join } from "node:path";
import { checkCoverage } from "../../../scripts/checks/index.js";
import { coverageMarkdown, coverageOf, coverageText } from "../../../scripts/lib/coverage.js";
import { type Manifest, parseManifest, readManifest } from "../../../scripts/lib/reference-manifest.js";
import { type Change, edit, FIXTURES, lines, remove, withVariant } from "./variant.js";

const BOAT = "groups/boats/paths/v1@boats@{boatId}.yaml";
const manifest = await readManifest(join(FIXTURES, "manifest.tsv"));

function covered(changes: Change[], against: Manifest = manifest): Promise<{ found: number; lines: string[] }> {
  return withVariant(changes, (tree) => {
    const { found, findings } = checkCoverage(tree, against);
    return Promise.resolve({ found, lines: lines(findings, tree.folder) });
  });
}

describe("checkCoverage", () => {
  test("finds nothing where contract and manifest agree, merged paths included", async () => {
    expect(await covered([])).toEqual({ found: 11, lines: [] });
  });

  test.each<[title: string, changes: Change[], found: number, lines: string[]]>([
    [
      "an operation that the contract lacks",
      [
        edit(
          BOAT,
          'delete:\n  tags: [Boats]\n  operationId: deleteBoat\n  responses:\n    "200":\n      description: The boat is gone.\n',
          "",
        ),
      ],
      10,
      [`${BOAT}:1:1 check/coverage The contract lacks DELETE /v1/boats/{boatId}.`],
    ],
    [
      "a path that the contract lacks",
      [edit("openapi.yaml", '  /v1/harbour-masters/: { $ref: "groups/harbour-masters/paths/v1@harbour-masters@.yaml" }\n', "")],
      10,
      ["openapi.yaml:15:1 check/coverage The contract lacks GET /v1/harbour-masters/."],
    ],
    [
      "an operation that the manifest lacks",
      [edit(BOAT, "get:", "options:")],
      10,
      [
        `${BOAT}:1:1 check/coverage The contract lacks GET /v1/boats/{boatId}.`,
        `${BOAT}:3:1 check/coverage The manifest does not list OPTIONS /v1/boats/{boatId}.`,
      ],
    ],
    [
      "another tag",
      [edit("groups/boats/paths/v1@boats.yaml", "tags: [Boats]", "tags: [Harbour masters]")],
      11,
      ["groups/boats/paths/v1@boats.yaml:2:9 check/coverage GET /v1/boats does not have the tag `Boats`."],
    ],
    [
      "a parameter of another name",
      [edit("openapi.yaml", "  /v1/boats/{boatId}/extend-stay:", "  /v1/boats/{id}/extend-stay:")],
      10,
      [
        "groups/boats/paths/v1@boats@{boatId}@extend-stay.yaml:3:1 check/coverage The manifest does not list POST /v1/boats/{id}/extend-stay.",
        "openapi.yaml:15:1 check/coverage The contract lacks POST /v1/boats/{boatId}/extend-stay.",
      ],
    ],
    [
      "a path file that is missing",
      [remove("groups/harbour-masters/paths/v1@harbour-masters@.yaml")],
      10,
      ["openapi.yaml:15:1 check/coverage The contract lacks GET /v1/harbour-masters/."],
    ],
  ])("finds %s", async (_title, changes, found, expected) => {
    expect(await covered(changes)).toEqual({ found, lines: expected });
  });
});

describe("parseManifest", () => {
  const HEAD = "section\ttag\tmethod\tpath\tmerged into\n";

  test("reads a row with the path that it is merged into", () => {
    const { rows, faults } = parseManifest(`${HEAD}1\tBoats\tGET\t/a/{id}\t/a/{name}\r\n\n`, "/m.tsv");
    expect(faults).toEqual([]);
    expect(rows).toEqual([{ tag: "Boats", method: "get", path: "/a/{id}", contractPath: "/a/{name}", line: 2 }]);
  });

  test.each([
    ["a row of no method", "1\tBoats\tFETCH\t/a", [{ line: 2, message: "The row is no operation." }]],
    ["a row without a path", "1\tBoats\tGET", [{ line: 2, message: "The row is no operation." }]],
    ["a row without a tag", "1\t\tGET\t/a", [{ line: 2, message: "The row is no operation." }]],
    ["a row that stands twice", "1\tBoats\tGET\t/a\n1\tBoats\tGET\t/a", [{ line: 3, message: "The row repeats line 2." }]],
  ])("finds %s", (_title, text, expected) => {
    expect(parseManifest(`${HEAD}${text}\n`, "/m.tsv").faults).toMatchObject(expected);
  });
});

describe("the report", () => {
  const clean = withVariant([], (tree) => Promise.resolve(coverageOf(tree)));

  test("counts by tag and detail", async () => {
    expect(await clean).toEqual([
      { tag: "Boats", documented: 3, partial: 0, index: 7 },
      { tag: "Harbour masters", documented: 0, partial: 1, index: 0 },
    ]);
  });

  test("is an aligned table", async () => {
    expect(coverageText(await clean)).toBe(
      [
        "Tag              Documented  Partly documented  Indexed  Operations",
        "Boats                     3                  0        7          10",
        "Harbour masters           0                  1        0           1",
        "Total                     3                  1        7          11",
        "",
      ].join("\n"),
    );
  });

  test("is a Markdown table that sums up the tags of which only an index is known", async () => {
    const rows = [
      ...(await clean),
      { tag: "Gulls", documented: 0, partial: 0, index: 2 },
      { tag: "Masts", documented: 0, partial: 0, index: 3 },
    ];
    expect(coverageMarkdown(rows)).toBe(
      [
        "| Tag | Documented | Partly documented | Indexed | Operations |",
        "| --- | --: | --: | --: | --: |",
        "| Boats | 3 | 0 | 7 | 10 |",
        "| Harbour masters | 0 | 1 | 0 | 1 |",
        "| 2 further tags | 0 | 0 | 5 | 5 |",
        "| **Total** | 3 | 1 | 12 | 16 |",
        "",
      ].join("\n"),
    );
  });
});
