import { createsKey, reads, schema, SITE } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, risky, unchanged, using, type Row } from "../harness/row.js";

const SITE_SCHEMA = schema("Site");
const COLOUR = before(SITE_SCHEMA, "address:", "colour: { type: string }\n      ");
const CLOSED = "additionalProperties: false\n";

// prettier-ignore
export const RESPONSE_SCHEMAS: readonly Row[] = [
  ...using(reads("site.address?.trim();"), [
    compatible("response", "a field is new in a response", COLOUR),
    compatible("response", "a field is new in a response, and always there", [COLOUR, before(SITE_SCHEMA, "labels]", "colour, ")]),
    breaking("response", "a field of a response is gone", cut(SITE_SCHEMA, "      address: { type: string, maxLength: 200 }\n")),
    breaking("response", "a field of a response is only sent", after(SITE_SCHEMA, "maxLength: 200", ", writeOnly: true")),
    compatible("response", "a field of a response is deprecated", after(SITE_SCHEMA, "maxLength: 200", ", deprecated: true")),
  ]),
  breaking("response", "a field of a response may be absent", edit(SITE_SCHEMA, "hits, labels]", "labels]"), reads("site.hits.toFixed();")),
  compatible("response", "a field of a response is always there", before(SITE_SCHEMA, "labels]", "address, "), reads("site.address?.trim();\nif (site.address === undefined) return;")),
  ...using(reads("site.limits?.memory.toFixed();"), [
    compatible("response", "a response has any further fields", before(schema("Limits"), "properties:", "additionalProperties: true\n")),
    compatible("response", "a closed response is open", cut(schema("Limits"), CLOSED), { given: [before(schema("Limits"), "properties:", CLOSED)] }),
  ]),
  ...using(reads("site.name.trim();"), [
    compatible("response", "a response is composed of more", after(SITE_SCHEMA, "./SiteFields.yaml\n", "  - { type: object, properties: { colour: { type: string } } }\n")),
    breaking("response", "a response is composed of less", cut(SITE_SCHEMA, "  - $ref: ./SiteFields.yaml\n")),
    unchanged("another schema of a response, of the same shape", edit(SITE, "{ $ref: ../schemas/Site.yaml }\n", "{ allOf: [{ $ref: ../schemas/Site.yaml }] }\n")),
  ]),
  breaking("response", "a field within a field of a response is gone", cut(schema("SitePage"), ", count: { type: integer }"), "const page = await api.listSites(client);\npage.pagination.count?.toFixed();"),
  breaking("response", "a field of the errors is gone", cut(schema("Problem"), "  field: { type: string }\n"), "const problem = {} as types.Problem;\nproblem.field?.trim();"),
  compatible("response", "a write-only field is in responses too", cut(schema("Key"), ", writeOnly: true"), createsKey("key.name.trim();")),
  breaking("response", "a field beside any others is no longer listed", cut(SITE_SCHEMA, ", properties: { colour: { type: string } }"), reads("site.details?.colour?.trim();")),
  ...using(reads(`site.details?.["anything"];`), [
    breaking("response", "a response has no further fields", edit(SITE_SCHEMA, "true", "false")),
    breaking("response", "nothing is said of further fields of a response", cut(SITE_SCHEMA, ", additionalProperties: true")),
  ]),
];

const ORIGIN = schema("Origin");
const TEXTS = edit(SITE_SCHEMA, "Properties: true", "Properties: { type: string }");
const origins = `const labels: Record<types.KnownOrigin, string> = { upload: "Upload", repository: "Repository" };\nreturn labels;`;
const FORMAT = { wire: "a text of any format is a string" };

