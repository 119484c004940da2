import type { OutputFile } from "../core/files/output.js";
import type { Site } from "./model/types.js";
import { renderPage } from "./render-page.js";
import { ShellPage } from "./shell/page.js";
import { navFor } from "./shell/side-bar.js";

const PATH = "404.html";

/**
 * Renders the page for a 404. Servers return it at any URL, so its links are root-absolute, with the path of the site's URL if it is known.
 */
export function missingPage(site: Site, siteUrl: string | undefined): OutputFile {
  const draw = () => (
    <ShellPage
      path={PATH}
      siteTitle={site.title}
      brand={site.brand}
      version={site.version}
      title="Page not found"
      description="This page does not exist."
      nav={navFor(PATH, site.nav)}
      headings={[]}
      body={
        <p>
          There is no page at this address. The search finds each operation by its name, path, fields and words, and the{" "}
          <a href="/">first page</a> leads to all of them.
        </p>
      }
    />
  );
  return { path: PATH, text: renderPage(PATH, draw, siteUrl === undefined ? "/" : new URL(siteUrl).pathname).html };
}
