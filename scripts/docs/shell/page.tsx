/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { NavGroup } from "../model/types.js";
import type { Heading } from "../view/sections.js";
import { Contents } from "./contents.js";
import { Footer } from "./footer.js";
import { Head } from "./head.js";
import { Header } from "./header.js";
import { SideBar } from "./side-bar.js";

export interface ShellPage {
  /** Below the root of the site. */
  path: string;
  siteTitle: string;
  title: string;
  description: string;
  /** The absolute address of the page. */
  canonical?: string | undefined;
  nav: readonly NavGroup[];
  headings: readonly Heading[];
  body: ComponentChildren;
  /** The address of the page's source, and its path in the repository. */
  editLink?: string | undefined;
  source?: string | undefined;
  /** The link to the page's Markdown twin. */
  markdown?: string | undefined;
}

/** A whole page: the body below its title, and what all pages have around it. */
export function ShellPage(page: ShellPage) {
  return (
    <html lang="en">
      <Head {...page} />
      <body>
        <a class="skip-link" href="#_top">
          Skip to content
        </a>
        <Header siteTitle={page.siteTitle} />
        <div class="layout">
          <SideBar path={page.path} nav={page.nav} />
          <Contents headings={page.headings} />
          <main>
            <h1 id="_top">{page.title}</h1>
            {page.body}
            <Footer {...page} />
          </main>
        </div>
      </body>
    </html>
  );
}
