/** @jsxImportSource preact */
import { Contents } from "./contents.js";
import { Footer } from "./footer.js";
import { Head } from "./head.js";
import { Header } from "./header.js";
import type { ShellPageData } from "./page-data.js";
import { SideBar } from "./side-bar.js";

/** A whole page: header, side bar, title, body and footer. */
export function ShellPage(page: ShellPageData) {
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
