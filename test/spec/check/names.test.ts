import { describe, expect, test } from "vitest";
import { add, edit, findingsOf, move, type Row } from "./variant.js";

const BOATS = "groups/boats/paths/v1@boats.yaml";
const BOAT = "groups/boats/paths/v1@boats@{boatId}.yaml";
const STAY = "groups/boats/paths/v1@boats@{boatId}@extend-stay.yaml";
const ROLLBACK = "groups/boats/paths/v1@boats@{boatId}@rollback@{voyageId}.yaml";
const MASTERS = "groups/harbour-masters/paths/v1@harbour-masters@.yaml";

const TAG_FOLDER: Row[] = [
  [
    "a tag that is not the one of the folder",
    [edit(STAY, "tags: [Boats]", "tags: [Harbour masters]")],
    [`${STAY}:4:9 check/tag-folder The tag \`Harbour masters\` does not belong to \`${STAY}\`.`],
  ],
  ["an empty list of tags", [edit(STAY, "tags: [Boats]", "tags: []")], [`${STAY}:4:9 check/tag-folder The operation has no tag.`]],
  [
    "a second tag and an undeclared one, which the lint sees",
    [edit(STAY, "[Boats]", "[Gulls]"), edit(ROLLBACK, "[Boats]", "[Boats, Gulls]")],
    [],
  ],
  [
    "a tag that no operation has",
    [
      edit(
        "openapi.yaml",
        "  - name: Harbour masters",
        "  - name: Gulls\n    description: { $ref: groups/gulls/tag.md }\n  - name: Harbour masters",
      ),
      add("groups/gulls/tag.md"),
    ],
    ["openapi.yaml:13:5 check/tag-folder No operation has the tag `Gulls`."],
  ],
  [
    "a folder of no tag",
    [add("groups/gulls/paths/a.yaml"), add("groups/gulls/schemas/b.yaml")],
    [
      "groups/gulls/paths/a.yaml:1:1 check/orphan-files Nothing in the contract refers to this file.",
      "groups/gulls/paths/a.yaml:1:1 check/tag-folder No tag has the folder `groups/gulls`.",
      "groups/gulls/schemas/b.yaml:1:1 check/orphan-files Nothing in the contract refers to this file.",
    ],
  ],
];

const COMPONENT_NAMES: Row[] = [
  [
    "a schema outside the layout",
    [
      move("groups/boats/schemas/Boat.yaml", "groups/boats/schemas/deep/Boat.yaml"),
      edit("groups/boats/schemas/BoatPage.yaml", "$ref: Boat.yaml", "$ref: deep/Boat.yaml"),
      edit(BOATS, "schemas/Boat.yaml", "schemas/deep/Boat.yaml"),
    ],
    ["groups/boats/schemas/deep/Boat.yaml:1:1 check/component-names The file stands in no place of the layout."],
  ],
  [
    "a component of another ending",
    [
      move("groups/boats/parameters/limit.yaml", "groups/boats/parameters/limit.json"),
      edit(BOATS, "parameters/limit.yaml", "parameters/limit.json"),
      add("groups/boats/parameters/limit.json", '{ "name": "limit", "in": "query" }'),
    ],
    ["groups/boats/parameters/limit.json:1:1 check/component-names The file stands in no place of the layout."],
  ],
  [
    "a security scheme in the wrong case",
    [
      move("shared/securitySchemes/bearerToken.yaml", "shared/securitySchemes/BearerToken.yaml"),
      edit("openapi.yaml", "shared/securitySchemes/bearerToken", "shared/securitySchemes/BearerToken"),
    ],
    ["shared/securitySchemes/BearerToken.yaml:1:1 check/component-names `BearerToken` is not in the form of securitySchemes."],
  ],
  [
    "an example without a case",
    [
      move("shared/examples/Unauthorized.token.yaml", "shared/examples/Unauthorized.yaml"),
      edit("shared/responses/Unauthorized.yaml", "Unauthorized.token.yaml", "Unauthorized.yaml"),
    ],
    [
      "shared/examples/Unauthorized.yaml:1:1 check/component-names `Unauthorized` is not in the form of examples.",
      "shared/responses/Unauthorized.yaml:5:7 check/examples The example is called `token` here and `yaml` by its file.",
    ],
  ],
  [
    "one name for two examples",
    [
      add("shared/examples/LISTBOATS.response-full.yaml", "value: 1\n"),
      edit(
        "shared/responses/Unauthorized.yaml",
        "      token:",
        '      response-full:\n        $ref: "../examples/LISTBOATS.response-full.yaml"\n      token:',
      ),
    ],
    [
      "shared/examples/LISTBOATS.response-full.yaml:1:1 check/component-names The name `LISTBOATS.response-full` is taken by `groups/boats/examples/listBoats.response-full.yaml`.",
      "shared/examples/LISTBOATS.response-full.yaml:1:1 check/example-owners No response `shared/responses/LISTBOATS.yaml` uses this example.",
      "shared/examples/LISTBOATS.response-full.yaml:1:1 check/example-owners `shared/responses/Unauthorized.yaml` uses this example of the response `LISTBOATS`.",
    ],
  ],
];

