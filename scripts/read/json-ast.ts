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
  return new Value(text, end(BLANK, text, 0)) as unknown as Ast;
}

/** An object, array or scalar. */
class Value {
  readonly kind: number | undefined;
  readonly endPosition: number;
  #members: (Member | Value)[] | undefined;

  constructor(
    readonly text: string,
    readonly startPosition: number,
    readonly parent?: Member | Value,
  ) {
    const first = text[startPosition];
    this.kind = first === "{" ? MAP : first === "[" ? SEQUENCE : SCALAR;
    this.endPosition =
      this.kind === SCALAR ? end(first === '"' ? STRING : LITERAL, text, startPosition) : endOfBrackets(text, startPosition);
  }

  get mappings(): readonly (Member | Value)[] {
    this.#members ??= [...this.#read()];
    return this.#members;
  }

  get items(): readonly (Member | Value)[] {
    return this.mappings;
  }

  *#read(): Generator<Member | Value> {
    for (let start = end(BLANK, this.text, this.startPosition + 1); start < this.endPosition - 1;) {
      const member = this.kind === MAP ? new Member(this.text, start, this) : new Value(this.text, start, this);
      yield member;
      start = end(BLANK, this.text, member.endPosition);
    }
  }
}

/** A key and its value. */
class Member {
  readonly kind = MAPPING;
  readonly key: object;
  readonly value: Value;
  readonly endPosition: number;

  constructor(
    text: string,
    readonly startPosition: number,
    readonly parent: Value,
  ) {
    const endPosition = end(STRING, text, startPosition);
    this.key = {
      kind: SCALAR,
      value: JSON.parse(text.slice(startPosition, endPosition)) as string,
      startPosition,
      endPosition,
      parent: this,
    };
    this.value = new Value(text, end(BLANK, text, endPosition), this);
    this.endPosition = this.value.endPosition;
  }
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
