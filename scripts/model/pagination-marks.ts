// Validates `x-pagination` against the operation's response.
import type { DocumentFault } from "../read/document-fault.js";
import { type OpenApiDocument, operationKeys, type PaginationExtension, type Schema } from "../read/openapi.js";
import { acceptedTypes, hasResultName, successMedia, successResponses } from "./operation-facts.js";
import type { OperationModel } from "./operation.js";
import { propertyNames, propertySchema, resolveSchema } from "./schemas.js";
import { isJsonType } from "./media-types.js";

/** Returns the pagination of a list operation; undefined if it has none that matches the response. */
export function paginationOf(document: OpenApiDocument, model: OperationModel): PaginationExtension | undefined {
  const mark: unknown = model.operation["x-pagination"];
  return isMark(mark) && hasResultName(model) && markProblem(document, model, mark) === undefined ? mark : undefined;
}

/** Returns the fault of an operation's `x-pagination`, which is then ignored. */
export function paginationFaults(document: OpenApiDocument, model: OperationModel): DocumentFault[] {
  const mark: unknown = model.operation["x-pagination"];
  if (mark === undefined || !hasResultName(model)) return [];
  const at = ["paths", model.path, ...operationKeys(model.method), "x-pagination"];
  const problem = isMark(mark) ? markProblem(document, model, mark) : "must have the strings `items`, `next` and `cursor`";
  return problem === undefined ? [] : [{ at, message: `\`x-pagination\` ${problem}.`, hint: PAGINATION_HINT, fatal: false }];
}

export const PAGINATION_HINT = "set `items` and `next` to JSON Pointers into the page, and `cursor` to the query parameter with the cursor";

/** Splits a JSON Pointer into keys. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The members that lead to the next page, one set for each form. */
const FORMS: readonly (readonly (keyof PaginationExtension)[])[] = [
  ["next", "cursor"],
  ["last", "cursor"],
  ["nextUrl"],
  ["link"],
  ["page"],
  ["offset"],
];

/** The members of a mark. */
export const MARK_KEYS: readonly string[] = [...new Set(FORMS.flat()), "items", "limit", "first", "pages", "total", "more"];

/** Checks for an object that has the members of exactly one form, with valid types. */
export function isMark(mark: unknown): mark is PaginationExtension {
  if (mark === null || typeof mark !== "object") return false;
  const { link = true, first = 0, ...texts } = mark as Record<string, unknown>;
  const { items, next, cursor, limit, last, nextUrl, page, pages, offset, total, more } = texts;
  const given = [next, cursor, limit, last, nextUrl, page, pages, offset, total, more].filter((value) => value !== undefined);
  const used = new Set(FORMS.flat().filter((key) => (mark as PaginationExtension)[key] !== undefined));
  return (
    [items, ...given].every((value) => typeof value === "string") &&
    link === true &&
    Number.isSafeInteger(first) &&
    FORMS.some((form) => form.length === used.size && form.every((key) => used.has(key)))
  );
}

/** The pointers into the page besides that to the items, and what has to be there. */
const PARTS = {
  next: ["the cursor", "text or an integer", "string", "integer"],
  nextUrl: ["the URL of the next page", "a string", "string"],
  more: ["whether there are more pages", "a boolean", "boolean"],
  pages: ["the number of pages", "an integer", "integer"],
  total: ["the number of items", "an integer", "integer"],
} as const;

/** Returns why an operation cannot be paginated by a mark. */
export function markProblem(document: OpenApiDocument, model: OperationModel, mark: PaginationExtension): string | undefined {
  const { items, last } = mark;
  const parts = (["next", "nextUrl", "more", "pages", "total"] as const).flatMap((key) =>
    mark[key] === undefined ? [] : [[key, mark[key]] as const],
  );
  const place = cursorPlace(mark);
  const pointers = [items, last ?? "", ...parts.map(([, pointer]) => pointer), place?.startsWith("/") === true ? place : ""];
  const inherited = pointers.flatMap(pointerKeys).find((key) => key in Object.prototype);
  if (inherited !== undefined) return `contains ${JSON.stringify(inherited)}, which every JavaScript object inherits`;
  const types = acceptedTypes(model);
  const responses = successResponses(model);
  if (types.length > 1 || responses.length > 1 || !types.every(isJsonType)) return "requires a single success response, as JSON";
  const plain = pointers.find((pointer) => pointer !== "" && !pointer.startsWith("/"));
  if (plain !== undefined)
    return `has ${JSON.stringify(plain)} instead of the JSON Pointer ${JSON.stringify(`/${plain.replaceAll(".", "/")}`)}`;
  const page = successMedia(model)?.schema;
  const list = schemaAt(document, page, items);
  if (list === undefined || !hasType(document, list, ["array"]))
    return `points to ${JSON.stringify(items)} for items, which is not a list in the page`;
  for (const [key, pointer] of parts) {
    const [what, noun, ...types] = PARTS[key];
    const schema = schemaAt(document, page, pointer);
    if (schema === undefined || !hasType(document, schema, types))
      return `points to ${JSON.stringify(pointer)} for ${what}, which is not ${noun} in the page`;
  }
  const own = last === undefined ? undefined : schemaAt(document, resolveSchema(document, list)?.items, last);
  if (last !== undefined && (own === undefined || !hasType(document, own, ["string", "integer"])))
    return `points to ${JSON.stringify(last)} for the cursor, which is not text or an integer in an item`;
  if (place === undefined) return undefined;
  if (place.startsWith("/"))
    return schemaAt(document, bodySchema(model), place) === undefined
      ? `has the cursor ${JSON.stringify(place)}, which is not in a JSON body`
      : undefined;
  const isKnown = model.parameters.some((parameter) => parameter.in === "query" && parameter.name === place);
  return isKnown ? undefined : `has the cursor parameter ${JSON.stringify(place)}, which is not a query parameter`;
}

