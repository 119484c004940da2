import type { ComponentChildren } from "preact";
import type { Article } from "./markdown.js";
import type { Section } from "./sections.js";

/** A page below its title: what stands first, and its sections. */
export interface Body {
  lead: ComponentChildren;
  sections: readonly Section[];
  /** The article after the sections, with its own headings. */
  article?: Article;
}
