import { schema } from "../support/files.js";
import { edit, type Edit, type Row, write } from "../support/row.js";

const SITE_NAME = "    properties:\n      name:\n        const: shop\n      id:\n";
const named: Edit = edit(schema("Site"), "    properties:\n      id:\n", SITE_NAME);
const readsName = `const site = await api.readSite(client, { path: { siteId: "a" } });
const name: "shop" = site.name;
return name;`;
const change = (...more: string[]): string => `allOf:
  - type: object
    properties:
      name: { type: string, maxLength: 60 }
      notes: { type: [string, "null"] }
      plan: { type: string, enum: [free, pro] }
${more.join("")}`;
const updates = `await api.updateSite(client, { path: { siteId: "a" }, body: { name: "b" } });`;

/** What several parts of an `allOf` say of one thing: all of it holds. */
export const COMPOSITIONS: readonly Row[] = [
  {
    name: "a part gives a field of another part another value",
    given: [named],
    edits: [edit(schema("Site"), "const: shop", "const: store")],
    verdict: "breaking",
    side: "response",
    uses: readsName,
  },
  {
    name: "a part no longer gives a field of another part its value",
    given: [named],
    edits: [edit(schema("Site"), "      name:\n        const: shop\n", "")],
    verdict: "breaking",
    side: "response",
    uses: readsName,
  },
  {
    name: "a part limits a field of another part",
    given: [write(schema("UpdateSiteBody"), change())],
    edits: [write(schema("UpdateSiteBody"), change("  - properties:\n      name: { maxLength: 5 }\n"))],
    verdict: "breaking",
    side: "request",
    uses: updates,
    wire: "the length of a text has no type",
  },
  {
    name: "a part allows of a field what another part does not",
    given: [write(schema("UpdateSiteBody"), change())],
    edits: [write(schema("UpdateSiteBody"), change("  - properties:\n      name: { type: string, maxLength: 90 }\n"))],
    uses: updates,
  },
  {
    name: "a second union in a part has a variant fewer",
    given: [
      write(
        schema("UpdateSiteBody"),
        change("  - oneOf: [{ required: [name] }, { required: [plan] }]\n", "  - oneOf: [{ required: [notes] }, { maxProperties: 2 }]\n"),
      ),
    ],
    edits: [edit(schema("UpdateSiteBody"), "[{ required: [notes] }, { maxProperties: 2 }]", "[{ required: [notes] }]")],
    verdict: "breaking",
    side: "request",
    uses: `await api.updateSite(client, { path: { siteId: "a" }, body: { name: "b" } as never });`,
    wire: "which fields go together has no type",
  },
];
