// The parameters of an operation and their serialization.
import type { ParameterStyle } from "../../packages/client/src/runtime/operation.js";
import { isJsonType } from "./media-types.js";
import type { OpenApiDocument, Operation, Parameter, PathItem, Schema } from "../read/openapi.js";
import type { OperationModel } from "./operation.js";
import { resolveReference, resolveSchema } from "./schemas.js";

const PLACES: readonly unknown[] = ["path", "query", "header", "cookie", "querystring"] satisfies Parameter["in"][];

/** Header parameters that OpenAPI says to ignore; the client sets these headers itself. */
const IGNORED_HEADERS = new Set(["accept", "content-type", "authorization"]);

/**
 * Returns an operation's parameters. Its own parameters override the path item's with the same name and location (OpenAPI 3.1, Operation
 * Object).
 */
export function parametersOf(document: OpenApiDocument, item: PathItem, operation: Operation): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const reference of [...listOfParameters(item.parameters), ...listOfParameters(operation.parameters)]) {
    const parameter = resolveReference<Parameter>(document, reference);
    if (parameter !== undefined && isKnown(parameter)) parameters.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...parameters.values()];
}

/** Checks if callers can set a parameter. */
export function isKnown({ in: place, name }: Parameter): boolean {
  return PLACES.includes(place) && typeof name === "string" && !(place === "header" && IGNORED_HEADERS.has(name.toLowerCase()));
}

/** Returns parameters as they are written; nothing of what is no list. */
export function listOfParameters(value: unknown): (Parameter | { $ref: string })[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter((item): item is Parameter => item !== null && typeof item === "object");
}

/** Returns the field of a request that has a parameter. */
export function fieldOf({ in: place }: Pick<Parameter, "in">): Exclude<Parameter["in"], "querystring"> {
  return place === "querystring" ? "query" : place;
}

/** Checks for a query parameter whose object becomes separate query parameters (`style: form`, `explode: true`). */
export function isFreeForm(parameter: Parameter): boolean {
  const form = (parameter.style ?? "form") === "form" && (parameter.explode ?? true) && parameter.allowReserved !== true;
  const { schema } = parameter;
  return parameter.in === "query" && form && schema?.type === "object" && schema.properties === undefined;
}

/** Checks for the parameter that stands for all query parameters of an operation that is not documented. */
export function isFurtherQuery({ detail }: Pick<OperationModel, "detail">, parameter: Parameter): boolean {
  return detail !== "documented" && isFreeForm(parameter);
}

/** Checks if a parameter of an operation needs `serializeParameters`: the client serializes simple ones itself. */
export function isStyled(document: OpenApiDocument, operation: Pick<OperationModel, "detail">, parameter: Parameter): boolean {
  const { in: place, style, explode, content, allowReserved } = parameter;
  if (place === "header" || place === "cookie" || place === "querystring" || content !== undefined || allowReserved === true) return true;
  if (isFurtherQuery(operation, parameter)) return false;
  if ((style ?? defaultStyle(parameter)) !== defaultStyle(parameter)) return true;
  const types = typesOf(document, parameter.schema);
  if (place === "path") return types.has("array") || types.has("object");
  return types.has("object") || (types.has("array") && (explode === false || hasNestedItems(document, parameter.schema)));
}

/** Checks if a list may have lists or objects as items. */
function hasNestedItems(document: OpenApiDocument, schema: Schema | undefined, seen = new Set<Schema>()): boolean {
  const own = resolveSchema(document, schema);
  if (own === undefined || seen.has(own)) return false;
  seen.add(own);
  const { items, prefixItems, allOf, anyOf, oneOf } = own;
  const types = [...(items === undefined ? [] : [items]), ...listOfSchemas(prefixItems)].map((item) => typesOf(document, item));
  const parts = [allOf, anyOf, oneOf].flatMap(listOfSchemas);
  return types.some((each) => each.has("array") || each.has("object")) || parts.some((part) => hasNestedItems(document, part, seen));
}

/** Returns the value of a required header if neither the call nor the client sets it: its default, or its only value. */
export function headerDefault(document: OpenApiDocument, { in: place, required, schema }: Parameter): string | undefined {
  if (place !== "header" || required !== true) return undefined;
  const own = resolveSchema(document, schema);
  const only = own?.enum?.length === 1 ? own.enum[0] : own?.const;
  const value = own?.["default"] ?? only;
  const text = ["string", "number", "boolean"].includes(typeof value) ? String(value) : "";
  return /^[!-~](?:[ -~]*[!-~])?$/.test(text) ? text : undefined;
}

const STYLES: Readonly<Record<Parameter["in"], readonly string[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
  querystring: ["form"],
};

/** Returns the parameter's `style`, or the default of its location if it is missing or unknown. */
export function knownStyle(parameter: Parameter): string {
  const { style = "" } = parameter;
  return STYLES[parameter.in].includes(style) ? style : defaultStyle(parameter);
}

/** Returns how the client serializes a parameter, as the runtime's `ParameterStyle`. */
export function parameterStyle(document: OpenApiDocument, parameter: Parameter): ParameterStyle {
  const { in: place, name, explode, content, allowReserved } = parameter;
  const style = (
    content !== undefined && Object.keys(content).some(isJsonType) ? "json" : knownStyle(parameter)
  ) as ParameterStyle["style"];
  if (place === "querystring") return { in: "query", name, style, explode: true, isWhole: true };
  const value = headerDefault(document, parameter);
  return {
    in: place,
    name,
    style,
    explode: typeof explode === "boolean" ? explode : style === "form" || style === "deepObject",
    ...(allowReserved === true && { allowReserved }),
    ...(place === "header" && parameter.required === true && { required: true as const }),
    ...(value !== undefined && { default: value }),
  };
}

function defaultStyle({ in: place }: Parameter): string {
  return place === "path" || place === "header" ? "simple" : "form";
}

/**
 * Returns the types that a schema allows, through `$ref` and compositions. Without a type, other keywords decide.
 *
 * @param open whether a schema without constraints allows lists and objects
 */
function typesOf(document: OpenApiDocument, schema: Schema | undefined, open = true, seen = new Set<Schema>()): Set<string> {
  const own = resolveSchema(document, schema);
  if (own === undefined || seen.has(own)) return new Set();
  seen.add(own);
  const types = new Set([own.type ?? []].flat().map(String));
  if (own.properties !== undefined || own.additionalProperties !== undefined) types.add("object");
  if (own.items !== undefined || own["prefixItems"] !== undefined) types.add("array");
  const add = (parts: unknown, isOpen: boolean): void => {
    for (const part of listOfSchemas(parts)) for (const type of typesOf(document, part, isOpen, seen)) types.add(type);
  };
  add(own.allOf, false);
  const isAny = open && types.size === 0 && own.enum === undefined && own.const === undefined;
  const choices = [...listOfSchemas(own.anyOf), ...listOfSchemas(own.oneOf)];
  add(choices, isAny);
  return isAny && choices.length === 0 ? new Set(["array", "object"]) : types;
}

function listOfSchemas(value: unknown): Schema[] {
  return Array.isArray(value) ? (value as Schema[]) : [];
}
