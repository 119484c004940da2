// Rewrites a bundled document so that TypeScript expresses more of its meaning.
import { enumerations } from "../enumerations.js";
import { type OpenApiDocument, operationsIn, type Schema } from "../../read/openapi.js";
import { receivedRequests } from "../received-requests.js";
import { lowerStreams } from "../streams.js";
import { componentName, listedValues, propertyNames, propertySchema, resolveReference, resolveSchema } from "../schemas.js";
import { nameDeepReferences } from "./deep-references.js";
import { type DirectedSchema, keepBinary, separateDirections } from "./directions.js";
import { applyDiscriminators, requires } from "./discriminators.js";
import type { Extracted } from "./extracted.js";
import { AllOfMerger } from "./merge-all-of.js";
import { normalSchemas } from "./normal-schema.js";
import { distinct } from "./normal-object.js";
import { describeRequired } from "./required-names.js";
import { tidy } from "./tidy.js";
import { type Change, isObject, rewrite, rewritePart, visitOutsideSchemas } from "./walk.js";

/** JSON Schema's `false`, which matches no value: `never` in TypeScript. */
const NOTHING = false as unknown as Schema;

/**
 * Returns a copy of the document in which
 * - an `allOf` of plain objects is merged, so that editors show its fields instead of an intersection;
 * - a closed variant of a union declares the properties of the other variants as absent, so that reading them from the union is
 *   possible and includes `undefined`;
 * - `not: { required: [name] }` is an absent property;
 * - an object without any keys accepts none;
 * - a map whose keys are an enumeration has a property for each;
 * - required but undescribed properties accept any value;
 * - enumerations in responses only accept unknown values, unless they are closed;
 * - callbacks are webhooks, which have types;
 * - a stream has the schema of its items;
 * - headers are optional.
 */
export function typeView(document: OpenApiDocument): OpenApiDocument {
  // Not `structuredClone`, which would keep objects shared. Types have no examples, which may be half of a document.
  const typed = { ...document, ...(document.components && { components: { ...document.components, examples: undefined } }) };
  const received = receivedRequests(document);
  const copy = JSON.parse(JSON.stringify(Object.keys(received).length === 0 ? typed : { ...typed, webhooks: received })) as OpenApiDocument;
  inlineReceived(copy);
  visitOutsideSchemas(copy, (node, kind) => {
    if (kind === "response") lowerStreams(copy, node);
    // The client may set them, too.
    if (kind === "parameter" && node["in"] === "header") delete node["required"];
  });
  tidy(copy);
  nameDeepReferences(copy);
  for (const { schema, values, open } of enumerations(copy, document)) if (open) openEnumeration(schema, values);
  applyDiscriminators(copy);
  directed.set(document, separateDirections(copy));
  keepBinary(copy);
  normalSchemas(copy);
  const compositions: Schema[] = [];
  const merger = new AllOfMerger(copy);
  const { extracted } = merger;
  const compose = visiting((schema) => {
    forbidExcluded(schema);
    merger.merge(schema);
    if (schema.allOf !== undefined) compositions.push(schema);
  });
  rewrite(copy, compose);
  let composed = 0;
  const composeExtracted = (): void => {
    for (; composed < extracted.schemas.length; composed++) rewritePart(extracted.schemas[composed], "schema", compose);
  };
  composeExtracted();
  for (const schema of compositions) {
    requireInherited(copy, schema, extracted);
    composeExtracted();
  }
  visitSchemas(copy, (schema) => {
    for (const keyword of ["anyOf", "oneOf"] as const) {
      const variants = schema[keyword];
      if (Array.isArray(variants)) schema[keyword] = suggesting(copy, variants).map((variant) => closeVariant(copy, variant, variants));
    }
  });
  visitSchemas(copy, (schema) => {
    closeEmpty(schema);
    describeRequired(copy, schema);
  });
  return copy;
}

/** Copies referenced bodies of webhooks into them: as bodies of operations, they may lack other properties. Modifies the document. */
function inlineReceived(document: OpenApiDocument): void {
  const inlined = <Value>(value: Value): Value => structuredClone(resolveReference(document, value as object) ?? value) as Value;
  for (const [name, reference] of Object.entries(document.webhooks ?? {})) {
    const item = inlined(reference);
    for (const [, operation] of operationsIn(item)) {
      const { requestBody, responses } = operation;
      if (requestBody !== undefined) operation.requestBody = inlined(requestBody);
      if (isObject(responses))
        operation.responses = Object.fromEntries(Object.entries(responses).map(([key, each]) => [key, inlined(each)]));
    }
    if (document.webhooks !== undefined) document.webhooks[name] = item;
  }
}

const directed = new WeakMap<OpenApiDocument, readonly DirectedSchema[]>();

/** Returns the additional schemas of the view, for requests and responses. */
export function directedSchemas(document: OpenApiDocument): readonly DirectedSchema[] {
  if (!directed.has(document)) typeView(document);
  return directed.get(document) ?? [];
}

/** Variants of unions with more properties stay as they are: each would list those of all others. */
const MOST_ABSENT = 50;

