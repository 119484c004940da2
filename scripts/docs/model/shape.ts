// Describes schemas for readers.
import { isNull } from "../../model/schemas.js";
import type { Schema } from "../../read/openapi.js";
import type { Anchors } from "./anchors.js";
import { conditionsOf } from "./conditions.js";
import type { Contract } from "./contract.js";
import { type AnySchema, type Facets, isAnything, isSchema, wrappedBy } from "./facets.js";
import { emptyListsLast } from "./leading-variants.js";
import { limitsOf, requiredWords, titleWords } from "./limits.js";
import { referenceOf, schemaNameOf } from "./names.js";
import { PageRoom } from "./page-room.js";
import { patternOf } from "./pattern.js";
import { arrayType, namedType, plainType, textOf, withNull } from "./type-parts.js";
import type { Field, Shape, TypePart, Variant } from "./types.js";
import { uniqueTitles, variantTitle } from "./variant-titles.js";

/** `readOnly` properties are in responses only, `writeOnly` ones in requests only. */
export type Direction = "readOnly" | "writeOnly";

/** Builds the shapes of one page. */
export class Shapes {
  readonly #contract: Contract;
  readonly #anchors: Anchors;
  readonly #room = new PageRoom();
  #hides: Direction | undefined;

  constructor(contract: Contract, anchors: Anchors) {
    this.#contract = contract;
    this.#anchors = anchors;
  }

  /**
   * Returns the shape of a schema.
   *
   * @param at the place on the page, for the anchors of the fields
   * @param hides the properties that the body never has
   */
  of(schema: AnySchema, at: readonly string[], hides?: Direction): Shape {
    this.#hides = hides;
    return this.#shape(schema, at, new Set());
  }

  /** A parameter or property. */
  field(name: string, isRequired: boolean, schema: AnySchema, at: readonly string[]): Field {
    this.#hides = undefined;
    return this.#field(name, isRequired, schema, at, new Set());
  }

  #field(name: string, isRequired: boolean, schema: AnySchema, at: readonly string[], open: ReadonlySet<Schema>): Field {
    const anchor = this.#anchors.claim(at);
    const isForbidden = isSchema(schema) ? this.#contract.facets.read(schema).isImpossible : !schema;
    const shape = (isSchema(schema) ? this.#asAbove(schema, anchor) : undefined) ?? this.#shape(schema, at, open);
    return { name, anchor, isRequired, ...(isForbidden && { isForbidden }), shape };
  }

  /** Returns a link to the field that shows the same object, if the page has many. */
  #asAbove(schema: Schema, anchor: string): Shape | undefined {
    if (schema.properties === undefined || schema.$ref !== undefined) return undefined;
    const same = this.#room.anchorOfSame(schema, this.#hides, anchor);
    if (same === undefined) return undefined;
    const type = plainType(this.#contract.facets.read(schema), [], []);
    const shown = { text: same, path: `#${same}` };
    return { ...EMPTY, type: [...type, { text: ", as " }, shown], text: this.#textOf(schema), limits: limitsOf([schema]) };
  }

  #shape(schema: AnySchema, at: readonly string[], open: ReadonlySet<Schema>): Shape {
    if (!isSchema(schema)) return { ...EMPTY, type: [{ text: schema ? "any value" : "not allowed" }] };
    const { facets: reader } = this.#contract;
    const reference = wrappedBy(schema);
    const target = reader.resolve(reference);
    const name = this.#linkTo(reference);
    const text = this.#textOf(schema);
    if (target === undefined || (this.#contract.input.isIndex === true && name?.path !== undefined))
      return { ...EMPTY, type: [name ?? { text: "any value" }], text };
    // Without a type, `nullable` says nothing to OpenAPI 3.0.3, and what its authors mean to all tools.
    const [isNullable = false, isTargetNullable = false] = [schema, target].map(
      (one) => one["nullable"] === true && one.type === undefined,
    );
    const facets = this.#withoutKin(reader.read(schema), target);
    const parts = this.#linksToParts(schema);
    if (
      open.has(target) ||
      !this.#room.take(target, facets, { depth: open.size, hasPage: target !== schema || parts[0]?.path !== undefined })
    ) {
      const type = name === undefined ? parts : [name];
      return { ...EMPTY, type: withNull(type, isNullable || isTargetNullable), text, limits: limitsOf([schema]) };
    }
    const inner = new Set([...open, target]);
    const shape = this.#onlyAlternative(facets, at, inner) ?? this.#whole(facets, at, inner);
    const examples = facets.examples.filter((example) => name === undefined || typeof example !== "object");
    const isOpen = shape.isOpen === true || this.#contract.openEnumerations.has(target);
    const given = withNull(shape.type, isTargetNullable);
    const type = withNull(name === undefined ? given : namedType(name, given), isNullable);
    return {
      ...shape,
      type,
      text: text === "" ? shape.text : joinedText(text, facets, shape),
      ...(isOpen && { isOpen }),
      ...(examples.length > 0 && { examples }),
      limits: [...titleWords(schema, at.at(-1) ?? ""), ...shape.limits],
    };
  }

  /** Leaves out the alternatives of a base of which the schema is one itself: `Dog` is no choice of a `Dog` or a `Cat`. */
  #withoutKin(facets: Facets, target: Schema): Facets {
    const isKin = (other: AnySchema): boolean => isSchema(other) && this.#contract.facets.resolve(other) === target;
    const alternatives = facets.alternatives.filter((group) => !group.some(isKin));
    return alternatives.length === facets.alternatives.length ? facets : { ...facets, alternatives, discriminator: undefined };
  }

  /** Merges a single alternative into the value, also beside null. */
  #onlyAlternative(facets: Facets, at: readonly string[], open: ReadonlySet<Schema>): Shape | undefined {
    const [group = [], ...groups] = facets.alternatives;
    const rest = group.filter((alternative) => !isSchema(alternative) || !isNull(alternative));
    const [only] = rest;
    const isPlain = facets.types === undefined && facets.properties.size === 0 && facets.values === undefined && groups.length === 0;
    if (rest.length !== 1 || only === undefined || !isPlain) return undefined;
    const shape = this.#shape(only, at, open);
    const limits = [...shape.limits, ...limitsOf(facets.parts).filter((limit) => !shape.limits.includes(limit))];
    const value = facets.default === undefined ? {} : { default: facets.default };
    if (rest.length === group.length) return { ...shape, ...value, limits };
    const values = shape.values.length === 0 ? [] : [...new Set([...shape.values, null])];
    return { ...shape, ...value, limits, values, type: withNull(shape.type, true) };
  }

