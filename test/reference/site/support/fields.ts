import type { MediaType, OpenApiDocument, Schema } from "../../../../scripts/lib/openapi.js";
import type { OperationModel } from "../../../../scripts/lib/operations.js";
import { resolveReference } from "../../../../scripts/lib/schemas.js";

/**
 * The first field of each place that an operation has one in: its path, its body, its first answer. Read from the contract itself, not
 * from the model of the pages that the search is made from.
 */
export function firstFields(document: OpenApiDocument, { parameters, requestBody, responses }: OperationModel): readonly string[] {
  const inPath = parameters.find((parameter) => parameter.in === "path")?.name;
  const answer = [...responses].find(([status]) => status.startsWith("2"))?.[1];
  const inBodies = [requestBody?.content, answer?.content].map((content) => firstField(document, schemaIn(content)));
  return [...new Set([inPath, ...inBodies].filter((name) => name !== undefined))];
}

function schemaIn(content: Record<string, MediaType> | undefined): Schema | undefined {
  return Object.values(content ?? {})[0]?.schema;
}

function firstField(document: OpenApiDocument, reference: Schema | undefined): string | undefined {
  const schema = resolveReference<Schema>(document, reference);
  if (schema === undefined) return undefined;
  const [own] = Object.keys(schema.properties ?? {});
  if (own !== undefined) return own;
  const inner = [schema.items, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return inner.map((each) => (each === undefined ? undefined : firstField(document, each))).find((name) => name !== undefined);
}

/** How many operations say a word in what they are called or in the names of their fields, at any depth. */
export function timesSaid(document: OpenApiDocument, operations: readonly OperationModel[], word: string): number {
  const wanted = word.toLowerCase();
  return operations.filter((operation) => textOf(document, operation).some((text) => text.toLowerCase().includes(wanted))).length;
}

function textOf(document: OpenApiDocument, { name, path, operation, parameters, requestBody, responses }: OperationModel): string[] {
  const bodies = [requestBody, ...responses.values()].map((body) => schemaIn(body?.content));
  const names = bodies.flatMap((schema) => [...fieldNames(document, schema)]);
  return [name, path, operation.summary ?? "", ...parameters.map((parameter) => parameter.name), ...names];
}

function fieldNames(document: OpenApiDocument, value: unknown, seen = new Set<unknown>()): Set<string> {
  const names = new Set<string>();
  const visit = (each: unknown): void => {
    if (each === null || typeof each !== "object") return;
    const schema = resolveReference<Schema>(document, each as Schema);
    if (schema === undefined || seen.has(schema)) return;
    seen.add(schema);
    Object.keys(schema.properties ?? {}).forEach((name) => names.add(name));
    const { items, additionalProperties, allOf = [], anyOf = [], oneOf = [], properties = {} } = schema;
    [items, additionalProperties, ...allOf, ...anyOf, ...oneOf, ...Object.values(properties)].forEach(visit);
  };
  visit(value);
  return names;
}
