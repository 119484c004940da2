/** @jsxImportSource preact */
import { Actions } from "./actions.js";
import { Breadcrumbs, Neighbours } from "./around.js";
import { Contents } from "./contents.js";
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
        <Header siteTitle={page.siteTitle} version={page.version} logo={page.brand?.logo} />
        <div class="layout">
          <SideBar path={page.path} nav={page.nav} links={page.brand?.links} />
          <Contents headings={page.headings} />
          <main class={[...(page.code === undefined ? [] : ["two-columns"]), ...(page.path === "" ? ["home"] : [])].join(" ") || undefined}>
            <div class="lead">
              <div class="page-bar">
                <Breadcrumbs path={page.path} nav={page.nav} />
                <Actions {...page} />
              </div>
              <h1 id="_top">{page.title}</h1>
              {page.lead}
            </div>
            {page.code !== undefined && (
              <div class="code-column">
                <div>{page.code}</div>
              </div>
            )}
            <div class="rest">
              {page.body}
              <Neighbours path={page.path} nav={page.nav} />
            </div>
          </main>
        </div>
      </body>
    </html>
  );
}
