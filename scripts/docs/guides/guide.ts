import type { Markdown } from "../model/types.js";

/** A hand-written page of the reference. */
export interface Guide {
  /** The page is `guides/<name>/`, or `changelog/` for `changelog`. */
  name: string;
  /** The file, relative to the folder of the guides; undefined for the changelog. */
  file?: string;
  title: string;
  /** One or two sentences of plain text. */
  description: string;
  /** The file, relative to the repository; undefined if the pages do not link to it. */
  source?: string;
  /** Without front matter and title. */
  text: Markdown;
}