function closeVariant(document: OpenApiDocument, variant: Schema, variants: readonly Schema[]): Schema {
  if (!isClosed(document, variant)) return variant;
  const names = new Set(variants.flatMap((other) => (other === variant ? [] : propertyNames(document, other))));
  for (const name of propertyNames(document, variant)) names.delete(name);
  if (names.size === 0 || names.size > MOST_ABSENT) return variant;
  const absent = Object.fromEntries([...names].map((name) => [name, NOTHING]));
  if (variant.$ref === undefined && variant.allOf === undefined) return { ...variant, properties: { ...variant.properties, ...absent } };
  return { allOf: [variant, { type: "object", properties: absent }] };
}

function isClosed(document: OpenApiDocument, schema: Schema): boolean {
  const own = resolveSchema(document, schema);
  if (own?.patternProperties !== undefined) return false;
  return own?.additionalProperties === false || (own?.allOf ?? []).some((part) => isClosed(document, part));
}

/** The keyword of any text beside a reference to listed texts. The control character keeps it apart from the keywords of documents. */
export const ANY_TEXT = "\u0000text";

/** Marks any text in a union that refers to listed texts, so that editors still suggest these. */
function suggesting(document: OpenApiDocument, variants: readonly Schema[]): readonly Schema[] {
  const isListed = (variant: Schema): boolean => variant.$ref !== undefined && listedValues(document, variant)?.every(isText) === true;
  if (!variants.some(isListed)) return variants;
  return variants.map((variant) => (variant.type === "string" && variant.enum === undefined ? { ...variant, [ANY_TEXT]: true } : variant));
}

const isText = (value: unknown): boolean => typeof value === "string";

function openEnumeration(schema: Schema, values: readonly unknown[]): void {
  const nothing = schema.enum?.includes(null) === true ? [{ type: "null" }] : [];
  schema.anyOf = [{ enum: [...values] }, { type: "string" }, ...nothing];
  for (const key of ["enum", "type", "oneOf"] as const) Reflect.deleteProperty(schema, key);
}

function forbidExcluded(schema: Schema): void {
  const { not } = schema;
  const [name, ...others] = not?.required ?? [];
  if (not === undefined || name === undefined || others.length > 0 || Object.keys(not).length !== 1) return;
  delete schema.not;
  schema.properties = { ...schema.properties, [name]: NOTHING };
}

/** Closes empty objects, which openapi-typescript otherwise types as open. The properties of others may be in their parts or variants. */
function closeEmpty(schema: Schema): void {
  const { type, properties = {}, patternProperties, additionalProperties, allOf, anyOf, oneOf } = schema;
  if (type !== "object" || additionalProperties !== false || (patternProperties ?? allOf ?? anyOf ?? oneOf) !== undefined) return;
  if (Object.keys(properties).length === 0) schema.additionalProperties = { enum: [] };
}

/** Adds the types of properties that a composition requires but inherits, instead of a generic helper type, which compilers instantiate. */
function requireInherited(document: OpenApiDocument, schema: Schema, extracted: Extracted): void {
  if (schema.allOf === undefined) return;
  const bare = schema.allOf.filter((part) => typeof part === "object" && part.required !== undefined && part.properties === undefined);
  const names = new Set([...(schema.required ?? []), ...bare.flatMap((part) => part.required ?? [])]);
  for (const name of Object.keys(schema.properties ?? {})) names.delete(name);
  const parts = schema.allOf.filter((part) => !bare.includes(part));
  const isMissing = (name: string): boolean => !parts.some((part) => requires(document, part, name));
  const missing = [...names].filter(isMissing);
  const base = componentName(schema.allOf.find(({ $ref }) => $ref !== undefined)?.$ref ?? "Required");
  const found = missing.map((name): [string, Schema] => {
    const shared = variedSchemas(document, schema, name).map((each) => extracted.shared(`${base}.${name}`, each));
    return [name, shared.length === 1 ? (shared[0] ?? {}) : { anyOf: shared }];
  });
  schema.allOf = schema.allOf.filter((part) => !bare.includes(part) || Object.keys(part).length > 1);
  if (schema.required !== undefined) schema.required = schema.required.filter((name) => Object.hasOwn(schema.properties ?? {}, name));
  if (found.length > 0) schema.allOf.push({ type: "object", properties: Object.fromEntries(found), required: found.map(([name]) => name) });
}

/** Returns the schemas of a property, which the variants of a composition may each describe in their own way. */
function variedSchemas(document: OpenApiDocument, schema: Schema, name: string): Schema[] {
  const found = variantsIn(document, schema).flatMap((variant) => propertySchema(document, variant, name) ?? []);
  return found.length > 1 ? (distinct(found) as Schema[]) : [propertySchema(document, schema, name) ?? {}];
}

function variantsIn(document: OpenApiDocument, schema: Schema, seen = new Set<Schema>()): Schema[] {
  const own = resolveSchema(document, schema);
  if (own === undefined || seen.has(own)) return [];
  seen.add(own);
  return [...(own.anyOf ?? own.oneOf ?? []), ...(own.allOf ?? []).flatMap((part) => variantsIn(document, part, seen))];
}

function visitSchemas(document: OpenApiDocument, visit: (schema: Schema) => void): void {
  rewrite(document, visiting(visit));
}

function visiting(visit: (schema: Schema) => void): Change {
  return (node, kind) => {
    if (kind === "schema" && isObject(node)) visit(node);
    return node;
  };
}
