import type { ComponentChildren } from "preact";
import type { Article } from "./markdown.js";
import type { Heading, Section } from "./sections.js";

/** The content of a page below its title. */
export interface Body {
  lead?: ComponentChildren;
  /** The headings of the lead. */
  headings?: readonly Heading[];
  /** Samples, in a column of their own on wide screens, otherwise below the lead. */
  code?: readonly Section[];
  /** The contents beside the lead, without headings. */
  aside?: ComponentChildren;
  sections: readonly Section[];
  /** The article after the sections, with its own headings. */
  article?: Article;
}
