import { createHash } from "node:crypto";
import { h, type JSX } from "preact";
import { expect, test } from "vitest";
import type { NavGroup } from "../../../scripts/docs/model/types.js";
import { renderPage } from "../../../scripts/docs/render-page.js";
import { ShellPage } from "../../../scripts/docs/shell/page.js";
import type { ShellPageData } from "../../../scripts/docs/shell/page-data.js";
import { navFor } from "../../../scripts/docs/shell/side-bar.js";
import { proseElements } from "../../../scripts/docs/view/markdown.js";
import { attribute, elementsOf, find, textOf } from "../view/harness/html.js";
import { relativeLink, siteLink } from "../../../scripts/docs/links.js";

const NAV: NavGroup[] = [
  { title: "Guides", entries: [{ title: "Start", path: "guides/start/" }] },
  { title: "Webhooks", path: "webhooks/", entries: [{ title: "List", path: "webhooks/list/", method: "GET" }] },
  { title: "Teams", path: "teams/", entries: [{ title: "Read", path: "teams/read/", method: "GET" }] },
];

const PAGE: ShellPageData = {
  path: "webhooks/list/",
  version: "1.2.3",
  siteTitle: `<b>"Site"`,
  title: "</title><script>alert(1)</script>",
  description: `"><script>alert(2)</script>`,
  canonical: "https://docs.example.com/webhooks/list/",
  nav: NAV,
  headings: [{ depth: 2, id: "x", text: "<u>Heading" }],
  body: h("h2", { id: "x" }, "Heading"),
  markdown: "/webhooks/list/index.md",
  source: "spec/<a>.yaml",
  editLink: `../spec/"<a>.yaml`,
};

const shell = (page: Partial<ShellPageData> = {}): JSX.Element => h(ShellPage, { ...PAGE, ...page });
const rendered = (draw: () => JSX.Element, base?: string) => renderPage("group/operation/", draw, base);
const hrefs = (html: string): (string | undefined)[] => find(html, "a").map((link) => attribute(link, "href"));

test("makes links relative, and lists each link and id once", () => {
  const { html, links, ids } = rendered(() =>
    h(
      "div",
      { id: "a" },
      h("a", { href: "/group/?a=1&b=2#c" }),
      proseElements("[1](/x/#y) [2](/x/#y)"),
      h("img", { src: "/assets/a.svg" }),
    ),
  );
  expect(hrefs(html)).toEqual(["../index.html?a=1&b=2#c", "../../x/index.html#y", "../../x/index.html#y"]);
  expect(html).toContain(`src="../../assets/a.svg"`);
  expect(links.map(({ path, rest }) => path + rest)).toEqual(["group/?a=1&b=2#c", "x/#y", "assets/a.svg"]);
  expect(ids).toEqual(["a"]);
});

test("keeps links to other sites and within the page", () => {
  const kept = ["https://example.com/", "//example.com/", "#here"];
  const links = kept.map((href) => h("a", { href }));
  expect(hrefs(rendered(() => h("p", {}, links)).html)).toEqual(kept);
});

test("uses the base path for a page that is served at any address", () =>
  expect(hrefs(rendered(() => h("p", {}, h("a", { href: "/" })), "/docs/").html)).toEqual(["/docs/"]));

test("renders the next page after a failed one", () => {
  const fail = (): never => {
    throw new Error("failed");
  };
  expect(() => rendered(fail)).toThrow("failed");
  expect(h("a", { href: "/x/" }).props.href).toBe("/x/");
});

const { html } = renderPage(PAGE.path, shell);

test("page shell escapes HTML in text", () => {
  const names = elementsOf(html.replace(/^<!doctype html>/, "")).map(({ tagName }) => tagName);
  expect(names.filter((name) => ["b", "u", "i"].includes(name))).toEqual([]);
  expect(find(html, "script")).toHaveLength(2);
  expect(find(html, "h1").map(textOf)).toEqual([PAGE.title]);
});

test("page shell starts with a policy that allows its inline script by hash only", () => {
  const [, policy = ""] = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const [inline] = find(html, "script").map(textOf);
  const hash = createHash("sha256")
    .update(inline ?? "")
    .digest("base64");
  expect(policy).toContain(`default-src 'none'; script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test("page shell links to the source, the Markdown twin and the headings", () => {
  expect(hrefs(html)).toEqual(expect.arrayContaining([PAGE.editLink, "index.md", "#x"]));
  expect(html).toContain(`<link rel="alternate" type="text/markdown" href="index.md"/>`);
});

test("page shell omits missing parts", () => {
  const plain = renderPage("", () =>
    shell({ headings: [], markdown: undefined, editLink: undefined, source: undefined, canonical: undefined }),
  ).html;
  expect(plain).not.toMatch(/On this page|<footer|canonical|alternate/);
});

const open = (path: string): unknown[] =>
  find(renderPage(path, () => shell({ path, nav: navFor(path, NAV) })).html, "details")
    .filter(({ properties }) => properties.open)
    .map(textOf);

test("side bar expands only the group of the current page", () => {
  expect(navFor("webhooks/list/", NAV).map(({ entries }) => entries.length)).toEqual([1, 1, 0]);
  expect(open("webhooks/list/")).toEqual(["WebhooksOverviewGET List"]);
  expect(open("teams/")).toEqual(["TeamsOverviewGET Read"]);
});

test("side bar marks the current page", () => {
  const { html } = renderPage("teams/", () => shell({ path: "teams/", nav: navFor("teams/", NAV) }));
  const current = find(html, "a").filter((link) => attribute(link, "ariaCurrent") === "page");
  expect(current.map(textOf).map((text) => text.trim())).toEqual(["Overview"]);
});

test.each([
  ["", "/guides/start/", "guides/start/index.html"],
  ["", "/", "index.html"],
  ["guides/start/", "/", "../../index.html"],
  ["guides/start/", "/guides/pagination/#cursor", "../pagination/index.html#cursor"],
  ["guides/start/", "/guides/start/", "index.html"],
  ["guides/start/", "/guides/start/#first", "#first"],
  ["access-groups/", "/access-groups/read-access-group/", "read-access-group/index.html"],
  ["access-groups/read-access-group/", "/access-groups/", "../index.html"],
  ["access-groups/read-access-group/", "/assets/style.css", "../../assets/style.css"],
  ["access-groups/read-access-group/", "/access-groups/read-access-group/index.md", "index.md"],
])("from %j, resolves %s to %s", (from, href, relative) => {
  const link = siteLink(href);
  expect(link && relativeLink(from, link)).toBe(relative);
  const address = new URL(relative, `http://host/${from === "" ? "" : from}index.html`);
  expect(address.pathname.replace(/index\.html$/, "") + address.hash).toBe(href);
});

test.each(["https://example.com/", "//example.com/", "/\\example.com", "mailto:a@example.com", "#here", "index.html", "data:,"])(
  "returns undefined for %s",
  (href) => expect(siteLink(href)).toBeUndefined(),
);
