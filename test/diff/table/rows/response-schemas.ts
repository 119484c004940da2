import { schema, SITE } from "../support/files.js";
import { edit, type Row } from "../support/row.js";

const SITE_SCHEMA = schema("Site");
const REQUIRED = "required: [id, state, owner, createdAt, hits, labels]";

/** Code that reads a site. */
const reads = (code: string): string => `const site = await api.readSite(client, { path: { siteId: "a" } });
${code}`;

const readsKey = (code: string): string => `const key = await api.createKey(client, { body: { name: "a", secret: "b" } });
${code}`;

/** The fields of answers. */
export const RESPONSE_SCHEMAS: readonly Row[] = [
  {
    name: "a field is new in an answer",
    edits: [edit(SITE_SCHEMA, "      address:\n", "      colour:\n        type: string\n      address:\n")],
    verdict: "compatible",
    side: "response",
    uses: reads("site.address?.trim();"),
  },
  {
    name: "a field is new in an answer, and always there",
    edits: [
      edit(SITE_SCHEMA, "      address:\n", "      colour:\n        type: string\n      address:\n"),
      edit(SITE_SCHEMA, REQUIRED, REQUIRED.replace("hits", "hits, colour")),
    ],
    verdict: "compatible",
    side: "response",
    uses: reads("site.address?.trim();"),
  },
  {
    name: "a field of an answer is gone",
    edits: [edit(SITE_SCHEMA, "      address:\n        type: string\n        maxLength: 200\n", "")],
    verdict: "breaking",
    side: "response",
    uses: reads("site.address?.trim();"),
  },
  {
    name: "a field of an answer may be absent",
    edits: [edit(SITE_SCHEMA, REQUIRED, REQUIRED.replace("hits, ", ""))],
    verdict: "breaking",
    side: "response",
    uses: reads("site.hits.toFixed();"),
  },
  {
    name: "a field of an answer is always there",
    edits: [edit(SITE_SCHEMA, REQUIRED, REQUIRED.replace("hits", "hits, address"))],
    verdict: "compatible",
    side: "response",
    uses: reads("site.address?.trim();\nif (site.address === undefined) return;"),
  },
  {
    name: "a field of an answer is only sent",
    edits: [edit(SITE_SCHEMA, "        maxLength: 200\n", "        maxLength: 200\n        writeOnly: true\n")],
    verdict: "breaking",
    side: "response",
    uses: reads("site.address?.trim();"),
  },
  {
    name: "an answer has any further fields",
    edits: [edit(schema("Limits"), "properties:\n", "additionalProperties: true\nproperties:\n")],
    verdict: "compatible",
    side: "response",
    uses: reads("site.limits?.memory.toFixed();"),
  },
  {
    name: "an answer is composed of more",
    edits: [
      edit(
        SITE_SCHEMA,
        "  - $ref: ./SiteFields.yaml\n",
        "  - $ref: ./SiteFields.yaml\n  - type: object\n    properties:\n      colour:\n        type: string\n",
      ),
    ],
    verdict: "compatible",
    side: "response",
    uses: reads("site.name.trim();"),
  },
  {
    name: "an answer is composed of less",
    edits: [edit(SITE_SCHEMA, "  - $ref: ./SiteFields.yaml\n", "")],
    verdict: "breaking",
    side: "response",
    uses: reads("site.name.trim();"),
  },
  {
    name: "a field within a field of an answer is gone",
    edits: [edit(schema("SitePage"), "      count:\n        type: integer\n", "")],
    verdict: "breaking",
    side: "response",
    uses: `const page = await api.listSites(client);
page.pagination.count?.toFixed();`,
  },
  {
    name: "a field of an answer is deprecated",
    edits: [edit(SITE_SCHEMA, "        maxLength: 200\n", "        maxLength: 200\n        deprecated: true\n")],
    verdict: "compatible",
    side: "response",
    uses: reads("site.address?.trim();"),
  },
  {
    name: "a field of the errors is gone",
    edits: [edit(schema("Problem"), "  field:\n    type: string\n", "")],
    verdict: "breaking",
    side: "response",
    uses: `const problem = {} as types.Problem;
problem.field?.trim();`,
  },
  {
    name: "another schema of an answer, of the same shape",
    edits: [
      edit(
        SITE,
        "          schema:\n            $ref: ../schemas/Site.yaml\n          example",
        "          schema:\n            allOf:\n              - $ref: ../schemas/Site.yaml\n          example",
      ),
    ],
    uses: reads("site.name.trim();"),
  },
  {
    name: "what was only sent is answered too",
    edits: [edit(schema("Key"), "    writeOnly: true\n", "")],
    verdict: "compatible",
    uses: readsKey("key.name.trim();"),
  },
  {
    name: "a field of an answer beside any others is no longer listed",
    edits: [edit(SITE_SCHEMA, "        properties:\n          colour:\n            type: string\n", "")],
    verdict: "breaking",
    side: "response",
    uses: reads("site.details?.colour?.trim();"),
  },
  {
    name: "an answer has no further fields",
    edits: [edit(SITE_SCHEMA, "        additionalProperties: true\n", "        additionalProperties: false\n")],
    verdict: "breaking",
    side: "response",
    uses: reads(`site.details?.["anything"];`),
  },
  {
    name: "nothing is said of further fields of an answer",
    edits: [edit(SITE_SCHEMA, "        additionalProperties: true\n", "")],
    verdict: "breaking",
    side: "response",
    uses: reads(`site.details?.["anything"];`),
  },
  {
    name: "a closed answer is open",
    given: [edit(schema("Limits"), "properties:\n", "additionalProperties: false\nproperties:\n")],
    edits: [edit(schema("Limits"), "additionalProperties: false\n", "")],
    verdict: "compatible",
    side: "response",
    uses: reads("site.limits?.memory.toFixed();"),
  },
];
