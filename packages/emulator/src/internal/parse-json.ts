import { faultIn } from "./json-fault.js";

/** Maximum nesting of JSON values, since records are copied and written recursively. */
export const DEPTH_LIMIT = 500;

/** Maximum nesting of a complete state, which contains request bodies. */
export const STATE_DEPTH_LIMIT = 520;

type JsonRule = "encoding" | "json" | "depth" | "number" | "once";

/** Invalid or unsupported JSON. The message quotes no values, which may be secrets. */
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
 * Parses JSON from a request or a file. Bytes are UTF-8, or UTF-16 with a byte order mark, as PowerShell writes a file.
 *
 * @throws {JsonError} if the text is not JSON, is nested deeper than `depth` levels (default: 500), has a number out of range for a double
 *   (RFC 8259, section 6), or an object with two members of the same name (section 4).
 */
export function parseJson(given: string | Uint8Array, depth: number = DEPTH_LIMIT): unknown {
  const text =
    typeof given === "string" ? given : decodeText(given, given[0] === 0xff ? new TextDecoder("utf-16le", { fatal: true }) : UTF_8);
  const value = parse(text);
  const rule = brokenRule(value, depth);
  if (rule === "depth") throw new JsonError(rule, `is nested deeper than ${depth} levels`);
  if (rule === "number") throw new JsonError(rule, "has a number out of range: the maximum is about 1.8e308");
  const name = repeatedName(text);
  if (name !== undefined) throw new JsonError("once", `has an object with two members ${JSON.stringify(name)}; send one`);
  return value;
}

/** Returns the first name that an object has twice; `JSON.parse()` keeps the last value without a word. The text must be valid JSON. */
function repeatedName(text: string): string | undefined {
  // The names of each open object; undefined for an array.
  const open: (Set<string> | undefined)[] = [];
  let isName = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === "{" || character === "[") open.push(character === "{" ? new Set() : undefined);
    else if (character === "}" || character === "]") open.pop();
    if (character !== '"') {
      if (character === "{" || character === ",") isName = open.at(-1) !== undefined;
      continue;
    }
    const start = at;
    for (at += 1; text[at] !== '"'; at += 1) if (text[at] === "\\") at += 1;
    const names = open.at(-1);
    if (!isName || names === undefined) continue;
    isName = false;
    const quoted = text.slice(start, at + 1);
    const name = quoted.includes("\\") ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
    if (names.has(name)) return name;
    names.add(name);
  }
  return undefined;
}

/** One for all, since making it takes longer than a short body. */
const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** Omits a byte order mark, which some editors write (RFC 8259, section 8.1). */
export function decodeText(bytes: Uint8Array, decoder: TextDecoder = UTF_8): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new JsonError("encoding", "is not valid UTF-8");
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const position = faultIn(text.slice(0, SEARCHED));
    const lines = text.slice(0, position).split("\n");
    const place = position === SEARCHED ? "" : ` (line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1})`;
    throw new JsonError("json", `is not valid JSON${place}`);
  }
}

/** Number of characters that a syntax error is searched in, since a large text would block other requests. */
const SEARCHED = 2 ** 20;

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