// prettier-ignore
export const RESPONSE_VALUES: readonly Row[] = [
  ...using(reads("site.hits.toFixed();"), [
    breaking("response", "a field of a response may be null", edit(SITE_SCHEMA, "integer", '[integer, "null"]')),
    risky("response", "a higher response maximum", edit(SITE_SCHEMA, "1000000", "9000000"), { wire: "a limit of a number is no type" }),
    compatible("response", "a lower response maximum", edit(SITE_SCHEMA, "1000000", "1000")),
  ]),
  compatible("response", "a field of a response is never null", edit(SITE_SCHEMA, '[string, "null"]', "string"), reads("if (site.owner === null) return;\nsite.owner.trim();")),
  ...using(reads("site.id.trim();"), [
    breaking("response", "another type of a field of a response", edit(SITE_SCHEMA, "id: { type: string", "id: { type: integer")),
    breaking("response", "a further type of a response's field", edit(SITE_SCHEMA, "id: { type: string", "id: { type: [string, integer]")),
  ]),
  ...using(reads(`site.labels.join(", ").trim();\nfor (const label of site.labels) label.trim();`), [
    breaking("response", "another type of the items of a response", edit(SITE_SCHEMA, "items: { type: string }", "items: { type: object, properties: { name: { type: string } } }")),
  ]),
  risky("response", "a value more in an enumeration of a response", edit(SITE_SCHEMA, "failed]", "failed, stopped]"), {
    exhaustive: reads(`switch (site.state) {
  case "building": return 1;
  case "live": return 2;
  case "failed": return 3;
  default: return never(site.state);
}`),
    uses: reads(`if (site.state === "failed") return;\nsite.state.toUpperCase();`),
  }),
  breaking("code", "a value fewer in an enumeration of a response", edit(SITE_SCHEMA, "live, failed]", "live]"), reads(`if (site.state === "failed") return;`)),
  risky(
    "response",
    "a value more in an enumeration of responses only that has a name",
    edit(ORIGIN, "repository]", "repository, template]"),
    {
      exhaustive: origins,
      uses: reads(`switch (site.origin) {
  case "upload": return 1;
  case "repository": return 2;
  default: return 3;
}`),
    },
  ),
  risky("code", "a value fewer in an enumeration of responses only that has a name", edit(ORIGIN, "[upload, repository]", "[upload]"), { exhaustive: origins, uses: reads(`if (site.origin === "repository") return;`) }),
  ...using(reads(`const colours = { building: "grey", live: "green", failed: "red" };\ncolours[site.state].trim();`), [
    breaking("response", "an enumeration of a response becomes any text", cut(SITE_SCHEMA, ", enum: [building, live, failed]")),
  ]),
  breaking("code", "a named enumeration of responses becomes any text", cut(ORIGIN, "enum: [upload, repository]\n"), `import { ORIGINS } from "@hosting-platform/types";\nfor (const origin of ORIGINS) origin.trim();`),
  risky("code", "a text of a response becomes an enumeration", after(SITE_SCHEMA, "maxLength: 200", ", enum: [here, there]"), {
    exhaustive: reads(`if (site.address === "elsewhere") return;`),
    uses: reads("const address: string | undefined = site.address;\naddress?.trim();"),
  }),
  risky("response", "any number in place of a whole one in a response", edit(SITE_SCHEMA, "integer", "number"), { wire: "both are numbers to the compiler", uses: reads("BigInt(site.hits);") }),
  compatible("response", "a whole number in place of any in a response", edit(schema("Limits"), "number", "integer"), reads("site.limits?.traffic?.toFixed(2);")),
  ...using(reads("new Date(site.createdAt);"), [
    risky("response", "another format of a field of a response", edit(SITE_SCHEMA, "date-time", "date"), FORMAT),
    risky("response", "no format of a field of a response any more", cut(SITE_SCHEMA, ", format: date-time"), FORMAT),
  ]),
  breaking("response", "the one value of a field of a response is another", edit(schema("Key"), "const: key", "const: token"), createsKey(`if (key.kind === "key") return;`)),
  breaking("response", "a field of a response that had one value has any", cut(schema("Key"), ", const: key"), createsKey(`const kind: "key" | undefined = key.kind;\nreturn kind;`)),
  ...using(reads(`for (const item of site.history ?? []) if (typeof item === "string") item.trim();`), [
    compatible("response", "items of a response that had any type have one", edit(SITE_SCHEMA, "items: {}", "items: { type: string }")),
  ]),
  breaking("response", "items of a response that had one type have any", edit(SITE_SCHEMA, "items: { type: string }", "items: {}"), reads("for (const label of site.labels) label.trim();")),
  compatible("response", "further fields of a response have a type", TEXTS, reads(`const more = site.details?.["anything"];\nif (typeof more === "string") more.trim();`)),
  breaking("response", "further response fields have any type", edit(SITE_SCHEMA, "Properties: { type: string }", "Properties: true"), { given: [TEXTS], uses: reads(`site.details?.["anything"]?.trim();`) }),
  breaking("code", "a type fewer of a field of a response", edit(SITE_SCHEMA, "[string, integer]", "string"), {
    given: [edit(SITE_SCHEMA, "string, maxLength: 200", "[string, integer]")],
    uses: reads(`if (typeof site.address === "number") site.address.toFixed();`),
  }),
  risky("response", "no pattern of a response any more", cut(SITE_SCHEMA, ', pattern: "^/"'), {
    given: [edit(SITE_SCHEMA, "maxLength: 200", 'pattern: "^/"')],
    wire: "a pattern is no type",
    uses: reads("site.address?.slice(1);"),
  }),
  compatible("response", "another default of a field of a response", before(SITE_SCHEMA, "here", "t"), { given: [edit(SITE_SCHEMA, "maxLength: 200", "default: here")], uses: reads("site.address?.trim();") }),
];
