import { functionName } from "../../model/names.js";
import type { OpenApiDocument, PaginationExtension, Schema } from "../../read/openapi.js";
import { acceptedTypes, isPaginated, successMedia, successResponses } from "../../model/operation-facts.js";
import type { OperationModel } from "../../model/operation.js";
import { propertySchema, resolveSchema } from "../../model/schemas.js";
import { isAnything } from "../model/facets.js";
import { isAlwaysThere, shownFields, variantsOf } from "./shown-fields.js";
import { accessOf } from "./statements.js";

/** The way samples use a response. Paths are written as in a program, such as `.name`; `fields` are printed. */
export type ResultView =
  /** No body. */
  | { kind: "none" }
  /** The body is not documented. */
  | { kind: "unknown"; isJson: boolean }
  | { kind: "value"; name: string; fields: readonly string[] }
  | { kind: "list"; name: string; item: string; fields: readonly string[] }
  | PageResult;

/** The way that a sample uses events, or lines of JSON. */
export interface StreamResult {
  kind: "stream";
  item: string;
}

export interface PageResult {
  kind: "page";
  items: string;
  next: string;
  /** The query parameter for the cursor in `next`. */
  cursor: string;
  /** The variable of an item. */
  item: string;
  fields: readonly string[];
  /** The optional property that contains the items; undefined if the items are always present. */
  guard: string | undefined;
}

export function resultView(document: OpenApiDocument, operation: OperationModel): ResultView {
  const types = acceptedTypes(operation);
  if (types.length === 0) return { kind: "none" };
  if (!isShown(document, operation)) return { kind: "unknown", isJson: types.every((type) => /[/+]json$/.test(type)) };
  const schema = successMedia(operation)?.schema;
  const { "x-pagination": pagination } = operation.operation;
  if (pagination !== undefined && isPaginated(operation)) return pageResult(document, schema, pagination);
  const name = resultName(operation.name);
  const lists = variantsOf(document, schema).map((variant) => variant.items);
  if (lists.length > 0 && lists.every((items) => items !== undefined)) {
    return { kind: "list", name, item: singular(name), fields: fieldsOf(document, { anyOf: lists }) };
  }
  return { kind: "value", name, fields: fieldsOf(document, schema) };
}

/** Checks that the contract describes every possible response body. */
function isShown(document: OpenApiDocument, operation: OperationModel): boolean {
  const media = successResponses(operation).flatMap(([, { content = {} }]) => Object.values(content));
  return media.every(({ schema }) => {
    const own = resolveSchema(document, schema);
    return own !== undefined && !isAnything(own);
  });
}

function pageResult(
  document: OpenApiDocument,
  schema: Schema | undefined,
  { items, next = "", cursor = "" }: PaginationExtension,
): PageResult {
  const path = items.split("/").slice(1);
  const list = path.reduce<Schema | undefined>((at, name) => propertySchema(document, at, name), schema);
  return {
    kind: "page",
    items: accessOf(path),
    next: accessOf(next.split("/").slice(1)),
    cursor,
    item: singular(path.at(-1) ?? ""),
    fields: fieldsOf(document, resolveSchema(document, list)?.items),
    guard: isAlwaysThere(document, schema, path) ? undefined : path[0],
  };
}

function fieldsOf(document: OpenApiDocument, schema: Schema | undefined): string[] {
  return shownFields(document, schema).map((name) => accessOf([name]));
}

/** The operation's name without its verb: `readAccessGroup` → `accessGroup`, `read_group` → `group`. */
function resultName(operation: string): string {
  const noun = operation.replace(/^[a-z]+[^A-Za-z]*/, "");
  return freeName(noun.charAt(0).toLowerCase() + noun.slice(1), "result");
}

/** `accessGroups` → `accessGroup`, `policies` → `policy`. */
function singular(name: string): string {
  const one = name.replace(/ies$/, "y").replace(/([^isu])s$/, "$1");
  return freeName(one === name ? "" : one, "item");
}

/** Names that the samples use. */
const TAKEN: readonly (string | undefined)[] = ["auth", "client", "console", "data", "error", "platform", "process", "response"];

function freeName(name: string, otherwise: string): string {
  const free = functionName(name);
  return free === undefined || TAKEN.includes(free) ? otherwise : free;
}
