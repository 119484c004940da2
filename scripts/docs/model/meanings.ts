import type { Schema } from "../../read/openapi.js";
import { isObject } from "../../read/spec-node.js";
import type { Json } from "./types.js";

/** The usual extensions for the names and the descriptions of an enumeration's values: a list, or an object by value, which may be in `values`. */
const MEANINGS = [
  ["x-enum-varnames", "x-enumNames"],
  ["x-enumDescriptions", "x-enum-descriptions"],
];

export function addMeaning(meanings: Map<string, string>, schema: Schema, value: Json, index: number): void {
  const key = typeof value === "string" ? value : JSON.stringify(value);
  const own = MEANINGS.map((names): unknown => {
    const given = names.map((name) => schema[name]).find((each) => typeof each === "object" && each !== null);
    if (Array.isArray(given)) return given[index];
    const texts = isObject(given) && isObject(given["values"]) ? given["values"] : given;
    return (texts as Record<string, unknown> | undefined)?.[key];
  });
  const texts = [...own, ...ofAzure(schema, value)].filter((text) => typeof text === "string" && text !== "" && text !== value);
  if (texts.length > 0) meanings.set(JSON.stringify(value), texts.join(": "));
}

/** Returns the name and the description of a value in `x-ms-enum`. */
function ofAzure({ "x-ms-enum": given }: Schema, value: Json): unknown[] {
  const values = isObject(given) && Array.isArray(given["values"]) ? (given["values"] as unknown[]) : [];
  return values.filter(isObject).flatMap((each) => (each["value"] === value ? [each["name"], each["description"]] : []));
}
