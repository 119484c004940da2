import type { Link, Page, Site } from "../model/types.js";
import { type Block, heading, type Inline, link, list, listItem, paragraph, text } from "./nodes.js";
import { linkFromRoot, twinOf } from "./twin-links.js";
import { writeNodes } from "./write-nodes.js";

/**
 * Writes the index of the site for language models (https://llmstxt.org), with links to the Markdown twins. If the site's URL is known, the
 * links are absolute, since the file is often read outside the site.
 */
export function llmsText(site: Site, siteUrl: string | undefined): string {
  const home = site.pages.find((page) => page.kind === "home");
  return writeNodes([
    heading(1, text(site.title)),
    { type: "blockquote", children: [paragraph(text(home?.description ?? `Version ${site.version}`))] },
    paragraph(text(`Version ${site.version}. `), ...machineFiles(siteUrl)),
    ...sectionsOf(site).flatMap(({ title, links }) => [heading(2, text(title)), ...linkList(links, siteUrl)]),
  ]);
}

interface Section {
  title: string;
  links: readonly Link[];
}

const PROSE: ReadonlySet<Page["kind"]> = new Set(["home", "guide", "authentication", "errors", "coverage"]);

/** Returns guides, then operations by tag, then schemas. Readers with little context may skip the section `Optional`. */
function sectionsOf(site: Site): Section[] {
  const tags = site.pages.filter((page) => page.kind === "tag");
  const operations = site.pages.filter((page) => page.kind === "operation");
  const webhooksOf = (tag: string | undefined): Link[] =>
    site.pages.filter((page) => page.kind === "webhook" && page.tags.find((name) => tags.some((each) => each.tag === name)) === tag);
  const sections = [
    { title: "Guides", links: site.pages.filter((page) => PROSE.has(page.kind)) },
    ...tags.map((tag) => ({
      title: tag.title,
      links: [tag, ...operations.filter((page) => page.tag.path === tag.path).map(withCall), ...webhooksOf(tag.tag)],
    })),
    { title: "Webhooks", links: webhooksOf(undefined) },
    { title: "Optional", links: site.pages.filter((page) => page.kind === "schemas" || page.kind === "schema") },
  ];
  return sections.filter(({ links }) => links.length > 0);
}

/** An operation is listed by its task. Its description is on its page: with all of them, the index would be twice as long. */
function withCall({ path, title, operationId, method, template }: Page & { kind: "operation" }): Link {
  const call = `${method} ${template}`;
  return { path, title, description: title === operationId ? call : `${operationId}, ${call}` };
}

function linkList(links: readonly Link[], siteUrl: string | undefined): Block[] {
  return list(
    links.map(({ title, path, description }) =>
      listItem(paragraph(link(linkFromRoot(twinOf(path), siteUrl), text(title)), ...notes(description))),
    ),
  );
}

function machineFiles(siteUrl: string | undefined): Inline[] {
  const file = (name: string): Inline => link(linkFromRoot(name, siteUrl), text(name));
  return [
    text("All pages in one file: "),
    file("llms-full.txt"),
    text(". The OpenAPI document: "),
    file("openapi.json"),
    text(", "),
    file("openapi.yaml"),
    text("."),
  ];
}

/** Returns a description after a colon, as the format requires. */
function notes(description: string): Inline[] {
  return description === "" ? [] : [text(`: ${description}`)];
}
