import type { ComponentChildren } from "preact";
import type { Article } from "./markdown.js";
import type { Section } from "./sections.js";

/** The content of a page below its title. */
export interface Body {
  lead: ComponentChildren;
  sections: readonly Section[];
  /** The article after the sections, with its own headings. */
  article?: Article;
}
