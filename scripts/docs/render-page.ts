import { type JSX, options } from "preact";
import { renderToStaticMarkup } from "preact-render-to-string";
import { relativeLink, siteLink, type SiteLink } from "./links.js";

/** A rendered page, with its links and ids for the link check. */
export interface RenderedPage {
  html: string;
  /** The unique links within the site. */
  links: readonly SiteLink[];
  ids: readonly string[];
}

type Props = Record<string, unknown>;

let visit: ((props: Props) => void) | undefined;

// Preact calls this for each created element, which collects all links and ids.
options.vnode = ({ type, props }) => {
  if (typeof type === "string") visit?.(props);
};

/**
 * Renders a page with relative links, so that the site works at any URL and from `file://`.
 *
 * @param path the page's path, relative to the site's root
 * @param draw creates all elements of the page, with root-absolute links
 * @param base the path of the site on its host, for a page that is served at any URL: its links start with it
 */
export function renderPage(path: string, draw: () => JSX.Element, base?: string): RenderedPage {
  const links = new Map<string, SiteLink>();
  const ids: string[] = [];
  visit = (props) => {
    if (typeof props["id"] === "string") ids.push(props["id"]);
    for (const name of ["href", "src"]) {
      const href = props[name];
      if (typeof href !== "string") continue;
      const isOnPage = href.startsWith("#");
      const link = isOnPage ? { path, rest: href } : siteLink(href);
      if (link === undefined) continue;
      const address = `${link.path}${link.rest}`;
      links.set(address, link);
      if (isOnPage) continue;
      props[name] = base === undefined ? relativeLink(path, link) : `${base}${address}`;
    }
  };
  try {
    return { html: `<!doctype html>${renderToStaticMarkup(draw())}\n`, links: [...links.values()], ids };
  } finally {
    visit = undefined;
  }
}
