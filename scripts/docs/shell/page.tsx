import { hrefOfAnchor } from "../view/links.js";
import { Breadcrumbs, Neighbours } from "./around.js";
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

/** What a reader can do with the page. The script shows the buttons. */
function Actions({ editLink, source, markdown }: ShellPageData) {
  return (
    <p class="actions">
      {markdown !== undefined && (
        <>
          <button type="button" data-copy-page="" hidden>
            Copy page
          </button>
          <a href={markdown} type="text/markdown">
            Markdown
          </a>
        </>
      )}
      {editLink !== undefined && (
        <a href={editLink} title={source}>
          Edit
        </a>
      )}
      <button type="button" data-copy-link="" hidden>
        Copy link
      </button>
    </p>
  );
}

/** The table of contents: a column, or a popover on narrow screens. */
function Contents({ headings }: Pick<ShellPageData, "headings">) {
  if (headings.length === 0) return null;
  return (
    <nav class="contents" aria-label="On this page">
      <button type="button" popovertarget="_contents">
        On this page
      </button>
      <div id="_contents" popover>
        <p aria-hidden="true">On this page</p>
        <ul>
          <li>
            <a href="#_top">Overview</a>
          </li>
          {headings.map(({ id, depth, text }) => (
            <li key={id} class={`depth-${depth}`}>
              <a href={hrefOfAnchor(id)}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
