/** Checks that a text is valid percent-encoded UTF-8, which `URLSearchParams` does not: it keeps or replaces invalid sequences. */
export function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Normalizes percent-encoding, so that `%2D` is a hyphen and an encoded slash stays inside its segment; `undefined` if it is invalid. */
export function canonicalPath(path: string): string | undefined {
  if (!isPercentEncoded(path)) return undefined;
  return path.replaceAll(/[^/]+/g, (segment) => encodeURIComponent(decodeURIComponent(segment)));
}
