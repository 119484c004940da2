import type { NavEntry, NavGroup } from "../model/types.js";
import { hrefOf } from "../view/links.js";
import { holds } from "./side-bar.js";

interface Place {
  path: string;
  nav: readonly NavGroup[];
}

/** The group of a page, above its title. */
export function Breadcrumbs({ path, nav }: Place) {
  const group = groupOf({ path, nav });
  if (group === undefined || group.path === path) return null;
  return <p class="breadcrumbs">{group.path === undefined ? group.title : <a href={hrefOf(group.path)}>{group.title}</a>}</p>;
}

/** The pages before and after in the same group. */
export function Neighbours({ path, nav }: Place) {
  const entries = groupOf({ path, nav })?.entries ?? [];
  const index = entries.findIndex((entry) => entry.path === path);
  const [previous, next] = index < 0 ? [] : [entries[index - 1], entries[index + 1]];
  if (previous === undefined && next === undefined) return null;
  return (
    <nav class="neighbours" aria-label="Previous and next">
      {previous !== undefined && <Neighbour entry={previous} rel="prev" label="Previous" />}
      {next !== undefined && <Neighbour entry={next} rel="next" label="Next" />}
    </nav>
  );
}

function Neighbour({ entry, rel, label }: { entry: NavEntry; rel: string; label: string }) {
  return (
    <a href={hrefOf(entry.path)} rel={rel}>
      <span>{label}</span> {entry.title}
    </a>
  );
}

function groupOf({ path, nav }: Place): NavGroup | undefined {
  return nav.find((group) => holds(group, path));
}
