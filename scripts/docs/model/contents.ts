// Request and response bodies.
import type { MediaType, Parameter } from "../../read/openapi.js";
import { bodyKind } from "../../model/body-kinds.js";
import { isFormType, isJsonType, isMultipart, isRange } from "../../model/media-types.js";
import { bodyText, isWritten } from "./body-text.js";
import type { Contract } from "./contract.js";
import { isAnything } from "./facets.js";
import { deprecationOf } from "./limits.js";
import type { Direction, Shapes } from "./shape.js";
import { exampleLabel, examplesOf } from "./examples.js";
import { shownSample } from "./shown-sample.js";
import type { Content, Field, Json, Shape, Example } from "./types.js";

/** Returns contents by media type. All but the first have their media type in the anchors of their fields. */
export function contentsOf(
  contract: Contract,
  content: Record<string, MediaType> | undefined,
  shapes: Shapes,
  at: string,
  hides: Direction,
): Content[] {
  // The samples send the first one; ranges come last.
  const rank = (type: string): number => (type === "application/json" ? 0 : isRange(type) ? 2 : 1);
  const entries = Object.entries(content ?? {}).toSorted(([a], [b]) => rank(a) - rank(b));
  return entries.map(([mediaType, media], index) => {
    const given = media.schema ?? media.itemSchema;
    const kind = isAnything(given) ? bodyKind(contract.document, mediaType, media) : "value";
    const schema = kind === "bytes" ? { type: "string", format: "binary" } : kind === "text" ? { type: "string" } : given;
    const isShown = schema !== undefined && !isAnything(schema);
    return {
      mediaType,
      ...(media.schema === undefined && media.itemSchema !== undefined && { isSequence: true as const }),
      ...(isShown ? { shape: withEncoding(shapes.of(schema, index === 0 ? [at] : [at, mediaType], hides), media) } : {}),
      ...exemplified(contract, media, mediaType, hides),
    };
  });
}

/** Tells how the fields of a form are sent, where the document says so. */
function withEncoding(shape: Shape, { encoding }: MediaType): Shape {
  if (encoding === undefined) return shape;
  const fields = shape.fields.map((field) => {
    const { contentType, headers = {}, style } = encoding[field.name] ?? {};
    const words = [
      ...(contentType === undefined ? [] : [`sent as ${contentType}`]),
      ...Object.keys(headers).map((name) => `with the header ${name}`),
      ...(style === undefined || style === "form" ? [] : [`style ${style}`]),
    ];
    return { ...field, shape: { ...field.shape, limits: [...field.shape.limits, ...words] } };
  });
  return { ...shape, fields };
}

/** Joins the names of examples that show the same: several may refer to one. */
function distinct(examples: readonly Example[]): Example[] {
  const known = new Map<string, Example>();
  for (const example of examples) {
    const key = JSON.stringify({ ...example, name: "", title: "" });
    const same = known.get(key);
    known.set(key, same === undefined ? example : { ...same, title: `${exampleLabel(same)}, ${exampleLabel(example)}` });
  }
  return [...known.values()];
}

/** A body without an example has a value made from its schema; not for our contract, which makes nothing up. */
function exemplified(contract: Contract, media: MediaType, mediaType: string, hides: Direction): Pick<Content, "examples" | "sample"> {
  const { document, input } = contract;
  const schema = media.schema ?? media.itemSchema;
  const written = (value: Json): Json => bodyText(document, mediaType, schema, value);
  const examples = distinct(examplesOf(document, media)).map(({ value, ...rest }): Example => ({
    ...rest,
    ...(value !== undefined && { value: written(value) }),
  }));
  const isShown = [isJsonType, isWritten, isFormType, isMultipart].some((isOf) => isOf(mediaType));
  if (examples.length > 0 || input.isForeign === undefined || input.isIndex === true || schema === undefined || !isShown)
    return { examples };
  const sample = shownSample(document, schema, hides === "readOnly" ? "request" : "response");
  return { examples, ...(sample !== undefined && { sample: written(sample) }) };
}

