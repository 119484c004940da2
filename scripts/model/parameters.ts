// The parameters of an operation, and how each is written into a request.
import type { OpenApiDocument, Operation, Parameter, PathItem, Schema } from "../read/openapi.js";
import { resolveReference, resolveSchema } from "./schemas.js";

const PLACES: readonly unknown[] = ["path", "query", "header", "cookie"] satisfies Parameter["in"][];

/** Header parameters whose definition OpenAPI says to ignore: the client sets these fields by itself. */
const IGNORED_HEADERS = new Set(["accept", "content-type", "authorization"]);

/**
 * An operation's parameters: its own replaces the path item's of the same name and place (OpenAPI 3.1, Operation Object), and what
 * the path's template names without a definition is a text.
 */
export function parametersOf(document: OpenApiDocument, path: string, item: PathItem, operation: Operation): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const reference of [...listOfParameters(item.parameters), ...listOfParameters(operation.parameters)]) {
    const parameter = resolveReference<Parameter>(document, reference);
    if (parameter !== undefined && isKnown(parameter)) parameters.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  for (const parameter of undeclaredParameters(path, [...parameters.values()])) parameters.set(`path ${parameter.name}`, parameter);
  return [...parameters.values()];
}

/** What a path's template names and no parameter defines; its fragment is never sent. */
export function undeclaredParameters(path: string, parameters: readonly Parameter[]): Parameter[] {
  const declared = new Set(parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name));
  const named = [...path.replace(/#.*/s, "").matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? "");
  const missing = [...new Set(named)].filter((name) => !declared.has(name));
  return missing.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
}

/** Whether a parameter is one that a call gives. */
export function isKnown({ in: place, name }: Parameter): boolean {
  return PLACES.includes(place) && typeof name === "string" && !(place === "header" && IGNORED_HEADERS.has(name.toLowerCase()));
}

function listOfParameters(value: unknown): (Parameter | { $ref: string })[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter((item): item is Parameter => item !== null && typeof item === "object");
}

/** A query parameter whose object's properties are query parameters of their own (`style: form`, `explode: true`). */
export function isFreeForm(parameter: Parameter): boolean {
  const form = (parameter.style ?? "form") === "form" && (parameter.explode ?? true) && parameter.allowReserved !== true;
  const { schema } = parameter;
  return parameter.in === "query" && form && schema?.type === "object" && schema.properties === undefined;
}

/** Whether a parameter is written by `serializeParameters`: any that the client does not write as OpenAPI says by itself. */
export function isStyled(document: OpenApiDocument, parameter: Parameter): boolean {
  const { in: place, style, explode, content, allowReserved } = parameter;
  if (place === "header" || place === "cookie" || content !== undefined || (allowReserved === true && place === "query")) return true;
  if (isFreeForm(parameter)) return false;
  if ((style ?? defaultStyle(parameter)) !== defaultStyle(parameter)) return true;
  const types = typesOf(document, parameter.schema);
  if (place === "path") return types.has("array") || types.has("object");
  return types.has("object") || (explode === false && types.has("array"));
}

const STYLES: Readonly<Record<Parameter["in"], readonly string[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** Returns the parameter's `style`, or the default of its place where it has none that is known there. */
export function knownStyle(parameter: Parameter): string {
  const { style = "" } = parameter;
  return STYLES[parameter.in].includes(style) ? style : defaultStyle(parameter);
}

function defaultStyle({ in: place }: Parameter): string {
  return place === "path" || place === "header" ? "simple" : "form";
}

/**
 * The types that a schema may take, also through `$ref` and compositions; without a type, as what else it says goes.
 * @param open whether what says nothing of its values stands for lists and objects too
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
