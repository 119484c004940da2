import { headingAnchor } from "./anchors.js";
import type { Contract } from "./contract.js";
import { decoded } from "../../read/spec-node.js";
import { plainText } from "./prose.js";
import type { Markdown, Page } from "./types.js";

/** A code block, to its end, or a code span, to the end of its paragraph at most (https://spec.commonmark.org/0.31.2/#code-spans). */
const CODE = String.raw`^[ \t>]*(?<fence>\`{3,}|~{3,}).*\n[^]*?(?:^[ \t>]*\k<fence>|(?![^]))|(?<ticks>\`+)(?!\`)(?:(?!\n[ \t]*(?:\n|[>#]|[-*+] |\d+[.)] ))[^])*?\k<ticks>`;

/** The text of a link, which may hold an image or brackets. */
const WORDS = String.raw`(?:[^\][\\]|\\.|\[(?:[^\][\\]|\\.)*\])*`;
/** The target of a link. */
const URL_OF_LINK = String.raw`(?:<(?<bracketed>[^<>\n]*)>|(?<url>(?:[^()\s<>\\]|\\.|\((?:[^()\s\\]|\\.)*\))+))`;
const TITLE = String.raw`(?:\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?`;

/** Code, or a link with its text and target (https://spec.commonmark.org/0.31.2/#inline-link). */
const LINK = new RegExp(String.raw`(?<code>${CODE})|(?<!\\)!?\[(?<words>${WORDS})\]\(\s*${URL_OF_LINK}${TITLE}\s*\)`, "gm");

/** A target at the end of a text, for links that name it (https://spec.commonmark.org/0.31.2/#link-reference-definitions). */
const DEFINITION = /^ {0,3}\[((?:[^\][\\]|\\.)+)\]:[ \t]*<?([^\s<>]+)>?(?: +["'(].*)?$/gm;
/** Code, or a link that names its target, with or without a text of its own. */
const NAMED_LINK = new RegExp(
  String.raw`(?<code>${CODE})|\[(?<words>(?:[^\][\\]|\\.)+)\](?:\[(?<name>(?:[^\][\\]|\\.)+)?\])?(?![(:])`,
  "gm",
);

/**
 * Rewrites the links of a document's texts, which were written for another reference: `#operation/readThing` leads to the page of the
 * operation, and what leads nowhere becomes its text.
 */
export function withSiteLinks(contract: Contract, pages: readonly Page[]): Page[] {
  const known = new Set(pages.map(({ path }) => path));
  const targets = targetsOf(contract);
  const rewriteLinks = (text: Markdown): Markdown =>
    text.replace(LINK, (whole, ...groups) => {
      const { code, words = "", bracketed, url = bracketed ?? "" } = groups.at(-1) as Record<string, string | undefined>;
      if (code !== undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return whole;
      const [, path, anchor = ""] = /^\/([^?#]*)(#?)/.exec(url) ?? [];
      const isPage = path !== undefined && known.has(path);
      // Another reference has all on one page: `/#tag/Things/operation/readThing`.
      if (isPage && path + anchor !== "#") return whole;
      const key = keyOf(decoded(url.replace(/^[^#]*#\/?|^\//, "")));
      // Redoc puts the heading above before that of a section.
      const target = targets.get(key) ?? targets.get(key.replace(/^section\/.*\//, "section/"));
      // An image may be in the text of a link.
      return target === undefined ? rewriteLinks(words) : `[${rewriteLinks(words)}](/${target})`;
    });
  const rewrite = (text: Markdown): Markdown => rewriteLinks(withTargets(text));
  // A guide is written for this reference: its dead links are reported.
  return pages.map((page) => (page.kind === "guide" ? page : rewritten(page, rewrite)));
}

/** Writes the targets that links name into the links. */
function withTargets(text: Markdown): Markdown {
  const targets = new Map([...text.matchAll(DEFINITION)].map(([, name = "", url = ""]) => [name.toLowerCase(), url]));
  if (targets.size === 0) return text;
  return text.replace(DEFINITION, "").replace(NAMED_LINK, (whole, ...groups) => {
    const { code, words = "", name } = groups.at(-1) as Record<string, string | undefined>;
    const url = code === undefined ? targets.get((name ?? words).toLowerCase()) : undefined;
    return url === undefined ? whole : `[${words}](${/[()]/.test(url) ? `<${url}>` : url})`;
  });
}

/** Returns paths of pages by the keys of the fragments of Redoc, Swagger UI, Scalar and Stoplight. */
function targetsOf({ document, operations, tags, schemas, paths }: Contract): Map<string, string> {
  const targets = new Map<string, string>();
  const add = (target: string | undefined, ...places: string[]): void =>
    places.forEach((place) => void targets.set(keyOf(place), target ?? ""));
  const addHeadings = (text: Markdown | undefined, path: string, placesOf: (words: string, anchor: string) => string[]): void => {
    for (const [, words = ""] of (text ?? "").matchAll(/^ {0,3}#{1,6} +(.+?) *#*$/gm)) {
      const anchor = headingAnchor(plainText(words));
      add(`${path}#${anchor}`, anchor, ...placesOf(words, anchor));
    }
  };
  for (const { name, description } of tags) {
    const placesOf = (words: string, anchor: string): string[] => [`tag/${name}/${words}`, `tag/${name}/description/${anchor}`];
    addHeadings(description, paths.tags.get(name) ?? "", placesOf);
  }
  addHeadings(document.info.description, "", (words, anchor) => [`section/${words}`, `description/${anchor}`]);
  for (const scheme of Object.keys(document.components?.securitySchemes ?? {}))
    add(paths.authentication, "section/authentication", `section/authentication/${scheme}`);
  for (const operation of operations) {
    const { operationId, tag, method, path: template } = operation;
    const place = `paths/${template.replaceAll("/", "~1")}/${method}`;
    const ids = [operationId, `operation/${operationId}`, `operations/${operationId}`, `${tag}/${operationId}`];
    add(paths.operations.get(operation), ...ids, place, `tag/${tag}/${place}`);
    add(paths.operations.get(operation), `tag/${tag}/operation/${operationId}`, `tag/${tag}/${method}${template}`);
  }
  for (const { name } of tags) add(paths.tags.get(name), `tag/${name}`);
  for (const name of schemas.keys())
    add(paths.schemas.get(name), ...["components/schemas", "definitions", "schema", "schemas", "model"].map((at) => `${at}/${name}`));
  return targets;
}

/** Redoc and Scalar write spaces as hyphens, Redoc an ampersand as a word, Scalar all in lower case. */
function keyOf(fragment: string): string {
  return fragment.toLowerCase().replaceAll("&", "and").replaceAll(" ", "-");
}

/** Rewrites all texts in a value; returns the same value if none changes. */
function rewritten<Value>(value: Value, rewrite: (text: Markdown) => Markdown): Value {
  if (typeof value !== "object" || value === null) return value;
  let changed: Record<string, unknown> | undefined;
  for (const [key, member] of Object.entries(value as Record<string, unknown>)) {
    if (DATA.has(key)) continue;
    const next =
      typeof member === "string" ? (key === "text" && /\][(:]/.test(member) ? rewrite(member) : member) : rewritten(member, rewrite);
    if (next === member) continue;
    changed ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
    changed[key] = next;
  }
  return (changed ?? value) as Value;
}

/** Members with data of the document, and code. */
const DATA: ReadonlySet<string> = new Set(["examples", "named", "example", "default", "values", "samples", "search"]);
