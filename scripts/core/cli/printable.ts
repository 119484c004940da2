// Documents are untrusted: control characters must not reach the terminal or change the direction of a line.

/** Control characters, lone surrogates, line separators and bidirectional controls. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Graphemes that take two columns: East Asian letters, fullwidth forms and emoji. */
const WIDE =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;

const CLUSTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Replaces each unprintable character with `\ufffd`. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, "\ufffd");
}

/** A grapheme. */
export interface Cell {
  text: string;
  /** Columns of a terminal. */
  width: 1 | 2;
  /** Start in the text, in UTF-16 units. */
  index: number;
}

/** Splits a line into printable cells. A tab becomes two spaces, so that columns do not depend on tab stops. */
export function cellsOf(line: string): Cell[] {
  return Array.from(CLUSTERS.segment(line), ({ segment, index }): Cell => {
    if (segment === "\t") return { text: "  ", width: 2, index };
    return { text: printable(segment), width: WIDE.test(segment) ? 2 : 1, index };
  });
}
