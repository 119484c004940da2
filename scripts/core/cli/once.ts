/** Returns a function that makes a value at its first call: Redocly makes a configuration in up to 20 ms, as long as it lints a small document. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