/** Describes a parameter, or a header of a response, which stands elsewhere on the page. */
export function parameterField(contract: Contract, shapes: Shapes, parameter: Parameter, at = [parameter.in, parameter.name]): Field {
  const { name, in: place, required, description } = parameter;
  const [media] = Object.values(parameter.content ?? {});
  const field = shapes.field(name, required === true || place === "path", parameter.schema ?? media?.schema ?? {}, at);
  const { shape } = field;
  const deprecation = deprecationOf(parameter);
  const said = deprecation.length === 0 ? shape.limits : shape.limits.filter((limit) => limit !== "deprecated");
  const limits = [...new Set([...said, ...writingOf(parameter, field), ...deprecation])];
  const examples = distinct([parameter, media].flatMap((given) => examplesOf(contract.document, given)));
  const isNamed = examples.some(({ name, title, text }) => name !== "example" || title !== "" || text !== undefined);
  const values = examples.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const shown = examples.length === 0 ? {} : isNamed ? { named: examples, examples: [] } : { examples: values };
  return { ...field, ...serializationOf(parameter, field), shape: { ...shape, text: description?.trim() ?? shape.text, limits, ...shown } };
}

/** Describes how a parameter is written, if its type leaves that open. */
function writingOf(parameter: Parameter & { allowEmptyValue?: boolean }, field: Field): string[] {
  const { in: place, name, style = "form", allowReserved, allowEmptyValue } = parameter;
  const [mediaType] = Object.keys(parameter.content ?? {});
  const { properties } = serializationOf(parameter, field);
  const separator = separatorOf(parameter);
  const isList = place === "query" && mediaType === undefined && isArray(field);
  return [
    ...(mediaType === undefined ? [] : [`written as ${mediaType}`]),
    ...(isList ? [separator === undefined ? "the parameter once for each item" : `items separated by ${SEPARATORS[separator]}`] : []),
    ...(isObject(field) && separator !== undefined ? [`names and values separated by ${SEPARATORS[separator]}`] : []),
    ...(properties === "form" ? ["a parameter for each property"] : []),
    ...(properties === "deepObject" ? [`${name}[property] for each property`] : []),
    ...(place === "path" && (style === "label" || style === "matrix") ? [`style ${style}`] : []),
    ...(allowReserved === true ? ["reserved characters are not encoded"] : []),
    ...(allowEmptyValue === true ? ["may be empty"] : []),
  ];
}

const SEPARATORS = { ",": "commas", "%20": "spaces", "%7C": "|" } as const;

/** Returns how a list or an object is written in the query. */
function serializationOf(parameter: Parameter, field: Field): Pick<Field, "separator" | "properties"> {
  const { in: place, style = "form", explode, content } = parameter;
  if (place !== "query" || content !== undefined) return {};
  if (style === "deepObject") return { properties: style };
  const separator = separatorOf(parameter);
  if (isArray(field)) return separator === undefined ? {} : { separator };
  return isObject(field) && style === "form" && explode !== false ? { properties: style } : {};
}

/** Returns what is between the values of a list or an object that is one parameter of the query. */
function separatorOf({ in: place, style = "form", explode, content }: Parameter): keyof typeof SEPARATORS | undefined {
  if (place !== "query" || content !== undefined) return undefined;
  if (style === "form") return explode === false ? "," : undefined;
  return explode === true ? undefined : style === "spaceDelimited" ? "%20" : style === "pipeDelimited" ? "%7C" : undefined;
}

function isArray({ shape }: Field): boolean {
  return shape.type.some(({ text }) => text.startsWith("array"));
}

function isObject({ shape: { fields, further, type } }: Field): boolean {
  return (
    !type.some(({ text }) => text.startsWith("array")) &&
    (fields.length > 0 || further !== undefined || type.some(({ text }) => text === "object"))
  );
}
