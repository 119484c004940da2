import type { Source } from "@redocly/openapi-core";

type Ast = ReturnType<Source["getAst"]>;

/** The numbers that Redocly's YAML parser gives to its nodes. */
const [SCALAR, MAPPING, MAP, SEQUENCE] = [0, 1, 2, 3];

const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const LITERAL = /[^\s,\]}]+/y;
const BRACKET_OR_STRING = /[[\]{}]|"[^"\\]*(?:\\.[^"\\]*)*"/g;
const BLANK = /[\s,:]*/y;

/**
 * Returns a syntax tree of JSON text for Redocly's core, which finds places in it. The core would parse the text again, as YAML; here an
 * object or array is read only when its members are asked for.
 */
export function jsonAst(text: string): Ast {
  return valueAt(text, end(BLANK, text, 0)) as unknown as Ast;
}

interface Part {
  kind: number;
  startPosition: number;
  endPosition: number;
  parent: Part | undefined;
}

/** Returns an object, array or scalar. */
function valueAt(text: string, start: number, parent?: Part): Part {
  const kind = { "{": MAP, "[": SEQUENCE }[text[start] ?? ""] ?? SCALAR;
  const endPosition = kind === SCALAR ? end(text[start] === '"' ? STRING : LITERAL, text, start) : endOfBrackets(text, start);
  let parts: Part[] | undefined;
  const value = {
    kind,
    startPosition: start,
    endPosition,
    parent,
    get items(): Part[] {
      if (parts !== undefined) return parts;
      parts = [];
      for (let at = end(BLANK, text, start + 1); at < endPosition - 1; at = end(BLANK, text, parts.at(-1)?.endPosition ?? at)) {
        parts.push((kind === MAP ? memberAt : valueAt)(text, at, value));
      }
      return parts;
    },
    get mappings(): Part[] {
      return value.items;
    },
  };
  return value;
}

/** Returns a key and its value. */
function memberAt(text: string, startPosition: number, parent: Part): Part {
  const endOfKey = end(STRING, text, startPosition);
  const member = { kind: MAPPING, startPosition, endPosition: endOfKey, parent };
  const key = { ...member, kind: SCALAR, parent: member, value: JSON.parse(text.slice(startPosition, endOfKey)) as string };
  const value = valueAt(text, end(BLANK, text, endOfKey), member);
  return Object.assign(member, { key, value, endPosition: value.endPosition });
}

function endOfBrackets(text: string, start: number): number {
  BRACKET_OR_STRING.lastIndex = start;
  let depth = 0;
  do {
    BRACKET_OR_STRING.test(text);
    const last = text[BRACKET_OR_STRING.lastIndex - 1];
    if (last !== '"') depth += last === "{" || last === "[" ? 1 : -1;
  } while (depth > 0);
  return BRACKET_OR_STRING.lastIndex;
}

/** Returns the end of what a sticky pattern matches at an offset. */
function end(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  pattern.test(text);
  return pattern.lastIndex;
}
