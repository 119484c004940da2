/** How deep JSON may be nested: a record that holds it is copied and written by functions that call themselves for each level. */
export const DEPTH_LIMIT = 500;

/** A text that is no JSON, or none that can be kept. Its message says nothing of the text, which may be secret. */
export class JsonError extends Error {
  override name = "JsonError";

  constructor(
    /** What is wrong. */
    readonly rule: "json" | "depth",
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads JSON that came from outside.
 *
 * @throws {JsonError} for what is no JSON, or nested deeper than 500 levels.
 */
export function parseJson(text: string): unknown {
  const value = parse(text);
  if (!isWithin(value, DEPTH_LIMIT)) throw new JsonError("depth", `is nested deeper than ${DEPTH_LIMIT} levels`);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // V8's message quotes the text, and says where it stopped for some mistakes alone.
    const position = /at position \d+/.exec((error as SyntaxError).message);
    const place = position === null ? "" : ` (${position[0]})`;
    throw new JsonError("json", `is no JSON${place}: write it with JSON.stringify() or the like`);
  }
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (levels === 0) return false;
  for (const member of Object.values(value)) if (!isWithin(member, levels - 1)) return false;
  return true;
}
