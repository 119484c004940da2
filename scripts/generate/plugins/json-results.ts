import { isJsonType } from "../../model/media-types.js";
import { lowerFirst, NameClaims, numberedTypeName, typeName } from "../../model/names.js";
import { successResponses, usualTypes } from "../../model/operation-facts.js";
import { resolveReference } from "../../model/schemas.js";
import { operationAt, type PathItem, type Response } from "../../read/openapi.js";
import type { OpenApiDocument, PluginContext, PluginOperation } from "../plugin.js";
import type { Schema } from "./validators.js";

/**
 * Returns the schemas of an operation's result in the normalized document, and `null` for a response without a body. The list is empty if the
 * result may be something else than JSON.
 */
export function jsonResults({ normalized }: PluginContext, operation: PluginOperation): (Schema | undefined | null)[] {
  if (operation.resultType === undefined) return [];
  const results: (Schema | undefined | null)[] = [];
  for (const [status] of successResponses(operation)) {
    const content = responseOf(normalized, operation, status)?.content ?? {};
    const types = usualTypes(Object.keys(content));
    if (types.length === 0) results.push(null);
    for (const type of types) {
      const object = content[type] ?? null;
      if (!isJsonType(type) || (object as unknown) === null) return [];
      results.push((object as { schema?: Schema }).schema);
    }
  }
  return results;
}

function responseOf(normalized: OpenApiDocument, { path, method }: PluginOperation, status: string): Response | undefined {
  const item = resolveReference<PathItem>(normalized, normalized.paths?.[path]);
  return resolveReference<Response>(normalized, operationAt(item, method)?.responses?.[status]);
}

/** Returns unique names by owner. */
export function uniqueNames(wanted: ReadonlyMap<string, string>, taken: readonly string[] = []): Map<string, string> {
  const claims = new NameClaims({ "the module itself": taken });
  const wishes = [...wanted].map(([owner, name]) => ({ owner, wanted: name, namesOf: (own: string) => [own], at: [], hint: "" }));
  const names = claims.claim(wishes);
  return new Map(wishes.map(({ owner }, index) => [owner, names[index] ?? owner]));
}

/** Returns the name of a schema for a doc comment. */
export function schemaText(name: string): string {
  return JSON.stringify(name).replaceAll("*/", "*\\/");
}

/** Returns the key of a result beside the names of schemas. */
export function resultKey({ name }: PluginOperation): string {
  return `\u0000${name}`;
}

/** Returns unique names of constants: `thingSchema` for a schema, and `readThingResultSchema` for a result, by its key. */
export function constantNames(
  suffix: string,
  schemas: readonly string[],
  operations: readonly PluginOperation[],
  taken: readonly string[] = [],
): Map<string, string> {
  const wanted = [
    ...schemas.map((name): [string, string] => [name, lowerFirst(`${typeName(name) ?? numberedTypeName(name)}${suffix}`)]),
    ...operations.map((operation): [string, string] => [resultKey(operation), `${operation.name}Result${suffix}`]),
  ];
  return uniqueNames(new Map(wanted), taken);
}
