// Classifies media types and ranges of media types.
import type { MediaType, Schema } from "../read/openapi.js";

/** Returns the schema of each item of a sequence, such as the events of `text/event-stream`; undefined for other media types. */
export function itemSchemaOf(media: MediaType | null | undefined): Schema | undefined {
  return media?.itemSchema;
}

/** Checks for JSON, including structured suffixes (RFC 6839). */
export function isJsonType(type: string): boolean {
  return /[/+]json\s*(;|$)/i.test(type);
}

/** Checks if bodies are read as text. */
export function isTextType(type: string): boolean {
  return /^text\/|[/+]xml\s*(;|$)/i.test(type);
}

/** Checks for multipart forms. */
export function isMultipart(type: string): boolean {
  return /^multipart\//i.test(type);
}

/** Checks for URL-encoded forms. */
export function isFormType(type: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
}

/** Checks for the range of all media types. */
export function isAnyType(type: string): boolean {
  return /^\*\/\*\s*(;|$)/.test(type.trim());
}

/** Checks for a range of media types. */
export function isRange(type: string): boolean {
  return type.includes("*");
}
