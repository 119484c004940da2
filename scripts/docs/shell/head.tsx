/** @jsxImportSource preact */
import { createHash } from "node:crypto";
import { THEME_KEY } from "../browser/theme.js";
import type { ShellPageData } from "./page-data.js";

/** Applies a stored theme before the first paint. Throws nothing if the browser blocks storage. */
const THEME_SCRIPT = `try{let t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** Allows only the site's scripts, and no connections. */
const policy = (images: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash("sha256").update(THEME_SCRIPT).digest("base64")}'`,
    "style-src 'self'",
    `img-src ${images}`,
    "frame-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** Inline, to save a request. */
const ICON =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='#1f5fbf'/>" +
  "<path d='M13 8h-1q-3 0-3 3v2q0 3-2 3 2 0 2 3v2q0 3 3 3h1M19 8h1q3 0 3 3v2q0 3 2 3-2 0-2 3v2q0 3-3 3h-1'" +
  " fill='none' stroke='#fff' stroke-width='2.5' stroke-linecap='round'/></svg>";

export function Head({ title, siteTitle, description, canonical, image, markdown, brand }: ShellPageData) {
  return (
    <head>
      <meta http-equiv="Content-Security-Policy" content={policy(brand?.logo === undefined ? "data:" : "'self' data:")} />
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title === siteTitle ? title : `${title} | ${siteTitle}`}</title>
      <meta name="description" content={description} />
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {markdown !== undefined && <link rel="alternate" type="text/markdown" href={markdown} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={siteTitle} />
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      {image !== undefined && (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:alt" content={siteTitle} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <link rel="icon" href={`data:image/svg+xml,${encodeURIComponent(ICON)}`} />
      <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      <link rel="stylesheet" href="/assets/style.css" />
      <script defer src="/assets/site.js" />
    </head>
  );
}
