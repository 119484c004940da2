import { schema } from "../harness/files.js";
import { breaking, cut, edit, unchanged, using, write, type Edit, type Row } from "../harness/row.js";
import { reads, updates } from "../harness/uses.js";

const SITE_NAME = "    properties:\n      name:\n        const: shop\n      id:\n";
const named: Edit = edit(schema("Site"), "    properties:\n      id:\n", SITE_NAME);
const change = (...more: string[]): string => `allOf:
  - type: object
    properties:
      name: { type: string, maxLength: 60 }
      notes: { type: [string, "null"] }
      plan: { type: string, enum: [free, pro] }
${more.join("")}`;

/** What several parts of an `allOf` say of one thing: all of it holds. */
export const COMPOSITIONS: readonly Row[] = [
  ...using(reads(`const name: "shop" = site.name;\nreturn name;`), [
    breaking("response", "a part gives a field of another part another value", edit(schema("Site"), "shop", "store"), { given: [named] }),
    breaking(
      "response",
      "a part no longer gives a field of another part its value",
      cut(schema("Site"), "      name:\n        const: shop\n"),
      { given: [named] },
    ),
  ]),
  ...using(updates(`name: "b"`), [
    breaking(
      "request",
      "a part limits a field of another part",
      write(schema("UpdateSiteBody"), change("  - properties:\n      name: { maxLength: 5 }\n")),
      { given: [write(schema("UpdateSiteBody"), change())], wire: "the length of a text has no type" },
    ),
    unchanged(
      "a part allows of a field what another part does not",
      write(schema("UpdateSiteBody"), change("  - properties:\n      name: { type: string, maxLength: 90 }\n")),
      { given: [write(schema("UpdateSiteBody"), change())] },
    ),
  ]),
  breaking("request", "a second union in a part has a variant fewer", edit(schema("UpdateSiteBody"), "}, { maxProperties: 2 }]", "}]"), {
    given: [
      write(
        schema("UpdateSiteBody"),
        change("  - oneOf: [{ required: [name] }, { required: [plan] }]\n", "  - oneOf: [{ required: [notes] }, { maxProperties: 2 }]\n"),
      ),
    ],
    wire: "which fields go together has no type",
    uses: `await api.updateSite(client, { path: { siteId: "a" }, body: { name: "b" } as never });`,
  }),
];
