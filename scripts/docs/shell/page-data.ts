import type { ComponentChildren } from "preact";
import type { Brand, NavGroup } from "../model/types.js";
import type { Heading } from "../view/sections.js";

export interface ShellPageData {
  /** Relative to the site's root. */
  path: string;
  siteTitle: string;
  /** The version of the contract. */
  version: string;
  brand?: Brand | undefined;
  title: string;
  description: string;
  /** The page's canonical URL. */
  canonical?: string | undefined;
  /** The absolute URL of the image that previews of the page show. */
  image?: string | undefined;
  nav: readonly NavGroup[];
  headings: readonly Heading[];
  lead?: ComponentChildren;
  /** The column of code; below the lead on narrow screens. */
  code?: ComponentChildren;
  body: ComponentChildren;
  /** The URL of the page's source, and its path in the repository. */
  editLink?: string | undefined;
  source?: string | undefined;
  /** The link to the page's Markdown twin. */
  markdown?: string | undefined;
}
