import type { Contract } from "./contract.js";
import { type AnySchema, isSchema } from "./facets.js";
import { schemaNameOf } from "./names.js";

/** Names a variant by its schema, by a constant property, by its value or type, or by its number. */
export function variantTitle(contract: Contract, schema: AnySchema, group: readonly AnySchema[], index: number): string {
  return ownTitle(contract, schema) ?? constantOf(contract, schema, group) ?? typeTitle(contract, schema) ?? `${index + 1}`;
}

/** Makes titles unique by numbers. */
export function uniqueTitles<Titled extends { title: string }>(titled: readonly Titled[]): Titled[] {
  const taken = new Set<string>();
  return titled.map((one) => {
    let { title } = one;
    for (let count = 2; taken.has(title); count++) title = `${one.title} ${count}`;
    taken.add(title);
    return { ...one, title };
  });
}

function ownTitle(contract: Contract, schema: AnySchema): string | undefined {
  if (!isSchema(schema)) return schema ? "any value" : "not allowed";
  const title = schema["title"];
  const target = contract.facets.resolve(schema);
  const items = target?.items;
  const item = isSchema(items) ? schemaNameOf(items) : undefined;
  if (typeof title === "string" && title !== "") return title;
  return schemaNameOf(schema) ?? (item === undefined ? undefined : `array of ${item}`);
}

/** Returns a property value that only this variant has. */
function constantOf(contract: Contract, schema: AnySchema, group: readonly AnySchema[]): string | undefined {
  const others = group.filter((other) => other !== schema).map((other) => constants(contract, other));
  for (const [name, value] of constants(contract, schema)) {
    if (others.every((other) => other.has(name) && other.get(name) !== value)) return value;
  }
  return undefined;
}

function constants(contract: Contract, schema: AnySchema): Map<string, string> {
  const found = new Map<string, string>();
  if (!isSchema(schema)) return found;
  for (const [name, property] of contract.facets.read(schema).properties) {
    const values = isSchema(property) ? contract.facets.read(property).values : undefined;
    const [value, ...more] = values ?? [];
    if (value !== undefined && more.length === 0) found.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return found;
}

/** Returns the only value or the type of a variant; undefined for objects, whose type does not distinguish them. */
function typeTitle(contract: Contract, schema: AnySchema): string | undefined {
  const { types, values } = isSchema(schema) ? contract.facets.read(schema) : {};
  if (values?.length === 1 && typeof values[0] === "string" && values[0] !== "") return values[0];
  const [type, ...more] = types ?? [];
  return type === undefined || type === "object" || more.length > 0 ? undefined : type;
}
