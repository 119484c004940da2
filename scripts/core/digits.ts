/** A character for private use, before an integer that JavaScript would round. */
export const MARK = "\uf8ff";

/** Writes marked integers as they were given: in text, in JSON within text or HTML, and in a URL. */
export function withDigits(text: string): string {
  return text.replace(/(?:\\?(?:"|&quot;))?\uf8ff(-?\d+)(?:\\?(?:"|&quot;))?|%EF%A3%BF(?=-?\d)/g, "$1");
}
