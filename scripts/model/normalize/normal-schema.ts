// Rewrites schemas to forms that openapi-typescript converts to the correct types.
import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { isBinary } from "../body-kinds.js";
import { declareListed, normalObject } from "./normal-object.js";
import { isObject, rewrite, without } from "./walk.js";

/** Keywords that do not constrain values. */
export const ANNOTATIONS = new Set(
  "title description default example examples deprecated readOnly writeOnly externalDocs xml $comment format discriminator".split(" "),
);

/** Keywords that constrain values in addition to a reference. */
const ASSERTIONS = "properties required additionalProperties patternProperties items prefixItems enum const allOf anyOf oneOf".split(" ");

/** .NET writes numbers without a type. */
export const isNumberFormat = ({ format }: Schema): boolean => /^(u?int\d+|float|double|decimal)$/.test(String(format));

const TYPES = new Set(["string", "number", "integer", "boolean", "array", "object", "null"]);

/** Normalizes each schema of a document, in place. */
export function normalSchemas(document: OpenApiDocument): void {
  // OpenAPI 3.0 ignores keywords beside a reference.
  const siblings = !document.openapi.startsWith("3.0");
  rewrite(document, (node, kind) => {
    if (kind !== "schema" || !isObject(node) || Array.isArray(node)) return node;
    declareListed(document, node);
    return normalSchema(node, siblings);
  });
}

function normalSchema(schema: Schema, siblings: boolean): Schema | boolean {
  const { not, unevaluatedProperties: further } = schema;
  if ((not as unknown) === true || (isObject(not) && Object.keys(not).length === 0)) return false;
  // TypeSpec writes maps so. A closed schema may have the properties of its parts.
  if (further !== undefined && further !== false) schema.additionalProperties ??= further as Schema;
  delete schema["unevaluatedProperties"];
  delete schema["$defs"];
  delete schema["definitions"];
  if (schema.required !== undefined && !Array.isArray(schema.required)) delete schema.required;
  normalType(schema);
  if (typeof schema.$ref === "string") return normalReference(schema, siblings);
  normalLists(schema);
  if (schema.allOf?.some((part) => (part as unknown) === false) === true) return false;
  normalValues(schema);
  if (Array.isArray(schema.type)) return normalTypes(schema);
  normalArray(schema);
  normalObject(schema);
  normalUnions(schema);
  return ownNull(collapsed(schema));
}

/** Normalizes `type`: a string for one type, a list for several, and `nullable` for `null` among others. */
function normalType(schema: Schema): void {
  if (schema["nullable"] !== true) delete schema["nullable"];
  // A pattern is for numbers that may be text.
  if (isUntyped(schema) && isNumberFormat(schema)) schema.type = "pattern" in schema ? ["number", "string"] : "number";
  if (!("type" in schema)) return;
  if ((schema.type as unknown) === "file") Object.assign(schema, { type: "string", format: "binary" });
  const given: unknown[] = [schema.type].flat();
  const named = given.map((type) => type ?? "null").filter((type) => typeof type === "string");
  const types = [...new Set(named.filter((type) => TYPES.has(type)))];
  const others = types.filter((type) => type !== "null");
  if (others.length > 0 && others.length < types.length) schema["nullable"] = true;
  const [only, ...more] = others.length > 0 ? others : types;
  if (only === undefined) delete schema.type;
  else schema.type = more.length === 0 ? only : others;
}

function normalReference(schema: Schema, siblings: boolean): Schema {
  const { $ref = "", nullable, ...others } = schema;
  const own = Object.fromEntries(Object.entries(others).filter(([key]) => siblings && ASSERTIONS.includes(key)));
  const annotations = Object.fromEntries(Object.entries(others).filter(([key]) => ANNOTATIONS.has(key) || key.startsWith("x-")));
  const asserts = Object.keys(own).length > 0;
  if (nullable !== true && !asserts) return siblings ? schema : { ...annotations, $ref };
  const referred: Schema = asserts ? { allOf: [{ $ref }, normalSchema(own, siblings) as Schema] } : { $ref };
  return nullable === true ? { ...annotations, anyOf: [referred, { type: "null" }] } : { ...annotations, ...referred };
}

