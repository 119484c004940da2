import { schema, SITE } from "../support/files.js";
import { edit, type Row, compatible, breaking, unchanged } from "../support/row.js";

const SITE_SCHEMA = schema("Site");
const REQUIRED = "required: [id, state, owner, createdAt, hits, labels]";

/** Code that reads a site. */
const reads = (code: string): string => `const site = await api.readSite(client, { path: { siteId: "a" } });
${code}`;

const readsKey = (code: string): string => `const key = await api.createKey(client, { body: { name: "a", secret: "b" } });
${code}`;

/** The fields of answers. */
export const RESPONSE_SCHEMAS: readonly Row[] = [
  compatible(
    "response",
    "a field is new in an answer",
    edit(SITE_SCHEMA, "      address:\n", "      colour:\n        type: string\n      address:\n"),
    reads("site.address?.trim();"),
  ),
  compatible(
    "response",
    "a field is new in an answer, and always there",
    [
      edit(SITE_SCHEMA, "      address:\n", "      colour:\n        type: string\n      address:\n"),
      edit(SITE_SCHEMA, REQUIRED, REQUIRED.replace("hits", "hits, colour")),
    ],
    reads("site.address?.trim();"),
  ),
  breaking(
    "response",
    "a field of an answer is gone",
    edit(SITE_SCHEMA, "      address:\n        type: string\n        maxLength: 200\n", ""),
    reads("site.address?.trim();"),
  ),
  breaking(
    "response",
    "a field of an answer may be absent",
    edit(SITE_SCHEMA, REQUIRED, REQUIRED.replace("hits, ", "")),
    reads("site.hits.toFixed();"),
  ),
  compatible(
    "response",
    "a field of an answer is always there",
    edit(SITE_SCHEMA, REQUIRED, REQUIRED.replace("hits", "hits, address")),
    reads("site.address?.trim();\nif (site.address === undefined) return;"),
  ),
  breaking(
    "response",
    "a field of an answer is only sent",
    edit(SITE_SCHEMA, "        maxLength: 200\n", "        maxLength: 200\n        writeOnly: true\n"),
    reads("site.address?.trim();"),
  ),
  compatible(
    "response",
    "an answer has any further fields",
    edit(schema("Limits"), "properties:\n", "additionalProperties: true\nproperties:\n"),
    reads("site.limits?.memory.toFixed();"),
  ),
  compatible(
    "response",
    "an answer is composed of more",
    edit(
      SITE_SCHEMA,
      "  - $ref: ./SiteFields.yaml\n",
      "  - $ref: ./SiteFields.yaml\n  - type: object\n    properties:\n      colour:\n        type: string\n",
    ),
    reads("site.name.trim();"),
  ),
  breaking("response", "an answer is composed of less", edit(SITE_SCHEMA, "  - $ref: ./SiteFields.yaml\n", ""), reads("site.name.trim();")),
  breaking(
    "response",
    "a field within a field of an answer is gone",
    edit(schema("SitePage"), "      count:\n        type: integer\n", ""),
    `const page = await api.listSites(client);
page.pagination.count?.toFixed();`,
  ),
  compatible(
    "response",
    "a field of an answer is deprecated",
    edit(SITE_SCHEMA, "        maxLength: 200\n", "        maxLength: 200\n        deprecated: true\n"),
    reads("site.address?.trim();"),
  ),
  breaking(
    "response",
    "a field of the errors is gone",
    edit(schema("Problem"), "  field:\n    type: string\n", ""),
    `const problem = {} as types.Problem;
problem.field?.trim();`,
  ),
  unchanged(
    "another schema of an answer, of the same shape",
    edit(
      SITE,
      "          schema:\n            $ref: ../schemas/Site.yaml\n          example",
      "          schema:\n            allOf:\n              - $ref: ../schemas/Site.yaml\n          example",
    ),
    reads("site.name.trim();"),
  ),
  {
    name: "what was only sent is answered too",
    edits: [edit(schema("Key"), "    writeOnly: true\n", "")],
    verdict: "compatible",
    uses: readsKey("key.name.trim();"),
  },
  breaking(
    "response",
    "a field of an answer beside any others is no longer listed",
    edit(SITE_SCHEMA, "        properties:\n          colour:\n            type: string\n", ""),
    reads("site.details?.colour?.trim();"),
  ),
  breaking(
    "response",
    "an answer has no further fields",
    edit(SITE_SCHEMA, "        additionalProperties: true\n", "        additionalProperties: false\n"),
    reads(`site.details?.["anything"];`),
  ),
  breaking(
    "response",
    "nothing is said of further fields of an answer",
    edit(SITE_SCHEMA, "        additionalProperties: true\n", ""),
    reads(`site.details?.["anything"];`),
  ),
  compatible(
    "response",
    "a closed answer is open",
    edit(schema("Limits"), "additionalProperties: false\n", ""),
    reads("site.limits?.memory.toFixed();"),
    { given: [edit(schema("Limits"), "properties:\n", "additionalProperties: false\nproperties:\n")] },
  ),
];
