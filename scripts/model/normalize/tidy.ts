import { type OpenApiDocument, type Operation, operationsIn, type Parameter, type PathItem } from "../../read/openapi.js";
import { isKnown } from "../parameters.js";
import { isNull, resolveReference } from "../schemas.js";
import { isNumberFormat } from "./normal-schema.js";
import { isObject, type Kind, rewrite, without } from "./walk.js";

/**
 * Makes a document safe for openapi-typescript: inlines paths, removes missing and invalid values, and adds missing parameter schemas.
 * Modifies the document.
 */
export function tidy(document: OpenApiDocument): void {
  for (const items of [document.paths, document.webhooks]) if (isObject(items)) writeOut(document, items);
  rewrite(document, tidyNode);
  const components = document.components as Record<string, unknown> | undefined;
  if (isObject(components)) {
    // Each path, or body, has its own copy.
    delete components["pathItems"];
    delete components["mediaTypes"];
    for (const key of ["parameters", "responses", "requestBodies", "headers"]) {
      const map = components[key];
      if (!isObject(map)) continue;
      for (const [name, value] of Object.entries(map)) {
        if (isObject(value) && "$ref" in value) map[name] = structuredClone(resolveReference(document, value) ?? {});
      }
    }
  }
  for (const item of Object.values(document.paths ?? {})) {
    tidyParameters(document, item);
    for (const [, operation] of operationsIn(item)) tidyParameters(document, operation);
  }
}

function writeOut(document: OpenApiDocument, items: Record<string, PathItem>): void {
  for (const [path, item] of Object.entries(items)) {
    if (!isObject(item)) items[path] = {};
    else if ("$ref" in item) {
      items[path] = { ...structuredClone(resolveReference<PathItem>(document, item) ?? {}), ...without(item, ["$ref"]) };
    }
  }
}

function tidyNode(node: unknown, kind: Kind): unknown {
  if (kind === "schema" && (node === undefined || typeof node === "boolean")) return node;
  if (!isObject(node) || Array.isArray(node)) return kind === "schema" || kind !== "operation" ? {} : undefined;
  for (const key of ["title", "summary", "description"]) {
    if (key in node && typeof node[key] !== "string") node[key] = typeof node[key] === "number" ? String(node[key]) : "";
  }
  if (kind === "operation") {
    // Operations of paths are named by their functions.
    delete node["operationId"];
    if (!isObject(node["responses"])) delete node["responses"];
  }
  if (kind === "parameter" && !isObject(node["schema"])) {
    const [media] = isObject(node["content"]) ? Object.values(node["content"]) : [];
    if (isObject(media)) node["schema"] = structuredClone(media["schema"] ?? {});
  }
  if (kind === "parameter") widenInt64(node);
  for (const key of ["headers", "content"]) {
    if ((kind === "response" || kind === "requestBody") && !isObject(node[key])) Reflect.deleteProperty(node, key);
  }
  if (kind !== "schema") return node;
  numberOnly(node);
  return orNull(node);
}

/**
 * Removes the text from a number that ASP.NET Core would also read from text, in place: it writes numbers. Its pattern tells such a schema
 * from those of servers that do write text.
 */
function numberOnly(node: Record<string, unknown>): void {
  const { type, pattern } = node;
  if (typeof pattern !== "string" || !pattern.startsWith(String.raw`^-?(?:0|[1-9]\d*)`)) return;
  const types = [type ?? (isNumberFormat(node) ? "number" : [])].flat().filter((each) => each !== "string");
  if (!types.some((each) => each === "integer" || each === "number")) return;
  node["type"] = types.length === 1 ? types[0] : types;
  delete node["pattern"];
}

const COMPOSITIONS = ["$ref", "allOf", "anyOf", "oneOf"];

/**
 * Reads `type: null` beside a composition as its values or null, and a variant that is only `nullable` as null: .NET writes so. No value would
 * match both, and any value the variant.
 */
function orNull(node: Record<string, unknown>): Record<string, unknown> {
  const keys = COMPOSITIONS.filter((key) => key in node);
  for (const key of ["anyOf", "oneOf"]) {
    const variants = node[key];
    if (Array.isArray(variants))
      node[key] = variants.map((variant: unknown) => (isObject(variant) && isNull(variant) ? { type: "null" } : variant));
  }
  if ([node["type"]].flat().join() !== "null" || keys.length === 0) return node;
  const composition = Object.fromEntries(keys.map((key) => [key, node[key]]));
  return { ...without(node, [...keys, "type"]), anyOf: [composition, { type: "null" }] };
}

/** The format of a `bigint`, or of decimal text. The control character keeps it apart from the formats of documents. */
export const EXACT_INTEGER = "\u0000int64";

/** Adds the exact forms of an integer of 64 bits, which a number may not represent, to a parameter. */
function widenInt64(parameter: Record<string, unknown>): void {
  const { schema } = parameter;
  if (!isObject(schema) || schema["type"] !== "integer" || schema["format"] !== "int64" || "enum" in schema || "const" in schema) return;
  parameter["schema"] = { anyOf: [schema, { type: "string", format: EXACT_INTEGER }] };
}

function tidyParameters(document: OpenApiDocument, owner: PathItem | Operation): void {
  const { parameters } = owner;
  if (parameters === undefined) return;
  owner.parameters = Array.isArray(parameters) ? parameters.filter((parameter) => isGiven(document, parameter)) : [];
}

function isGiven(document: OpenApiDocument, reference: Parameter | { $ref: string }): boolean {
  const parameter = resolveReference<Parameter>(document, reference);
  return parameter !== undefined && isKnown(parameter);
}
