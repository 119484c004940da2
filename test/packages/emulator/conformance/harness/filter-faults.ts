// Faults in what a list keeps of what it is asked for.
import type { Answer, Fault } from "./fault.js";

type Item = Readonly<Record<string, unknown>>;
type Page = Record<string, Item[] | { count: number; next: string | null }>;

/** A service that goes by a filter for the first page alone: the next ones have what is left of the whole list, one item each. */
function losing(id: string, key: string, filter: string): Fault["make"] {
  return () => {
    let seen = new Set<unknown>();
    const itemsOf = ({ json }: Answer): Item[] => ((json as Page | undefined)?.[key] ?? []) as Item[];
    return async (sent, pass) => {
      if (sent.id !== id || !sent.query.has(filter)) return pass(sent);
      const isFirst = !sent.query.has("next");
      if (isFirst) seen = new Set();
      else for (const name of ["next", "limit", filter]) sent.query.delete(name);
      const answer = await pass(sent);
      if (answer.status !== 200) return answer;
      const items = isFirst ? itemsOf(answer) : itemsOf(answer).filter((item) => !seen.has(keyOf(item)));
      for (const item of items.slice(0, 1)) seen.add(keyOf(item));
      const next = isFirst || items.length > 1 ? `page ${seen.size}` : null;
      return { status: 200, json: { [key]: items.slice(0, 1), pagination: { count: 1, next } } };
    };
  };
}

function keyOf({ accessGroupId, uid }: Item): unknown {
  return accessGroupId ?? uid;
}

export const FILTER_FAULTS: readonly Fault[] = [
  {
    what: "the filter by project is lost after the first page",
    breaks: ["the filter by project holds on every page"],
    keeps: ["a search of groups holds on every page"],
    make: losing("listAccessGroups", "accessGroups", "projectId"),
  },
  {
    what: "the search of groups is lost after the first page",
    breaks: ["a search of groups holds on every page"],
    make: losing("listAccessGroups", "accessGroups", "search"),
  },
  {
    what: "the search of members is lost after the first page",
    breaks: ["a search of members holds on every page", "a search finds a member by name, username and email"],
    make: losing("listAccessGroupMembers", "members", "search"),
  },
  {
    what: "a search that matches one member finds all",
    breaks: ["a search finds a member by name, username and email"],
    make: () => async (sent, pass) => {
      const answer = await pass(sent);
      if (sent.id !== "listAccessGroupMembers" || !sent.query.has("search")) return answer;
      if ((answer.json as { members?: unknown[] }).members?.length !== 1) return answer;
      for (const name of ["search", "limit"]) sent.query.delete(name);
      return pass(sent);
    },
  },
];
