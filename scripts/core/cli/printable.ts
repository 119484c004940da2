// What a document says goes to a terminal: a control character in it must not command the terminal, nor turn the line around.

/** Control characters, lone halves of pairs, separators of lines, and the characters that change the direction of text. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Takes two columns: East Asian letters, their wide forms, and pictures. */
const WIDE =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;

const CLUSTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text in which each character that is not to be printed is `\ufffd`. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, "\ufffd");
}

/** A letter as a reader sees it, which may be of several characters. */
export interface Cell {
  text: string;
  /** Columns of a terminal. */
  width: 1 | 2;
  /** Where it starts in the text, in UTF-16 units. */
  index: number;
}

/** A printable line as cells; a tab is two spaces, so that columns do not depend on where the line begins. */
export function cellsOf(line: string): Cell[] {
  return Array.from(CLUSTERS.segment(line), ({ segment, index }): Cell => {
    if (segment === "\t") return { text: "  ", width: 2, index };
    return { text: printable(segment), width: WIDE.test(segment) ? 2 : 1, index };
  });
}