  #whole(facets: Facets, at: readonly string[], open: ReadonlySet<Schema>): Shape {
    if (facets.isImpossible) return { ...EMPTY, type: [{ text: "not allowed" }] };
    const item = facets.items === undefined ? undefined : this.#shape(facets.items, at, open);
    const fields = [...this.#fieldsOf(facets, at, open), ...(item?.fields ?? [])];
    const own = facets.alternatives.map((group) => this.#variants(group, at, open));
    const variants = [...own.flat(), ...(item?.variants ?? [])];
    const conditions = [...this.#conditions(facets, at, open), ...(item?.conditions ?? [])];
    const meanings = facets.values?.map((value) => facets.meanings.get(JSON.stringify(value)) ?? "") ?? item?.meanings ?? [];
    const isTuple = facets.prefixItems.length > 0;
    const missing = [...facets.required].filter((name) => !facets.properties.has(name));
    const [pattern, ...patterns] = facets.patterns;
    const further = this.#further(facets, at, open);
    return {
      type: plainType(facets, arrayType(isTuple ? undefined : item), own.flat()),
      text:
        item !== undefined && isSchema(facets.items) && facets.items.$ref === undefined && item.text !== ""
          ? `Each item: ${item.text}`
          : "",
      fields,
      variants: own.length > 1 || (own.length > 0 && item?.variants.length) ? uniqueTitles(variants) : variants,
      limits: [
        ...limitsOf(facets.parts),
        ...patterns.map((source) => `matches ${source}`),
        ...requiredWords(missing),
        ...(own.length > 1 ? [`one variant of each of ${own.length} groups`] : []),
        ...(item?.limits ?? []).map((limit) => `each item: ${limit}`),
        ...(isTuple && facets.items === false ? ["no other items"] : []),
        ...(isTuple && item !== undefined && facets.items !== false ? [`other items: ${textOf(item.type)}`] : []),
      ],
      values: facets.values ?? item?.values ?? [],
      ...(meanings.some((meaning) => meaning !== "") && { meanings }),
      ...(conditions.length > 0 && { conditions }),
      ...(facets.values === undefined && item?.isOpen === true && { isOpen: true }),
      ...(pattern === undefined ? (item?.pattern === undefined ? {} : { pattern: item.pattern }) : { pattern: patternOf(pattern) }),
      ...(further === undefined ? {} : { further }),
      ...(facets.default === undefined ? {} : { default: facets.default }),
      ...(item?.discriminator && { discriminator: item.discriminator }),
      ...this.#discriminator(facets),
    };
  }

  #conditions({ parts }: Facets, at: readonly string[], open: ReadonlySet<Schema>): Variant[] {
    return conditionsOf(parts).map(({ title, schema }) => ({ title, shape: this.#shape(schema, [...at, title], open) }));
  }

  /** A schema that no value is mapped to is selected by its name. */
  #discriminator({ discriminator, alternatives }: Facets): Pick<Shape, "discriminator"> {
    if (discriminator === undefined) return {};
    const mapped = Object.entries(discriminator.mapping).flatMap(([value, target]) =>
      typeof target === "string" ? [{ value, type: this.#linkTo({ $ref: referenceOf(target) }) ?? { text: target } }] : [],
    );
    const named = alternatives.flat().flatMap((schema) => (isSchema(schema) ? (this.#linkTo(schema) ?? []) : []));
    const unmapped = named.filter(({ text }) => mapped.every(({ type }) => type.text !== text));
    const mapping = [...mapped, ...unmapped.map((type) => ({ value: type.text, type }))];
    return mapping.length === 0 ? {} : { discriminator: { property: discriminator.propertyName, mapping } };
  }

  #fieldsOf(facets: Facets, at: readonly string[], open: ReadonlySet<Schema>): Field[] {
    const fieldOf = (name: string, schema: AnySchema): Field => this.#field(name, facets.required.has(name), schema, [...at, name], open);
    return [
      ...[...facets.properties].filter(([, schema]) => !this.#isHidden(schema)).map(([name, schema]) => fieldOf(name, schema)),
      ...[...facets.patternProperties].map(([name, schema]) => fieldOf(`/${name}/`, schema)),
      ...facets.prefixItems.map((schema, index) => {
        const name = `[${index}]`;
        return this.#field(
          name,
          facets.parts.some(({ minItems }) => Number(minItems) > index),
          schema,
          [...at, name],
          open,
        );
      }),
    ];
  }

  #isHidden(schema: AnySchema): boolean {
    const hides = this.#hides;
    return hides !== undefined && isSchema(schema) && this.#contract.facets.read(schema).parts.some((part) => part[hides] === true);
  }

  #variants(given: readonly AnySchema[], at: readonly string[], open: ReadonlySet<Schema>): Variant[] {
    const group = emptyListsLast(this.#contract.facets, given);
    const titles = group.map((schema, index) => variantTitle(this.#contract, schema, group, index));
    return uniqueTitles(group.map((schema, index) => ({ title: titles[index] ?? `${index + 1}`, schema }))).map(({ title, schema }) => ({
      title,
      shape: this.#shape(schema, [...at, title], open),
    }));
  }

  #further(facets: Facets, at: readonly string[], open: ReadonlySet<Schema>): Shape["further"] {
    if (facets.further === undefined) return undefined;
    if (facets.further === false) return "none";
    return isAnything(facets.further) ? "any" : this.#shape(facets.further, [...at, "*"], open);
  }

  #linkTo(schema: Schema): TypePart | undefined {
    const name = schemaNameOf(schema);
    if (name === undefined) return undefined;
    const path = this.#contract.paths.schemas.get(name);
    return path === undefined ? { text: name } : { text: name, path };
  }

  /** Returns links to the schemas that a schema without a name composes: `Team & Member`; "as above" without any. */
  #linksToParts({ allOf }: Schema): TypePart[] {
    const links = Array.isArray(allOf) ? allOf.flatMap((part) => (isSchema(part) ? (this.#linkTo(part) ?? []) : [])) : [];
    return links.length === 0 ? [{ text: "as above" }] : links.flatMap((link, index) => (index === 0 ? [link] : [{ text: " & " }, link]));
  }

  /** Returns the schema's own description, otherwise that of its reference or only part. */
  #textOf(schema: Schema, seen = new Set<Schema>()): string {
    if (typeof schema.description === "string" && schema.description !== "") return schema.description.trim();
    if (seen.has(schema)) return "";
    seen.add(schema);
    const [only, ...others] = Array.isArray(schema.allOf) ? schema.allOf : [];
    const next = typeof schema.$ref === "string" ? this.#contract.facets.resolve(schema) : others.length === 0 ? only : undefined;
    return isSchema(next) ? this.#textOf(next, seen) : "";
  }
}

const EMPTY: Omit<Shape, "type"> = { text: "", fields: [], variants: [], limits: [], values: [] };

/** Returns the description of an array, with that of its items if they have no page. */
function joinedText(text: string, facets: Facets, shape: Shape): string {
  return facets.items !== undefined && shape.text !== "" ? `${text}\n\n${shape.text}` : text;
}
