import { schema } from "../support/files.js";
import { edit, type Row } from "../support/row.js";

const SITE_SCHEMA = schema("Site");
const OWNER = '        type: [string, "null"]\n        description: Who';

/** Code that reads a site. */
const reads = (code: string): string => `const site = await api.readSite(client, { path: { siteId: "a" } });
${code}`;

const readsKey = (code: string): string => `const key = await api.createKey(client, { body: { name: "a", secret: "b" } });
${code}`;

/** Which values the fields of answers have. */
export const RESPONSE_VALUES: readonly Row[] = [
  {
    name: "a field of an answer may be null",
    edits: [edit(SITE_SCHEMA, "      hits:\n        type: integer\n", '      hits:\n        type: [integer, "null"]\n')],
    verdict: "breaking",
    side: "response",
    uses: reads("site.hits.toFixed();"),
  },
  {
    name: "a field of an answer is never null",
    edits: [edit(SITE_SCHEMA, OWNER, "        type: string\n        description: Who")],
    verdict: "compatible",
    side: "response",
    uses: reads("if (site.owner === null) return;\nsite.owner.trim();"),
  },
  {
    name: "another type of a field of an answer",
    edits: [edit(SITE_SCHEMA, "      id:\n        type: string\n", "      id:\n        type: integer\n")],
    verdict: "breaking",
    side: "response",
    uses: reads("site.id.trim();"),
  },
  {
    name: "a further type of a field of an answer",
    edits: [edit(SITE_SCHEMA, "      id:\n        type: string\n", "      id:\n        type: [string, integer]\n")],
    verdict: "breaking",
    side: "response",
    uses: reads("site.id.trim();"),
  },
  {
    name: "another type of the items of an answer",
    edits: [
      edit(
        SITE_SCHEMA,
        "        items:\n          type: string\n",
        "        items:\n          type: object\n          properties:\n            name:\n              type: string\n",
      ),
    ],
    verdict: "breaking",
    side: "response",
    uses: reads(`site.labels.join(", ").trim();\nfor (const label of site.labels) label.trim();`),
  },
  {
    name: "a value more in an enumeration of an answer",
    edits: [edit(SITE_SCHEMA, "enum: [building, live, failed]", "enum: [building, live, failed, stopped]")],
    verdict: "risky",
    side: "response",
    uses: reads(`if (site.state === "failed") return;\nsite.state.toUpperCase();`),
    exhaustive: reads(`switch (site.state) {
  case "building": return 1;
  case "live": return 2;
  case "failed": return 3;
  default: return never(site.state);
}`),
  },
  {
    name: "a value fewer in an enumeration of an answer",
    edits: [edit(SITE_SCHEMA, "enum: [building, live, failed]", "enum: [building, live]")],
    verdict: "breaking",
    side: "code",
    uses: reads(`if (site.state === "failed") return;`),
  },
  {
    name: "a value more in an enumeration of answers alone that has a name",
    edits: [edit(schema("Origin"), "enum: [upload, repository]", "enum: [upload, repository, template]")],
    verdict: "risky",
    side: "response",
    uses: reads(`switch (site.origin) {
  case "upload": return 1;
  case "repository": return 2;
  default: return 3;
}`),
    exhaustive: `const labels: Record<types.KnownOrigin, string> = { upload: "Upload", repository: "Repository" };
return labels;`,
  },
  {
    name: "a value fewer in an enumeration of answers alone that has a name",
    edits: [edit(schema("Origin"), "enum: [upload, repository]", "enum: [upload]")],
    verdict: "risky",
    side: "code",
    uses: reads(`if (site.origin === "repository") return;`),
    exhaustive: `const labels: Record<types.KnownOrigin, string> = { upload: "Upload", repository: "Repository" };
return labels;`,
  },
  {
    name: "an enumeration of an answer becomes any text",
    edits: [edit(SITE_SCHEMA, "        enum: [building, live, failed]\n", "")],
    verdict: "breaking",
    side: "response",
    uses: reads(`const colours = { building: "grey", live: "green", failed: "red" };
colours[site.state].trim();`),
  },
  {
    name: "a named enumeration of answers becomes any text",
    edits: [edit(schema("Origin"), "enum: [upload, repository]\n", "")],
    verdict: "breaking",
    side: "code",
    uses: `import { ORIGINS } from "@hosting-platform/types";
for (const origin of ORIGINS) origin.trim();`,
  },
  {
    name: "a text of an answer becomes an enumeration",
    edits: [edit(SITE_SCHEMA, "        maxLength: 200\n", "        maxLength: 200\n        enum: [here, there]\n")],
    verdict: "risky",
    side: "code",
    uses: reads("const address: string | undefined = site.address;\naddress?.trim();"),
    exhaustive: reads(`if (site.address === "elsewhere") return;`),
  },
  {
    name: "any number in place of a whole one in an answer",
    edits: [edit(SITE_SCHEMA, "      hits:\n        type: integer\n", "      hits:\n        type: number\n")],
    verdict: "risky",
    side: "response",
    uses: reads("BigInt(site.hits);"),
    wire: "both are numbers to the compiler",
  },
  {
    name: "a whole number in place of any in an answer",
    edits: [edit(schema("Limits"), "    type: number\n", "    type: integer\n")],
    verdict: "compatible",
    side: "response",
    uses: reads("site.limits?.traffic?.toFixed(2);"),
  },
  {
    name: "another format of a field of an answer",
    edits: [edit(SITE_SCHEMA, "        format: date-time\n", "        format: date\n")],
    verdict: "risky",
    side: "response",
    uses: reads("new Date(site.createdAt);"),
    wire: "a text of any format is a string",
  },
  {
    name: "a higher maximum in an answer",
    edits: [edit(SITE_SCHEMA, "maximum: 1000000", "maximum: 9000000")],
    verdict: "risky",
    side: "response",
    uses: reads("site.hits.toFixed();"),
    wire: "a limit of a number is no type",
  },
  {
    name: "a lower maximum in an answer",
    edits: [edit(SITE_SCHEMA, "maximum: 1000000", "maximum: 1000")],
    verdict: "compatible",
    side: "response",
    uses: reads("site.hits.toFixed();"),
  },
  {
    name: "the one value of a field of an answer is another",
    edits: [edit(schema("Key"), "const: key", "const: token")],
    verdict: "breaking",
    side: "response",
    uses: readsKey(`if (key.kind === "key") return;`),
  },
  {
    name: "a field of an answer that had one value has any",
    edits: [edit(schema("Key"), "    const: key\n", "")],
    verdict: "breaking",
    side: "response",
    uses: readsKey(`const kind: "key" | undefined = key.kind;\nreturn kind;`),
  },
  {
    name: "items of an answer that had any type have one",
    edits: [edit(SITE_SCHEMA, "        items: {}\n", "        items:\n          type: string\n")],
    verdict: "compatible",
    side: "response",
    uses: reads(`for (const item of site.history ?? []) if (typeof item === "string") item.trim();`),
  },
  {
    name: "items of an answer that had one type have any",
    edits: [edit(SITE_SCHEMA, "        items:\n          type: string\n", "        items: {}\n")],
    verdict: "breaking",
    side: "response",
    uses: reads("for (const label of site.labels) label.trim();"),
  },
  {
    name: "further fields of an answer have a type",
    edits: [edit(SITE_SCHEMA, "        additionalProperties: true\n", "        additionalProperties:\n          type: string\n")],
    verdict: "compatible",
    side: "response",
    uses: reads(`const more = site.details?.["anything"];\nif (typeof more === "string") more.trim();`),
  },
  {
    name: "further fields of an answer have any type",
    given: [edit(SITE_SCHEMA, "        additionalProperties: true\n", "        additionalProperties:\n          type: string\n")],
    edits: [edit(SITE_SCHEMA, "        additionalProperties:\n          type: string\n", "        additionalProperties: true\n")],
    verdict: "breaking",
    side: "response",
    uses: reads(`site.details?.["anything"]?.trim();`),
  },
  {
    name: "a type fewer of a field of an answer",
    given: [edit(SITE_SCHEMA, "        type: string\n        maxLength: 200\n", "        type: [string, integer]\n")],
    edits: [edit(SITE_SCHEMA, "        type: [string, integer]\n", "        type: string\n")],
    verdict: "breaking",
    side: "code",
    uses: reads(`if (typeof site.address === "number") site.address.toFixed();`),
  },
  {
    name: "no pattern of an answer any more",
    given: [edit(SITE_SCHEMA, "        maxLength: 200\n", '        pattern: "^/"\n')],
    edits: [edit(SITE_SCHEMA, '        pattern: "^/"\n', "")],
    verdict: "risky",
    side: "response",
    uses: reads("site.address?.slice(1);"),
    wire: "a pattern is no type",
  },
  {
    name: "another default of a field of an answer",
    given: [edit(SITE_SCHEMA, "        maxLength: 200\n", "        default: here\n")],
    edits: [edit(SITE_SCHEMA, "        default: here\n", "        default: there\n")],
    verdict: "compatible",
    side: "response",
    uses: reads("site.address?.trim();"),
  },
  {
    name: "no format of a field of an answer any more",
    edits: [edit(SITE_SCHEMA, "        format: date-time\n", "")],
    verdict: "risky",
    side: "response",
    uses: reads("new Date(site.createdAt);"),
    wire: "a text of any format is a string",
  },
];
