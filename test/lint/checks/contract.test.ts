import { expect, it } from "vitest";
import { add, edit, findingsOf, remove } from "./variant.js";

const BOATS = "groups/boats/paths/v1@boats.yaml";
const BOAT = "groups/boats/paths/v1@boats@{boatId}.yaml";

it("finds nothing in a clean contract, and all faults in another", async () => {
  expect(await findingsOf([])).toEqual([]);
  const found = await findingsOf([
    add("groups/boats/schemas/Sail.yaml"),
    edit("openapi.yaml", "  /v1/harbour-masters/:", "  /v1/harbour-masters:"),
    edit("groups/harbour-masters/paths/v1@harbour-masters@.yaml", "operationId: list", "operationId: find"),
  ]);
  expect(found.map((line) => line.split(" ")[1])).toEqual(["check/orphan-files", "check/operation-id-verb", "check/path-file-name"]);
});

it.each([
  ["a broken $ref", edit("groups/boats/schemas/BoatPage.yaml", "$ref: Boat.yaml", "$ref: Bout.yaml")],
  ["a missing path file", remove("groups/harbour-masters/paths/v1@harbour-masters@.yaml")],
  ["a duplicate operationId", edit(BOAT, "operationId: readBoat", "operationId: listHarbourMasters")],
])("leaves %s to the linter, without follow-up findings", async (_, change) => {
  expect((await findingsOf([change])).filter((line) => !/operation-id-verb|pagination-marks/.test(line))).toEqual([]);
});

it.each([
  ["an empty path item", edit("openapi.yaml", '{ $ref: "groups/boats/paths/v1@boats.yaml" }', "null")],
  ["a mark of the wrong type", edit(BOATS, "  x-pagination:", "  x-pagination: boats\n  x-other:")],
  ["keys of every object's prototype", edit(BOATS, "items: /boats", "items: /__proto__/constructor")],
])("checks %s without throwing", async (_, change) => expect(await findingsOf([change])).toBeInstanceOf(Array));
