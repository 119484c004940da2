// Hints for problems of the structure that depend on the value and its place.
import type { NormalizedProblem } from "@redocly/openapi-core";
import type { SpecFile } from "./spec-file.js";
import { child, isObject, pointerKeys, rootNode } from "./spec-node.js";

const SCHEMA = "Property `(?:type|format|enum|properties|items|allOf|oneOf|anyOf|\\$ref)` is not";

/** The form of a message, the end of a pointer, and the hint for both. */
const PLACES: readonly (readonly [message: RegExp, place: RegExp, hint: string])[] = [
  [
    /^Property `(?:responses|requestBody|operationId|callbacks|tags|security|deprecated)` is not/,
    /^#\/paths\/[^/]+\/\w+$/,
    "it is a field of an operation; indent it below the method",
  ],
  [
    /^Property `(?:description|headers|content|links|schema|examples?)` is not/,
    /\/responses\/\w+$/,
    "it is a field of a response; indent it below the status",
  ],
  [/^Property `(?:schemas|securitySchemes|requestBodies)` is not/, /^#\/\w+$/, "indent it below `components`"],
  [
    /^Property `(?:flow|authorizationUrl|tokenUrl|scopes)` is not/,
    /\/securitySchemes\/[^/]+\/\w+$/,
    "write it in `flows`, below the name of the flow, such as `clientCredentials`",
  ],
  [
    /^Property `examples?` is not/,
    /\/(?:requestBody|(?:responses|requestBodies)\/[^/]+)\/\w+$/,
    "write it in `content`, beside the `schema` of a media type",
  ],
  [new RegExp(SCHEMA), /\/content\/schema\/[^/]+$/, "write a media type, such as `application/json`, between `content` and `schema`"],
  [
    new RegExp(SCHEMA),
    /\/(?:requestBody|(?:responses|requestBodies)\/[^/]+)\/[^/]+$/,
    "write it in `content`, as the `schema` of a media type",
  ],
  [
    /^Expected type `Schema`/,
    /\/properties\/(?:required|type|title|description|format|additionalProperties)$/,
    "it is a keyword of the schema: move it out of `properties`, beside them",
  ],
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
export function withPlaceHint(problem: NormalizedProblem, files: ReadonlyMap<string, SpecFile>, entry: string): NormalizedProblem {
  const [{ pointer = "", source } = { source: undefined }] = problem.location;
  const file = files.get(source?.absoluteRef ?? "");
  if (problem.ruleId !== "struct" || file === undefined) return problem;
  const keys = pointerKeys(pointer.slice(1)) ?? [];
  const [value, owner] = [keys, keys.slice(0, -1)].map((each) => child(rootNode(file), ...each)?.value);
  const root = files.get(entry);
  const schemas = root && child(rootNode(root), "components", "schemas")?.value;
  const hint = problem.message.startsWith('`type` can be one of the following only: "object"')
    ? typeHint(value, schemas)
    : (PLACES.find(([message, place]) => message.test(problem.message) && place.test(pointer))?.[2] ??
      (isMisplacedProperty(problem.message, value, owner) ? "write it in `properties`" : undefined));
  return hint === undefined ? problem : { ...problem, suggest: [], reference: hint };
}

function typeHint(value: unknown, schemas: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  if (isObject(schemas) && Object.hasOwn(schemas, value)) return `refer to the schema: \`$ref: "#/components/schemas/${value}"\``;
  return TYPES.find(([type]) => type.test(value))?.[1];
}

/** Checks for a schema beside the keywords of an object. */
function isMisplacedProperty(message: string, value: unknown, owner: unknown): boolean {
  if (!/^Property .* is not expected here\.$/.test(message) || !isObject(value) || !isObject(owner)) return false;
  return ["type", "$ref", "enum", "properties"].some((key) => key in value) && (owner["type"] === "object" || "properties" in owner);
}
