import { schema } from "../support/files.js";
import { edit, type Row } from "../support/row.js";

const FOLDER = schema("Folder");

const replaces = (folder: string): string => `await api.replaceFolder(client, { path: { siteId: "a" }, body: ${folder} });`;
const reads = `const folder = await api.readFolder(client, { path: { siteId: "a" }, query: { depth: 1 } });
for (const inner of folder.folders ?? []) inner.name.trim();`;

/** Schemas that stand in requests and in answers, one of which leads back to itself. */
export const BOTH_SIDES: readonly Row[] = [
  {
    name: "a value more in an enumeration of both sides",
    edits: [edit(schema("Region"), "enum: [north, south]", "enum: [north, south, east]")],
    verdict: "risky",
    side: "response",
    uses: `const site = await api.createSite(client, { body: { name: "a", region: "north" } });
if (site.region === "north") return;`,
    exhaustive: `const site = await api.readSite(client, { path: { siteId: "a" } });
switch (site.region) {
  case "north": return 1;
  case "south": return 2;
  default: return never(site.region);
}`,
  },
  {
    name: "a value fewer in an enumeration of both sides",
    edits: [edit(schema("Region"), "enum: [north, south]", "enum: [north]")],
    verdict: "breaking",
    side: "request",
    uses: `await api.createSite(client, { body: { name: "a", region: "south" } });`,
  },
  {
    name: "a field of both sides is required",
    edits: [edit(FOLDER, "required: [name]", "required: [name, size]")],
    verdict: "breaking",
    side: "request",
    uses: replaces(`{ name: "a" }`),
  },
  {
    name: "a field of both sides is required, in what is nested",
    edits: [edit(FOLDER, "required: [name]", "required: [name, size]")],
    verdict: "breaking",
    side: "request",
    uses: replaces(`{ name: "a", folders: [{ name: "b" }] }`),
  },
  {
    name: "a field of both sides is optional",
    edits: [edit(FOLDER, "required: [name]\n", "")],
    verdict: "breaking",
    side: "response",
    uses: reads,
  },
  {
    name: "a field of both sides is new",
    edits: [edit(FOLDER, "  size:\n", "  colour:\n    type: string\n  size:\n")],
    verdict: "compatible",
    side: "both",
    uses: `${reads}\n${replaces(`{ name: "a", folders: [] }`)}`,
  },
  {
    name: "a required field of both sides is new",
    edits: [
      edit(FOLDER, "  size:\n", "  colour:\n    type: string\n  size:\n"),
      edit(FOLDER, "required: [name]", "required: [name, colour]"),
    ],
    verdict: "breaking",
    side: "request",
    uses: replaces(`{ name: "a" }`),
  },
  {
    name: "a field of both sides is gone",
    edits: [edit(FOLDER, "  size:\n    type: integer\n", "")],
    verdict: "breaking",
    side: "both",
    uses: replaces(`{ name: "a", size: 3 }`),
  },
  {
    name: "a field of both sides is only answered",
    edits: [edit(FOLDER, "  size:\n    type: integer\n", "  size:\n    type: integer\n    readOnly: true\n")],
    verdict: "breaking",
    side: "request",
    uses: replaces(`{ name: "a", size: 3 }`),
  },
  {
    name: "a schema does not lead back to itself any more",
    edits: [edit(FOLDER, "      $ref: ./Folder.yaml\n", "      type: string\n")],
    verdict: "breaking",
    side: "both",
    uses: reads,
  },
  {
    name: "an enumeration of answers is sent too",
    edits: [edit(schema("CreateSiteBody"), "  domain:\n", "  origin:\n    $ref: ./Origin.yaml\n  domain:\n")],
    verdict: "breaking",
    side: "code",
    uses: `const origins: types.KnownOrigin[] = ["upload"];
origins.length;`,
  },
  {
    name: "an enumeration of both sides is no longer sent by its name",
    edits: [
      edit(schema("CreateSiteBody"), "  region:\n    $ref: ./Region.yaml\n", "  region:\n    type: string\n    enum: [north, south]\n"),
    ],
    verdict: "breaking",
    side: "code",
    uses: `const site = await api.readSite(client, { path: { siteId: "a" } });
const names = { north: "North", south: "South" };
names[site.region].trim();`,
  },
];
