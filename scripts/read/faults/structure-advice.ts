// Hints for objects that violate the specification, by object, field and type.
import type { FaultData, UnexpectedField } from "./fault.js";
import { meantType } from "./type-names.js";

type Hint = string | undefined;

const SCHEMA = ["type", "format", "enum", "items", "default", "pattern", "properties", "allOf", "oneOf", "anyOf", "$ref"];
const COMBINED = ["allOf", "anyOf", "oneOf"];
const EXAMPLES = ["example", "examples"];

const IN_CONTENT = "write it in `content`, as the `schema` of a media type";
const IN_EACH = "write the media types in `content`, each with its `schema`";
const IN_SCHEMA = "it describes a schema; write it in `schema`";
const NOT_COMBINED = "only schemas can be combined; write the fields themselves here";

/** By object and field, where a field belongs. The first list that has the field counts. */
const ELSEWHERE: Readonly<Record<string, readonly (readonly [fields: readonly string[], hint: string])[]>> = {
  Root: [
    [["schemas", "securitySchemes", "requestBodies"], "indent it below `components`"],
    [["title", "version", "description", "contact", "license", "termsOfService"], "indent it below `info`"],
  ],
  PathItem: [
    [["responses", "requestBody", "operationId", "tags"], "indent it below the method of an operation"],
    [COMBINED, NOT_COMBINED],
  ],
  Operation: [
    [["in", "schema"], "indent it like the other fields of its parameter"],
    [COMBINED, NOT_COMBINED],
  ],
  Parameter: [[SCHEMA, IN_SCHEMA]],
  Header: [[SCHEMA, IN_SCHEMA]],
  MediaType: [[SCHEMA, IN_SCHEMA]],
  RequestBody: [[SCHEMA, IN_CONTENT]],
  Response: [
    [EXAMPLES, "write it in `content`, beside the `schema` of a media type"],
    [SCHEMA, IN_CONTENT],
  ],
  Responses: [[["description", "content", "schema", ...EXAMPLES], "indent it below the status of a response"]],
  Schema: [
    [["min", "max"], "a number has `minimum` and `maximum`, a text `minLength` and `maxLength`"],
    [["optional"], "what `required` does not list is optional"],
    [["$ref"], 'write the path of the target: `$ref: "./Name.yaml"`'],
  ],
  SecurityScheme: [
    [["flow", "authorizationUrl", "tokenUrl", "refreshUrl", "scopes"], "write it in `flows`, below a name such as `clientCredentials`"],
  ],
};

/** The fields that replaced those of earlier versions. */
const REPLACED: Readonly<Record<string, string>> = {
  nullable: 'null is a type now: `type: [string, "null"]`',
  host: "write `servers`",
  basePath: "write `servers`",
  schemes: "write `servers`",
  definitions: "write `components/schemas`",
  securityDefinitions: "write `components/securitySchemes`",
  consumes: IN_EACH,
  produces: IN_EACH,
  schema: IN_EACH,
  collectionFormat: "write `style` and `explode`",
};

/** Returns what to do about a field that its object does not have. */
export function fieldAdvice(data: UnexpectedField): string {
  return oddKey(data.field) ?? placeAdvice(data) ?? versionAdvice(data) ?? nameAdvice(data) ?? "remove it, or fix its name";
}

/** Says where a field belongs. */
function placeAdvice({ object, field, key }: UnexpectedField): Hint {
  const [, elsewhere] = ELSEWHERE[object]?.find(([fields]) => fields.includes(field)) ?? [];
  if (object === "MediaType" && key === "schema" && elsewhere !== undefined)
    return "write a media type, such as `application/json`, between `content` and `schema`";
  if (elsewhere !== undefined) return elsewhere;
  if (object === "Paths") return "begin the path with a slash";
  if (isLimit(field) && (object === "Parameter" || object === "Header")) return IN_SCHEMA;
  if (object === "Responses" && /^\d/.test(field)) return 'a response has a status such as `"404"`, a range such as `4XX`, or `default`';
  return /^(?:[a-z]+|\*)\/[\w.+*-]+$/.test(field) ? "write a media type in `content`; a path begins with a slash" : undefined;
}

/** Says which version has a field. */
function versionAdvice({ field, since, until }: UnexpectedField): Hint {
  if (since !== undefined) return `OpenAPI ${since} added it; raise the version in \`openapi\`, or remove it`;
  if (until === undefined) return undefined;
  return `it is of ${until === "2.0" ? "Swagger" : "OpenAPI"} ${until}; ${REPLACED[field] ?? "remove it"}`;
}

