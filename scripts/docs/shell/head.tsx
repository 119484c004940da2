import { createHash } from "node:crypto";
import { THEME_KEY } from "../browser/theme.js";
import { ICON } from "./mark.js";
import type { ShellPageData } from "./page-data.js";

/** Applies a stored theme before the first paint. Throws nothing if the browser blocks storage. */
const THEME_SCRIPT = `try{let t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** Allows only the site's scripts, and no connections. */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash("sha256").update(THEME_SCRIPT).digest("base64")}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

export function Head({ title, siteTitle, description, canonical, image, markdown }: ShellPageData) {
  return (
    <head>
      <meta http-equiv="Content-Security-Policy" content={POLICY} />
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
      {/* Inline, to save a request. */}
      <link rel="icon" href={`data:image/svg+xml,${encodeURIComponent(ICON)}`} />
      <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      <link rel="stylesheet" href="/assets/style.css" />
      <script defer src="/assets/site.js" />
    </head>
  );
}
