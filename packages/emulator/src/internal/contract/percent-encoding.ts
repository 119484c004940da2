/** Whether each `%` of a text begins a byte, and the bytes are UTF-8. `URLSearchParams` puts U+FFFD or the text itself in the place of what is not. */
export function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
