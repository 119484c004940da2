// Resolves the references of schemas and merges `allOf`.
import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { discriminatorOf, valuesOf as selectorsOf } from "../../model/discriminator.js";
import { referenceTo } from "../../model/normalize/deep-references.js";
import { familiesOf } from "../../model/normalize/heirs.js";
import { resolveReference } from "../../model/schemas.js";
import { addMeaning } from "./meanings.js";
import type { Json } from "./types.js";

/** JSON Schema allows booleans as schemas. */
export type AnySchema = Schema | boolean;

export interface Facets {
  /** All parts, innermost first. */
  parts: Schema[];
  /** The types that all parts allow; undefined without a type. */
  types: string[] | undefined;
  properties: Map<string, AnySchema>;
  patternProperties: Map<string, AnySchema>;
  required: Set<string>;
  items: AnySchema | undefined;
  prefixItems: AnySchema[];
  further: AnySchema | undefined;
  values: Json[] | undefined;
  /** By value as JSON. */
  meanings: Map<string, string>;
  patterns: string[];
  /** The alternatives of each `anyOf` and `oneOf`. */
  alternatives: AnySchema[][];
  default: Json | undefined;
  /** Those of the outermost part that has some; those of other parts are incomplete. */
  examples: Json[];
  discriminator: { propertyName: string; mapping: Record<string, unknown> } | undefined;
  /** True if a part is `false`, which no value matches. */
  isImpossible: boolean;
}

/** Reads the facets of schemas. Merging the same two schemas returns the same object, so that recursion is detected. */
export class FacetReader {
  readonly #document: OpenApiDocument;
  /** The facets of the schemas read last: a page reads each several times, such as for the titles of variants. */
  readonly #read = new Map<Schema, Facets>();
  readonly #joined = new Map<string, Schema>();
  /** The schemas of the document that a merged one consists of. */
  readonly #sources = new Map<AnySchema, readonly Schema[]>();
  readonly #numbers = new Map<AnySchema, number>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  read(schema: Schema): Facets {
    const known = this.#read.get(schema);
    if (known !== undefined) return known;
    const facets: Facets = {
      parts: [],
      types: undefined,
      properties: new Map(),
      patternProperties: new Map(),
      required: new Set(),
      items: undefined,
      prefixItems: [],
      further: undefined,
      values: undefined,
      meanings: new Map(),
      patterns: [],
      alternatives: [],
      default: undefined,
      examples: [],
      discriminator: undefined,
      isImpossible: false,
    };
    this.#collect(schema, facets, new Set());
    if (this.#read.size >= MOST_READ) this.#read.clear();
    this.#read.set(schema, facets);
    return facets;
  }

  /** Resolves a reference; returns other schemas unchanged. */
  resolve(schema: Schema): Schema | undefined {
    const target: unknown = resolveReference<Schema>(this.#document, schema);
    return isSchema(target) ? target : undefined;
  }

  #collect(schema: AnySchema, facets: Facets, seen: Set<Schema>): void {
    if (schema === false) facets.isImpossible = true;
    if (!isSchema(schema) || seen.has(schema)) return;
    seen.add(schema);
    if (typeof schema.$ref === "string") {
      const target = this.resolve(schema);
      if (target !== undefined) this.#collect(target, facets, seen);
    }
    for (const part of listOf(schema.allOf)) this.#collect(part, facets, seen);
    this.#add(schema, facets);
  }

