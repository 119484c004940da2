import type { Schema } from "../../read/openapi.js";
import { isObject, without } from "./walk.js";

/** Kinds of values that an index signature takes in beside its own before it takes any. */
const MOST_KINDS = 6;

/** Writes what an object says of keys that it does not name as one schema that also takes the values of the keys that it does. */
export function normalObject(schema: Schema): void {
  const { additionalProperties: further, patternProperties } = schema;
  if (further !== undefined && typeof further !== "boolean" && !isObject(further)) schema.additionalProperties = true;
  if (schema.properties !== undefined && !isObject(schema.properties)) delete schema.properties;
  const patterns = isObject(patternProperties) ? Object.values(patternProperties) : [];
  delete schema.patternProperties;
  const kinds: unknown[] = [...(isAsserting(further) ? [further] : []), ...patterns];
  if (kinds.length === 0 || further === true) {
    // Of what the patterns leave open nothing is known.
    if (patterns.length > 0) schema.additionalProperties = true;
    return;
  }
  // TypeScript asks that an index signature takes what each named property is.
  const own = Object.values(schema.properties ?? {}).filter((property) => (property as unknown) !== false);
  const all = new Map([...kinds, ...own].map((kind) => [JSON.stringify(withoutText(kind)), kind]));
  if (own.length > 0 && (all.size > MOST_KINDS || own.some((property) => !isSimple(property)))) schema.additionalProperties = true;
  else schema.additionalProperties = all.size === 1 ? (kinds[0] as Schema) : { anyOf: [...all.values()] as Schema[] };
}

function isAsserting(further: unknown): boolean {
  return isObject(further) && Object.keys(further).length > 0;
}

/** Whether a schema can be written a second time without growing the type. */
function isSimple(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const { type, items, properties, allOf, anyOf, oneOf } = schema;
  if ([properties, allOf, anyOf, oneOf].some((part) => part !== undefined)) return false;
  return type !== "object" && (items === undefined || isSimple(items));
}

function withoutText(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  return without(schema, ["title", "description", "example", "examples", "default"]);
}
