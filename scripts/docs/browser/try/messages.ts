/** The message by which the frame reports its height, so that it needs no scroll bar. */
export const HEIGHT_MESSAGE = "try-it-height";

/** The message by which the page reports that the reader has chosen another theme. */
export const THEME_MESSAGE = "try-it-theme";

/** The message with the text of a page in Markdown; without a text if it cannot be read. */
export const PAGE_MESSAGE = "page-text";

/** Returns a value of a message that another window sent; undefined if the data is something else. */
export function messageIn(data: unknown, name: string): unknown {
  return typeof data === "object" && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : undefined;
}
