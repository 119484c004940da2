// What `x-pagination` says of an operation, and whether its answer bears it out.
import type { DocumentFault } from "../read/document-fault.js";
import type { OpenApiDocument, PaginationExtension, Schema } from "../read/openapi.js";
import { acceptedTypes, hasResultName, successMedia, successResponses } from "./operation-facts.js";
import type { OperationModel } from "./operation.js";
import { propertyNames, propertySchema, resolveSchema } from "./schemas.js";
import { isJsonType } from "./media-types.js";

/** Where a list operation has its items and its cursor; undefined where it does not say so, or says what its answer does not bear out. */
export function paginationOf(document: OpenApiDocument, model: OperationModel): PaginationExtension | undefined {
  const mark: unknown = model.operation["x-pagination"];
  return isMark(mark) && hasResultName(model) && problemOf(document, model, mark) === undefined ? mark : undefined;
}

/** What is wrong with an operation's `x-pagination`. It is then an operation like any other. */
export function paginationFaults(document: OpenApiDocument, model: OperationModel): DocumentFault[] {
  const mark: unknown = model.operation["x-pagination"];
  if (mark === undefined || !hasResultName(model)) return [];
  const at = ["paths", model.path, model.method, "x-pagination"];
  const problem = isMark(mark) ? problemOf(document, model, mark) : "must have the texts `items`, `next` and `cursor`";
  if (problem === undefined) return [];
  const hint = "give the places of items and cursor in the page as JSON Pointers, and the query parameter that takes the cursor";
  return [{ at, message: `\`x-pagination\` ${problem}.`, hint, fatal: false }];
}

/** The keys of a JSON Pointer. */
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
  if (inherited !== undefined) return `leads through ${JSON.stringify(inherited)}, which an object has that holds no such property`;
  const types = acceptedTypes(model);
  const answers = successResponses(model);
  if (types.length > 1 || answers.length > 1 || !types.every(isJsonType)) return "marks an answer that is not one page as JSON";
  const page = successMedia(model)?.schema;
  const [list, following] = [items, next].map((pointer) => schemaAt(document, page, pointer));
  if (list === undefined || !hasType(document, list, ["array"]))
    return `says that the items are at ${JSON.stringify(items)}, where the page has no list`;
  if (following === undefined || !hasType(document, following, ["string", "null"]))
    return `says that the cursor is at ${JSON.stringify(next)}, where the page has no text`;
  const known = model.parameters.some((parameter) => parameter.in === "query" && parameter.name === cursor);
  return known ? undefined : `says that ${JSON.stringify(cursor)} takes the cursor, which is no query parameter`;
}

/** The schema at a pointer into a value; undefined where a value may be there of which the schema says nothing. */
function schemaAt(document: OpenApiDocument, page: Schema | undefined, pointer: string): Schema | undefined {
  let schema = page;
  for (const key of pointerKeys(pointer)) {
    schema = isReadable(document, schema, key) ? propertySchema(document, schema, key) : undefined;
    if (schema === undefined) return undefined;
  }
  return schema;
}

/** Whether TypeScript lets the property be read: each variant has it, or is closed without it. */
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
