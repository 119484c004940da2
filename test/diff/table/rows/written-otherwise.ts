import { creates, createsKey, reads, schema, SITE as SITE_PATH, SITES, updates } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, unchanged, using, write, type Edit, type Row } from "../harness/row.js";

const CREATE = schema("CreateSiteBody");
const KEY = schema("Key");
const SITE = schema("Site");
const UPDATE = schema("UpdateSiteBody");
const READ_ONLY = "  made: { type: string, readOnly: true }\n";
const WRITE_ONLY = "      pin: { type: string, writeOnly: true }\n";
const paired: Edit = before(SITE, "address:", "pair: { type: array, prefixItems: [{ type: integer }, { type: string }] }\n      ");
const readsPair = reads(`const [count, text] = site.pair ?? [0, ""];
const least: number | undefined = count as NonNullable<typeof site.pair>[0];
return [least, text];`);

const CERTIFICATE = "{ type: object, required: [expires], properties: { expires: { type: string } } }";
const PROBLEM = "{ type: object, required: [problem], properties: { problem: { type: string } } }";
const variants = (...all: string[]): string => all.map((each) => `          - ${each}\n`).join("");

/** What means the same in other words, and what looks alike and means something else. */
// prettier-ignore
export const WRITTEN_OTHERWISE: readonly Row[] = [
  breaking("request", "a field among any others gets a type", after(CREATE, "colour: { type: string }", ", size: { type: integer }"), creates(`details: { size: "big" }`)),
  ...using(reads(`const size = site.details?.["size"];\nif (typeof size === "string") size.trim();`), [
    compatible("response", "a field that was one of any others is listed as a text in a response", after(SITE, "colour: { type: string }", ", size: { type: string }")),
  ]),
  ...using(createsKey("key.id.trim();"), [
    compatible("both", "a read-only field is new, and always there", [edit(KEY, "secret]", "secret, made]"), before(KEY, "kind:", "made: { type: string, readOnly: true }\n  ")]),
    compatible("both", "a read-only field is always there", edit(KEY, "secret]", "secret, kind]")),
    compatible("both", "a field that is only sent may be missing", edit(KEY, "name, secret]", "name]")),
    breaking("response", "a read-only field is gone", [cut(KEY, "  id: { type: string, readOnly: true }\n"), edit(KEY, "[id, ", "[")]),
    breaking("request", "a write-only field is gone", [cut(KEY, "  secret: { type: string, writeOnly: true }\n"), edit(KEY, ", secret]", "]")]),
  ]),
  compatible("request", "a read-only field is gone from what is sent", cut(UPDATE, READ_ONLY), { given: [before(UPDATE, "  notes:", READ_ONLY)], uses: updates(`name: "b"`) }),
  compatible("response", "a write-only field is gone from what is received", cut(SITE, WRITE_ONLY), { given: [before(SITE, "      address:", WRITE_ONLY)], uses: reads("site.name.trim();") }),
  breaking("request", "null is no longer among the listed values, though still among the types", edit(CREATE, "pro, null]", "pro]"), {
    given: [edit(CREATE, "plan: { type: string, enum: [free, pro]", 'plan: { type: [string, "null"], enum: [free, pro, null]')],
    wire: "the types have null, as `type` has it",
    uses: creates("plan: null"),
  }),
  breaking("request", "a field may be nothing any more", edit(CREATE, "domain: {}", "domain: false"), { given: [edit(CREATE, "domain: { type: string }", "domain: {}")], uses: creates(`domain: "b"`) }),
  breaking("response", "an item that has a place is of another type", edit(SITE, "[{ type: integer", "[{ type: boolean"), { given: [paired], uses: readsPair }),
  breaking("response", "a list has one place less", edit(SITE, "[{ type: integer }, { type: string }]", "[{ type: integer }]"), {
    given: [paired],
    uses: reads('const text: string = site.pair?.[1] ?? "";\nreturn text.trim();'),
  }),
  ...using(creates(`domain: ""`), [
    unchanged("what holds anyway is written out", [
      after(CREATE, "domain: { type: string", ", minLength: 0, deprecated: false"),
      after(CREATE, "maxItems: 10", ", minItems: 0, uniqueItems: false"),
      after(SITES, "there are., required: true", ", deprecated: false, style: simple, explode: false"),
      after(SITE_PATH, "readSite\n", "  deprecated: false\n"),
    ]),
  ]),
  compatible(
    "request",
    "a list may have none of the items that it had to have one of",
    after(CREATE, "contains: { minLength: 2 }", ", minContains: 0"),
    { given: [after(CREATE, "maxItems: 10", ", contains: { minLength: 2 }")], uses: creates(`labels: ["ab"]`) },
  ),
  compatible("request", "a number may have more places", edit(CREATE, "multipleOf: 0.1", "multipleOf: 0.01"), { given: [edit(CREATE, "multipleOf: 0.5", "multipleOf: 0.1")], uses: creates("weight: 0.5") }),
  ...using(reads(`if (site.certificate !== undefined && "expires" in site.certificate) site.certificate.expires.trim();`), [
    compatible("code", "a variant gets a name", [edit(SITE, CERTIFICATE, "$ref: ./Encrypted.yaml"), write(schema("Encrypted"), CERTIFICATE)]),
    compatible("code", "variants are described, and change places", edit(SITE, variants(CERTIFICATE, PROBLEM), variants(PROBLEM.replace("required", "description: Why not., required"), CERTIFICATE)), { isText: true }),
  ]),
];
