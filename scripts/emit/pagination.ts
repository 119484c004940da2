import type { OpenApiDocument, PaginationExtension, Schema } from "../read/openapi.js";
import { listOperations } from "../model/operations.js";
import { type OperationModel, operationsInterface } from "../model/operation.js";
import type { OutputFile } from "../core/files/output.js";
import { isPaginated, successMedia } from "../model/operation-facts.js";
import {
  cursorPlace,
  hasType,
  isNumberAt,
  isOptional,
  mayBeMissing,
  pointerKeys,
  schemaAt,
  sentSchema,
} from "../model/pagination-marks.js";
import { componentName, propertySchema, resolveSchema } from "../model/schemas.js";
import { compare } from "../core/cli/finding.js";
import { identifiersIn } from "./identifiers-in.js";
import { assigned, group, HARD_LINE, indented, type Layout, LINE, render, SOFT_LINE, typeWith } from "./layout.js";
import { responseName } from "../model/normalize/directions.js";
import { HEADER, importLine, quote } from "./text.js";
import { isIdentifier } from "../model/names.js";
import { operationType, resultType } from "./operation-types.js";

/**
 * Generates `pagination.ts`: the pagination of each operation with `x-pagination`. Nothing if there is none.
 *
 * @param runtime path of the runtime from the output's root
 */
export function generatePagination(document: OpenApiDocument, runtime: string): OutputFile[] {
  const operations = listOperations(document)
    .filter(isPaginated)
    .sort((a, b) => compare(a.name, b.name));
  const tables = operations.map((operation) => table(document, operation));
  if (tables.length === 0) return [];
  const groups = [...new Set(operations.map((operation) => operation.group))].sort(compare);
  const used = identifiersIn(tables.join(""));
  const ways = ["cursorOf", "inBody", "inQuery", "inUrl", "nextLink", "nextOffset", "nextPage", "nextUrl"].filter((name) => used.has(name));
  const imports = [
    ...(ways.length === 0 ? [] : [importLine("import", ways, `${runtime}/next-page.js`)]),
    importLine("import type", ["Pagination"], `${runtime}/operation.js`),
    ...(used.has("components") ? [importLine("import type", ["components"], "./types/components.js")] : []),
    ...groups.map((group) => importLine("import type", [operationsInterface(group)], `./types/operations/${group}.js`)),
  ];
  return [{ path: "pagination.ts", text: [HEADER, imports.join(""), ...tables].join("\n") }];
}

/** Returns the name of an operation's pagination constant. */
export function paginationName(operation: OperationModel): string {
  return `${operation.name}Pagination`;
}

/**
 * Returns the TypeScript type of an item.
 *
 * @param page the type of the page, which has the type of items without a name
 */
export function itemType(document: OpenApiDocument, operation: OperationModel, page: string): string {
  const name = itemSchema(document, operation);
  if (name !== undefined) return `components["schemas"][${quote(name)}]`;
  return keysOfItem(operation).reduce((type, key) => `NonNullable<${type}>[${key}]`, page);
}

/** Lays out the type of an item, which may be too long for a line. */
export function itemLayout(document: OpenApiDocument, operation: OperationModel, page: string): Layout {
  if (itemSchema(document, operation) !== undefined) return itemType(document, operation, page);
  return keysOfItem(operation).reduce<Layout>((type, key) => [typeWith("NonNullable", [type]), `[${key}]`], page);
}

function keysOfItem({ pagination }: OperationModel): string[] {
  return [...pointerKeys(pagination?.items ?? "").map(quote), "number"];
}

