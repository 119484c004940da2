// Hints for problems of the structure that depend on the value and its place.
import type { NormalizedProblem } from "@redocly/openapi-core";
import type { SpecFiles } from "./spec-file.js";
import { child, isObject, pointerKeys, rootNode } from "./spec-node.js";

const SCHEMA = /^Property `(?:type|format|enum|properties|items|allOf|oneOf|anyOf|\$ref)` is not/;

/** The form of a message, the end of a pointer, and the hint for both. */
const PLACES: readonly (readonly [message: RegExp, place: RegExp, hint: string])[] = [
  [/`(?:responses|requestBody|operationId|tags)` is not/, /^#\/paths\/[^/]+\/\w+$/, "indent it below the method of an operation"],
  [/`(?:description|content|schema|examples?)` is not/, /\/responses\/\w+$/, "indent it below the status of a response"],
  [/`(?:schemas|securitySchemes|requestBodies)` is not/, /^#\/\w+$/, "indent it below `components`"],
  [/`(?:flow|\w+Url|scopes)` is not/, /Schemes\/[^/]+\/\w+$/, "write it in `flows`, below a name such as `clientCredentials`"],
  [/`examples?` is not/, /\/responses\/[^/]+\/\w+$/, "write it in `content`, beside the `schema` of a media type"],
  [SCHEMA, /\/content\/schema\/[^/]+$/, "write a media type, such as `application/json`, between `content` and `schema`"],
  [SCHEMA, /\/(?:requestBody|responses\/[^/]+)\/[^/]+$/, "write it in `content`, as the `schema` of a media type"],
  [/^Expected type `Schema`/, /\/properties\/(?:required|type|title|description)$/, "move the keyword out of `properties`, beside them"],
];

/** What was meant by types that OpenAPI lacks. */
const TYPES: readonly (readonly [type: RegExp, hint: string])[] = [
  [/^(?:any|mixed|unknown|\*)$/i, "leave `type` out: a schema without it allows any value"],
  [/\[\]$|^(?:array|list|set|tuple)\b/i, "write `type: array`, and the schema of an item in `items`"],
  [/^(?:file|binary|bytes?)$/i, "write `type: string` with `format: binary`"],
  [/^(?:date-?time|timestamp)$/i, "write `type: string` with `format: date-time`"],
  [/^(?:date|time|uuid|email|ur[il]|password)$/i, "write `type: string`, and this as its `format`"],
  [/^(?:u?int|long|bigint)/i, "write `type: integer`"],
  [/^(?:float|double|decimal)/i, "write `type: number`"],
  [/^(?:map|dict|hash|json|record|struct)/i, "write `type: object`; in a map, `additionalProperties` is the schema of a value"],
  [/^enum$/i, "write the type of the values beside `enum`, such as `type: string`"],
];

/** Adds a hint to a problem of the structure, by the value that is there. */
export function withPlaceHint(problem: NormalizedProblem, { files, entry }: SpecFiles & { readonly entry: string }): NormalizedProblem {
  const { ruleId, message, location } = problem;
  const [place] = location;
  const file = files.get(place?.source.absoluteRef ?? "");
  if (ruleId !== "struct" || place?.pointer === undefined || file === undefined) return problem;
  const { pointer } = place;
  const keys = pointerKeys(pointer.slice(1)) ?? [];
  const value = child(rootNode(file), ...keys)?.value;
  const root = files.get(entry);
  const named = root && child(rootNode(root), "components", "schemas", String(value));
  const hint = message.startsWith('`type` can be one of the following only: "object"')
    ? ((named && `refer to the schema: \`$ref: "#/components/schemas/${String(value)}"\``) ??
      TYPES.find(([type]) => type.test(String(value)))?.[1])
    : PLACES.find(([form, end]) => form.test(message) && end.test(pointer))?.[2];
  const owner = child(rootNode(file), ...keys.slice(0, -1))?.value;
  const own = hint ?? (isMisplacedProperty(message, value, owner) ? "write it in `properties`" : undefined);
  return own === undefined ? problem : { ...problem, suggest: [], reference: own };
}

/** Checks for a schema beside the keywords of an object. */
function isMisplacedProperty(message: string, value: unknown, owner: unknown): boolean {
  if (!/^Property .* is not expected here\.$/.test(message) || !isObject(value) || !isObject(owner)) return false;
  return ["type", "$ref", "enum", "properties"].some((key) => key in value) && (owner["type"] === "object" || "properties" in owner);
}
