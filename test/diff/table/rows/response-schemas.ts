import { schema, SITE } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, unchanged, using, type Row } from "../harness/row.js";
import { createsKey, reads } from "../harness/uses.js";

const SITE_SCHEMA = schema("Site");
const COLOUR = before(SITE_SCHEMA, "address:", "colour: { type: string }\n      ");
const CLOSED = "additionalProperties: false\n";

/** The fields of answers. */
export const RESPONSE_SCHEMAS: readonly Row[] = [
  ...using(reads("site.address?.trim();"), [
    compatible("response", "a field is new in an answer", COLOUR),
    compatible("response", "a field is new in an answer, and always there", [COLOUR, before(SITE_SCHEMA, "labels]", "colour, ")]),
    breaking("response", "a field of an answer is gone", cut(SITE_SCHEMA, "      address: { type: string, maxLength: 200 }\n")),
    breaking("response", "a field of an answer is only sent", after(SITE_SCHEMA, "maxLength: 200", ", writeOnly: true")),
    compatible("response", "a field of an answer is deprecated", after(SITE_SCHEMA, "maxLength: 200", ", deprecated: true")),
  ]),
  ...using(reads("site.hits.toFixed();"), [
    breaking("response", "a field of an answer may be absent", edit(SITE_SCHEMA, "hits, labels]", "labels]")),
  ]),
  ...using(reads("site.address?.trim();\nif (site.address === undefined) return;"), [
    compatible("response", "a field of an answer is always there", before(SITE_SCHEMA, "labels]", "address, ")),
  ]),
  ...using(reads("site.limits?.memory.toFixed();"), [
    compatible("response", "an answer has any further fields", before(schema("Limits"), "properties:", "additionalProperties: true\n")),
    compatible("response", "a closed answer is open", cut(schema("Limits"), CLOSED), {
      given: [before(schema("Limits"), "properties:", CLOSED)],
    }),
  ]),
  ...using(reads("site.name.trim();"), [
    compatible(
      "response",
      "an answer is composed of more",
      after(SITE_SCHEMA, "./SiteFields.yaml\n", "  - { type: object, properties: { colour: { type: string } } }\n"),
    ),
    breaking("response", "an answer is composed of less", cut(SITE_SCHEMA, "  - $ref: ./SiteFields.yaml\n")),
    unchanged(
      "another schema of an answer, of the same shape",
      edit(SITE, "{ $ref: ../schemas/Site.yaml }\n", "{ allOf: [{ $ref: ../schemas/Site.yaml }] }\n"),
    ),
  ]),
  ...using("const page = await api.listSites(client);\npage.pagination.count?.toFixed();", [
    breaking("response", "a field within a field of an answer is gone", cut(schema("SitePage"), ", count: { type: integer }")),
  ]),
  ...using("const problem = {} as types.Problem;\nproblem.field?.trim();", [
    breaking("response", "a field of the errors is gone", cut(schema("Problem"), "  field: { type: string }\n")),
  ]),
  ...using(createsKey("key.name.trim();"), [
    compatible("response", "what was only sent is answered too", cut(schema("Key"), ", writeOnly: true")),
  ]),
  ...using(reads("site.details?.colour?.trim();"), [
    breaking(
      "response",
      "a field of an answer beside any others is no longer listed",
      cut(SITE_SCHEMA, ", properties: { colour: { type: string } }"),
    ),
  ]),
  ...using(reads(`site.details?.["anything"];`), [
    breaking("response", "an answer has no further fields", edit(SITE_SCHEMA, "true", "false")),
    breaking("response", "nothing is said of further fields of an answer", cut(SITE_SCHEMA, ", additionalProperties: true")),
  ]),
];
