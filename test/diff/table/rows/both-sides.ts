import { reads as readsSite, schema } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, risky, using, type Row } from "../harness/row.js";

const FOLDER = schema("Folder");
const COLOUR = before(FOLDER, "size:", "colour: { type: string }\n  ");
const replaces = (folder: string): string => `await api.replaceFolder(client, { path: { siteId: "a" }, body: ${folder} });`;
const reads = `const folder = await api.readFolder(client, { path: { siteId: "a" }, query: { depth: 1 } });
for (const inner of folder.folders ?? []) inner.name.trim();`;

/** Schemas that stand in requests and in responses, one of which leads back to itself. */
// prettier-ignore
export const BOTH_SIDES: readonly Row[] = [
  risky("response", "a value more in an enumeration of both sides", edit(schema("Region"), "south]", "south, east]"), {
    exhaustive: readsSite(`switch (site.region) {
  case "north": return 1;
  case "south": return 2;
  default: return never(site.region);
}`),
    uses: `const site = await api.createSite(client, { body: { name: "a", region: "north" } });\nif (site.region === "north") return;`,
  }),
  breaking("request", "a value fewer in an enumeration of both sides", edit(schema("Region"), "[north, south]", "[north]"), `await api.createSite(client, { body: { name: "a", region: "south" } });`),
  ...using(replaces(`{ name: "a" }`), [
    breaking("request", "a field of both sides is required", edit(FOLDER, "[name]", "[name, size]")),
    breaking("request", "a required field of both sides is new", [COLOUR, edit(FOLDER, "[name]", "[name, colour]")]),
  ]),
  breaking("request", "a field of both sides is required, in what is nested", edit(FOLDER, "[name]", "[name, size]"), replaces(`{ name: "a", folders: [{ name: "b" }] }`)),
  ...using(reads, [
    breaking("response", "a field of both sides is optional", cut(FOLDER, "required: [name]\n")),
    breaking("both", "a schema does not lead back to itself any more", edit(FOLDER, "$ref: ./Folder.yaml", "type: string")),
  ]),
  compatible("both", "a field of both sides is new", COLOUR, `${reads}\n${replaces(`{ name: "a", folders: [] }`)}`),
  ...using(replaces(`{ name: "a", size: 3 }`), [
    breaking("both", "a field of both sides is gone", cut(FOLDER, "  size: { type: integer }\n")),
    breaking("request", "a field of both sides becomes read-only", after(FOLDER, "integer", ", readOnly: true")),
  ]),
  breaking("code", "an enumeration is sent too", before(schema("CreateSiteBody"), "domain:", "origin: { $ref: ./Origin.yaml }\n  "), `const origins: types.KnownOrigin[] = ["upload"];\norigins.length;`),
  breaking(
    "code",
    "an enumeration of both sides is no longer sent by its name",
    edit(schema("CreateSiteBody"), "$ref: ./Region.yaml", "type: string, enum: [north, south]"),
    { uses: readsSite(`const names = { north: "North", south: "South" };\nnames[site.region].trim();`) },
  ),
];
