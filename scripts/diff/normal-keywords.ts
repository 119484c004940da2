// Schemas that mean the same in other words get the same keywords.
import { entriesOf, follow, isObject, refOf, type SpecNode } from "../read/spec-node.js";
import type { SourceTree } from "../read/spec-file.js";
import { PatternSpeed } from "../lint/nodes/pattern-speed.js";

/** Keywords that do not constrain values. */
export const ANNOTATIONS: ReadonlySet<string> = new Set(["description", "title", "$comment", "example", "examples", "deprecated"]);

/** Keywords that constrain values of one type only. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "contentEncoding", "contentMediaType", "contentSchema"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: ["items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains", "unevaluatedItems"],
  object: [
    ...["properties", "required", "additionalProperties", "patternProperties", "propertyNames", "minProperties", "maxProperties"],
    ...["dependentRequired", "dependentSchemas", "unevaluatedProperties"],
  ],
};

/** The keyword of a union whose variants only require or exclude properties, which is a constraint and no union of types. */
export const WEAK = { anyOf: "anyOf of required", oneOf: "oneOf of required" } as const;

export function typesIn({ type, nullable }: Record<string, unknown>): string[] {
  const types = [type].flat().filter((each) => typeof each === "string");
  return [...new Set(nullable === true && types.length > 0 ? [...types, "null"] : types)];
}

const TYPE_OF = new Map(Object.entries(OF_TYPE).flatMap(([type, keywords]) => keywords.map((keyword) => [keyword, type])));

/** Checks if a keyword constrains no value of a type. */
export function isOfOtherType(keyword: string, type: string): boolean {
  const constrained = TYPE_OF.get(keyword);
  return constrained !== undefined && constrained !== (type === "integer" ? "number" : type);
}

/** Rewrites the keywords of a schema, in place. */
export function normalizeKeywords(tree: SourceTree, keywords: Map<string, SpecNode>, hasProperties: boolean): void {
  for (const keyword of ["anyOf", "oneOf"] as const) {
    const node = keywords.get(keyword);
    if (node === undefined || !Array.isArray(node.value)) continue;
    const variants = entriesOf(node).map(
      ([, variant]) => (refOf(variant) === undefined ? variant : (follow(tree, variant) ?? variant)).value,
    );
    const values = variants.map(valuesOnlyIn);
    const isIdle = variants.length === 0 || (keyword === "anyOf" && variants.some(allowsAll));
    if (isIdle && !keywords.has("discriminator")) keywords.delete(keyword);
    else if (variants.every(isWeak)) {
      keywords.delete(keyword);
      keywords.set(WEAK[keyword], node);
    } else if (
      values.every((each) => each !== undefined) &&
      !(keyword === "oneOf" && hasTwice(values.flat())) &&
      !["enum", "const", "discriminator"].some((each) => keywords.has(each))
    ) {
      keywords.delete(keyword);
      keywords.set("enum", { ...node, value: values.flat() });
    }
  }
  // A constant among listed values is the only one.
  if (keywords.has("const") && keywords.has("enum")) keywords.delete("enum");
  normalizeNull(keywords);
  normalizeBooleans(keywords);
  normalizeFurther(keywords, hasProperties);
  const types = typesIn(Object.fromEntries([...keywords].map(([keyword, { value }]) => [keyword, value])));
  if (types.length > 0)
    for (const keyword of keywords.keys()) if (types.every((type) => isOfOtherType(keyword, type))) keywords.delete(keyword);
  normalizeItems(keywords);
  normalizeIntegers(keywords, types);
  normalizeBinary(keywords);
  const pattern = keywords.get("pattern")?.value;
  // Any text matches it. "^.*$" excludes line breaks.
  if (typeof pattern === "string" && /^(\^?(\.\*)?|(\.\*)?\$)$/.test(pattern)) keywords.delete("pattern");
  dropImplied(keywords);
}

/** Checks for a schema without constraints. References are not followed. */
export function allowsAll(schema: unknown): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).every(isAnnotation));
}

/** Checks for a schema that accepts no value: `false`, or what OpenAPI 3.0 has in its place. */
export function allowsNothing(schema: unknown): boolean {
  return schema === false || (isObject(schema) && "not" in schema && isWeak(schema) && !("required" in schema) && allowsAll(schema["not"]));
}

function isAnnotation(key: string): boolean {
  return ANNOTATIONS.has(key) || key.startsWith("x-");
}

/** Checks for a value that is listed twice, which `oneOf` rejects. */
function hasTwice(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size < values.length;
}

/** Checks for a schema that only requires or excludes properties. */
function isWeak(schema: unknown): boolean {
  return isObject(schema) && Object.keys(schema).every((key) => key === "required" || key === "not" || isAnnotation(key));
}

/** Returns the values of a schema that only lists them; undefined for others. */
function valuesOnlyIn(schema: unknown): unknown[] | undefined {
  if (!isObject(schema) || !Object.keys(schema).every((key) => ["const", "enum", "type"].includes(key) || isAnnotation(key)))
    return undefined;
  if ("const" in schema) return [schema["const"]];
  if (Array.isArray(schema["enum"])) return schema["enum"] as unknown[];
  return schema["type"] === "null" ? [null] : undefined;
}

/** A nullable enumeration has null among its values. */
function normalizeNull(keywords: Map<string, SpecNode>): void {
  const listed = keywords.get("const") ?? keywords.get("enum");
  if (listed === undefined || keywords.get("nullable")?.value !== true) return;
  const values: unknown[] = keywords.has("enum") && Array.isArray(listed.value) ? listed.value : [listed.value];
  keywords.delete("const");
  keywords.set("enum", { ...listed, value: [...new Set([...values, null])] });
}

