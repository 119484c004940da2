import { expect, it } from "vitest";
import { llmsText } from "../../../scripts/docs/markdown/llms.js";
import { briefOf, markdownOf } from "../../../scripts/docs/markdown/markdown-of.js";
import { sitemapOf } from "../../../scripts/docs/markdown/sitemap.js";
import { twinLink, withLinksFrom } from "../../../scripts/docs/markdown/twin-links.js";
import { documentOf } from "../../generate/harness/small-documents.js";
import { operationPage, siteOf } from "../model/harness/sites.js";
import { guidePage, site } from "../view/harness/pages.js";

const SITE_URL = "https://docs.example/api/";
const text = llmsText(site, SITE_URL);

it("llms.txt has one title, a quote and sections of links", () => {
  expect(text.split("\n").slice(0, 3)).toEqual(["# Reference", "", "> The reference."]);
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(["Guides", "Widgets", "Webhooks", "Optional"]);
});

it("llms.txt links to each Markdown twin once", () => {
  const addresses = [...text.matchAll(/^- \[.*?\]\((.*?)\)/gm)].map(([, address]) => address);
  const twins = site.pages.map((page) => `${SITE_URL}${page.path}index.md`);
  expect(addresses.sort()).toEqual(twins.sort());
});

it("llms.txt has relative links if the site's address is unknown", () => expect(llmsText(site, undefined)).not.toContain("://"));

it("llms.txt lists an operation by its task, with its name, method and path", () =>
  expect(text).toContain(`- [Create a widget](${SITE_URL}widgets/create-widget/index.md): createWidget, POST /v1/widgets/{idOrName}\n`));

it("links relative to llms-full.txt in the sections of pages there", () => {
  const text = site.pages.map((page) => markdownOf(page, "")).join("\n");
  expect(text).toContain("[lists](guides/pagination/index.md)");
});

it("lists each page in the sitemap, in site order", () => {
  const addresses = [...sitemapOf(site, SITE_URL).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(site.pages.map((page) => `${SITE_URL}${page.path}`));
});

it("escapes XML in the sitemap", () => {
  const text = sitemapOf({ ...site, pages: [{ ...guidePage, path: "a&b'<c>/" }] }, SITE_URL);
  expect(text).toContain("<loc>https://docs.example/api/a&amp;b&apos;%3Cc%3E/</loc>");
});

it.each([
  ["guides/pagination/", "/guides/errors/", "../errors/index.md"],
  ["guides/pagination/", "/", "../../index.md"],
  ["", "/guides/errors/#retries", "guides/errors/index.md#retries"],
  ["guides/pagination/", "/openapi.json", "../../openapi.json"],
  ["guides/pagination/", "/guides/pagination/#cursors", "#cursors"],
  ["guides/pagination/", "https://elsewhere.example/", "https://elsewhere.example/"],
  ["guides/pagination/", "//elsewhere.example/", "//elsewhere.example/"],
])("links from twin %j to %s as %s", (from, url, want) => expect(withLinksFrom(from, twinLink(url))).toBe(want));

const TEXT = "In [0, 1) or [see](/widgets/), [a [b](https://a.example) (c), `[x](y)`.\n\n## Samples\n\n- Source: a [lone";
const RUN: Record<string, unknown> = {
  ...{ operationId: "run", description: TEXT, parameters: [{ name: "r", in: "query", description: "Half open [0, 10)." }] },
  requestBody: {
    content: { "application/json": { schema: { type: "string", description: "[x" }, examples: { a: { value: "1" }, b: { value: "2" } } } },
  },
  responses: { "200": { description: "ok [see", content: { "application/json": { schema: { type: "integer" } } } } },
};
const run = operationPage("run", siteOf(documentOf({ paths: { "/run": { put: RUN } } }), { isForeign: true }));

it("a page for a reader without the site has each word of the twin's texts", () => {
  const words = briefOf(run).replaceAll("\\", "");
  for (const part of [
    ...["In [0, 1) or [see](/widgets/), [a [b](https://a.example) (c), `[x](y)`.", "Samples", "- Source: a [lone"],
    ...["Half open [0, 10).", "[x", "ok [see", '"1"', "Tag: default"],
  ])
    expect(words).toContain(part.replace("[see](/widgets/)", "see"));
  expect(words).not.toMatch(/"2"|index\.md|```ts/);
  expect(markdownOf(run)).toContain('"2"');
});

it("the request of an operation has its parameters and body, and nothing of its responses and description", () => {
  const words = briefOf(run, "request");
  expect(words).toMatch(/^# .*\n\n`PUT \/run`[^]*## Parameters[^]*## Request body[^]*"1"[^]*```$/);
  expect(words).not.toMatch(/Responses|ok|Source/);
});
