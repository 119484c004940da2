import { type OpenApiDocument, operationsIn, type PathItem, type Schema } from "../read/openapi.js";
import { isObject } from "../read/spec-node.js";
import { atPointer, resolveReference } from "./schemas.js";

/** A named enumeration of strings, or of numbers: an `enum`, which may have `null`, or a union of single values. */
export interface Enumeration {
  /** Name of the component: `ProjectRole`. */
  name: string;
  schema: Schema;
  values: readonly (string | number)[];
  /** The names of the values, if the schema has one for each: `x-enum-varnames`, `x-enumNames` or the titles of a union. */
  names: string[] | undefined;
  /** True if it has strings and is in responses only, so that clients must accept unknown values, and the document is not a closed one. */
  open: boolean;
}

const closed = new WeakSet<OpenApiDocument>();

/** Makes the types of all enumerations of a document their listed values only. */
export function closeEnumerations(document: OpenApiDocument): void {
  closed.add(document);
}

/**
 * Returns the named enumerations of a bundled document, in its order.
 *
 * @param origin the document of which this one is a copy
 */
export function enumerations(document: OpenApiDocument, origin = document): Enumeration[] {
  const found = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const values = valuesIn(schema);
    return values ? [{ name, schema, values, names: namesOf(schema, values) }] : [];
  });
  if (found.length === 0) return [];
  if (closed.has(origin)) return found.map((each) => ({ ...each, open: false }));
  const [sent, received] = reachableSchemas(document);
  return found.map((each) => ({
    ...each,
    open: typeof each.values[0] === "string" && received.has(each.schema) && !sent.has(each.schema),
  }));
}

/** Returns the values of an enumeration of strings or of numbers. */
export function valuesIn(schema: Schema | null): Enumeration["values"] | undefined {
  const values = valuesOf(schema);
  return isEnumeration(values) ? values : undefined;
}

function valuesOf(schema: Schema | null): unknown {
  const listed: unknown = schema?.enum;
  return (
    (Array.isArray(listed) ? listed.filter((value) => value !== null) : listed) ??
    variantsOf(schema)?.map((variant) => ("const" in variant ? variant.const : variant.enum?.length === 1 && variant.enum[0]))
  );
}

function variantsOf(schema: Schema | null): Schema[] | undefined {
  const variants = schema?.oneOf ?? schema?.anyOf;
  return Array.isArray(variants) && variants.every(isObject) ? variants : undefined;
}

function isEnumeration(values: unknown): values is string[] | number[] {
  if (!Array.isArray(values) || values.length === 0) return false;
  return values.every((value) => typeof value === "string") || values.every((value) => typeof value === "number");
}

function namesOf(schema: Schema, values: readonly unknown[]): string[] | undefined {
  const titles = variantsOf(schema)?.map(({ title }) => title);
  const { "x-enum-varnames": varnames = titles, "x-enumNames": names = varnames } = schema;
  if (!Array.isArray(names) || names.length !== values.length || new Set(names).size !== names.length) return undefined;
  return names.every((name) => typeof name === "string" && name !== "__proto__") ? (names as string[]) : undefined;
}

/** Returns the objects reachable from requests and those reachable from responses. */
export function reachableSchemas(document: OpenApiDocument): [Set<unknown>, Set<unknown>] {
  const sent = new Set<unknown>();
  const received = new Set<unknown>();
  for (const reference of Object.values(document.paths ?? {})) {
    const item = resolveReference<PathItem>(document, reference) ?? {};
    reach(document, item.parameters, sent);
    for (const [, { parameters, requestBody, responses }] of operationsIn(item)) {
      reach(document, [parameters, requestBody], sent);
      reach(document, responses, received);
    }
  }
  for (const reference of receivedItems(document)) {
    for (const [, { requestBody, responses }] of operationsIn(resolveReference<PathItem>(document, reference) ?? {})) {
      reach(document, requestBody, received);
      reach(document, responses, sent);
    }
  }
  return [sent, received];
}

/** Returns the path items of webhooks and callbacks, whose requests the API sends. */
function receivedItems(document: OpenApiDocument): PathItem[] {
  const items = Object.values(document.paths ?? {}).map((reference) => resolveReference<PathItem>(document, reference) ?? {});
  const callbacks = items.flatMap((item) => operationsIn(item).flatMap(([, operation]) => Object.values(operation.callbacks ?? {})));
  const called = callbacks.flatMap((callback) => Object.values(resolveReference<Record<string, PathItem>>(document, callback) ?? {}));
  return [...called, ...Object.values(document.webhooks ?? {})];
}

function reach(document: OpenApiDocument, node: unknown, seen: Set<unknown>): void {
  if (node === null || typeof node !== "object" || seen.has(node)) return;
  seen.add(node);
  for (const [key, value] of Object.entries(node)) {
    reach(document, key === "$ref" && typeof value === "string" ? atPointer(document, value) : value, seen);
  }
}
