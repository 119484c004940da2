import { type GrammarState, hastToHtml, type HighlighterCore } from "shiki/core";

type Options = Parameters<HighlighterCore["codeToHast"]>[1];

/** A highlighted line, and the number of the grammar's state after it. */
interface Line {
  html: string;
  after: number;
}

const ONE_LINE = /<span class="line">.*(?=<\/code>)/;

/** Highlights code of one language by lines, each once in each state of the grammar: samples share most of their lines. */
export class LineHighlighter {
  readonly #highlighter: HighlighterCore;
  readonly #options: Options;
  readonly #lines = new Map<string, Line>();
  /** All states so far, first the initial one. */
  readonly #states: (GrammarState | undefined)[] = [undefined];
  /** The HTML before and after the lines. */
  readonly #frame: readonly string[];

  constructor(highlighter: HighlighterCore, options: Options) {
    this.#highlighter = highlighter;
    this.#options = options;
    this.#frame = highlighter.codeToHtml("", options).split(ONE_LINE);
  }

  highlight(code: string): string {
    let state = 0;
    const lines = code.split(/\r?\n/).map((text) => {
      const key = `${state} ${text}`;
      const line = this.#lines.get(key) ?? this.#draw(text, state);
      this.#lines.set(key, line);
      state = line.after;
      return `<span class="line">${line.html}</span>`;
    });
    return this.#frame.join(lines.join("\n"));
  }

  #draw(text: string, state: number): Line {
    const grammarState = this.#states[state];
    const root = this.#highlighter.codeToHast(text, { ...this.#options, structure: "inline", ...(grammarState && { grammarState }) });
    return { html: hastToHtml(root), after: this.#numberOf(this.#highlighter.getLastGrammarState(root)) };
  }

  #numberOf(state: GrammarState | undefined): number {
    const known = this.#states.findIndex((other) => isEqual(state, other));
    return known < 0 ? this.#states.push(state) - 1 : known;
  }
}

/** Plain text has no state. */
function isEqual(a: GrammarState | undefined, b: GrammarState | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.themes.every((theme) => {
    const other = b.getInternalStack(theme);
    return other !== undefined && a.getInternalStack(theme)?.equals(other) === true;
  });
}
