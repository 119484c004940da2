/** Maximum nesting of JSON values, since records are copied and written recursively. */
export const DEPTH_LIMIT = 500;

/** Maximum nesting of a complete state, which contains request bodies. */
export const STATE_DEPTH_LIMIT = 520;

type JsonRule = "json" | "depth" | "number";

/** Invalid or unsupported JSON. The message never quotes the text, which may contain secrets. */
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
 * Parses JSON from a request.
 *
 * @throws {JsonError} if the text is not JSON, is nested deeper than `depth` levels (default: 500), or has a number out of range for a
 *   double (RFC 8259, section 6).
 */
export function parseJson(text: string, depth: number = DEPTH_LIMIT): unknown {
  const value = parse(text);
  const rule = brokenRule(value, depth);
  if (rule === "depth") throw new JsonError(rule, `is nested deeper than ${depth} levels`);
  if (rule === "number") throw new JsonError(rule, "has a number out of range: the maximum is about 1.8e308");
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // V8's message quotes the text, and has a position only for some errors.
    const position = /at position \d+/.exec((error as SyntaxError).message);
    const place = position === null ? "" : ` (${position[0]})`;
    throw new JsonError("json", `is not valid JSON${place}`);
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
