/**
 * Parses JSON text, ten times as fast as as YAML. Returns undefined if the text is not a JSON object, or has a key twice in one object: the
 * YAML parser then reports where.
 */
export function parseJson(text: string): unknown {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return keysOf(value) === keysIn(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Counts the keys of all objects in a value. */
function keysOf(value: unknown): number {
  if (value === null || typeof value !== "object") return 0;
  const values: unknown[] = Object.values(value);
  return values.reduce<number>((sum, each) => sum + keysOf(each), Array.isArray(value) ? 0 : values.length);
}

/** Counts the keys in valid JSON text: the strings before a colon. */
function keysIn(text: string): number {
  const strings = /"[^"\\]*(?:\\.[^"\\]*)*"\s*(:?)/g;
  let count = 0;
  for (let string = strings.exec(text); string !== null; string = strings.exec(text)) if (string[1] === ":") count++;
  return count;
}
