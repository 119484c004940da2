/**
 * Returns what `read` returns, or `otherwise` if it throws. Every optional part of a response is read by it: a framework may forbid to read
 * some, as SvelteKit does for headers.
 */
export function guarded<Value, Other = undefined>(read: () => Value, otherwise?: Other): Value | Other {
  try {
    return read();
  } catch {
    return otherwise as Other;
  }
}

/** Returns a header of a response; an empty string if it is missing or may not be read. */
export function headerOf(response: Response | undefined, name: string): string {
  return guarded(() => response?.headers.get(name)) ?? "";
}