  #add(schema: Schema, facets: Facets): void {
    facets.parts.push(schema);
    facets.types = narrowedTypes(facets.types, typesOf(schema));
    for (const [name, property] of entriesOf(schema.properties)) this.#addTo(facets.properties, name, property);
    for (const [name, property] of entriesOf(schema.patternProperties)) this.#addTo(facets.patternProperties, name, property);
    for (const name of Array.isArray(schema.required) ? schema.required : []) facets.required.add(name);
    const { prefixItems, additionalProperties, unevaluatedProperties, pattern } = schema;
    if (isAnySchema(schema.items)) facets.items = this.#join(facets.items, schema.items);
    for (const [index, item] of listOf(prefixItems).entries()) facets.prefixItems[index] = this.#join(facets.prefixItems[index], item);
    const further = additionalProperties ?? unevaluatedProperties;
    if (isAnySchema(further)) facets.further = this.#join(facets.further, further);
    if (typeof pattern === "string" && !facets.patterns.includes(pattern)) facets.patterns.push(pattern);
    for (const group of [listOf(schema.anyOf), listOf(schema.oneOf)]) if (group.length > 0) facets.alternatives.push(group);
    if (schema["default"] !== undefined) facets.default = schema["default"] as Json;
    const examples = [...(schema["example"] === undefined ? [] : [schema["example"]]), ...arrayOf(schema["examples"])];
    if (examples.length > 0) facets.examples = examples as Json[];
    facets.discriminator = this.#discriminatorOf(schema) ?? facets.discriminator;
    const values = valuesOf(schema);
    for (const [index, value] of (values ?? []).entries()) addMeaning(facets.meanings, schema, value, index);
    if (values !== undefined) facets.values = facets.values === undefined ? values : common(facets.values, values);
  }

  #discriminatorOf(schema: Schema): Facets["discriminator"] {
    const own = discriminatorOf(schema);
    return own && { propertyName: own.propertyName, mapping: own.mapping ?? heirsIn(this.#document).get(schema) ?? {} };
  }

  #addTo(properties: Map<string, AnySchema>, name: string, property: AnySchema): void {
    properties.set(name, this.#join(properties.get(name), property));
  }

  #join(known: AnySchema | undefined, added: AnySchema): AnySchema {
    if (known === undefined || known === true || known === added) return added;
    if (added === true || known === false) return known;
    if (added === false) return false;
    const [one, other] = [known, added].map((schema) => JSON.stringify(schema));
    if (one === "{}") return added;
    // Two references to the same schema.
    if (one === other || other === "{}") return known;
    const description = added.description ?? known.description;
    const sources = [known, added].flatMap((schema) => this.#sources.get(schema) ?? [schema]);
    const parts = new Map(sources.map((source) => [this.#numberOf(source), source]));
    const key = `${[...parts.keys()].sort((a, b) => a - b).join("+")} ${description ?? ""}`;
    const joined = this.#joined.get(key) ?? { ...(description === undefined ? {} : { description }), allOf: [...parts.values()] };
    this.#joined.set(key, joined);
    this.#sources.set(joined, [...parts.values()]);
    return joined;
  }

  /** Keyed by resolved schemas: their sets bound the number of merged schemas, which ends recursion. */
  #numberOf(schema: Schema): number {
    const target = this.resolve(schema) ?? schema;
    const number = this.#numbers.get(target) ?? this.#numbers.size;
    this.#numbers.set(target, number);
    return number;
  }
}

/** More than a page has. */
const MOST_READ = 3_000;

/** Checks that a schema accepts any value. */
export function isAnything(schema: AnySchema | undefined): boolean {
  if (typeof schema !== "object") return schema !== false;
  return Object.keys(schema).every((key) => ANNOTATIONS.has(key) || key.startsWith("x-"));
}

const ANNOTATIONS = new Set(
  "description title example examples $comment default externalDocs deprecated readOnly writeOnly nullable xml".split(" "),
);

/** Returns the reference that an `allOf` annotates, since OpenAPI 3.0 allows nothing beside a `$ref`; otherwise the schema. */
export function wrappedBy(schema: Schema): Schema {
  const { allOf, ...beside } = schema;
  const [only, ...others] = listOf(allOf).filter((part) => !isAnything(part));
  return isSchema(only) && only.$ref !== undefined && others.length === 0 && isAnything(beside) ? only : schema;
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isAnySchema(value: unknown): value is AnySchema {
  return typeof value === "boolean" || isSchema(value);
}

function listOf(value: unknown): AnySchema[] {
  return Array.isArray(value) ? value.filter(isAnySchema) : [];
}

function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

const heirs = new WeakMap<OpenApiDocument, ReadonlyMap<unknown, Record<string, string>>>();

/** Returns the values of discriminators by the schemas that have them, each with a reference to the schema that inherits by `allOf`. */
function heirsIn(document: OpenApiDocument): ReadonlyMap<unknown, Record<string, string>> {
  const schemas = document.components?.schemas ?? {};
  const known =
    heirs.get(document) ??
    new Map(
      familiesOf(schemas).map(({ base, discriminator, heirs: names }) => {
        const values = names.flatMap((name) => selectorsOf(schemas, discriminator, name).map((value) => [value, referenceTo(name)]));
        return [schemas[base], Object.fromEntries(values) as Record<string, string>];
      }),
    );
  heirs.set(document, known);
  return known;
}

function entriesOf(value: unknown): [string, AnySchema][] {
  return isSchema(value) ? Object.entries(value).filter((entry): entry is [string, AnySchema] => isAnySchema(entry[1])) : [];
}

/** Supports `nullable` of OpenAPI 3.0 and the type `null` of 3.1. */
function typesOf(schema: Schema): string[] | undefined {
  if (schema.type === undefined) return undefined;
  const types = [schema.type].flat().map(String);
  return schema["nullable"] === true ? [...types, "null"] : types;
}

function narrowedTypes(known: string[] | undefined, added: string[] | undefined): string[] | undefined {
  if (known === undefined || added === undefined) return known ?? added;
  const allows = (types: readonly string[], type: string): boolean =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  return [...new Set([...known, ...added])].filter((type) => allows(known, type) && allows(added, type));
}

function valuesOf(schema: Schema): Json[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum as Json[];
  return schema.const === undefined ? undefined : [schema.const as Json];
}

function common(known: readonly Json[], added: readonly Json[]): Json[] {
  const kept = new Set(added.map((value) => JSON.stringify(value)));
  return known.filter((value) => kept.has(JSON.stringify(value)));
}