/** Returns the name of the schema of an item in a response; undefined if it has none, and therefore no type with a name. */
export function itemSchema(document: OpenApiDocument, operation: OperationModel): string | undefined {
  const items = listSchema(document, operation)?.items;
  if (items?.$ref === undefined || !/^#\/components\/schemas\/[^/]+$/.test(items.$ref)) return undefined;
  return responseName(document, componentName(items.$ref));
}

function listSchema(document: OpenApiDocument, operation: OperationModel): Schema | undefined {
  let schema: Schema | undefined = successMedia(operation)?.schema;
  for (const name of pointerKeys(operation.pagination?.items ?? "")) schema = propertySchema(document, schema, name);
  return resolveSchema(document, schema);
}

function table(document: OpenApiDocument, operation: OperationModel): string {
  const mark = operation.pagination ?? { items: "" };
  const { items } = mark;
  const head = `export const ${paginationName(operation)}: Pagination<`;
  const result = resultType(document, operation, operationType(operation, operationsInterface(operation.group))).join(" | ");
  const item = itemType(document, operation, result);
  const list = listSchema(document, operation);
  const isNullable = list?.type !== "array" || list["nullable"] === true;
  const read = `page${access(items)}`;
  const readItems = mayLackItems(document, operation, mark) ? `${read} ?? []` : isNullable ? `${read} === null ? [] : ${read}` : read;
  const members = [
    `items: (page) => ${readItems}`,
    `next: ${nextOf(document, operation, mark)}`,
    `cursor: ${quote(cursorPlace(mark) ?? "")}`,
    ...walkOf(document, operation, mark).map((walk) => `walk: ${walk}`),
  ];
  const value = ["{", indented(members.map((member) => [HARD_LINE, member, ","])), HARD_LINE, "};"];
  const flat = `${head}${result}, ${item}> =`;
  const laidOut = itemLayout(document, operation, result);
  const type = group([head, indented([SOFT_LINE, result, ",", LINE, laidOut]), SOFT_LINE, "> ="]);
  return `/** The pages of \`${operation.name}\`. */\n${render([type, assigned(flat, value)])}\n`;
}

/** Checks for a list that services leave out if it is empty: the document requires neither the list nor the cursor. */
function mayLackItems(document: OpenApiDocument, operation: OperationModel, { items, next }: PaginationExtension): boolean {
  const page = successMedia(operation)?.schema;
  return isOptional(document, page, items) && (next === undefined || isOptional(document, page, next));
}

/** Returns the function that finds the cursor of the next page, as code. */
function nextOf(document: OpenApiDocument, operation: OperationModel, mark: PaginationExtension): string {
  const { items, next, last, nextUrl, link, page, pages, total, more } = mark;
  const read = (pointer: string | undefined): string => (pointer === undefined ? "undefined" : `page${access(pointer)}`);
  const args = (...values: string[]): string => values.join(", ").replace(/(?:, undefined)+$/, "");
  if (next !== undefined) {
    const whole = successMedia(operation)?.schema;
    if (!hasType(document, schemaAt(document, whole, next) ?? {}, ["string"])) return `(page) => ${read(next)}?.toString() || null`;
    const isOptional = mayBeMissing(document, whole, next);
    return `(page) => ${read(next)}${isOptional ? " || null" : ""}`;
  }
  if (last !== undefined) {
    const cursor = `cursorOf(${read(items)}?.at(-1)${access(last)})`;
    return `(page) => ${more === undefined ? cursor : `(${read(more)} === false ? null : ${cursor})`}`;
  }
  if (link === true) return "(_, walk) => nextLink(walk)";
  if (nextUrl !== undefined) return `(page, walk) => nextUrl(${args("walk", read(nextUrl))})`;
  const first = firstNumber(document, operation, mark);
  const call =
    page === undefined
      ? `nextOffset(${args("walk", read(total), read(more), first === 0 ? "undefined" : String(first))})`
      : `nextPage(${args("walk", String(first), read(pages), read(more))})`;
  return `(${/\bpage\?/.test(call) ? "page" : "_"}, walk) => ${call}`;
}

/** Returns the number of the first page or item: that of the rule, or the default of the parameter. */
function firstNumber(document: OpenApiDocument, operation: OperationModel, { first, page, offset = "" }: PaginationExtension): number {
  const usual: unknown = sentSchema(document, operation, page ?? offset)?.["default"];
  return first ?? (typeof usual === "number" && Number.isSafeInteger(usual) ? usual : Number(page !== undefined));
}

/** Returns the way through the pages, as code; empty if the cursor is the text of a query parameter. */
function walkOf(document: OpenApiDocument, operation: OperationModel, mark: PaginationExtension): string[] {
  const place = cursorPlace(mark);
  if (place === undefined) return ["inUrl"];
  const isNumber = isNumberAt(document, operation, place);
  if (!place.startsWith("/")) return mark.cursor === undefined || isNumber ? [`/* @__PURE__ */ inQuery(${quote(place)})`] : [];
  return [`/* @__PURE__ */ inBody([${pointerKeys(place).map(quote).join(", ")}], ${isNumber})`];
}

function access(pointer: string): string {
  return pointerKeys(pointer)
    .map((name) => (isIdentifier(name) ? `?.${name}` : `?.[${quote(name)}]`))
    .join("");
}
