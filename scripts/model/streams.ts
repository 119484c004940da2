import type { MediaType, OpenApiDocument, Response, Schema } from "../read/openapi.js";
import { isBinary, mayBeText } from "./body-kinds.js";
import { isJsonType, type StreamFormat, streamFormat } from "./media-types.js";
import { without } from "./normalize/walk.js";
import { madeOnce, resolveSchema } from "./schemas.js";

/** The format of an event's data, as the runtime parses it. */
export type DataFormat = "json" | "text" | "either";

/** The items of a response that is a stream. */
export interface Items {
  format: StreamFormat;
  /** The schema of an item; of the data of an event if `isData`. `undefined` if it is not documented. */
  schema: Schema | undefined;
  isData: boolean;
  /** The format of the data of events whose name is not in `formats`. */
  usual: DataFormat;
  /** The formats of the data of other events, by name. */
  formats: Readonly<Record<string, DataFormat>>;
}

/** Returns the items of a media type; `undefined` if it is no stream of items. */
export function itemsOf(document: OpenApiDocument, type: string, media: MediaType | null | undefined): Items | undefined {
  const format = streamFormat(type);
  if (format === undefined) return undefined;
  if (format !== "events") return { format, schema: lineSchema(document, media), isData: false, usual: "json", formats: {} };
  const given = itemSchema(document, media);
  const schema = isBytes(document, given) ? undefined : given;
  const variants = variantsOf(document, schema);
  if (!variants.every(isEvent)) return { format, schema, isData: true, usual: dataFormat(document, schema), formats: {} };
  const formats = new Map<string, DataFormat>();
  const unnamed: DataFormat[] = [];
  for (const { data, event } of variants.map(({ properties }) => properties)) {
    const found = dataFormat(document, data);
    const names = namesOf(document, event);
    for (const name of names) formats.set(name, joined(formats.get(name), found));
    if (names.length === 0) unnamed.push(found);
  }
  // Events that are not documented may have any data.
  const usual = unnamed.reduce<DataFormat | undefined>(joined, undefined) ?? "either";
  return { format, schema: eventSchema(schema, variants), isData: false, usual, formats: Object.fromEntries(formats) };
}

/**
 * Changes the schemas of the streams of a document to those of their items, in place. The data of events with a JSON content has the schema
 * of that content.
 */
export function lowerStreams(document: OpenApiDocument, response: Response): void {
  for (const [type, media] of Object.entries(response.content ?? {})) {
    const items = itemsOf(document, type, media);
    if (items === undefined) continue;
    const others = without((media as MediaType | null) ?? {}, ["schema", "itemSchema"]);
    Object.assign(response.content ?? {}, { [type]: { ...others, ...(items.schema !== undefined && { schema: items.schema }) } });
  }
}

/** Returns the schema of an item. One of the whole body describes a list of the items, or one item. */
function itemSchema(document: OpenApiDocument, media: MediaType | null | undefined): Schema | undefined {
  const whole = resolveSchema(document, media?.schema);
  return media?.itemSchema ?? (whole?.type === "array" ? whole.items : undefined) ?? media?.schema;
}

/** Returns the schema of a line. One of the whole body that allows only text describes nothing. */
function lineSchema(document: OpenApiDocument, media: MediaType | null | undefined): Schema | undefined {
  const schema = itemSchema(document, media);
  return schema === media?.schema && dataFormat(document, schema) === "text" ? undefined : schema;
}

function isBytes(document: OpenApiDocument, schema: Schema | undefined): boolean {
  const own = resolveSchema(document, schema);
  return own !== undefined && isBinary(own);
}

/** An object that a schema describes, through `$ref` and compositions. */
interface Variant {
  properties: Readonly<Record<string, Schema>>;
  required: readonly string[];
}

const NONE: Variant = { properties: {}, required: [] };

