/** The tokens that JSON's grammar allows at a position. */
type Next = "value" | "value or end" | "name" | "name or end" | "colon" | "comma or end";

const SPACE = /[\t\n\r ]*/y;

/** A string without its last quote, up to what cannot be in one, such as a control character (RFC 8259, section 7). */
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/y;

const CUT_ESCAPE = /(?:\\(?:u[\dA-Fa-f]{0,3})?)?/y;

/** A number, or the beginning of one. */
const NUMBER = /-?(?:(?:0|[1-9]\d*)(?:\.\d*)?(?:(?<=\d)[Ee][+-]?\d*)?)?/y;

/**
 * Returns the position of the syntax error in a text that is no JSON: of the first character that cannot follow, or the end. A message of
 * `JSON.parse` quotes the text, and has a position only for some errors.
 */
export function faultIn(text: string): number {
  // The ends of the open objects and arrays.
  const open: string[] = [];
  let next: Next = "value";
  for (let at = 0; ;) {
    at = endOf(SPACE, text, at);
    const sign = text[at];
    if (sign === undefined) return at;
    const following = afterSign(sign, next, open);
    if (following !== undefined) {
      next = following;
      at += 1;
      continue;
    }
    const isName = next.startsWith("name");
    if (!(isName ? sign === '"' : next.startsWith("value"))) return at;
    const { end, isWhole } = scalarAt(text, at);
    if (!isWhole) return end;
    at = end;
    next = isName ? "colon" : "comma or end";
  }
}

/** Returns what may follow a bracket, comma or colon; undefined if it may not stand here. */
function afterSign(sign: string, next: Next, open: string[]): Next | undefined {
  if (next.endsWith("end") && sign === open.at(-1)) {
    open.pop();
    return "comma or end";
  }
  if (next === "colon") return sign === ":" ? "value" : undefined;
  if (next === "comma or end") {
    if (sign !== "," || open.length === 0) return undefined;
    return open.at(-1) === "}" ? "name" : "value";
  }
  if (!next.startsWith("value") || (sign !== "{" && sign !== "[")) return undefined;
  open.push(sign === "{" ? "}" : "]");
  return sign === "{" ? "name or end" : "value or end";
}

/** Returns the end of a string, number or word, or of as much of it as is valid. */
function scalarAt(text: string, at: number): { end: number; isWhole: boolean } {
  if (text[at] === '"') {
    const end = endOf(STRING, text, at);
    return text[end] === '"' ? { end: end + 1, isWhole: true } : { end: endOf(CUT_ESCAPE, text, end), isWhole: false };
  }
  const word = ["true", "false", "null"].find(([first]) => first === text[at]);
  if (word === undefined) {
    const end = endOf(NUMBER, text, at);
    return { end, isWhole: /\d/.test(text.slice(Math.max(at, end - 1), end)) };
  }
  let length = 1;
  while (length < word.length && text[at + length] === word[length]) length += 1;
  return { end: at + length, isWhole: length === word.length };
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}
