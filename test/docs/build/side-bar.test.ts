import { expect, test } from "vitest";
import { sideBarOf } from "../../../scripts/docs/side-bar.js";
import type { NavGroup } from "../../../scripts/docs/model/types.js";

const NAV: NavGroup[] = [
  { title: "Guides", entries: [{ title: "Start", path: "guides/start/" }] },
  { title: "Webhooks", path: "webhooks/", entries: [{ title: "List", path: "webhooks/list/", method: "GET", detail: "index" }] },
  { title: "Teams", path: "teams/", entries: [{ title: "Read", path: "teams/read/", method: "GET" }] },
];

test("only the page's own group is unfolded; the others are links to their pages", () => {
  const [guides, webhooks, teams] = sideBarOf("webhooks/list/", NAV);
  expect(guides).toMatchObject({ type: "group", collapsed: true });
  expect(webhooks).toMatchObject({ type: "group", collapsed: false });
  expect(webhooks?.type === "group" && webhooks.entries).toMatchObject([
    { label: "Overview", href: "/webhooks/", isCurrent: false },
    { label: "List", href: "/webhooks/list/", isCurrent: true, badge: { text: "GET" }, attrs: { "data-detail": "index" } },
  ]);
  expect(teams).toMatchObject({ type: "link", label: "Teams", href: "/teams/", isCurrent: false });
});

test("the page of a group unfolds it", () => {
  const [, , teams] = sideBarOf("teams/", NAV);
  expect(teams).toMatchObject({ type: "group", collapsed: false, entries: [{ label: "Overview", isCurrent: true }, { label: "Read" }] });
});
