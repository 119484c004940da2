// Validates `x-pagination` against the operation's response.
import type { DocumentFault } from "../read/document-fault.js";
import { type OpenApiDocument, operationKeys, type PaginationExtension, type Schema } from "../read/openapi.js";
import { acceptedTypes, hasResultName, successMedia, successResponses } from "./operation-facts.js";
import type { OperationModel } from "./operation.js";
import { propertyNames, propertySchema, resolveSchema } from "./schemas.js";
import { isJsonType } from "./media-types.js";

/** Returns the pointers to items and cursor of a list operation; undefined if they are missing or do not match the response. */
export function paginationOf(document: OpenApiDocument, model: OperationModel): PaginationExtension | undefined {
  const mark: unknown = model.operation["x-pagination"];
  return isMark(mark) && hasResultName(model) && problemOf(document, model, mark) === undefined ? mark : undefined;
}

/** Returns the fault of an operation's `x-pagination`, which is then ignored. */
export function paginationFaults(document: OpenApiDocument, model: OperationModel): DocumentFault[] {
  const mark: unknown = model.operation["x-pagination"];
  if (mark === undefined || !hasResultName(model)) return [];
  const at = ["paths", model.path, ...operationKeys(model.method), "x-pagination"];
  const problem = isMark(mark) ? problemOf(document, model, mark) : "must have the strings `items`, `next` and `cursor`";
  if (problem === undefined) return [];
  const hint = "set `items` and `next` to JSON Pointers into the page, and `cursor` to the query parameter with the cursor";
  return [{ at, message: `\`x-pagination\` ${problem}.`, hint, fatal: false }];
}

/** Splits a JSON Pointer into keys. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function isMark(mark: unknown): mark is PaginationExtension {
  if (mark === null || typeof mark !== "object") return false;
  const { items, next, cursor } = mark as Record<string, unknown>;
  return [items, next, cursor].every((value) => typeof value === "string");
}

function problemOf(document: OpenApiDocument, model: OperationModel, { items, next, cursor }: PaginationExtension): string | undefined {
  const inherited = [items, next].flatMap(pointerKeys).find((key) => key in Object.prototype);
  if (inherited !== undefined) return `contains ${JSON.stringify(inherited)}, which every JavaScript object inherits`;
  const types = acceptedTypes(model);
  const responses = successResponses(model);
  if (types.length > 1 || responses.length > 1 || !types.every(isJsonType)) return "requires a single success response, as JSON";
  const page = successMedia(model)?.schema;
  const [list, following] = [items, next].map((pointer) => schemaAt(document, page, pointer));
  if (list === undefined || !hasType(document, list, ["array"]))
    return `points to ${JSON.stringify(items)} for items, which is not a list in the page`;
  if (following === undefined || !hasType(document, following, ["string", "null"]))
    return `points to ${JSON.stringify(next)} for the cursor, which is not a string in the page`;
  const known = model.parameters.some((parameter) => parameter.in === "query" && parameter.name === cursor);
  return known ? undefined : `has the cursor parameter ${JSON.stringify(cursor)}, which is not a query parameter`;
}

/** Returns the schema at a pointer; undefined if the value may be undescribed. */
function schemaAt(document: OpenApiDocument, page: Schema | undefined, pointer: string): Schema | undefined {
  let schema = page;
  for (const key of pointerKeys(pointer)) {
    schema = isReadable(document, schema, key) ? propertySchema(document, schema, key) : undefined;
    if (schema === undefined) return undefined;
  }
  return schema;
}

/** Checks if TypeScript allows reading the property: each variant has it, or is closed without it. */
function isReadable(document: OpenApiDocument, schema: Schema | undefined, key: string): boolean {
  const own = resolveSchema(document, schema);
  if (own === undefined) return false;
  if (Object.hasOwn(own.properties ?? {}, key)) return true;
  if ((own.allOf ?? []).some((part) => isReadable(document, part, key))) return true;
  const variants = own.anyOf ?? own.oneOf ?? [];
  const closed = (variant: Schema): boolean => {
    const { additionalProperties, type, patternProperties } = resolveSchema(document, variant) ?? {};
    return type === "null" || (additionalProperties === false && patternProperties === undefined);
  };
  return (
    variants.some((variant) => propertyNames(document, variant).includes(key)) &&
    variants.every((variant) => isReadable(document, variant, key) || closed(variant))
  );
}

function hasType(document: OpenApiDocument, schema: Schema, allowed: readonly string[]): boolean {
  const own = resolveSchema(document, schema);
  if (own === undefined) return false;
  const variants = own.anyOf ?? own.oneOf ?? (own.allOf?.length === 1 ? own.allOf : undefined);
  if (own.type === undefined && variants !== undefined)
    return variants.every((variant) => hasType(document, variant, [...allowed, "null"]));
  const types = [own.type ?? []].flat();
  return types.length > 0 && types.every((type) => type === "null" || allowed.includes(type));
}
