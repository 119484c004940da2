import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { propertySchema } from "../schemas.js";
import { UNLISTED } from "./normal-object.js";

/** Adds required but unlisted properties, since TypeScript has no required key without a property. Modifies the schema. */
export function describeRequired(document: OpenApiDocument, schema: Schema): void {
  const { required, type, properties } = schema;
  if (!Array.isArray(required) || (type !== "object" && (type !== undefined || properties === undefined))) return;
  const missing = required.filter((name) => typeof name === "string" && propertySchema(document, schema, name) === undefined);
  const named = missing.filter((name) => !Object.hasOwn(properties ?? {}, name));
  if (named.length === 0) return;
  const further = (schema[UNLISTED] as Schema | undefined) ?? schema.additionalProperties;
  const described = Object.fromEntries(named.map((name) => [name, typeof further === "object" ? further : {}]));
  schema.properties = { ...properties, ...described };
}