function normalLists(schema: Schema): void {
  for (const key of ["allOf", "anyOf", "oneOf"] as const) {
    if (key in schema && (!Array.isArray(schema[key]) || schema[key].length === 0)) Reflect.deleteProperty(schema, key);
  }
  if (schema.allOf !== undefined) {
    const parts = schema.allOf.filter((part) => !isObject(part) || Object.keys(part).some((key) => !ANNOTATIONS.has(key)));
    schema.allOf = parts.filter((part) => (part as unknown) !== true);
    // Authors and generators for PHP write null beside a reference so.
    const isNull = (part: Schema): boolean =>
      part.type === "null" || (part["nullable"] === true && Object.keys(part).every((key) => key === "nullable" || ANNOTATIONS.has(key)));
    const others = schema.allOf.filter((part) => !isNull(part));
    if (others.length < schema.allOf.length && others.some(({ $ref }) => $ref !== undefined))
      Object.assign(schema, { allOf: others, nullable: true });
    if (schema.allOf.length === 0) delete schema.allOf;
  }
}

function normalValues(schema: Schema): void {
  if ("const" in schema) {
    if (schema.const === null) schema.type = "null";
    if (schema.const === null || schema["nullable"] === true) {
      if (schema.const !== null) schema.enum = [schema.const, null];
      delete schema.const;
      delete schema["nullable"];
    } else {
      delete schema.enum;
    }
  }
  const { enum: values, type } = schema;
  if (values === undefined) return;
  if (!Array.isArray(values)) delete schema.enum;
  else if (type === "array" && !values.some(Array.isArray)) {
    // A frequent mistake: the values are those of the items.
    delete schema.enum;
    const { items } = schema;
    if (items === undefined || (isObject(items) && !("$ref" in items) && !("enum" in items))) schema.items = { ...items, enum: values };
  } else {
    if (values.includes(null)) delete schema["nullable"];
    if (type === "object" || type === "array") delete schema.type;
    delete schema.properties;
    delete schema.additionalProperties;
    schema.enum = [...new Set(values)];
    // Editors show the type of the values.
    if (schema.type === undefined && values.some(isText) && values.every((value) => value === null || isText(value)))
      schema.type = "string";
  }
}

const isText = (value: unknown): boolean => typeof value === "string";

const BOUNDS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];

