// Decides which values of a document are converted, and writes the code that converts them.
import { CONVERTED } from "../../emit/openapi-typescript.js";
import { quote } from "../../emit/text.js";
import { isObject } from "../../model/normalize/walk.js";
import { componentName, madeOnce, resolveSchema } from "../../model/schemas.js";
import type { OpenApiDocument } from "../plugin.js";
import { agreed, allOf, Ambiguous, anyOf, ANYTHING, type ObjectShape, type Shape } from "./shapes.js";
import { literalKey, type Schema } from "./validators.js";

/** The names of modules in the code, and the start of those of constants for schemas without a name. */
export interface OwnNames {
  readonly api: string;
  readonly conversions: string;
  readonly recursive: string;
  /** The function that converts a date-time. */
  readonly date: string;
}

/** The conversions of a document's schemas. */
export class Conversions {
  /** The code of constants for schemas without a name, by constant. */
  readonly recursive = new Map<string, string>();
  readonly #document: OpenApiDocument;
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #constants: ReadonlyMap<string, string>;
  readonly #names: OwnNames;
  /** Ambiguous schemas, whose values stay unchanged. */
  readonly #left = new Set<unknown>();
  /** The names of schemas with a converted part. */
  #converted: ReadonlySet<string> = new Set();
  readonly #codes = new Map<Schema, string | undefined>();
  /** The constants of schemas without a name whose code contains itself. */
  readonly #constantsWithin = new Map<Schema, string>();

