/** How deep JSON may be nested: a record that holds it is copied and written by functions that call themselves for each level. */
export const DEPTH_LIMIT = 500;

/** How deep a whole state may be nested, which holds bodies some levels down. */
export const STATE_DEPTH_LIMIT = 520;

/** What may be wrong with a text that is to be JSON. */
type JsonRule = "json" | "depth" | "number";

/** A text that is no JSON, or none that can be kept. Its message says nothing of the text, which may be secret. */
export class JsonError extends Error {
  override name = "JsonError";

  constructor(
    readonly rule: JsonRule,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads JSON that came from outside.
 *
 * @throws {JsonError} for what is no JSON, is nested deeper than `depth` levels (500 by default), or has a number that no double can be (RFC 8259, section 6).
 */
export function parseJson(text: string, depth: number = DEPTH_LIMIT): unknown {
  const value = parse(text);
  const rule = brokenRule(value, depth);
  if (rule === "depth") throw new JsonError(rule, `is nested deeper than ${depth} levels`);
  if (rule === "number") throw new JsonError(rule, "has a number that is too large: the largest is about 1.8e308");
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

function brokenRule(value: unknown, levels: number): "depth" | "number" | undefined {
  if (typeof value === "number" && !Number.isFinite(value)) return "number";
  if (typeof value !== "object" || value === null) return undefined;
  if (levels === 0) return "depth";
  for (const member of Object.values(value)) {
    const rule = brokenRule(member, levels - 1);
    if (rule !== undefined) return rule;
  }
  return undefined;
}