/** Returns the query parameter that goes on to the next page, or a pointer into the body; undefined if the page has the URL of the next one. */
export function cursorPlace({ cursor, page, offset }: PaginationExtension): string | undefined {
  return cursor ?? page ?? offset;
}

/** Checks for a cursor that the page has and a query parameter takes. */
export function hasTextCursor(document: OpenApiDocument, operation: OperationModel): boolean {
  const { next, cursor = "" } = operation.pagination ?? {};
  return next !== undefined && !cursor.startsWith("/") && !isNumberAt(document, operation, cursor);
}

/** Checks for a number that leads to the next page. A request that starts at a page may have it. */
export function isNumberAt(document: OpenApiDocument, operation: OperationModel, place: string): boolean {
  const types = [sentSchema(document, operation, place)?.type ?? []].flat();
  return types.some((type) => type === "integer" || type === "number");
}

/** Returns the schema of what leads to the next page, in the query or at a pointer of the body. */
export function sentSchema(document: OpenApiDocument, operation: OperationModel, place: string): Schema | undefined {
  const parameter = operation.parameters.find((each) => each.in === "query" && each.name === place);
  return resolveSchema(document, place.startsWith("/") ? schemaAt(document, bodySchema(operation), place) : parameter?.schema);
}

/** Returns the schema of a JSON body. */
export function bodySchema({ requestBody }: OperationModel): Schema | undefined {
  const media = Object.entries(requestBody?.content ?? {});
  return media.length === 1 ? media.find(([type]) => isJsonType(type))?.[1].schema : undefined;
}

/** Returns the schema at a pointer; undefined if the value may be undescribed. */
export function schemaAt(document: OpenApiDocument, page: Schema | undefined, pointer: string): Schema | undefined {
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

export function hasType(document: OpenApiDocument, schema: Schema, allowed: readonly string[]): boolean {
  const own = resolveSchema(document, schema);
  if (own === undefined) return false;
  const variants = own.anyOf ?? own.oneOf ?? (own.allOf?.length === 1 ? own.allOf : undefined);
  if (own.type === undefined && variants !== undefined)
    return variants.every((variant) => hasType(document, variant, [...allowed, "null"]));
  const types = [own.type ?? []].flat();
  return types.length > 0 && types.every((type) => type === "null" || allowed.includes(type));
}

/**
 * Checks for a cursor that may be missing or empty on the last page, since the document does not require it, or allows no `null` in its
 * place. Any other missing cursor is an error, which would hide the rest of the list.
 */
export function mayBeMissing(document: OpenApiDocument, page: Schema | undefined, pointer: string): boolean {
  return isOptional(document, page, pointer) || !mayBeNull(document, schemaAt(document, page, pointer));
}

/** Checks for a value that pages may lack, since the document does not require it. */
export function isOptional(document: OpenApiDocument, page: Schema | undefined, pointer: string): boolean {
  let schema = page;
  for (const key of pointerKeys(pointer)) {
    if ((schema !== page && mayBeNull(document, schema)) || !isRequired(document, schema, key)) return true;
    schema = propertySchema(document, schema, key);
  }
  return false;
}

function mayBeNull(document: OpenApiDocument, schema: Schema | undefined): boolean {
  const own = resolveSchema(document, schema);
  const variants = own?.anyOf ?? own?.oneOf ?? [];
  return [own?.type].flat().includes("null") || own?.["nullable"] === true || variants.some((variant) => mayBeNull(document, variant));
}

/** Checks that each variant with the property requires it. */
function isRequired(document: OpenApiDocument, schema: Schema | undefined, key: string): boolean {
  const own = resolveSchema(document, schema);
  if (own === undefined) return false;
  if (own.required?.includes(key) === true || (own.allOf ?? []).some((part) => isRequired(document, part, key))) return true;
  const variants = (own.anyOf ?? own.oneOf ?? []).filter((variant) => propertySchema(document, variant, key) !== undefined);
  return variants.length > 0 && variants.every((variant) => isRequired(document, variant, key));
}
