// Keywords that hold under a condition, or for some properties or items.
import type { Schema } from "../../read/openapi.js";
import { componentName } from "../../model/schemas.js";
import { type AnySchema, isSchema } from "./facets.js";
import { listed } from "./prose.js";

/** A schema that holds under a condition, which its title names. */
export interface Condition {
  title: string;
  schema: AnySchema;
}

/** Keywords that neither limit a value nor set a condition: most schemas of a large document have no others. */
const PLAIN = new Set([
  "$ref",
  "type",
  "nullable",
  "title",
  "description",
  "properties",
  "required",
  "items",
  "enum",
  "example",
  "examples",
]);

export function arePlain(parts: readonly Schema[]): boolean {
  for (const part of parts) for (const key in part) if (!PLAIN.has(key)) return false;
  return true;
}

/** Returns the schemas of `then`, `else`, `dependentSchemas` and `contentSchema`. */
export function conditionsOf(parts: readonly Schema[]): Condition[] {
  if (arePlain(parts)) return [];
  return parts.flatMap((part) => {
    const { if: test, then: met, else: unmet, dependentSchemas, contentSchema } = part;
    const tested: [title: string, schema: unknown][] = [
      [`If ${testWords(test)}`, met],
      ["Otherwise", unmet],
    ];
    const dependent = Object.entries(isSchema(dependentSchemas) ? dependentSchemas : {}).map(
      ([name, schema]) => [`With ${name}`, schema] as const,
    );
    const given = [...(test === undefined ? [] : tested), ...dependent, ["Content", contentSchema] as const];
    return given.flatMap(([title, schema]) => (isSchema(schema) ? [{ title, schema }] : []));
  });
}

/** Describes what an `if` tests, if it is a value or the presence of properties. */
function testWords(test: unknown): string {
  const { properties, required } = isSchema(test) ? test : {};
  const tested = isSchema(properties) ? properties : {};
  const values = Object.entries(tested).flatMap(([name, property]) => {
    const own = isSchema(property) ? (property.const === undefined ? property.enum : [property.const]) : undefined;
    return Array.isArray(own) ? [`${name} is ${own.map((value) => JSON.stringify(value)).join(" or ")}`] : [];
  });
  const present = (Array.isArray(required) ? required : [])
    .filter((name) => !Object.hasOwn(tested, name))
    .map((name) => `${name} is present`);
  return [...values, ...present].length === 0 ? "a condition holds" : listed([...values, ...present]);
}

/** Describes the conditions that have no schema to show; a note for those that words cannot describe. */
export function conditionWords(parts: readonly Schema[]): string[] {
  const words = parts.flatMap((part) => [...dependencyWords(part), ...namesWords(part), ...containsWords(part), ...notWords(part)]);
  return [...new Set(words)];
}

const FURTHER = "further conditions; see the document";

function dependencyWords({ dependentRequired }: Schema): string[] {
  if (!isSchema(dependentRequired)) return [];
  return Object.entries(dependentRequired).flatMap(([name, names]) =>
    Array.isArray(names) ? [`${name} requires ${listed(names.map(String))}`] : [],
  );
}

function namesWords({ propertyNames: names, additionalProperties: further }: Schema): string[] {
  const own = isSchema(names) ? (names["title"] ?? (typeof names.$ref === "string" ? componentName(names.$ref) : undefined)) : undefined;
  const name = isSchema(further) ? (further["x-additionalPropertiesName"] ?? own) : own;
  if (typeof name === "string") return [`each property name is a ${name}`];
  // Names are strings anyway, which some frameworks state.
  if (!isSchema(names) || Object.keys(names).every((key) => key === "type")) return [];
  if (typeof names["format"] === "string") return [`property names have the format ${names["format"]}`];
  if (Array.isArray(names.enum)) return [`property names are ${names.enum.join(", ")}`];
  return [typeof names["pattern"] === "string" ? `property names match ${names["pattern"]}` : FURTHER];
}

function containsWords({ contains, minContains = 1, maxContains }: Schema): string[] {
  if (!isSchema(contains)) return [];
  const what =
    contains.const !== undefined ? JSON.stringify(contains.const) : typeof contains.type === "string" ? contains.type : undefined;
  const least = `at least ${Number(minContains)}`;
  return [
    what === undefined
      ? FURTHER
      : `${least}${maxContains === undefined ? "" : ` and at most ${Number(maxContains)}`} of the items: ${what}`,
  ];
}

function notWords({ not }: Schema): string[] {
  if (!isSchema(not)) return [];
  const values = not.const === undefined ? not.enum : [not.const];
  if (Array.isArray(values)) return [`not ${values.map((value) => JSON.stringify(value)).join(", ")}`];
  const [keyword, ...others] = Object.keys(not);
  if (others.length === 0 && keyword === "type") return [`not ${[not.type].flat().join(" or ")}`];
  if (others.length === 0 && keyword === "pattern") return [`does not match ${String(not["pattern"])}`];
  if (typeof not.$ref === "string") return [`not ${componentName(not.$ref)}`];
  const isOnly = Object.keys(not).every((key) => key === "required");
  return [
    isOnly && Array.isArray(not.required) ? `must not have ${listed(not.required)}${not.required.length > 1 ? " together" : ""}` : FURTHER,
  ];
}
