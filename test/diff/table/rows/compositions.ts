import { reads, schema, updates } from "../harness/files.js";
import { breaking, cut, edit, unchanged, using, write, type Edit, type Row } from "../harness/row.js";

const SHOP = "      name: { const: shop }\n";
const named: Edit = edit(schema("Site"), "      id:", `${SHOP}      id:`);
/** An update that is composed of more parts. */
const change = (...more: string[]): Edit =>
  write(
    schema("UpdateSiteBody"),
    `allOf:
  - type: object
    properties:
      name: { type: string, maxLength: 60 }
      notes: { type: [string, "null"] }
      plan: { type: string, enum: [free, pro] }
${more.map((part) => `  - ${part}\n`).join("")}`,
  );

// prettier-ignore
export const COMPOSITIONS: readonly Row[] = [
  ...using(reads(`const name: "shop" = site.name;\nreturn name;`), [
    breaking("response", "a part gives a field of another part another value", edit(schema("Site"), "shop", "store"), { given: [named] }),
    breaking("response", "a part no longer gives a field of another part its value", cut(schema("Site"), SHOP), { given: [named] }),
  ]),
  ...using(updates(`name: "b"`), [
    breaking("request", "a part limits a field of another part", change("properties: { name: { maxLength: 5 } }"), { given: [change()], wire: "the length of a text has no type" }),
    unchanged("a part allows of a field what another part does not", change("properties: { name: { type: string, maxLength: 90 } }"), { given: [change()] }),
  ]),
  breaking("request", "a second exclusion in a part is another one", edit(schema("UpdateSiteBody"), "not: { required: [notes] }", "not: { maxProperties: 2 }"), {
    given: [change("not: { required: [name, plan] }", "not: { required: [notes] }")],
    wire: "which fields go together has no type",
    uses: `await api.updateSite(client, { path: { siteId: "a" }, body: { name: "b" } as never });`,
  }),
];
