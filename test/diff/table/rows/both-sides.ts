import { schema } from "../support/files.js";
import { edit, type Row, risky, breaking, compatible } from "../support/row.js";

const FOLDER = schema("Folder");

const replaces = (folder: string): string => `await api.replaceFolder(client, { path: { siteId: "a" }, body: ${folder} });`;
const reads = `const folder = await api.readFolder(client, { path: { siteId: "a" }, query: { depth: 1 } });
for (const inner of folder.folders ?? []) inner.name.trim();`;

/** Schemas that stand in requests and in answers, one of which leads back to itself. */
export const BOTH_SIDES: readonly Row[] = [
  risky(
    "response",
    "a value more in an enumeration of both sides",
    edit(schema("Region"), "enum: [north, south]", "enum: [north, south, east]"),
    `const site = await api.createSite(client, { body: { name: "a", region: "north" } });
if (site.region === "north") return;`,
    {
      exhaustive: `const site = await api.readSite(client, { path: { siteId: "a" } });
switch (site.region) {
  case "north": return 1;
  case "south": return 2;
  default: return never(site.region);
}`,
    },
  ),
  breaking(
    "request",
    "a value fewer in an enumeration of both sides",
    edit(schema("Region"), "enum: [north, south]", "enum: [north]"),
    `await api.createSite(client, { body: { name: "a", region: "south" } });`,
  ),
  breaking(
    "request",
    "a field of both sides is required",
    edit(FOLDER, "required: [name]", "required: [name, size]"),
    replaces(`{ name: "a" }`),
  ),
  breaking(
    "request",
    "a field of both sides is required, in what is nested",
    edit(FOLDER, "required: [name]", "required: [name, size]"),
    replaces(`{ name: "a", folders: [{ name: "b" }] }`),
  ),
  breaking("response", "a field of both sides is optional", edit(FOLDER, "required: [name]\n", ""), reads),
  compatible(
    "both",
    "a field of both sides is new",
    edit(FOLDER, "  size:\n", "  colour:\n    type: string\n  size:\n"),
    `${reads}\n${replaces(`{ name: "a", folders: [] }`)}`,
  ),
  breaking(
    "request",
    "a required field of both sides is new",
    [edit(FOLDER, "  size:\n", "  colour:\n    type: string\n  size:\n"), edit(FOLDER, "required: [name]", "required: [name, colour]")],
    replaces(`{ name: "a" }`),
  ),
  breaking("both", "a field of both sides is gone", edit(FOLDER, "  size:\n    type: integer\n", ""), replaces(`{ name: "a", size: 3 }`)),
  breaking(
    "request",
    "a field of both sides is only answered",
    edit(FOLDER, "  size:\n    type: integer\n", "  size:\n    type: integer\n    readOnly: true\n"),
    replaces(`{ name: "a", size: 3 }`),
  ),
  breaking(
    "both",
    "a schema does not lead back to itself any more",
    edit(FOLDER, "      $ref: ./Folder.yaml\n", "      type: string\n"),
    reads,
  ),
  breaking(
    "code",
    "an enumeration of answers is sent too",
    edit(schema("CreateSiteBody"), "  domain:\n", "  origin:\n    $ref: ./Origin.yaml\n  domain:\n"),
    `const origins: types.KnownOrigin[] = ["upload"];
origins.length;`,
  ),
  breaking(
    "code",
    "an enumeration of both sides is no longer sent by its name",
    edit(schema("CreateSiteBody"), "  region:\n    $ref: ./Region.yaml\n", "  region:\n    type: string\n    enum: [north, south]\n"),
    `const site = await api.readSite(client, { path: { siteId: "a" } });
const names = { north: "North", south: "South" };
names[site.region].trim();`,
  ),
];
