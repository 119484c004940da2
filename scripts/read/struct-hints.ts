// Hints for problems of the structure, by the value and its place.
import type { NormalizedProblem } from "@redocly/openapi-core";
import { sectionOf } from "./add-component.js";
import { isSchemaPlace } from "./schema-places.js";
import type { SpecFiles } from "./spec-file.js";
import { child, isObject, pointerKeys, rootNode } from "./spec-node.js";

const SCHEMA = /^Property `(?:type|format|enum|properties|items|allOf|oneOf|anyOf|\$ref)` is not/;

const IN_CONTENT = "write it in `content`, as the `schema` of a media type";

/** The form of a message, the end of a pointer, and the hint for both. */
const PLACES: readonly (readonly [message: RegExp, place: RegExp, hint: string])[] = [
  [/`(?:responses|requestBody|operationId|tags)` is not/, /^#\/paths\/[^/]+\/\w+$/, "indent it below the method of an operation"],
  [/`(?:description|content|schema|examples?)` is not/, /\/responses\/\w+$/, "indent it below the status of a response"],
  [/`(?:in|schema)` is not/, /^#\/paths\/[^/]+\/\w+\/\w+$/, "indent it like the other fields of its parameter"],
  [/is not expected/, /^#\/paths\/[^/~x][^/]*$/, "begin the path with a slash"],
  [/`(?:schemas|securitySchemes|requestBodies)` is not/, /^#\/\w+$/, "indent it below `components`"],
  [/`(?:parent|kind|summary)` is not/, /^#\/tags\/\d+\/\w+$/, "OpenAPI 3.2 added it; raise the version in `openapi`, or remove it"],
  [/`summary` is not/, /^#\/info\/\w+$/, "OpenAPI 3.1 added it; raise the version in `openapi`, or remove it"],
  [/`(?:title|version|description|contact|license|termsOfService)` is not/, /^#\/\w+$/, "indent it below `info`"],
  [/`(?:flow|\w+Url|scopes)` is not/, /Schemes\/[^/]+\/\w+$/, "write it in `flows`, below a name such as `clientCredentials`"],
  [/`examples?` is not/, /\/responses\/[^/]+\/\w+$/, "write it in `content`, beside the `schema` of a media type"],
  [/`(?:all|any|one)Of` is not/, /^#\/paths\/[^/]+(?:\/\w+)?\/\w+$/, "only schemas can be combined; write the fields themselves here"],
  [SCHEMA, /\/content\/schema\/[^/]+$/, "write a media type, such as `application/json`, between `content` and `schema`"],
  [SCHEMA, /\/(?:requestBody|responses\/[^/]+)\/[^/]+$/, IN_CONTENT],
  [/^Expected type `Schema` \(object\) but got `array`/, /\/items$/, "write the schema of each item itself; a tuple is `prefixItems`"],
  [/^Expected type `Schema`/, /\/properties\/(?:required|type|title|description)$/, "move the keyword out of `properties`, beside them"],
];

/** Types that OpenAPI lacks, and what they mean. */
const TYPES: readonly (readonly [type: RegExp, meant: { type?: string; format?: string }, hint: string])[] = [
  [/^(?:any|mixed|unknown|\*)$/i, {}, "leave `type` out: a schema without it allows any value"],
  [/\[\]$|^(?:array|list|set|tuple)\b/i, { type: "array" }, "write `type: array`, and the schema of an item in `items`"],
  [/^(?:file|binary|bytes?)$/i, { type: "string", format: "binary" }, "write `type: string` and `format: binary`"],
  [/^(?:date-?time|timestamp)$/i, { type: "string", format: "date-time" }, "write `type: string` and `format: date-time`"],
  [/^(?:date|time|uuid|email|ur[il]|password)$/i, { type: "string" }, "write `type: string`, and this as its `format`"],
  [/^(?:text|str|char)/i, { type: "string" }, "write `type: string`"],
  [/^(?:u?int|long|bigint)/i, { type: "integer" }, "write `type: integer`"],
  [/^(?:float|double|decimal)/i, { type: "number" }, "write `type: number`"],
  [/^bool/i, { type: "boolean" }, "write `type: boolean`"],
  [/^enum$/i, {}, "write the type of the values beside `enum`, such as `type: string`"],
  [/^(?:map|dict|hash|json)/i, { type: "object" }, "write `type: object`; in a map, `additionalProperties` is the schema of a value"],
];

/** Returns the fields of a schema that are meant by a type. */
export function meantFields(type: unknown): { type?: string; format?: string } | undefined {
  return typeof type === "string" ? TYPES.find(([form]) => form.test(type))?.[1] : undefined;
}

/** A component or one of its fields. */
const COMPONENT = /^#\/components\/(\w+)\/[^/]+(?:\/[^/]+)?\/?$/;

/** Returns a problem with a component, whose kind is not that of a `$ref`'s place, as one of the `$ref`: the component is right. */
function misdirected({ from, location, ...problem }: NormalizedProblem): NormalizedProblem | undefined {
  const [, target] = COMPONENT.exec(location[0]?.pointer ?? "") ?? [];
  const place = pointerKeys(from?.pointer?.slice(1) ?? "") ?? [];
  const wanted = sectionOf(place);
  if (from === undefined || target === undefined || target === wanted) return undefined;
  if (wanted === "schemas" && !isSchemaPlace(place)) return undefined;
  const message = `The \`$ref\` leads to \`components/${target}\`, but its place takes one of \`components/${wanted}\`.`;
  const ofSchema = ["responses", "requestBodies"].includes(wanted) ? IN_CONTENT : "write it in the `schema` of one";
  const other =
    wanted === "schemas" ? "move its schema there, and refer to that in both places" : "refer to one of these, or write the value here";
  return { ...problem, from, message, location: [from], suggest: [], reference: target === "schemas" ? ofSchema : other };
}

const IS_TEXT = /^Expected type `\w+` \(object\) but got `string`/;

export type Tree = SpecFiles & { readonly entry: string };

/** Adds a hint to a problem of the structure, by the value that is there. */
export function explainStructure(problem: NormalizedProblem, { files, entry }: Tree): NormalizedProblem {
  const { ruleId, message, location } = problem;
  const [place] = location;
  const file = files.get(place?.source.absoluteRef ?? "");
  if (ruleId !== "struct" || place?.pointer === undefined || file === undefined) return problem;
  const { pointer } = place;
  const keys = pointerKeys(pointer.slice(1)) ?? [];
  const value = child(rootNode(file), ...keys)?.value;
  const root = files.get(entry);
  const type = typeof value === "string" ? value : "";
  const named = root && child(rootNode(root), "components", "schemas", type);
  const isType = message.startsWith('`type` can be one of the following only: "object"');
  const target =
    named && (isType || message.includes("`Schema`")) ? `#/components/schemas/${type}` : /^[#./]/.test(type) ? type : undefined;
  const refer = target !== undefined && (isType || IS_TEXT.test(message)) ? `refer to it: \`$ref: "${target}"\`` : undefined;
  // Files below have no `info` and no `components`.
  const isMeant = ([form, end]: (typeof PLACES)[number]): boolean =>
    form.test(message) && end.test(pointer) && (file === root || keys.length > 1);
  const meant = isType ? TYPES.find(([form]) => form.test(type)) : PLACES.find(isMeant);
  const owner = child(rootNode(file), ...keys.slice(0, -1))?.value;
  const isSchema = isObject(value) && ["type", "$ref", "enum", "properties"].some((key) => key in value);
  const isOfObject = isObject(owner) && (owner["type"] === "object" || "properties" in owner);
  const isProperty = isSchema && isOfObject && /^Property .* is not expected here\.$/.test(message);
  const own = refer ?? meant?.[2] ?? (isProperty ? "write it in `properties`" : undefined);
  return misdirected(problem) ?? (own === undefined ? problem : { ...problem, suggest: [], reference: own });
}
