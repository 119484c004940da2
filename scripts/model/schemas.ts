import { isReference, type OpenApiDocument, type Schema } from "../read/openapi.js";

/** Resolves a local reference (`#/components/…`), repeatedly; returns undefined if the target is missing. */
export function resolveReference<T extends object>(document: OpenApiDocument, value: T | { $ref: string } | undefined): T | undefined {
  let current: unknown = value;
  for (let hops = 0; hops < 100; hops++) {
    if (current === null || typeof current !== "object") return undefined;
    if (!isReference(current)) return current as T;
    current = atPointer(document, current.$ref);
  }
  return undefined;
}

export function resolveSchema(document: OpenApiDocument, schema: Schema | undefined): Schema | undefined {
  return resolveReference<Schema>(document, schema);
}

/**
 * Makes the value of a schema once: as many ways may lead to a schema as there are routes through those that include it.
 *
 * @param open the value of a schema that leads to itself, while its own is made
 */
export function madeOnce<Value>(made: Map<unknown, Value>, schema: unknown, open: Value, make: () => Value): Value {
  const known = made.get(schema);
  if (known !== undefined || made.has(schema)) return known as Value;
  made.set(schema, open);
  const value = make();
  made.set(schema, value);
  return value;
}

/** Checks if a schema allows null only, in any spelling; .NET writes `nullable` alone. */
export function isNull(schema: Schema): boolean {
  const { type, const: only, enum: values } = schema;
  return (
    only === null || [type].flat().join() === "null" || JSON.stringify(values) === "[null]" || Object.keys(schema).join() === "nullable"
  );
}

/** Returns the value at a JSON Pointer in URI fragment form (RFC 6901, section 6); undefined if it is missing. */
export function atPointer(root: unknown, pointer: string): unknown {
  let current = root;
  for (const key of pointer
    .replace(/^#?\/?/, "")
    .split("/")
    .map(unescapeSegment)) {
    if (current === null || typeof current !== "object") return undefined;
    current = Object.hasOwn(current, key) ? (current as Record<string, unknown>)[key] : undefined;
  }
  return current;
}

/** Returns the name of a referenced component: `#/components/schemas/Pagination` → `Pagination`. */
export function componentName(reference: string): string {
  return unescapeSegment(reference.slice(reference.lastIndexOf("/") + 1));
}

/** Returns the name of a referenced component, or the pointer to any other part of the document, which may end with the same name. */
export function nameOrPointer(reference: string): string {
  return reference.split("/").length > 4 ? reference : componentName(reference);
}

function unescapeSegment(segment: string): string {
  const decoded = decodedSegment(segment);
  return decoded.includes("~") ? decoded.replaceAll("~1", "/").replaceAll("~0", "~") : decoded;
}

/** Decodes percent escapes in a pointer's segment; returns it unchanged if they are invalid. */
export function decodedSegment(segment: string): string {
  // Fast path: most segments have no escapes, and decoding dominates the lookup.
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment).replaceAll("/", "~1");
  } catch {
    return segment;
  }
}

/** Returns all property names of a schema, through `$ref`, `allOf`, `anyOf` and `oneOf`. */
export function propertyNames(document: OpenApiDocument, schema: Schema, seen = new Set<Schema>()): string[] {
  const own = resolveSchema(document, schema);
  if (own === undefined || seen.has(own)) return [];
  seen.add(own);
  const parts = [...(own.allOf ?? []), ...(own.anyOf ?? []), ...(own.oneOf ?? [])];
  return [...Object.keys(own.properties ?? {}), ...parts.flatMap((part) => propertyNames(document, part, seen))];
}

/** Returns the schema of a property, through `$ref` and `allOf`, or in the first variant that has it. Of parts, one that states values is preferred. */
export function propertySchema(
  document: OpenApiDocument,
  schema: Schema | undefined,
  name: string,
  seen = new Set<Schema>(),
): Schema | undefined {
  const own = resolveSchema(document, schema);
  if (own === undefined || seen.has(own)) return undefined;
  seen.add(own);
  const property = Object.hasOwn(own.properties ?? {}, name) ? own.properties?.[name] : undefined;
  let known = typeof property === "object" ? property : undefined;
  for (const part of own.allOf ?? []) {
    if (listedValues(document, known) !== undefined) break;
    const other = propertySchema(document, part, name, seen);
    if (known === undefined || listedValues(document, other) !== undefined) known = other;
  }
  for (const part of [...(own.anyOf ?? []), ...(own.oneOf ?? [])]) known ??= propertySchema(document, part, name, seen);
  return known;
}

/** Returns the values that a schema states, or that its variants do, without null; `undefined` if it has others. */
export function listedValues(document: OpenApiDocument, schema: Schema | undefined): unknown[] | undefined {
  const own = resolveSchema(document, schema) ?? {};
  const variants = (own.anyOf ?? own.oneOf ?? [own]).map((variant) => resolveSchema(document, variant) ?? {});
  const lists = variants.filter(({ type }) => type !== "null").map(({ const: only, enum: list }) => (only === undefined ? list : [only]));
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}
