// Request and response bodies.
import type { MediaType, Parameter, Schema } from "../../read/openapi.js";
import { resolveReference } from "../../model/schemas.js";
import type { Contract } from "./contract.js";
import { isAnything } from "./facets.js";
import type { Shapes } from "./shape.js";
import type { Content, Example, Field, Json } from "./types.js";

interface ExampleObject {
  summary?: string;
  value?: unknown;
}

/** Parameters may have a media type instead of a schema. */
type AnyParameter = Parameter & { content?: Record<string, MediaType>; deprecated?: boolean };

/** Returns contents by media type. All but the first have their media type in the anchors of their fields. */
export function contentsOf(contract: Contract, content: Record<string, MediaType> | undefined, shapes: Shapes, at: string): Content[] {
  return Object.entries(content ?? {}).map(([mediaType, media], index) => {
    const { schema } = media;
    const isShown = schema !== undefined && !isAnything(schema);
    return {
      mediaType,
      ...(isShown ? { shape: shapes.of(schema, index === 0 ? [at] : [at, mediaType]) } : {}),
      examples: examplesOf(contract, media),
    };
  });
}

function examplesOf(contract: Contract, media: MediaType & { example?: unknown; examples?: Record<string, ExampleObject> }): Example[] {
  if (media.example !== undefined) return [{ name: "example", title: "", value: media.example as Json }];
  return Object.entries(media.examples ?? {}).flatMap(([name, reference]) => {
    const example = resolveReference<ExampleObject>(contract.document, reference);
    return example?.value === undefined ? [] : [{ name, title: example.summary ?? "", value: example.value as Json }];
  });
}

export function parameterField(shapes: Shapes, parameter: AnyParameter): Field {
  const { name, in: place, required, description, deprecated } = parameter;
  const [media] = Object.values(parameter.content ?? {});
  const schema: Schema | undefined = parameter.schema ?? media?.schema;
  const field = shapes.field(name, required === true || place === "path", schema ?? {}, [place, name]);
  const { shape } = field;
  const limits = [...shape.limits, ...writingOf(parameter, field), ...(deprecated === true ? ["deprecated"] : [])];
  const isCommaSeparated = isFormList(parameter, field) && parameter.explode === false;
  return { ...field, ...(isCommaSeparated && { isCommaSeparated }), shape: { ...shape, text: description?.trim() ?? shape.text, limits } };
}

/** Describes the serialization of an array in a query. */
function writingOf(parameter: AnyParameter, field: Field): string[] {
  if (!isFormList(parameter, field)) return [];
  return [parameter.explode === false ? "items separated by commas" : "the parameter once for each item"];
}

function isFormList({ in: place, style = "form" }: AnyParameter, { shape }: Field): boolean {
  return place === "query" && style === "form" && shape.type.some(({ text }) => text.startsWith("array"));
}
