import { schema } from "../support/files.js";
import { edit, type Row, breaking, compatible, risky } from "../support/row.js";

const SITE_SCHEMA = schema("Site");
const OWNER = '        type: [string, "null"]\n        description: Who';

/** Code that reads a site. */
const reads = (code: string): string => `const site = await api.readSite(client, { path: { siteId: "a" } });
${code}`;

const readsKey = (code: string): string => `const key = await api.createKey(client, { body: { name: "a", secret: "b" } });
${code}`;

/** Which values the fields of answers have. */
export const RESPONSE_VALUES: readonly Row[] = [
  breaking(
    "response",
    "a field of an answer may be null",
    edit(SITE_SCHEMA, "      hits:\n        type: integer\n", '      hits:\n        type: [integer, "null"]\n'),
    reads("site.hits.toFixed();"),
  ),
  compatible(
    "response",
    "a field of an answer is never null",
    edit(SITE_SCHEMA, OWNER, "        type: string\n        description: Who"),
    reads("if (site.owner === null) return;\nsite.owner.trim();"),
  ),
  breaking(
    "response",
    "another type of a field of an answer",
    edit(SITE_SCHEMA, "      id:\n        type: string\n", "      id:\n        type: integer\n"),
    reads("site.id.trim();"),
  ),
  breaking(
    "response",
    "a further type of a field of an answer",
    edit(SITE_SCHEMA, "      id:\n        type: string\n", "      id:\n        type: [string, integer]\n"),
    reads("site.id.trim();"),
  ),
  breaking(
    "response",
    "another type of the items of an answer",
    edit(
      SITE_SCHEMA,
      "        items:\n          type: string\n",
      "        items:\n          type: object\n          properties:\n            name:\n              type: string\n",
    ),
    reads(`site.labels.join(", ").trim();\nfor (const label of site.labels) label.trim();`),
  ),
  risky(
    "response",
    "a value more in an enumeration of an answer",
    edit(SITE_SCHEMA, "enum: [building, live, failed]", "enum: [building, live, failed, stopped]"),
    reads(`if (site.state === "failed") return;\nsite.state.toUpperCase();`),
    {
      exhaustive: reads(`switch (site.state) {
  case "building": return 1;
  case "live": return 2;
  case "failed": return 3;
  default: return never(site.state);
}`),
    },
  ),
  breaking(
    "code",
    "a value fewer in an enumeration of an answer",
    edit(SITE_SCHEMA, "enum: [building, live, failed]", "enum: [building, live]"),
    reads(`if (site.state === "failed") return;`),
  ),
  risky(
    "response",
    "a value more in an enumeration of answers alone that has a name",
    edit(schema("Origin"), "enum: [upload, repository]", "enum: [upload, repository, template]"),
    reads(`switch (site.origin) {
  case "upload": return 1;
  case "repository": return 2;
  default: return 3;
}`),
    {
      exhaustive: `const labels: Record<types.KnownOrigin, string> = { upload: "Upload", repository: "Repository" };
return labels;`,
    },
  ),
  risky(
    "code",
    "a value fewer in an enumeration of answers alone that has a name",
    edit(schema("Origin"), "enum: [upload, repository]", "enum: [upload]"),
    reads(`if (site.origin === "repository") return;`),
    {
      exhaustive: `const labels: Record<types.KnownOrigin, string> = { upload: "Upload", repository: "Repository" };
return labels;`,
    },
  ),
  breaking(
    "response",
    "an enumeration of an answer becomes any text",
    edit(SITE_SCHEMA, "        enum: [building, live, failed]\n", ""),
    reads(`const colours = { building: "grey", live: "green", failed: "red" };
colours[site.state].trim();`),
  ),
  breaking(
    "code",
    "a named enumeration of answers becomes any text",
    edit(schema("Origin"), "enum: [upload, repository]\n", ""),
    `import { ORIGINS } from "@hosting-platform/types";
for (const origin of ORIGINS) origin.trim();`,
  ),
  risky(
    "code",
    "a text of an answer becomes an enumeration",
    edit(SITE_SCHEMA, "        maxLength: 200\n", "        maxLength: 200\n        enum: [here, there]\n"),
    reads("const address: string | undefined = site.address;\naddress?.trim();"),
    { exhaustive: reads(`if (site.address === "elsewhere") return;`) },
  ),
  risky(
    "response",
    "any number in place of a whole one in an answer",
    edit(SITE_SCHEMA, "      hits:\n        type: integer\n", "      hits:\n        type: number\n"),
    reads("BigInt(site.hits);"),
    { wire: "both are numbers to the compiler" },
  ),
  compatible(
    "response",
    "a whole number in place of any in an answer",
    edit(schema("Limits"), "    type: number\n", "    type: integer\n"),
    reads("site.limits?.traffic?.toFixed(2);"),
  ),
  risky(
    "response",
    "another format of a field of an answer",
    edit(SITE_SCHEMA, "        format: date-time\n", "        format: date\n"),
    reads("new Date(site.createdAt);"),
    { wire: "a text of any format is a string" },
  ),
  risky(
    "response",
    "a higher maximum in an answer",
    edit(SITE_SCHEMA, "maximum: 1000000", "maximum: 9000000"),
    reads("site.hits.toFixed();"),
    { wire: "a limit of a number is no type" },
  ),
  compatible(
    "response",
    "a lower maximum in an answer",
    edit(SITE_SCHEMA, "maximum: 1000000", "maximum: 1000"),
    reads("site.hits.toFixed();"),
  ),
  breaking(
    "response",
    "the one value of a field of an answer is another",
    edit(schema("Key"), "const: key", "const: token"),
    readsKey(`if (key.kind === "key") return;`),
  ),
  breaking(
    "response",
    "a field of an answer that had one value has any",
    edit(schema("Key"), "    const: key\n", ""),
    readsKey(`const kind: "key" | undefined = key.kind;\nreturn kind;`),
  ),
  compatible(
    "response",
    "items of an answer that had any type have one",
    edit(SITE_SCHEMA, "        items: {}\n", "        items:\n          type: string\n"),
    reads(`for (const item of site.history ?? []) if (typeof item === "string") item.trim();`),
  ),
  breaking(
    "response",
    "items of an answer that had one type have any",
    edit(SITE_SCHEMA, "        items:\n          type: string\n", "        items: {}\n"),
    reads("for (const label of site.labels) label.trim();"),
  ),
  compatible(
    "response",
    "further fields of an answer have a type",
    edit(SITE_SCHEMA, "        additionalProperties: true\n", "        additionalProperties:\n          type: string\n"),
    reads(`const more = site.details?.["anything"];\nif (typeof more === "string") more.trim();`),
  ),
  breaking(
    "response",
    "further fields of an answer have any type",
    edit(SITE_SCHEMA, "        additionalProperties:\n          type: string\n", "        additionalProperties: true\n"),
    reads(`site.details?.["anything"]?.trim();`),
    { given: [edit(SITE_SCHEMA, "        additionalProperties: true\n", "        additionalProperties:\n          type: string\n")] },
  ),
  breaking(
    "code",
    "a type fewer of a field of an answer",
    edit(SITE_SCHEMA, "        type: [string, integer]\n", "        type: string\n"),
    reads(`if (typeof site.address === "number") site.address.toFixed();`),
    { given: [edit(SITE_SCHEMA, "        type: string\n        maxLength: 200\n", "        type: [string, integer]\n")] },
  ),
  risky(
    "response",
    "no pattern of an answer any more",
    edit(SITE_SCHEMA, '        pattern: "^/"\n', ""),
    reads("site.address?.slice(1);"),
    { given: [edit(SITE_SCHEMA, "        maxLength: 200\n", '        pattern: "^/"\n')], wire: "a pattern is no type" },
  ),
  compatible(
    "response",
    "another default of a field of an answer",
    edit(SITE_SCHEMA, "        default: here\n", "        default: there\n"),
    reads("site.address?.trim();"),
    { given: [edit(SITE_SCHEMA, "        maxLength: 200\n", "        default: here\n")] },
  ),
  risky(
    "response",
    "no format of a field of an answer any more",
    edit(SITE_SCHEMA, "        format: date-time\n", ""),
    reads("new Date(site.createdAt);"),
    { wire: "a text of any format is a string" },
  ),
];