/** Returns the objects that a schema describes: one for each combination of its variants. */
function variantsOf(document: OpenApiDocument, schema: Schema | undefined, made = new Map<unknown, Variant[]>()): Variant[] {
  const target = resolveSchema(document, schema);
  if (typeof target !== "object") return [NONE];
  // A reference may have further keywords beside it.
  const own = target === schema ? [] : [without(schema ?? {}, ["$ref"])];
  const variantsIn = ({ properties, required, allOf, oneOf, anyOf }: Schema): Variant[] => {
    const all = listOf<Schema>(allOf).map((each) => variantsOf(document, each, made));
    const any = [...listOf<Schema>(oneOf), ...listOf<Schema>(anyOf)].flatMap((each) => variantsOf(document, each, made));
    return [...all, ...(any.length > 0 ? [any] : [])].reduce(product, [{ properties: { ...properties }, required: listOf(required) }]);
  };
  return [madeOnce(made, target, [NONE], () => variantsIn(target)), ...own.map(variantsIn)].reduce(product, [NONE]);
}

/** Maximum number of combinations; a schema with more describes no event. */
const MOST_VARIANTS = 1000;

function product(some: readonly Variant[], others: readonly Variant[]): Variant[] {
  if (some.length * others.length > MOST_VARIANTS) return [NONE];
  return some.flatMap((a) =>
    others.map((b) => ({ properties: { ...a.properties, ...b.properties }, required: [...new Set([...a.required, ...b.required])] })),
  );
}

const FIELDS: readonly string[] = ["event", "data", "id", "retry"];

/** Checks if an object is an event, as OpenAPI 3.2 describes them (section 4.14.4), rather than an event's data. */
function isEvent({ properties }: Variant): boolean {
  return "data" in properties && Object.keys(properties).every((name) => FIELDS.includes(name));
}

/** Returns the schema of events. It differs from the given one if data is text with a JSON content. */
function eventSchema(schema: Schema | undefined, variants: readonly Variant[]): Schema | undefined {
  if (!variants.some(({ properties }) => contentOf(properties["data"]) !== undefined)) return schema;
  const parsed = variants.map(({ properties, required }): Schema => {
    const { data = {}, ...others } = properties;
    return { type: "object", properties: { ...others, data: contentOf(data) ?? data }, required: [...required] };
  });
  return parsed.length === 1 ? parsed[0] : { oneOf: parsed };
}

/** Returns the schema of the JSON in a string. */
function contentOf(schema: Schema | undefined): Schema | undefined {
  const { contentMediaType, contentSchema = {} } = schema ?? {};
  return typeof contentMediaType === "string" && isJsonType(contentMediaType) ? (contentSchema as Schema) : undefined;
}

function dataFormat(document: OpenApiDocument, schema: Schema | undefined): DataFormat {
  if (schema === undefined) return "text";
  const own = resolveSchema(document, schema);
  if (contentOf(own) !== undefined) return "json";
  if (!mayBeText(document, schema)) return "json";
  return isText(document, own) ? "text" : "either";
}

/** Checks if a schema allows strings only. */
function isText(document: OpenApiDocument, schema: Schema | undefined): boolean {
  const { type, enum: values, anyOf, oneOf = anyOf } = schema ?? {};
  const variants = listOf(oneOf);
  if (schema !== undefined && "const" in schema) return typeof schema.const === "string";
  if (Array.isArray(values)) return values.every((value) => typeof value === "string");
  if (type !== undefined) return [type].flat().every((each) => each === "string" || each === "null");
  return variants.length > 0 && variants.every((each) => isText(document, resolveSchema(document, each)));
}

function listOf<Item>(value: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(value) ? (value as readonly Item[]) : [];
}

function joined(a: DataFormat | undefined, b: DataFormat): DataFormat {
  return a === undefined || a === b ? b : "either";
}

/** Returns the names that a schema allows. */
function namesOf(document: OpenApiDocument, schema: Schema | undefined): string[] {
  const own = resolveSchema(document, schema);
  return listOf(own?.enum ?? [own?.const]).filter((name) => typeof name === "string");
}
