import { expect, test } from "vitest";
import { relativeLink, siteLink } from "../../../scripts/docs/links.js";

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
