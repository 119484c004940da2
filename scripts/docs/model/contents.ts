// Request and response bodies.
import type { MediaType, Parameter, Schema } from "../../read/openapi.js";
import { isJsonType } from "../../model/media-types.js";
import { sampleOf } from "../../model/sample-value.js";
import { resolveReference } from "../../model/schemas.js";
import type { Contract } from "./contract.js";
import { isAnything } from "./facets.js";
import { deprecationOf } from "./limits.js";
import type { Shapes } from "./shape.js";
import type { Content, Example, Field, Json } from "./types.js";

interface ExampleObject {
  summary?: string;
  value?: unknown;
}

/** Parameters may have a media type instead of a schema. */
type AnyParameter = Parameter & Exemplified & { content?: Record<string, MediaType>; deprecated?: boolean };

/** Returns contents by media type. All but the first have their media type in the anchors of their fields. */
export function contentsOf(contract: Contract, content: Record<string, MediaType> | undefined, shapes: Shapes, at: string): Content[] {
  return Object.entries(content ?? {}).map(([mediaType, media], index) => {
    const schema = media.schema ?? media.itemSchema;
    const isShown = schema !== undefined && !isAnything(schema);
    return {
      mediaType,
      ...(media.schema === undefined && schema !== undefined && { isSequence: true as const }),
      ...(isShown ? { shape: shapes.of(schema, index === 0 ? [at] : [at, mediaType]) } : {}),
      ...exemplified(contract, media, isJsonType(mediaType) ? schema : undefined, at),
    };
  });
}

/** A response without an example has a value made from its schema; not for our contract, which makes nothing up. */
function exemplified(contract: Contract, media: MediaType, schema: Schema | undefined, at: string): Pick<Content, "examples" | "sample"> {
  const examples = examplesOf(contract, media as Exemplified);
  if (examples.length > 0 || contract.input.isForeign === undefined || at === "body" || schema === undefined) return { examples };
  const sample = sampleOf(contract.document, schema, [], "response") as Json | undefined;
  return { examples, ...(sample !== undefined && JSON.stringify(sample).length < LONGEST_SAMPLE && { sample }) };
}

const LONGEST_SAMPLE = 8_000;

/** A part of a document that may have examples. */
interface Exemplified {
  example?: unknown;
  examples?: Record<string, ExampleObject>;
}

function examplesOf(contract: Contract, media: Exemplified): Example[] {
  if (media.example !== undefined) return [{ name: "example", title: "", value: media.example as Json }];
  return Object.entries(media.examples ?? {}).flatMap(([name, reference]) => {
    const example = resolveReference<ExampleObject>(contract.document, reference);
    return example?.value === undefined ? [] : [{ name, title: example.summary ?? "", value: example.value as Json }];
  });
}

export function parameterField(contract: Contract, shapes: Shapes, parameter: AnyParameter): Field {
  const { name, in: place, required, description } = parameter;
  const [media] = Object.values(parameter.content ?? {});
  const schema: Schema | undefined = parameter.schema ?? media?.schema;
  const field = shapes.field(name, required === true || place === "path", schema ?? {}, [place, name]);
  const { shape } = field;
  const limits = [...shape.limits, ...writingOf(parameter, field), ...deprecationOf(parameter)];
  const examples = [...examplesOf(contract, parameter), ...examplesOf(contract, (media ?? {}) as Exemplified)].map(
    (example) => example.value,
  );
  const isCommaSeparated = isFormList(parameter, field) && parameter.explode === false;
  return {
    ...field,
    ...(isCommaSeparated && { isCommaSeparated }),
    shape: { ...shape, text: description?.trim() ?? shape.text, limits, ...(examples.length > 0 && { examples }) },
  };
}

/** Describes the serialization of an array in a query. */
function writingOf(parameter: AnyParameter, field: Field): string[] {
  if (!isFormList(parameter, field)) return [];
  return [parameter.explode === false ? "items separated by commas" : "the parameter once for each item"];
}

function isFormList({ in: place, style = "form" }: AnyParameter, { shape }: Field): boolean {
  return place === "query" && style === "form" && shape.type.some(({ text }) => text.startsWith("array"));
}
