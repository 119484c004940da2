import type { Json } from "../model/types.js";

/** Writes an example: text as it is, such as XML. */
export function exampleCode(value: Json): { code: string; language: string } {
  if (typeof value === "string" && /^\s*[<{[]|\n/.test(value)) return { code: value, language: "text" };
  return { code: JSON.stringify(value, null, 2), language: "json" };
}

export function mediaTypeLanguage(mediaType = ""): string {
  return mediaType.includes("json") ? "json" : "text";
}
