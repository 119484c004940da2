import type { NavEntry, NavGroup } from "./model/types.js";

/** An entry as the theme draws it. */
export type SideBarEntry = SideBarLink | SideBarGroup;

interface SideBarLink {
  type: "link";
  label: string;
  href: string;
  isCurrent: boolean;
  badge: { text: string; variant: "default" | "note" | "success" | "caution" | "danger"; class: string } | undefined;
  attrs: Readonly<Record<string, string>>;
}

interface SideBarGroup {
  type: "group";
  label: string;
  entries: readonly SideBarEntry[];
  collapsed: boolean;
  badge: undefined;
}

const VARIANTS: Readonly<Record<string, "note" | "success" | "caution" | "danger">> = {
  GET: "note",
  POST: "success",
  PUT: "caution",
  PATCH: "caution",
  DELETE: "danger",
};

/**
 * The side bar of a page. Only the group that the page is in is unfolded, and any group that has no page of its own; each other one is a
 * link: all the entries of all groups would be more than the page itself.
 */
export function sideBarOf(path: string, nav: readonly NavGroup[]): SideBarEntry[] {
  return nav.map((group) => {
    const isOpen = group.path === path || group.entries.some((entry) => entry.path === path);
    if (!isOpen && group.path !== undefined) return link({ title: group.title, path: group.path }, path);
    const overview = group.path === undefined ? [] : [link({ title: "Overview", path: group.path }, path)];
    const entries = [...overview, ...group.entries.map((entry) => link(entry, path))];
    return { type: "group", label: group.title, entries, collapsed: !isOpen, badge: undefined };
  });
}

function link({ title, path, method, detail }: NavEntry, current: string): SideBarLink {
  return {
    type: "link",
    label: title,
    href: `/${path}`,
    isCurrent: path === current,
    badge: method === undefined ? undefined : { text: method, variant: VARIANTS[method] ?? "default", class: "method" },
    attrs: detail === undefined ? {} : { "data-detail": detail },
  };
}
