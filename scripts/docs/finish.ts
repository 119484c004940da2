import { createHash } from "node:crypto";
import { relativeLink, siteLink, type SiteLink } from "./links.js";

/** A page that can be written, and what is to be checked over all pages. */
export interface FinishedPage {
  html: string;
  /** Where its links lead within the site, each once. */
  links: readonly SiteLink[];
  ids: readonly string[];
}

/** The parts of HTML in which a link can stand, and those in which one cannot though it may look so. */
const PARTS =
  /<!--[\s\S]*?-->|(<script\b[^>]*>)([\s\S]*?)<\/script>|<style\b[^>]*>[\s\S]*?<\/style>|<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*"|='[^']*'|=[^\s>"']+)?)*)\s*\/?>/gi;

const ATTRIBUTES = /(\s+)([^\s=>"'/]+)(?:=("[^"]*"|'[^']*'|[^\s>"']+))?/g;

const LINK_ATTRIBUTES = new Set(["href", "src"]);

/** The theme's own files, which `assets.ts` puts together under other names. */
const COMPILED = "/_astro/";

/**
 * Makes of what the frame drew a page that stands anywhere: links are relative to it, the theme's scripts and styles are those of
 * `assets/`, and a policy says that it asks no other host and runs no script but these.
 *
 * @param path of the page, below the root of the site
 * @param ownScripts the code of the scripts that the frame writes into each page: no other may be in it, and none but these may run
 * @param base of the site on its host, for a page that may be shown at any address: its links start there
 */
export function finishPage(html: string, path: string, ownScripts: ReadonlySet<string>, base?: string): FinishedPage {
  const links = new Map<string, SiteLink>();
  const ids: string[] = [];
  const hashes = new Set<string>();
  const linkTo = (href: string): string => {
    const link = siteLink(href);
    if (link === undefined) return href;
    links.set(`${link.path}${link.rest}`, link);
    return base === undefined ? relativeLink(path, link) : `${base}${link.path}${link.rest}`;
  };

  const finished = html.replace(PARTS, (part: string, script?: string, code?: string, name?: string, attributes?: string) => {
    if (script !== undefined) {
      if (code !== "" && !ownScripts.has(code ?? "")) throw new Error(`The page ${path} holds a script that is none of the frame's.`);
      return finishScript(part, script, code ?? "", linkTo, hashes);
    }
    if (name === undefined || attributes === undefined) return part;
    if (name === "link" && attributes.includes(`href="${COMPILED}`)) return printSheet(attributes, linkTo);
    return part.replace(attributes, () => finishAttributes(attributes, linkTo, ids));
  });
  return { html: finished.replace("<head>", () => `<head>${policyTag(hashes)}`), links: [...links.values()], ids };
}

function finishScript(part: string, tag: string, code: string, linkTo: (href: string) => string, hashes: Set<string>): string {
  if (tag.includes(`src="${COMPILED}`)) return "";
  if (code !== "") hashes.add(sha256(code));
  return `${tag.replace(/ src="([^"]*)"/, (_, href: string) => ` src="${linkTo(href)}"`)}${part.slice(tag.length)}`;
}

/** The style for paper is a sheet of its own; the others are one, which the head names. */
function printSheet(attributes: string, linkTo: (href: string) => string): string {
  return attributes.includes('media="print"') ? `<link rel="stylesheet" href="${linkTo("/assets/print.css")}" media="print">` : "";
}

function finishAttributes(attributes: string, linkTo: (href: string) => string, ids: string[]): string {
  return attributes.replace(ATTRIBUTES, (attribute: string, space: string, name: string, quoted?: string) => {
    const value = quoted === undefined ? "" : quoted.replace(/^(["'])(.*)\1$/s, "$2");
    if (name === "id") ids.push(decodeEntities(value));
    if (!LINK_ATTRIBUTES.has(name) || !value.startsWith("/")) return attribute;
    // What is written was escaped before, and nothing of it needs it anew: a link only loses or gains folders.
    return `${space}${name}="${linkTo(value)}"`;
  });
}

/** What the policy allows: nothing but the site's own scripts and styles, the theme's style attributes and a frame of the site. */
function policyTag(hashes: ReadonlySet<string>): string {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...[...hashes].map((hash) => `'sha256-${hash}'`)].join(" "),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">`;
}

const hashOfCode = new Map<string, string>();

/** The same few scripts stand in every page. */
function sha256(code: string): string {
  const known = hashOfCode.get(code);
  if (known !== undefined) return known;
  const hash = createHash("sha256").update(code).digest("base64");
  hashOfCode.set(code, hash);
  return hash;
}

function decodeEntities(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&#34;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
