import { essence, isFormType, isJsonType, isMediaRange, isMultipart, isRange, isTextType } from "./media-types.js";
import type { Encoding, MediaType, OpenApiDocument, Schema } from "../read/openapi.js";
import { madeOnce, resolveSchema } from "./schemas.js";
import { without } from "./normalize/walk.js";

/**
 * The kind of a body for callers: the `fields` of a form, a `value` with a schema, `text`, `bytes`, or `anything` if neither media type nor
 * schema determine it.
 */
export type BodyKind = "fields" | "value" | "text" | "bytes" | "anything";

export function bodyKind(document: OpenApiDocument, type: string, media: MediaType | undefined): BodyKind {
  if (isJsonType(type)) return "value";
  if (isFormType(type) || isMultipart(type)) return "fields";
  if (isTextType(type)) return "text";
  if (!isRange(type) || isMediaRange(type)) return "bytes";
  // For another range, only the schema determines the kind; many documents use one for JSON.
  const schema = resolveSchema(document, media?.schema ?? undefined);
  if (schema === undefined || typeof schema !== "object" || Object.keys(schema).length === 0) return "anything";
  if (isBinary(schema)) return "bytes";
  return [schema.type].flat().includes("string") && schema.enum === undefined ? "text" : "value";
}

/** Checks if a schema describes bytes: `format: binary` in OpenAPI 3.0, a binary media type without an encoding in 3.1. */
export function isBinary(schema: Schema): boolean {
  const { type, format, contentMediaType, contentEncoding } = schema;
  if (type !== undefined && ![type].flat().includes("string")) return false;
  return format === "binary" || (typeof contentMediaType === "string" && contentEncoding === undefined && !isText(contentMediaType));
}

/** Keywords of values that are not strings. */
const OTHERS = ["properties", "additionalProperties", "patternProperties", "required", "items", "prefixItems"];

/** Checks if a schema allows strings. Without a type, its other keywords decide. */
export function mayBeText(document: OpenApiDocument, schema: unknown, made = new Map<unknown, boolean>()): boolean {
  if (typeof schema !== "object" || schema === null) return schema !== false;
  const own = resolveSchema(document, schema as Schema);
  if (own === undefined) return false;
  const accepts = (part: unknown): boolean => mayBeText(document, part, made);
  if ("const" in own) return typeof own.const === "string";
  if (Array.isArray(own.enum)) return own.enum.some((value) => typeof value === "string");
  if (own.type !== undefined) return [own.type].flat().includes("string");
  if (OTHERS.some((keyword) => keyword in own)) return false;
  const unions = [own.anyOf, own.oneOf].filter((union) => Array.isArray(union));
  return madeOnce(
    made,
    own,
    false,
    () => (!Array.isArray(own.allOf) || own.allOf.every(accepts)) && unions.every((union) => union.some(accepts)),
  );
}

function isText(type: string): boolean {
  return isJsonType(type) || isTextType(type);
}

/** Returns the encodings of a form's fields. Parts have styles since OpenAPI 3.1; a field that is no part has no media type. */
export function encodingsOf(
  { openapi }: OpenApiDocument,
  type: string,
  media: MediaType | undefined,
): [name: string, encoding: Encoding][] {
  const hasStyles = isFormType(type) || (essence(type) === "multipart/form-data" && openapi >= "3.1");
  const others = [...(hasStyles ? [] : ["style", "explode"]), ...(isMultipart(type) ? [] : ["contentType"])];
  return Object.entries(media?.encoding ?? {}).map(([name, encoding]) => [name, without(encoding, others)]);
}