describe.each([
  ["tag-folder", TAG_FOLDER],
  ["component-names", COMPONENT_NAMES],
])("%s", (_, rows) => {
  test.each(rows)("%s", async (_title, changes, findings) => {
    expect(await findingsOf(changes)).toEqual(findings);
  });
});

describe("operation-id-verb", () => {
  test.each<[file: string, from: string, to: string, operation: string, line: number]>([
    [BOAT, "readBoat", "listBoat", "GET /v1/boats/{boatId}", 5],
    [BOAT, "readBoat", "getBoat", "GET /v1/boats/{boatId}", 5],
    [BOAT, "readBoat", "deleteABoat", "GET /v1/boats/{boatId}", 5],
    [BOAT, "readBoat", "checkABoatExists", "GET /v1/boats/{boatId}", 5],
    [BOAT, "readBoat", "boatsOfTheHarbour", "GET /v1/boats/{boatId}", 5],
    [BOAT, "checkBoatExists", "checkBoat", "HEAD /v1/boats/{boatId}", 12],
    [BOAT, "checkBoatExists", "readWhetherBoatExists", "HEAD /v1/boats/{boatId}", 12],
    [BOAT, "replaceBoat", "putBoat", "PUT /v1/boats/{boatId}", 26],
    [BOAT, "replaceBoat", "createABoat", "PUT /v1/boats/{boatId}", 26],
    [BOAT, "updateBoatInPart", "patchBoat", "PATCH /v1/boats/{boatId}", 33],
    [BOAT, "deleteBoat", "removeBoat", "DELETE /v1/boats/{boatId}", 40],
    [STAY, "extendBoatStay", "readBoatStay", "POST /v1/boats/{boatId}/extend-stay", 5],
    [STAY, "extendBoatStay", "updateBoatStay", "POST /v1/boats/{boatId}/extend-stay", 5],
    [STAY, "extendBoatStay", "deleteBoatStay", "POST /v1/boats/{boatId}/extend-stay", 5],
    [STAY, "extendBoatStay", "replaceBoatStay", "POST /v1/boats/{boatId}/extend-stay", 5],
    [ROLLBACK, "rollBackBoat", "rollBoat", "PATCH /v1/boats/{boatId}/rollback/{voyageId}", 6],
    [MASTERS, "listHarbourMasters", "findHarbourMasters", "GET /v1/harbour-masters/", 3],
  ])("%s: %s as %s is a finding", async (file, from, to, operation, line) => {
    const found = await findingsOf([edit(file, `operationId: ${from}`, `operationId: ${to}`)]);
    expect(found).toEqual([`${file}:${line}:16 check/operation-id-verb The verb of \`${to}\` does not go with ${operation}.`]);
  });

  test.each([
    [BOAT, "updateBoat\n", "createBoatNamed\n"],
    [STAY, "extendBoatStay", "createBoatStay"],
    [STAY, "extendBoatStay", "prolongBoatStay"],
    [ROLLBACK, "rollBackBoat", "rollbackBoat"],
    [ROLLBACK, "rollBackBoat", "updateBoatVoyage"],
    [MASTERS, "listHarbourMasters", "readHarbourMasters"],
    [MASTERS, "listHarbourMasters", "listHarbourMastersV1"],
  ])("%s: %s as %s is none", async (file, from, to) => {
    expect(await findingsOf([edit(file, `operationId: ${from}`, `operationId: ${to}`)])).toEqual([]);
  });
});
