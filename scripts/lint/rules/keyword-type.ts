import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isFormType, isMultipart } from "../../model/media-types.js";
import { nearestOf } from "../../core/cli/nearest.js";
import { follow, isNode, keysOf, type Node } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** The keywords of each type, https://json-schema.org/draft/2020-12/json-schema-validation#section-6. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  string: ["minLength", "maxLength", "pattern", "contentEncoding", "contentMediaType"],
  array: ["minItems", "maxItems", "uniqueItems", "items", "contains", "minContains", "maxContains", "prefixItems", "unevaluatedItems"],
  object: [
    ...["properties", "minProperties", "maxProperties", "required", "additionalProperties", "patternProperties", "propertyNames"],
    ...["dependentRequired"],
  ],
};

/** The formats of texts and of fractions, https://spec.openapis.org/registry/format/. Others are free. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  string: [
    ...["date", "date-time", "time", "duration", "email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6", "uri", "uri-reference"],
    ...["uri-template", "iri", "iri-reference", "uuid", "json-pointer", "relative-json-pointer", "regex", "byte", "binary", "password"],
    ...["base64url", "http-date"],
  ],
  number: ["float", "double"],
};
const KNOWN = Object.values(FORMATS).flat();
const BY_LETTERS = new Map(KNOWN.map((format) => [lettersOf(format), format]));
const ENCODINGS = ["7bit", "8bit", "binary", "quoted-printable", "base16", "base32", "base32hex", "base64", "base64url"];

/** Forbids what has no effect: a keyword or format of another type than the schema's, an unknown encoding, and an array without `items`. */
export const keywordType: Oas3Rule = () => ({
  MediaType({ encoding, schema }, ctx) {
    if (!isNode(encoding)) return;
    const { node } = follow(ctx, schema, ctx.location.child(["schema"]));
    const { properties, allOf } = isNode(node) ? node : {};
    const unknown = keysOf(encoding).find((name) => isNode(properties) && allOf === undefined && !Object.hasOwn(properties, name));
    const say = sayer(ctx);
    if (!isFormType(String(ctx.key)) && !isMultipart(String(ctx.key)))
      say(`\`encoding\` has no effect on ${ctx.key}.`, "remove it; it is for forms and multipart bodies", "encoding");
    else if (unknown !== undefined)
      say(`The encoding of \`${unknown}\` has no effect: it is no property.`, "name a property of the schema", "encoding", unknown);
  },
  Schema(schema, ctx) {
    if (!isNode(schema)) return;
    const say = sayer(ctx);
    const types = [schema["type"]].flat().filter((type) => typeof type === "string");
    const { format, contentEncoding: encoding } = schema;
    if (typeof encoding === "string" && !ENCODINGS.includes(encoding.toLowerCase()))
      say(`\`${encoding}\` is no known encoding.`, `use one of ${ENCODINGS.join(", ")}`, "contentEncoding");
    const meant = typeof format === "string" ? misspelt(format) : undefined;
    if (meant !== undefined) say(`\`${String(format)}\` is no known format.`, `did you mean ${meant}?`, "format");
    if (types.length === 0) return;
    // The structure of later versions refuses it.
    if (ctx.specVersion === "oas3_0" && Array.isArray(schema["items"]))
      say("`items` is a list.", "write the schema of each item itself; a tuple is `prefixItems` of OpenAPI 3.1", "items");
    if (types.includes("array") && schema["items"] === undefined && schema["prefixItems"] === undefined)
      say("The items of the array are not described.", "add `items`; `items: {}` allows any", "type");
    for (const [what, type, keyword] of withoutEffect(schema, types))
      say(`${what} has no effect on the type ${types.join(" or ")}.`, `remove it, or use the type ${type}`, keyword);
  },
});

/** Yields the format and the keywords of types that a schema does not have. */
function* withoutEffect(schema: Node, types: readonly string[]): Generator<[what: string, type: string, keyword: string]> {
  const format = String(schema["format"]);
  for (const [type, formats] of Object.entries(FORMATS))
    if (formats.includes(format) && !types.includes(type)) yield [`The format \`${format}\``, type, "format"];
  // Redocly tells of arrays with `properties`, and of objects with `items`.
  const told = ["object", "array"].includes(String(schema["type"])) ? ["properties", "items"] : [];
  for (const [type, keywords] of Object.entries(KEYWORDS)) {
    if (types.includes(type) || (type === "number" && types.includes("integer"))) continue;
    for (const keyword of keywords) if (schema[keyword] !== undefined && !told.includes(keyword)) yield [`\`${keyword}\``, type, keyword];
  }
}

function sayer(ctx: UserContext) {
  return (message: string, hint: string, ...keys: string[]): void => tell(ctx, ctx.location.child(keys), message, hint, "key");
}

/** Returns the format that an unknown one has the letters of, or that a long one nearly is. */
function misspelt(format: string): string | undefined {
  if (KNOWN.includes(format)) return undefined;
  return BY_LETTERS.get(lettersOf(format)) ?? (format.length > 7 ? nearestOf(format, KNOWN) : undefined);
}

function lettersOf(format: string): string {
  return format.toLowerCase().replace(/[^a-z\d]/g, "");
}
