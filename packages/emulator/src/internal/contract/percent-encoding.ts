/** Checks that a text is valid percent-encoded UTF-8, which `URLSearchParams` does not: it keeps or replaces invalid sequences. */
export function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
