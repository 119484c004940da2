import { type JSX, options } from "preact";
import { renderToStaticMarkup } from "preact-render-to-string";
import { relativeLink, siteLink, type SiteLink } from "./links.js";

/** A page that can be written, and what the link check needs of it. */
export interface RenderedPage {
  html: string;
  /** Each link within the site once. */
  links: readonly SiteLink[];
  ids: readonly string[];
}

type Props = Record<string, unknown>;

let visit: ((props: Props) => void) | undefined;

// Preact calls this for each element that is created, so no element has to declare its link or its id.
options.vnode = ({ type, props }) => {
  if (typeof type === "string") visit?.(props);
};

/**
 * Renders a page whose links are relative to it, so that the site works at any address and from `file://`.
 *
 * @param path of the page, below the root of the site
 * @param draw creates all elements of the page; their links start at the root of the site
 * @param base of the site on its host, for a page that is served at any address: its links start there
 */
export function renderPage(path: string, draw: () => JSX.Element, base?: string): RenderedPage {
  const links = new Map<string, SiteLink>();
  const ids: string[] = [];
  visit = (props) => {
    if (typeof props["id"] === "string") ids.push(props["id"]);
    for (const name of ["href", "src"]) {
      const href = props[name];
      const link = typeof href === "string" ? siteLink(href) : undefined;
      if (link === undefined) continue;
      const address = `${link.path}${link.rest}`;
      links.set(address, link);
      props[name] = base === undefined ? relativeLink(path, link) : `${base}${address}`;
    }
  };
  try {
    return { html: `<!doctype html>${renderToStaticMarkup(draw())}\n`, links: [...links.values()], ids };
  } finally {
    visit = undefined;
  }
}
