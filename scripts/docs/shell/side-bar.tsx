import type { Brand, NavEntry, NavGroup } from "../model/types.js";
import { hrefOf } from "../view/links.js";
import { MethodBadge } from "../view/marks.js";

/**
 * Selects the entries of the side bar. Groups with a page are only a link unless they contain the current page, since all entries would be
 * larger than the page itself.
 */
export function navFor(path: string, nav: readonly NavGroup[]): NavGroup[] {
  return nav.map((group) =>
    group.path === undefined || holds(group, path) ? { ...group, entries: around(path, group.entries) } : { ...group, entries: [] },
  );
}

/** The most entries of a group that are shown; the group's own page has all. */
const MOST = 150;

/** Returns the entries around that of the page, if there are too many for each page of the group. */
function around(path: string, entries: NavGroup["entries"]): NavGroup["entries"] {
  if (entries.length <= MOST) return entries;
  const at = entries.findIndex((entry) => entry.path === path);
  const start = Math.min(Math.max(0, at - MOST / 6), entries.length - MOST / 3);
  return entries.slice(start, start + MOST / 3);
}

/** Checks that a page is that of a group, or in it. */
export function holds(group: NavGroup, path: string): boolean {
  return group.path === path || group.entries.some((entry) => entry.path === path);
}

/** The navigation: a column, or a popover on narrow screens. */
export function SideBar({ path, nav, links = [] }: { path: string; nav: readonly NavGroup[]; links?: Brand["links"] | undefined }) {
  return (
    <nav id="_menu" class="side-bar" aria-label="Main" popover>
      <ul>
        {nav.map((group, index) => (
          <li key={group.title}>
            {group.heading !== undefined && group.heading !== nav[index - 1]?.heading && <p class="nav-heading">{group.heading}</p>}
            <Group group={group} path={path} />
          </li>
        ))}
        {links.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group, path }: { group: NavGroup; path: string }) {
  const { title, path: own, entries } = group;
  if (own !== undefined && entries.length === 0) return <EntryLink entry={{ title, path: own }} path={path} />;
  const overview = own === undefined ? [] : [{ title: "Overview", path: own }];
  return (
    <details open={holds(group, path)}>
      <summary>{title}</summary>
      <ul>
        {[...overview, ...entries].map((entry) => (
          <li key={entry.path}>
            <EntryLink entry={entry} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function EntryLink({ entry: { title, path: own, method }, path }: { entry: NavEntry; path: string }) {
  return (
    <a href={hrefOf(own)} aria-current={own === path ? "page" : undefined}>
      {method === undefined ? (
        title
      ) : (
        <>
          <MethodBadge method={method} /> <span>{title}</span>
        </>
      )}
    </a>
  );
}
