import { isJsonType, isXmlType } from "../../model/media-types.js";
import type { Json } from "./types.js";

/** Writes an example of a media type: text as it is, such as XML, also where the text of JSON is given. */
export function exampleCode(value: Json, mediaType: string): { code: string; language: string } {
  const isText = typeof value === "string" && value !== "" && (!isJsonType(mediaType) || /^\s*[<{[]|\n/.test(value));
  return isText ? { code: value, language: mediaTypeLanguage(mediaType) } : { code: JSON.stringify(value, null, 2), language: "json" };
}

export function mediaTypeLanguage(mediaType = ""): string {
  return isXmlType(mediaType) ? "xml" : mediaType.includes("json") ? "json" : "text";
}
