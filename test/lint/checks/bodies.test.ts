import { describe, expect, it } from "vitest";
import { add, edit, findingsOf, move, type Row } from "./variant.js";

const BOATS = "groups/boats/paths/v1@boats.yaml";
const FULL = "groups/boats/examples/createBoat.request-full.yaml";
const marksAt = (place: string): string[] => [`${BOATS}:${place} check/pagination-marks`];
const PAGE = "shared/schemas/Page.yaml";
const MARK = "  x-pagination:\n    items: /boats\n    next: /pagination/next\n    cursor: next\n    limit: limit\n";
const PAGINATION_MARKS: Row[] = [
  ["an invalid items pointer", [edit(BOATS, "items: /boats", "items: /ships")], marksAt("5:12")],
  ["a cursor that is a number", [edit(BOATS, "next: /pagination/next", "next: /pagination/count")], marksAt("6:11")],
  ["a cursor that may be a number", [edit(PAGE, "- type: string", "- type: [string, integer]")], marksAt("6:11")],
  ["a cursor that is null only", [edit(PAGE, "          - type: string\n", "")], marksAt("6:11")],
  ["a mark without a 200 response", [edit(BOATS, '"200":', '"202":')], marksAt("4:3")],
  ["a list without its mark", [edit(BOATS, MARK, "")], marksAt("1:1")],
  [
    "a response that is the list, without findings",
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

const EXAMPLES_OF_BOATS = "groups/boats/examples";
const SHIP = `${EXAMPLES_OF_BOATS}/createShip.request-full.yaml`;
const ELSEWHERE = "groups/harbour-masters/examples/createBoat.request-full.yaml";
const LISTED = `${EXAMPLES_OF_BOATS}/createBoat.response-full.yaml`;
const GONE = 'description: Gone.\ncontent:\n  "*/*":\n    examples:\n      token:\n        $ref: "../examples/Unauthorized.token.yaml"\n';
// prettier-ignore
const EXAMPLE_OWNERS: Row[] = [
  ["an example of a missing operation", [move(FULL, SHIP), edit(BOATS, "createBoat.request-full", "createShip.request-full")], [`${SHIP}:1:1 check/example-owners`]],
  ["an example in another group", [move(FULL, ELSEWHERE), edit(BOATS, "../examples/createBoat.request-full", "../../harbour-masters/examples/createBoat.request-full")], [`${ELSEWHERE}:1:1 check/example-owners`]],
  [
    "an example that only another operation uses",
    [
      edit(BOATS, "listBoats.response-full.yaml", "createBoat.response-full.yaml"),
      move(`${EXAMPLES_OF_BOATS}/listBoats.response-full.yaml`, LISTED),
    ],
    Array<string>(2).fill(`${LISTED}:1:1 check/example-owners`),
  ],
  [
    "a shared example that another response uses",
    [
      add("shared/responses/Gone.yaml", GONE),
      edit(BOATS, '"401":', '"410":\n      $ref: "../../../shared/responses/Gone.yaml"\n    "401":'),
    ],
    ["shared/examples/Unauthorized.token.yaml:1:1 check/example-owners"],
  ],
];

const UNAUTHORIZED = "shared/responses/Unauthorized.yaml";
const EXAMPLES: Row[] = [
  [
    "an example of another name than its file",
    [edit(UNAUTHORIZED, "      token:", "      other:")],
    [`${UNAUTHORIZED}:5:7 check/examples`],
  ],
];

describe.each(Object.entries({ PAGINATION_MARKS, EXAMPLE_OWNERS, EXAMPLES }))("%s", (_, rows) => {
  it.each(rows)("checks %s", async (_title, changes, findings) => expect(await findingsOf(changes)).toEqual(findings));
});
