// The schemas of a document as JSON Schema 2020-12, for Ajv.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import type { Schema, SpecDocument } from "./document.js";

/** Which way a value goes: `readOnly` properties are not sent, `writeOnly` ones are not answered. */
export type Direction = "request" | "response";

/** Says what is wrong with a value, or gives nothing. */
export type Check = (schema: Schema | boolean, value: unknown) => string | undefined;

/** Keywords whose values are data. */
const DATA = new Set(["example", "examples", "default", "enum", "const", "discriminator"]);
/** Keywords whose keys are names. */
const MAPS = new Set(["properties", "patternProperties", "$defs", "definitions", "schemas", "dependentSchemas"]);
const ID = "https://document.invalid/";

// Its declarations say `default` where Node gives the function.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

export function checkerOf(document: SpecDocument, direction: Direction): Check {
  const conversion = new Conversion(namesMarked(document, direction === "request" ? "readOnly" : "writeOnly"), document);
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false, unicodeRegExp: false, ownProperties: true });
  addFormats(ajv);
  ajv.addSchema({ ...(conversion.convert(document, "#") as object), $id: ID });
  const compiled = new Map<unknown, ValidateFunction>();
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (validate === undefined) {
      // By its place where it has one, so that what it refers to is compiled once for all.
      const place = typeof schema === "object" ? conversion.places.get(schema) : undefined;
      validate = place === undefined ? undefined : ajv.getSchema(`${ID}${place}`);
      validate ??= ajv.compile(conversion.convert(schema, "#") as object);
      compiled.set(schema, validate);
    }
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  };
}

class Conversion {
  /** Where the schemas of the document stand in what they are converted to. */
  readonly places = new Map<object, string>();
  readonly #leftOut: ReadonlySet<string>;
  readonly #old: boolean;

  constructor(leftOut: ReadonlySet<string>, document: SpecDocument) {
    this.#leftOut = leftOut;
    this.#old = document.openapi.startsWith("3.0");
  }

  convert(value: unknown, place: string): unknown {
    if (Array.isArray(value)) return value.map((item, index) => this.convert(item, `${place}/${index}`));
    if (value === null || typeof value !== "object") return value;
    this.places.set(value, place);
    const source = value as Schema;
    if (typeof source.$ref === "string" && this.#old) return { $ref: absolute(source.$ref) };
    const result: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(source)) {
      if (key === "discriminator" || key === "xml") continue;
      const below = `${place}/${encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
      if (key === "$ref" && typeof item === "string") result[key] = absolute(item);
      // Alternatives of documents overlap where the discriminator alone tells them apart.
      else if (key === "oneOf" && Array.isArray(item) && source.anyOf === undefined) result["anyOf"] = this.convert(item, `${place}/anyOf`);
      // Ajv takes no empty enumeration, which no value is of.
      else if (key === "enum" && Array.isArray(item) && item.length === 0) result["not"] = {};
      else if (DATA.has(key)) result[key] = item;
      else if (key === "required" && Array.isArray(item)) result[key] = item.filter((name) => !this.#leftOut.has(name as string));
      else if (MAPS.has(key) && item !== null && typeof item === "object") result[key] = this.#convertMap(item, below);
      else result[key] = this.convert(item, below);
    }
    toNewDialect(result);
    return result;
  }

  #convertMap(map: object, place: string): Record<string, unknown> {
    const entries = Object.entries(map).map(([name, item]): [string, unknown] => {
      return [name, this.convert(item, `${place}/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`)];
    });
    return Object.fromEntries(entries);
  }
}

/** Documents of OpenAPI 3.1 are often written with keywords of 3.0. */
function toNewDialect(schema: Record<string, unknown>): void {
  if (schema["nullable"] === true && typeof schema["type"] === "string") schema["type"] = [schema["type"], "null"];
  Reflect.deleteProperty(schema, "nullable");
  for (const [flag, bound] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    if (typeof schema[flag] !== "boolean") continue;
    const exclusive = schema[flag] && typeof schema[bound] === "number";
    if (exclusive) schema[flag] = schema[bound];
    Reflect.deleteProperty(schema, exclusive ? bound : flag);
  }
}

function absolute(ref: string): string {
  return ref.startsWith("#") ? `${ID}${ref}` : ref;
}

/** The names of properties that are marked anywhere: what is required of them holds in one direction alone. */
function namesMarked(document: SpecDocument, mark: "readOnly" | "writeOnly"): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    const { properties } = value as Schema;
    if (typeof properties === "object") {
      for (const [name, property] of Object.entries((properties as object | null) ?? {})) {
        if (typeof property === "object" && (property as Schema | null)?.[mark] === true) names.add(name);
      }
    }
    for (const item of Object.values(value)) visit(item);
  };
  visit(document);
  return names;
}
