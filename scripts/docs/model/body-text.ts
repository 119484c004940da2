import { stringify } from "yaml";
import { isXmlType, isYamlType, streamFormat } from "../../model/media-types.js";
import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import type { Json } from "./types.js";
import { xmlText } from "./xml-text.js";

/** Checks for a media type that {@link bodyText} writes. */
export function isWritten(mediaType: string): boolean {
  return isXmlType(mediaType) || isYamlType(mediaType) || streamFormat(mediaType) !== undefined;
}

/** Writes a value as XML, YAML or a stream of items. Returns text, and values of other media types, unchanged. */
export function bodyText(document: OpenApiDocument, mediaType: string, schema: Schema | undefined, value: Json): Json {
  if (isXmlType(mediaType)) return xmlText(document, schema, value);
  if (typeof value === "string") return value;
  if (isYamlType(mediaType)) return stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 });
  const format = streamFormat(mediaType);
  const items: readonly Json[] = Array.isArray(value) ? value : [value];
  return format === undefined ? value : items.map((item) => (format === "events" ? eventOf(item) : `${JSON.stringify(item)}\n`)).join("");
}

/** Writes an event with the fields that the item has, or one whose data is the item. */
function eventOf(item: Json): string {
  const fields = typeof item === "object" && item !== null && "data" in item ? Object.entries(item) : [["data", item] as const];
  const lines = fields.map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}\n`);
  return `${lines.join("")}\n`;
}