/** Says which field is meant. */
function nameAdvice({ object, field, near, isSchema }: UnexpectedField): Hint {
  const name = field === "ref" ? "$ref" : near;
  if (name !== undefined) return `did you mean \`${name}\`?`;
  return object === "Schema" && isSchema ? "write it in `properties`" : undefined;
}

function isLimit(field: string): boolean {
  return /^(?:m[ai][nx]|exclusiveM|multipleOf|uniqueItems|nullable|additionalP)/.test(field);
}

/** Returns what to do about a key with signs that an editor or a word processor puts there. */
function oddKey(field: string): Hint {
  if (/^ *[\u00a0\u2000-\u200b\u3000\ufeff]/.test(field)) return "it begins with a space of another kind; indent with plain spaces";
  return /[\u2018-\u201f]/.test(field) ? "it has typographic quotes; write plain ones" : undefined;
}

/** By object and type, what to do about a value in place of an object or list. `*` is any type. */
const IN_PLACE_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Response: { string: "write the text as `description` of the response" },
  Discriminator: { "*": "write the name of the property in an object: `{ propertyName: type }`" },
  Tag: { "*": "write the name in an object: `- name: Pets`" },
  Example: { "*": "write the data as its `value`" },
  ExamplesMap: { "*": "name each example, and write its data as `value`: `examples: { first: { value: … } }`" },
  Responses: { array: 'write each response below its status: `"200": { description: Done. }`' },
  MediaTypesMap: { "*": "write each media type as a key: `application/json: { schema: … }`" },
  Schema: { string: "write an object, such as `{ type: string }` or a `$ref` to a schema" },
};

/** By the type that is expected and the one that is there; `*` is any other. */
const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  object: { "*": "write an object: its fields as `key: value`, each in a line of its own without `- `" },
  array: {
    boolean: "list the required properties in the object, beside `properties`: `required: [id]`",
    "*": "write a list: each item in a line of its own, after `- `",
  },
  string: {
    integer: "put the value in quotes",
    number: "put the value in quotes",
    boolean: "put the value in quotes",
    object: "put the text in quotes: a colon and a space make an object",
  },
  number: { boolean: "write the limit itself: `exclusiveMinimum: 0` in place of `minimum: 0`" },
  boolean: {
    integer: "write true, and the limit beside it: `minimum: 0`",
    number: "write true, and the limit beside it: `minimum: 0`",
    "*": "write true or false, without quotes",
  },
};

function adviceOf(byType: Readonly<Record<string, string>> = {}, got: string): Hint {
  return byType[got] ?? byType["*"];
}

/** Returns what to do about a value of another type. */
export function typeAdvice({ object = "", above, field, expected, got, target }: FaultData["wrong-type"]): string {
  if (target !== undefined && expected === "object") return `refer to it: \`$ref: "${target}"\``;
  if (object === "Schema" && above === "SchemaProperties" && ["required", "type", "title", "description"].includes(field))
    return "move the keyword out of `properties`, beside them";
  if (object === "Schema" && got === "array" && field === "items") return "write the schema of each item itself; a tuple is `prefixItems`";
  return adviceOf(IN_PLACE_OF[object], got) ?? adviceOf(TYPES[expected], got) ?? "use a value of that type";
}

/** Returns what to do about a value that is not in a closed list. */
export function listAdvice({ object, field, allowed, got, near, target }: FaultData["not-listed"]): string {
  if (object === "Schema" && field === "type") {
    if (target !== undefined) return `refer to it: \`$ref: "${target}"\``;
    const meant = meantType(got)?.hint;
    if (meant !== undefined) return meant;
    const ofNull = allowed.includes("null") ? 'null needs quotes in YAML: `"null"`' : "in OpenAPI 3.0, null is `nullable: true`";
    return near === undefined || near === "null" ? `use one of these values; ${ofNull}` : `did you mean \`${near}\`?`;
  }
  if (near !== undefined) return `did you mean \`${near}\`?`;
  if (object === "SecurityScheme" && field === "type") return "basic and bearer are a `scheme` of type http; mutualTLS is of OpenAPI 3.1";
  return field === "in" && allowed.includes("path")
    ? "use one of these values; a body or a form is in `requestBody`"
    : "use one of these values";
}

/** Returns what to do about a reference to a component of another kind. */
export function componentAdvice({ section, wanted }: FaultData["wrong-component"]): string {
  if (wanted === "schemas") return "move its schema there, and refer to that in both places";
  if (section !== "schemas") return "refer to one of these, or write the value here";
  return ["responses", "requestBodies"].includes(wanted) ? IN_CONTENT : "write it in the `schema` of one";
}