/** Keywords by type, which do not constrain values of other types. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  object: ["properties", "required", "additionalProperties", "patternProperties"],
  array: ["items", "prefixItems", "minItems", "maxItems"],
  string: ["minLength", "maxLength", "pattern"],
  integer: BOUNDS,
  number: BOUNDS,
};

function normalTypes(schema: Schema): Schema {
  const types = schema.type as string[];
  const { enum: values } = schema;
  if (values !== undefined) return ownNull(schema);
  const parts = types.map((type): Schema => {
    const own = Object.fromEntries((OF_TYPE[type] ?? []).flatMap((key) => (key in schema ? [[key, schema[key]]] : [])));
    return normalSchema({ type, ...own }, false) as Schema;
  });
  delete schema.type;
  for (const key of Object.values(OF_TYPE).flat()) Reflect.deleteProperty(schema, key);
  const nullable = schema["nullable"] === true ? [{ type: "null" }] : [];
  delete schema["nullable"];
  const union: Schema = { anyOf: [...parts, ...nullable] };
  if (schema.allOf === undefined && schema.anyOf === undefined && schema.oneOf === undefined) return { ...schema, ...union };
  // The members of a composition have their own types.
  if (nullable.length > 0) schema["nullable"] = true;
  normalUnions(schema);
  return ownNull(schema);
}

function normalArray(schema: Schema): void {
  const composed = schema.allOf !== undefined || schema.anyOf !== undefined || schema.oneOf !== undefined;
  if (schema.type === undefined && !composed && schema.properties === undefined && (schema.items !== undefined || "prefixItems" in schema))
    schema.type = "array";
  if (schema.type !== "array") return;
  if (Array.isArray(schema.items)) {
    schema["prefixItems"] = schema.items;
    delete schema.items;
  }
  const prefix = schema["prefixItems"];
  if (prefix !== undefined && (!Array.isArray(prefix) || prefix.length === 0)) delete schema["prefixItems"];
  if ((schema.items as unknown) === false) schema["prefixItems"] ??= [];
}

/** Combines a union with the keywords beside it, and gives variants the types that they imply. */
function normalUnions(schema: Schema): void {
  for (const key of ["anyOf", "oneOf"] as const) {
    const variants = schema[key];
    if (variants === undefined) continue;
    // Alternatives of required properties have no type.
    if (variants.every(isWeak)) Reflect.deleteProperty(schema, key);
    else if (typeof schema.type === "string" && schema.type !== "object" && schema.items === undefined) {
      const { type, format } = schema;
      schema[key] = variants.map((variant) =>
        isObject(variant) && isUntyped(variant) ? { type, ...(format !== undefined && { format }), ...variant } : variant,
      );
    }
  }
  if (schema.anyOf === undefined && schema.oneOf === undefined) return;
  if (typeof schema.type === "string" && schema.items === undefined && (schema.type !== "object" || !("properties" in schema))) {
    if (schema.type !== "object" || !("additionalProperties" in schema)) delete schema.type;
  }
  const rest = Object.keys(schema).filter((key) => ASSERTIONS.includes(key) || key === "type");
  if (schema.anyOf !== undefined && rest.length > 1) {
    schema.allOf = [...(schema.allOf ?? []), { anyOf: schema.anyOf }];
    delete schema.anyOf;
  }
  // The variants have the other required properties.
  if (schema.oneOf !== undefined && schema.required?.some((name) => !Object.hasOwn(schema.properties ?? {}, name)) === true) {
    schema.allOf = [...(schema.allOf ?? []), { oneOf: schema.oneOf }];
    delete schema.oneOf;
  }
}

function isWeak(variant: unknown): boolean {
  return (
    isObject(variant) &&
    Object.keys(variant).every((key) => key === "required" || key === "not" || ANNOTATIONS.has(key) || key.startsWith("x-"))
  );
}

export function isUntyped(variant: Record<string, unknown>): boolean {
  return !["type", "$ref", "enum", "const", "allOf", "anyOf", "oneOf", "properties", "items"].some((key) => key in variant);
}

/** Replaces a composition of one schema by that schema. */
function collapsed(schema: Schema): Schema {
  for (const key of ["allOf", "anyOf", "oneOf"] as const) {
    const [only, ...more] = schema[key] ?? [];
    if (!isObject(only) || more.length > 0) continue;
    const isObjectType = "$ref" in only && schema.type === "object";
    const rest = Object.keys(schema).filter((each) => each !== key && !(each === "type" && isObjectType));
    if (!rest.every((each) => ANNOTATIONS.has(each) || each.startsWith("x-") || each === "nullable")) continue;
    const whole: Schema = { ...only, ...without(schema, [key]) };
    return "$ref" in only ? normalReference(whole, false) : whole;
  }
  return schema;
}

/** Moves `null` out of schemas that are converted as a whole. */
function ownNull(schema: Schema): Schema {
  if (schema["nullable"] !== true || !(schema["prefixItems"] !== undefined || Array.isArray(schema.type) || isBinary(schema)))
    return schema;
  const own = without(schema, ["nullable"]);
  const annotations = Object.fromEntries(Object.entries(own).filter(([key]) => ANNOTATIONS.has(key) && key !== "format"));
  return { ...annotations, anyOf: [own, { type: "null" }] };
}
