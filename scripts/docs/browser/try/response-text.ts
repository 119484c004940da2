import { isJsonType } from "./body-of.js";

/** Longer bodies slow the page down. */
const MOST_CHARACTERS = 200_000;

/** Returns the displayed text of a body. */
export function responseText(bytes: Uint8Array, mediaType: string): string {
  if (bytes.length === 0) return "";
  if (!isText(mediaType)) return `(${bytes.length} bytes of ${mediaType === "" ? "unknown type" : mediaType})`;
  const text = new TextDecoder().decode(bytes);
  const shown = isJsonType(mediaType) ? prettyJson(text) : text;
  return shown.length <= MOST_CHARACTERS
    ? shown
    : `${shown.slice(0, MOST_CHARACTERS)}\n(${shown.length - MOST_CHARACTERS} more characters)`;
}

/** Indents JSON. Returns the text unchanged if it is not valid JSON, or if parsing would change its numbers or escapes. */
export function prettyJson(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    const compact = text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, "$1");
    return JSON.stringify(value) === compact ? JSON.stringify(value, undefined, 2) : text;
  } catch {
    return text;
  }
}

function isText(mediaType: string): boolean {
  return mediaType === "" || /^text\/|[/+](?:x-)?(?:xml|yaml)|json|javascript|urlencoded|graphql/i.test(mediaType);
}
