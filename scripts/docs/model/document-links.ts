import { headingAnchor } from "./anchors.js";
import type { Contract } from "./contract.js";
import { plainText } from "./prose.js";
import type { Markdown, Page } from "./types.js";

/** A code span or block, or a link with its text and target (https://spec.commonmark.org/0.31.2/#inline-link). */
const LINK = /(`+)(?!`)[\s\S]*?\1|!?\[((?:[^\][]|\\.)*)\]\(\s*<?([^()\s<>]+)>?(?:\s+"[^"]*")?\s*\)/g;

/**
 * Rewrites the links of a document's texts, which were written for another reference: `#operation/readThing` leads to the page of the
 * operation, and what leads nowhere becomes its text.
 */
export function withSiteLinks(contract: Contract, pages: readonly Page[]): Page[] {
  const known = new Set(pages.map(({ path }) => path));
  const targets = targetsOf(contract);
  const rewrite = (text: Markdown): Markdown =>
    text.replace(LINK, (whole, code: string | undefined, words: string, url: string) => {
      if (code !== undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return whole;
      const [, path] = /^\/([^?#]*)/.exec(url) ?? [];
      if (path !== undefined && known.has(path)) return whole;
      const target = targets.get(decoded(url.replace(/^[^#]*#\/?/, "")).toLowerCase());
      return target === undefined ? words : `[${words}](/${target})`;
    });
  // A guide is written for this reference: its dead links are reported.
  return pages.map((page) => (page.kind === "guide" ? page : rewritten(page, rewrite)));
}

/** Returns paths of pages by the fragments of Redoc, Swagger UI, Scalar and Stoplight, in lower case. */
function targetsOf({ document, operations, tags, schemas, paths }: Contract): Map<string, string> {
  const targets = new Map<string, string>();
  for (const [, words = ""] of (document.info.description ?? "").matchAll(/^ {0,3}#{1,6} +(.+?) *#*$/gm)) {
    const anchor = headingAnchor(plainText(words));
    for (const place of [anchor, `section/${words}`, `section/${words.replaceAll(" ", "-")}`, `description/${anchor}`])
      targets.set(place.toLowerCase(), `#${anchor}`);
  }
  if (document.components?.securitySchemes !== undefined) targets.set("section/authentication", paths.authentication);
  for (const operation of operations) {
    const path = paths.operations.get(operation) ?? "";
    const { operationId, tag, method, path: template } = operation;
    targets.set(`tag/${tag}/${method}${template}`.toLowerCase(), path);
    const places = [operationId, `operation/${operationId}`, `operations/${operationId}`, `tag/${tag}/operation/${operationId}`];
    for (const place of [...places, `${tag}/${operationId}`, `paths/${template.replaceAll("/", "~1")}/${method}`])
      targets.set(place.toLowerCase(), path);
  }
  for (const { name } of tags) targets.set(`tag/${name}`.toLowerCase(), paths.tags.get(name) ?? "");
  for (const name of schemas.keys()) {
    for (const place of [`components/schemas/${name}`, `definitions/${name}`, `schema/${name}`, `schemas/${name}`, `model/${name}`])
      targets.set(place.toLowerCase(), paths.schemas.get(name) ?? "");
  }
  return targets;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Rewrites all texts in a value; returns the same value if none changes. */
function rewritten<Value>(value: Value, rewrite: (text: Markdown) => Markdown): Value {
  if (typeof value !== "object" || value === null) return value;
  let changed: Record<string, unknown> | undefined;
  for (const [key, member] of Object.entries(value as Record<string, unknown>)) {
    if (DATA.has(key)) continue;
    const next =
      typeof member === "string" ? (key === "text" && member.includes("](") ? rewrite(member) : member) : rewritten(member, rewrite);
    if (next === member) continue;
    changed ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
    changed[key] = next;
  }
  return (changed ?? value) as Value;
}

/** Members with data of the document, and code. */
const DATA: ReadonlySet<string> = new Set(["examples", "named", "example", "default", "values", "samples", "search"]);
