import { schema, SITE as SITE_PATH, SITES } from "../support/files.js";
import { edit, type Edit, type Row, write, breaking, compatible, unchanged } from "../support/row.js";

const CREATE = schema("CreateSiteBody");
const KEY = schema("Key");
const SITE = schema("Site");

const creates = (fields: string): string => `await api.createSite(client, { body: { name: "a", region: "north", ${fields} } });`;
const reads = (code: string): string => `const site = await api.readSite(client, { path: { siteId: "a" } });\n${code}`;
const createsKey = `const key = await api.createKey(client, { body: { name: "a", secret: "b" } });\nkey.id.trim();`;

const PAIR =
  "      pair:\n        type: array\n        prefixItems:\n          - type: integer\n          - type: string\n      address:\n";
const paired: Edit = edit(SITE, "      address:\n", PAIR);
const readsPair = reads(`const [count, text] = site.pair ?? [0, ""];
const least: number | undefined = count as NonNullable<typeof site.pair>[0];
return [least, text];`);

const CERTIFICATE = `          - type: object
            required: [expires]
            properties:
              expires:
                type: string
`;
const PROBLEM = `          - type: object
            required: [problem]
            properties:
              problem:
                type: string
`;
const readsCertificate = reads(`if (site.certificate !== undefined && "expires" in site.certificate) site.certificate.expires.trim();`);

/** What means the same in other words, and what looks alike and means something else. */
export const WRITTEN_OTHERWISE: readonly Row[] = [
  breaking(
    "request",
    "a field that was one of any others gets a type",
    edit(CREATE, "      colour:\n        type: string\n", "      colour:\n        type: string\n      size:\n        type: integer\n"),
    creates(`details: { size: "big" }`),
  ),
  compatible(
    "response",
    "a field that was one of any others is listed as a text in an answer",
    edit(
      SITE,
      "          colour:\n            type: string\n",
      "          colour:\n            type: string\n          size:\n            type: string\n",
    ),
    reads(`const size = site.details?.["size"];\nif (typeof size === "string") size.trim();`),
  ),
  compatible(
    "both",
    "a field that is only answered is new, and always there",
    [
      edit(KEY, "required: [id, name, secret]", "required: [id, name, secret, made]"),
      edit(KEY, "  kind:\n", "  made:\n    type: string\n    readOnly: true\n  kind:\n"),
    ],
    createsKey,
  ),
  compatible(
    "both",
    "a field that is only answered is always there",
    edit(KEY, "required: [id, name, secret]", "required: [id, name, secret, kind]"),
    createsKey,
  ),
  compatible(
    "both",
    "a field that is only sent may be missing",
    edit(KEY, "required: [id, name, secret]", "required: [id, name]"),
    createsKey,
  ),
  breaking(
    "request",
    "null is no longer among the listed values, though still among the types",
    edit(CREATE, "    enum: [free, pro, null]\n", "    enum: [free, pro]\n"),
    creates("plan: null"),
    {
      given: [
        edit(CREATE, "    enum: [free, pro]\n", "    enum: [free, pro, null]\n"),
        edit(CREATE, "  plan:\n    type: string\n", '  plan:\n    type: [string, "null"]\n'),
      ],
      wire: "the types have null, as `type` has it",
    },
  ),
  breaking("request", "a field may be nothing any more", edit(CREATE, "  domain: {}\n", "  domain: false\n"), creates(`domain: "b"`), {
    given: [edit(CREATE, "  domain:\n    type: string\n", "  domain: {}\n")],
  }),
  breaking(
    "response",
    "an item that has a place is of another type",
    edit(SITE, "          - type: integer\n", "          - type: boolean\n"),
    readsPair,
    { given: [paired] },
  ),
  breaking(
    "response",
    "a list has one place less",
    edit(SITE, "          - type: integer\n          - type: string\n", "          - type: integer\n"),
    reads('const text: string = site.pair?.[1] ?? "";\nreturn text.trim();'),
    { given: [paired] },
  ),
  unchanged(
    "what holds anyway is written out",
    [
      edit(CREATE, "  domain:\n    type: string\n", "  domain:\n    type: string\n    minLength: 0\n    deprecated: false\n"),
      edit(CREATE, "    maxItems: 10\n", "    maxItems: 10\n    minItems: 0\n    uniqueItems: false\n"),
      edit(
        SITES,
        "          required: true\n          schema:\n            type: integer\n",
        "          required: true\n          deprecated: false\n          style: simple\n          explode: false\n          schema:\n            type: integer\n",
      ),
      edit(SITE_PATH, "  operationId: readSite\n", "  operationId: readSite\n  deprecated: false\n"),
    ],
    creates(`domain: ""`),
  ),
  compatible(
    "request",
    "a list may have none of the items that it had to have one of",
    edit(CREATE, "      minLength: 2\n", "      minLength: 2\n    minContains: 0\n"),
    creates(`labels: ["ab"]`),
    { given: [edit(CREATE, "    maxItems: 10\n", "    maxItems: 10\n    contains:\n      minLength: 2\n")] },
  ),
  compatible(
    "request",
    "a number may have more places",
    edit(CREATE, "    multipleOf: 0.1\n", "    multipleOf: 0.01\n"),
    creates("weight: 0.5"),
    { given: [edit(CREATE, "    multipleOf: 0.5\n", "    multipleOf: 0.1\n")] },
  ),
  compatible(
    "code",
    "a variant gets a name",
    [
      edit(SITE, CERTIFICATE, "          - $ref: ./Encrypted.yaml\n"),
      write(schema("Encrypted"), CERTIFICATE.slice(12).replaceAll("\n            ", "\n")),
    ],
    readsCertificate,
  ),
  compatible(
    "code",
    "variants are described, and change places",
    edit(SITE, CERTIFICATE + PROBLEM, PROBLEM.replace("required", "description: Why not.\n            required") + CERTIFICATE),
    readsCertificate,
    { isText: true },
  ),
];
