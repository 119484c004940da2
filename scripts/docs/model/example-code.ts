import { isJsonType, isXmlType, isYamlType } from "../../model/media-types.js";
import type { Json } from "./types.js";

/** Writes an example of a media type: text as it is, such as XML, also where the text of JSON is given. */
export function exampleCode(value: Json, mediaType: string): { code: string; language: string } {
  const isText = typeof value === "string" && value !== "" && (!isJsonType(mediaType) || /^\s*[<{[]|\n/.test(value));
  return isText ? { code: value, language: mediaTypeLanguage(mediaType) } : { code: JSON.stringify(value, null, 2), language: "json" };
}

/** Pages show longer examples in part. */
const LONGEST = 20_000;

export const CUT = "Cut: the whole example is in the [OpenAPI document](/openapi.json).";

/** Writes the part of an example that pages show. */
export function shownCode(value: Json, mediaType: string): { code: string; language: string; isCut: boolean } {
  const { code, language } = exampleCode(value, mediaType);
  const isCut = code.length > LONGEST;
  return { code: isCut ? `${code.slice(0, LONGEST).replace(/\n[^\n]*$/, "")}\n…` : code, language, isCut };
}

export function mediaTypeLanguage(mediaType = ""): string {
  return isXmlType(mediaType) ? "xml" : isYamlType(mediaType) ? "yaml" : mediaType.includes("json") ? "json" : "text";
}