/** Both booleans are all of them, and null is a type. */
function normalizeBooleans(keywords: Map<string, SpecNode>): void {
  const listed = keywords.get("enum") ?? keywords.get("const");
  const values: unknown[] = keywords.has("enum") && Array.isArray(listed?.value) ? listed.value : [listed?.value];
  const types = [...new Set(values.map((each) => (each === null ? "null" : typeof each)))];
  const areAll = types.includes("boolean") ? values.includes(true) && values.includes(false) : types.includes("null");
  if (listed === undefined || !areAll || types.some((type) => type !== "boolean" && type !== "null")) return;
  keywords.delete("enum");
  keywords.delete("const");
  if (!keywords.has("type")) keywords.set("type", { ...listed, value: types.length === 1 ? types[0] : types });
}

/** Keywords whose schemas evaluate properties. */
const EVALUATE = ["anyOf", "oneOf", "if", "dependentSchemas", "$dynamicRef"];

/** Without these, `unevaluatedProperties` is `additionalProperties`. A pattern that all names match leaves no additional ones. */
function normalizeFurther(keywords: Map<string, SpecNode>, hasProperties: boolean): void {
  const [[pattern, schema] = [], ...others] = entriesOf(keywords.get("patternProperties"));
  if (schema !== undefined && others.length === 0 && !hasProperties && /^\^?(\.\*\$?)?$/.test(pattern ?? "")) {
    keywords.delete("patternProperties");
    keywords.set("additionalProperties", schema);
  }
  const further = keywords.get("unevaluatedProperties");
  if (further === undefined) return;
  // Additional properties are all evaluated.
  const isMoot = keywords.has("additionalProperties");
  if (!isMoot && !allowsAll(further.value) && EVALUATE.some((keyword) => keywords.has(keyword))) return;
  keywords.delete("unevaluatedProperties");
  if (!isMoot) keywords.set("additionalProperties", further);
}

/** The schema `false` is a limit of the length. A tuple that allows further items has another type than one that does not say. */
function normalizeItems(keywords: Map<string, SpecNode>): void {
  const [tuple, further] = [entriesOf(keywords.get("prefixItems")), keywords.get("unevaluatedItems")];
  if (tuple.length === 0 && allowsAll(keywords.get("items")?.value)) keywords.delete("items");
  if (tuple.length > 0 && further?.value === false && !["items", "contains", ...EVALUATE].some((keyword) => keywords.has(keyword))) {
    keywords.delete("unevaluatedItems");
    keywords.set("items", further);
  }
  const [items, most] = [keywords.get("items"), keywords.get("maxItems")];
  if (items?.value === false && !(Number(most?.value) <= tuple.length)) keywords.set("maxItems", { ...items, value: tuple.length });
}

/** Removes limits that all listed values are within. */
function dropImplied(keywords: Map<string, SpecNode>): void {
  const listed = keywords.has("const") ? [keywords.get("const")?.value] : keywords.get("enum")?.value;
  if (!Array.isArray(listed)) return;
  for (const keyword of Object.keys(WITHIN)) {
    const limit = keywords.get(keyword)?.value;
    if (limit !== undefined && areWithin(listed, keyword, limit)) keywords.delete(keyword);
  }
}

/** Checks for values that a limit surely allows. */
export function areWithin(values: Iterable<unknown>, keyword: string, limit: unknown): boolean {
  return [...values].every((value) => WITHIN[keyword]?.(value, limit));
}

const WITHIN: Readonly<Record<string, (value: unknown, limit: unknown) => boolean>> = {
  minLength: (value, limit) => typeof value !== "string" || Array.from(value).length >= Number(limit),
  maxLength: (value, limit) => typeof value !== "string" || Array.from(value).length <= Number(limit),
  pattern: (value, limit) => typeof value !== "string" || isMatch(value, String(limit)),
  minimum: (value, limit) => typeof value !== "number" || value >= Number(limit),
  maximum: (value, limit) => typeof value !== "number" || value <= Number(limit),
};

const speed = new PatternSpeed();

export function isMatch(text: string, pattern: string): boolean {
  try {
    const expression = new RegExp(pattern, "u");
    return speed.faultOf(pattern) === undefined && expression.test(text);
  } catch {
    return false;
  }
}

function normalizeIntegers(keywords: Map<string, SpecNode>, types: readonly string[]): void {
  const [step, type] = [keywords.get("multipleOf"), keywords.get("type")];
  if (type !== undefined && step?.value === 1 && types.includes("number"))
    keywords.set("type", { ...type, value: types.map((each) => (each === "number" ? "integer" : each)) });
  const isWhole =
    step?.value === 1 ? types.some((each) => /^(number|integer)$/.test(each)) : types.includes("integer") && !types.includes("number");
  if (isWhole && Number.isInteger(1 / Number(step?.value))) keywords.delete("multipleOf");
}

/** OpenAPI 3.0 and 3.1 describe bytes in different ways. */
function normalizeBinary(keywords: Map<string, SpecNode>): void {
  const [format, media, encoding] = ["format", "contentMediaType", "contentEncoding"].map((key) => keywords.get(key));
  if (format === undefined && encoding === undefined && media?.value === "application/octet-stream") {
    keywords.delete("contentMediaType");
    keywords.set("format", { ...media, value: "binary" });
    if (!keywords.has("type")) keywords.set("type", { ...media, value: "string" });
  }
  if (format === undefined && encoding?.value === "base64") {
    keywords.delete("contentEncoding");
    keywords.set("format", { ...encoding, value: "byte" });
  } else if (format?.value === "base64") keywords.set("format", { ...format, value: "byte" });
}
