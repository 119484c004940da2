import { describe, expect, it } from "vitest";
import { add, edit, findingsOf, move, type Row } from "./variant.js";

const BOATS = "groups/boats/paths/v1@boats.yaml";
const BOAT = "groups/boats/paths/v1@boats@{boatId}.yaml";
const STAY = "groups/boats/paths/v1@boats@{boatId}@extend-stay.yaml";
const ROLLBACK = "groups/boats/paths/v1@boats@{boatId}@rollback@{voyageId}.yaml";
const MASTERS = "groups/harbour-masters/paths/v1@harbour-masters@.yaml";

const inGulls = (place: string): string => `groups/gulls/${place}`;
const TAG_FOLDER: Row[] = [
  ["a tag that is not the one of the folder", [edit(STAY, "tags: [Boats]", "tags: [Harbour masters]")], [`${STAY}:4:9 check/tag-folder`]],
  ["a second and an unknown tag, left to the linter", [edit(STAY, "[Boats]", "[Gulls]"), edit(ROLLBACK, "[Boats]", "[Boats, Gulls]")], []],
  [
    "a folder without a tag",
    [add("groups/gulls/paths/a.yaml"), add("groups/gulls/schemas/b.yaml")],
    ["paths/a.yaml:1:1 check/orphan-files", "paths/a.yaml:1:1 check/tag-folder", "schemas/b.yaml:1:1 check/orphan-files"].map(inGulls),
  ],
];

const SCHEMAS = "groups/boats/schemas";
const SCHEMES = "shared/securitySchemes";
const TOKEN = "shared/examples/Unauthorized.token.yaml";
const NO_CASE = "shared/examples/Unauthorized.yaml";
const COMPONENT_NAMES: Row[] = [
  [
    "a schema outside the layout",
    [
      move(`${SCHEMAS}/Boat.yaml`, `${SCHEMAS}/deep/Boat.yaml`),
      edit(`${SCHEMAS}/BoatPage.yaml`, "$ref: Boat.yaml", "$ref: deep/Boat.yaml"),
      edit(BOATS, "schemas/Boat.yaml", "schemas/deep/Boat.yaml"),
    ],
    [`${SCHEMAS}/deep/Boat.yaml:1:1 check/component-names`],
  ],
  [
    "a security scheme in the wrong case",
    [move(`${SCHEMES}/bearerToken.yaml`, `${SCHEMES}/BearerToken.yaml`), edit("openapi.yaml", `${SCHEMES}/bearer`, `${SCHEMES}/Bearer`)],
    [`${SCHEMES}/BearerToken.yaml:1:1 check/component-names`],
  ],
  [
    "an example without a case",
    [move(TOKEN, NO_CASE), edit("shared/responses/Unauthorized.yaml", "Unauthorized.token.yaml", "Unauthorized.yaml")],
    [`${NO_CASE}:1:1 check/component-names`, "shared/responses/Unauthorized.yaml:5:7 check/examples"],
  ],
];

describe.each(Object.entries({ "tag-folder": TAG_FOLDER, "component-names": COMPONENT_NAMES }))("%s", (_, rows) => {
  it.each(rows)("checks %s", async (_title, changes, findings) => expect(await findingsOf(changes)).toEqual(findings));
});

const renamed = (file: string, from: string, to: string): Promise<string[]> =>
  findingsOf([edit(file, `operationId: ${from}\n`, `operationId: ${to}\n`)]);

it.each([
  [BOAT, "readBoat", "listBoat", 5],
  [BOAT, "readBoat", "boatsOfTheHarbour", 5],
  [BOAT, "checkBoatExists", "readWhetherBoatExists", 12],
  [BOAT, "replaceBoat", "createABoat", 26],
  [STAY, "extendBoatStay", "readBoatStay", 5],
  [ROLLBACK, "rollBackBoat", "rollBoat", 6],
  [MASTERS, "listHarbourMasters", "findHarbourMasters", 3],
])("operation-id-verb in %s, refuses to rename %s to %s", async (file, from, to, line) =>
  expect(await renamed(file, from, to)).toEqual([`${file}:${line}:16 check/operation-id-verb`]),
);

it.each([
  [BOAT, "updateBoat", "createBoatNamed"],
  [ROLLBACK, "rollBackBoat", "rollbackBoat"],
  [ROLLBACK, "rollBackBoat", "updateBoatVoyage"],
  [MASTERS, "listHarbourMasters", "readHarbourMasters"],
])("operation-id-verb in %s, accepts renaming %s to %s", async (file, from, to) => expect(await renamed(file, from, to)).toEqual([]));