  /**
   * @param document normalized; contains each schema at one place only
   * @param constants the transformers of the named schemas
   */
  constructor(document: OpenApiDocument, constants: ReadonlyMap<string, string>, names: OwnNames) {
    this.#document = document;
    this.#schemas = document.components?.schemas ?? {};
    this.#constants = constants;
    this.#names = names;
    // An ambiguous schema changes the code of those that refer to it.
    for (let before = -1; before < this.#left.size;) {
      before = this.#left.size;
      this.#converted = this.#reach();
      this.#codes.clear();
      this.recursive.clear();
      for (const schema of Object.values(this.#schemas)) this.codeOf(schema);
    }
  }

  /** The names of the schemas with a converted part. */
  get names(): ReadonlySet<string> {
    return this.#converted;
  }

  /** Returns the code that converts a schema's values; empty if they stay unchanged. */
  codeOf(schema: unknown): string {
    if (!isObject(schema) || !this.#converts(schema)) return "";
    const own: Schema = schema;
    if (own.$ref !== undefined) return this.#convertOf(own.$ref);
    const known = this.#codes.get(own);
    if (known !== undefined) return known;
    if (this.#codes.has(own)) {
      if (!this.#constantsWithin.has(own)) this.#constantsWithin.set(own, `${this.#names.recursive}_${this.#constantsWithin.size + 1}`);
      return `${this.#constantsWithin.get(own) ?? ""}.convert`;
    }
    this.#codes.set(own, undefined);
    let code = "";
    try {
      code = this.#codeOfShape(this.#shapeOf(own, new Map()));
    } catch (error) {
      if (!(error instanceof Ambiguous)) throw error;
      this.#left.add(own);
    }
    const constant = this.#constantsWithin.get(own);
    if (constant !== undefined && code !== "") {
      this.recursive.set(constant, code);
      code = `${constant}.convert`;
    }
    this.#codes.set(own, code);
    return code;
  }

  /**
   * Gives the converted values in a schema their types, in place.
   *
   * @param types the types of the named schemas
   */
  mark(schema: unknown, types: ReadonlyMap<string, string>): void {
    if (!isObject(schema) || !this.#converts(schema)) return;
    const own: Schema = schema;
    const leaf = leafOf(own);
    if (own.$ref !== undefined) own.$ref = `#/${types.get(componentName(own.$ref)) ?? ""}`;
    else if (leaf !== "") own[CONVERTED] = leaf === "toDate" ? "Date" : "bigint";
    else for (const part of partsOf(own)) this.mark(part, types);
  }

  #convertOf($ref: string): string {
    return `${this.#constants.get(componentName($ref)) ?? ""}.convert`;
  }

  /** Returns the names of the schemas that contain a converted value. */
  #reach(): ReadonlySet<string> {
    const users = new Map<string, string[]>();
    const found = new Set<string>();
    const visit = (name: string, schema: unknown): void => {
      if (!isObject(schema) || this.#left.has(schema)) return;
      const own: Schema = schema;
      const target = own.$ref === undefined ? undefined : componentName(own.$ref);
      if (target !== undefined) users.set(target, [...(users.get(target) ?? []), name]);
      if (leafOf(own) !== "") found.add(name);
      for (const part of partsOf(own)) visit(name, part);
    };
    for (const [name, schema] of Object.entries(this.#schemas)) visit(name, schema);
    for (const name of found) for (const user of users.get(name) ?? []) found.add(user);
    return found;
  }

  #converts(schema: Schema): boolean {
    if (this.#left.has(schema)) return false;
    if (schema.$ref !== undefined) return this.#converted.has(componentName(schema.$ref));
    return leafOf(schema) !== "" || partsOf(schema).some((part) => isObject(part) && this.#converts(part));
  }

  /** @param made the shapes of the named schemas that the whole contains without a property or list in between */
  #shapeOf(schema: unknown, made: Map<unknown, Shape>): Shape {
    if (!isObject(schema)) return schema === false ? {} : ANYTHING;
    const own: Schema = schema;
    const unions = [own.anyOf, own.oneOf].flatMap((variants) => (variants === undefined ? [] : [variants]));
    return allOf([
      own.$ref === undefined ? this.#ownShape(own) : this.#namedShape(own.$ref, made),
      ...(own.allOf ?? []).map((part) => this.#shapeOf(part, made)),
      ...unions.map((variants) => anyOf(variants.map((part) => this.#shapeOf(part, made)))),
    ]);
  }

  #namedShape($ref: string, made: Map<unknown, Shape>): Shape {
    const name = componentName($ref);
    const target = Object.hasOwn(this.#schemas, name) ? this.#schemas[name] : undefined;
    if (this.#left.has(target)) throw new Ambiguous();
    return madeOnce(made, name, {}, () => {
      const shape = this.#shapeOf(target, made);
      const [only, ...more] = shape.objects ?? [];
      if (only === undefined || more.length > 0) return shape;
      return { ...shape, objects: [{ ...only, code: this.#convertOf($ref) }] };
    });
  }

  /** Returns the shape of the keywords besides references and compositions. */
  #ownShape(schema: Schema): Shape {
    const values = valuesOf(schema);
    if (values !== undefined) return anyOf(values.map((value) => (isObject(value) ? {} : { [typeof value]: "" })));
    switch (schema.type) {
      case "string":
        return { string: this.#leafCode(schema) };
      case "integer":
      case "number":
        return { number: this.#leafCode(schema) };
      case "boolean":
        return { boolean: "" };
      case "null":
        return {};
      case "array":
        return { array: this.#codeOfList(schema) };
      default:
        if (schema.type !== "object" && schema.properties === undefined) return ANYTHING;
        return { objects: [{ parts: [schema], converts: propertiesOf(schema).some((part) => isObject(part) && this.#converts(part)) }] };
    }
  }

  #leafCode(schema: Schema): string {
    const leaf = leafOf(schema);
    return leaf && `${this.#names.conversions}.${leaf === "toDate" ? this.#names.date : leaf}`;
  }

  #codeOfShape(shape: Shape): string {
    const { objects = [] } = shape;
    const kinds: Readonly<Record<string, string | undefined>> = {
      string: shape.string,
      number: shape.number,
      boolean: shape.boolean,
      array: shape.array,
      object: objects.length === 0 ? undefined : this.#codeOfObjects(objects),
    };
    const possible = Object.entries(kinds).filter(([, code]) => code !== undefined);
    const converted = possible.filter(([, code]) => code !== "");
    const [only, ...more] = converted;
    if (only === undefined) return "";
    const [kind, code = ""] = only;
    // The functions of lists and objects leave values of other types unchanged.
    if (more.length === 0 && (possible.length === 1 || kind === "array" || kind === "object")) return code;
    return `${this.#names.conversions}.byType({ ${converted.map(([each, own]) => `${each}: ${own ?? ""}`).join(", ")} })`;
  }

  #codeOfList(schema: Schema): string {
    const prefix: unknown = schema["prefixItems"];
    const rest = this.codeOf(schema.items);
    if (!Array.isArray(prefix)) return rest === "" ? "" : `${this.#names.conversions}.items(${rest})`;
    const items = prefix.map((item) => this.codeOf(item));
    if ([...items, rest].every((code) => code === "")) return "";
    return `${this.#names.conversions}.tuple([${items.map((code) => code || "undefined").join(", ")}]${rest === "" ? "" : `, ${rest}`})`;
  }

  #codeOfObjects(objects: readonly ObjectShape[]): string {
    const codes = objects.map((each) => this.#codeOfObject(each));
    const [only = "", ...others] = new Set(codes);
    if (others.length === 0) return only;
    const tags = objects.map((each) => this.#tagsOf(each.parts));
    const isTag = (name: string): boolean => {
      const owners = new Map<string, string>();
      const isOwn = (value: string, code: string): boolean => (owners.get(value) ?? code) === code && owners.set(value, code).size > 0;
      return tags.every((own, index) => own.get(name)?.every((value) => isOwn(value, codes[index] ?? "")) === true);
    };
    const tag = [...(tags[0]?.keys() ?? [])].find(isTag);
    if (tag === undefined) return this.#codeOfSimilar(objects);
    const known = new Map(tags.flatMap((own, index) => (own.get(tag) ?? []).map((value): [string, string] => [value, codes[index] ?? ""])));
    return `${this.#names.conversions}.tagged(${quote(tag)}, ${record([...known])})`;
  }

  #codeOfObject({ parts, code, converts }: ObjectShape): string {
    const names = parts.flatMap((part) => Object.keys(part.properties ?? {}));
    const shared = names.filter((name, index) => names.indexOf(name) < index);
    const isMap = parts.some((part) => furtherOf(part) !== undefined);
    if (isMap || shared.length > 0) for (const name of isMap ? names : shared) this.#codeOfProperty(parts, name);
    if (!converts) return "";
    return code ?? this.#codeOfSimilar([{ parts, converts }]);
  }

  /** Returns the code of a property in all object schemas that describe it; `undefined` if it may be anything. */
  #codeOfProperty(parts: readonly Schema[], name: string): string | undefined {
    const codes = parts.flatMap((part) => {
      return [propertyOf(part, name), furtherOf(part)].flatMap((each) => (isOpen(each) ? [] : [this.codeOf(each)]));
    });
    return codes.length === 0 ? undefined : agreed(codes);
  }

  /** Returns the code of objects that cannot be told apart, if all of them describe each property in the same way. */
  #codeOfSimilar(objects: readonly ObjectShape[]): string {
    const names = new Set(objects.flatMap(({ parts }) => parts.flatMap((part) => Object.keys(part.properties ?? {}))));
    const properties = [...names].map((name): [string, string] => {
      const isDescribed = ({ parts }: ObjectShape): boolean =>
        parts.some((part) => furtherOf(part) !== undefined || isObject(propertyOf(part, name)));
      return [name, agreed(objects.filter(isDescribed).map(({ parts }) => this.#codeOfProperty(parts, name) ?? ""))];
    });
    const rest = agreed(objects.map(({ parts }) => this.#codeOfProperty(parts, FURTHER) ?? ""));
    return `${this.#names.conversions}.fields(${record(rest === "" ? properties : [])}${rest === "" ? "" : `, ${rest}`})`;
  }

  /** Returns the strings that a required property allows, by its name, if it allows no other values. */
  #tagsOf(parts: readonly Schema[]): Map<string, string[]> {
    const required = new Set(parts.flatMap((part) => part.required ?? []));
    const tags = new Map<string, string[]>();
    for (const [name, property] of parts.flatMap((part) => Object.entries(part.properties ?? {}))) {
      const values = valuesOf(resolveSchema(this.#document, property));
      if (!required.has(name) || values?.every((value) => typeof value === "string") !== true) continue;
      tags.set(name, tags.get(name)?.filter((value) => values.includes(value)) ?? values);
    }
    return tags;
  }
}

/** A name that no property has. */
const FURTHER = "\u0000";

function propertyOf({ properties = {} }: Schema, name: string): unknown {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** Returns the schema of the properties that an object schema does not name, if it constrains them. */
function furtherOf({ additionalProperties }: Schema): Schema | undefined {
  return isObject(additionalProperties) && !isOpen(additionalProperties) ? additionalProperties : undefined;
}

/** Returns the conversion of a value that is no array or object; empty if it has none. */
function leafOf(schema: Schema): "toDate" | "toBigint" | "" {
  if (valuesOf(schema) !== undefined) return "";
  if (schema.type === "string" && schema["format"] === "date-time") return "toDate";
  return schema.type === "integer" && /^u?int64$/.test(String(schema["format"])) ? "toBigint" : "";
}

function valuesOf(schema: Schema | undefined): unknown[] | undefined {
  return schema !== undefined && "const" in schema ? [schema.const] : schema?.enum;
}

function propertiesOf({ properties = {}, additionalProperties }: Schema): unknown[] {
  return [...Object.values(properties), additionalProperties];
}

function partsOf(schema: Schema): unknown[] {
  const { items, allOf = [], anyOf = [], oneOf = [] } = schema;
  return [...propertiesOf(schema), ...[items, schema["prefixItems"]].flat(), ...allOf, ...anyOf, ...oneOf];
}

const TYPED = ["type", "$ref", "enum", "const", "allOf", "anyOf", "oneOf", "properties"];

/** Checks for a schema that accepts any value, or none. */
function isOpen(schema: unknown): boolean {
  return !isObject(schema) || !TYPED.some((key) => key in schema);
}

/** Returns an object literal of code by name. Leaves out values that stay unchanged. */
function record(entries: readonly (readonly [name: string, code: string])[]): string {
  const members = entries.flatMap(([name, code]) => (code === "" ? [] : [`${literalKey(name)}: ${code}`]));
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
