import type { Markdown } from "../model/types.js";

/** Prose of the reference that a person wrote, beside what the contract says. */
export interface Guide {
  /** Its page is `guides/<name>/`; that of `changelog` is `changelog/`. */
  name: string;
  title: string;
  /** One or two sentences of plain text. */
  description: string;
  /** The file, from the root of the repository. */
  source: string;
  /** Without the title and what else stands above the text. */
  text: Markdown;
}
