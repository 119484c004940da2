import { describe, expect, it } from "vitest";
import { add, edit, findingsOf, move, type Row } from "./variant.js";

const BOATS = "groups/boats/paths/v1@boats.yaml";
const FULL = "groups/boats/examples/createBoat.request-full.yaml";

const PAGINATION_MARKS: Row[] = [
  ["items that lead nowhere", [edit(BOATS, "items: /boats", "items: /ships")], [`${BOATS}:5:12 check/pagination-marks`]],
  [
    "a cursor that is a number",
    [edit(BOATS, "next: /pagination/next", "next: /pagination/count")],
    [`${BOATS}:6:11 check/pagination-marks`],
  ],
  [
    "a cursor that may be a number",
    [edit("shared/schemas/Page.yaml", "- type: string", "- type: [string, integer]")],
    [`${BOATS}:6:11 check/pagination-marks`],
  ],
  [
    "a cursor that is null only",
    [edit("shared/schemas/Page.yaml", "          - type: string\n", "")],
    [`${BOATS}:6:11 check/pagination-marks`],
  ],
  ["a mark without an answer to look into", [edit(BOATS, '"200":', '"202":')], [`${BOATS}:4:3 check/pagination-marks`]],
  [
    "a list without its mark",
    [edit(BOATS, "  x-pagination:\n    items: /boats\n    next: /pagination/next\n    cursor: next\n    limit: limit\n", "")],
    [`${BOATS}:1:1 check/pagination-marks`],
  ],
  [
    "items that are the whole answer",
    [
      edit(BOATS, "items: /boats", 'items: ""'),
      edit(
        "groups/boats/schemas/BoatList.yaml",
        "anyOf:\n  - type: object\n    maxProperties: 0\n  - $ref: BoatPage.yaml\n",
        'type: array\nproperties:\n  pagination:\n    properties:\n      next:\n        type: [string, "null"]\nitems:\n  $ref: BoatPage.yaml\n',
      ),
    ],
    [],
  ],
];

const EXAMPLE_OWNERS: Row[] = [
  [
    "an example of an operation that is not there",
    [move(FULL, "groups/boats/examples/createShip.request-full.yaml"), edit(BOATS, "createBoat.request-full", "createShip.request-full")],
    ["groups/boats/examples/createShip.request-full.yaml:1:1 check/example-owners"],
  ],
  [
    "an example in another group",
    [
      move(FULL, "groups/harbour-masters/examples/createBoat.request-full.yaml"),
      edit(BOATS, "../examples/createBoat.request-full", "../../harbour-masters/examples/createBoat.request-full"),
    ],
    ["groups/harbour-masters/examples/createBoat.request-full.yaml:1:1 check/example-owners"],
  ],
  [
    "an example that only another operation uses",
    [
      edit(BOATS, "listBoats.response-full.yaml", "createBoat.response-full.yaml"),
      move("groups/boats/examples/listBoats.response-full.yaml", "groups/boats/examples/createBoat.response-full.yaml"),
    ],
    [
      "groups/boats/examples/createBoat.response-full.yaml:1:1 check/example-owners",
      "groups/boats/examples/createBoat.response-full.yaml:1:1 check/example-owners",
    ],
  ],
  [
    "a shared example that another response uses",
    [
      add(
        "shared/responses/Gone.yaml",
        'description: Gone.\ncontent:\n  "*/*":\n    examples:\n      token:\n        $ref: "../examples/Unauthorized.token.yaml"\n',
      ),
      edit(BOATS, '"401":', '"410":\n      $ref: "../../../shared/responses/Gone.yaml"\n    "401":'),
    ],
    ["shared/examples/Unauthorized.token.yaml:1:1 check/example-owners"],
  ],
];

const EXAMPLES: Row[] = [
  [
    "an example of another name than its file",
    [edit("shared/responses/Unauthorized.yaml", "      token:", "      other:")],
    ["shared/responses/Unauthorized.yaml:5:7 check/examples"],
  ],
  [
    "an error without an example, told once",
    [
      edit(
        "shared/responses/Unauthorized.yaml",
        '    examples:\n      token:\n        $ref: "../examples/Unauthorized.token.yaml"\n',
        "    schema: {}\n",
      ),
      edit(BOATS, '"201":', '"401":\n      $ref: "../../../shared/responses/Unauthorized.yaml"\n    "201":'),
    ],
    ["shared/examples/Unauthorized.token.yaml:1:1 check/orphan-files", "shared/responses/Unauthorized.yaml:3:3 check/examples"],
  ],
];

describe.each([
  ["pagination-marks", PAGINATION_MARKS],
  ["example-owners", EXAMPLE_OWNERS],
  ["examples", EXAMPLES],
])("%s", (_, rows) => {
  it.each(rows)("is told of %s", async (_title, changes, findings) => expect(await findingsOf(changes)).toEqual(findings));
});
