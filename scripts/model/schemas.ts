import { isReference, type OpenApiDocument, type Schema } from "../read/openapi.js";

/** The object that a local reference (`#/components/…`) leads to, through any further references; undefined where it leads nowhere. */
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

/** The value at a JSON Pointer in its fragment form (RFC 6901, section 6); undefined where there is none. */
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

/** The name of the component that a reference names: `#/components/schemas/Pagination` → `Pagination`. */
export function componentName(reference: string): string {
  return unescapeSegment(reference.slice(reference.lastIndexOf("/") + 1));
}

function unescapeSegment(segment: string): string {
  const decoded = decodedSegment(segment);
  return decoded.includes("~") ? decoded.replaceAll("~1", "/").replaceAll("~0", "~") : decoded;
}

/** A pointer's segment without its percent escapes; as it stands where a percent sign is none. */
export function decodedSegment(segment: string): string {
  // Most have none, and decoding costs more than all else that is done to find a component.
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment).replaceAll("/", "~1");
  } catch {
    return segment;
  }
}

/** All property names that a schema mentions, also through `$ref`, `allOf`, `anyOf` and `oneOf`. */
export function propertyNames(document: OpenApiDocument, schema: Schema, seen = new Set<Schema>()): string[] {
  const own = resolveSchema(document, schema);
  if (own === undefined || seen.has(own)) return [];
  seen.add(own);
  const parts = [...(own.allOf ?? []), ...(own.anyOf ?? []), ...(own.oneOf ?? [])];
  return [...Object.keys(own.properties ?? {}), ...parts.flatMap((part) => propertyNames(document, part, seen))];
}

/** The schema of a property, also through `$ref` and `allOf` and in the first variant that has it. */
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
  if (typeof property === "object") return property;
  for (const part of [...(own.allOf ?? []), ...(own.anyOf ?? []), ...(own.oneOf ?? [])]) {
    const found = propertySchema(document, part, name, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}
