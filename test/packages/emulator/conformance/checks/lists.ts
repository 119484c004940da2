// Pages, searches and limits of the three lists.
import type { Call } from "../api.js";
import { type Check, hold, type Need, same, type Tools } from "../check.js";
import { enumerationOf, limitOf, parameterSchema } from "../contract.js";

const [ROLE = ""] = enumerationOf("AssignableProjectRole");
const COUNT = "pagination.count is the number of items of the page, not of the list.";
const LIMITS = ["limit", "membersLimit", "projectsLimit"] as const;
const LISTS_OF_GROUP = ["listAccessGroupMembers", "listAccessGroupProjects"] as const;

export const LISTS: readonly Check[] = [
  {
    name: "a walk by pages of one meets each group once",
    section: "4.1",
    rule: "pagination.next as the query parameter next gives the following page; null ends the list. No page has more items than limit.",
    run: async ({ groups }) => {
      const made: string[] = [];
      for (let index = 0; index < 3; index++) made.push((await groups.create()).accessGroupId);
      const { items, exchange } = await groups.list({ limit: "1", search: groups.prefix });
      const ids = items.map(({ accessGroupId }) => accessGroupId);
      hold(new Set(ids).size === ids.length, exchange, "a group is on two pages");
      const missing = made.filter((id) => !ids.includes(id));
      same(missing, [], exchange, "what no page has");
    },
  },
  {
    name: "a walk has what one page has, in the same order",
    section: "4.1",
    rule: "How many items a page holds changes neither what a list has nor its order.",
    run: async ({ groups }) => {
      for (let index = 0; index < 3; index++) await groups.create();
      const [one, all] = [await groups.list({ limit: "2", search: groups.prefix }), await groups.list({ search: groups.prefix })];
      const ids = (items: readonly { accessGroupId: string }[]): string[] => items.map(({ accessGroupId }) => accessGroupId);
      same(ids(one.items), ids(all.items), one.exchange, "what pages of two have");
    },
  },
  {
    name: "a cursor goes with the page that gave it",
    section: "4.1",
    rule: "The same cursor gives the same page again.",
    run: async ({ api, groups }) => {
      for (let index = 0; index < 2; index++) await groups.create();
      const query = { limit: "1", search: groups.prefix };
      const first = await api.call("listAccessGroups", { query });
      const { pagination } = first.json as { pagination?: { next: string | null } };
      hold(typeof pagination?.next === "string", first, "a list of two has no second page of one");
      const again = { ...query, next: pagination.next };
      const [second, third] = [await api.call("listAccessGroups", { query: again }), await api.call("listAccessGroups", { query: again })];
      same(third.json, second.json, third, "the page");
    },
  },
  {
    name: "a search finds a group by its name",
    section: "4.1",
    rule: "search keeps the groups whose name it matches and no others.",
    run: async ({ groups }) => {
      const [wanted, other] = [await groups.create(), await groups.create()];
      const { items, exchange } = await groups.list({ search: wanted.name });
      const ids = items.map(({ accessGroupId }) => accessGroupId);
      hold(ids.includes(wanted.accessGroupId), exchange, "the group whose name is searched for is not found");
      hold(!ids.includes(other.accessGroupId), exchange, "a group of another name is found");
    },
  },
  {
    name: "a search that matches nothing finds nothing",
    section: "4.1",
    rule: "A list without items is an empty object or an empty page without a further one.",
    run: async ({ groups }) => {
      await groups.create();
      const { items, exchange } = await groups.list({ search: `${groups.prefix}-nothing-has-this-name` });
      same(items, [], exchange, "what is found");
    },
  },
  {
    name: "the least and the greatest limit are taken",
    section: "4.1, 8",
    rule: "limit, membersLimit and projectsLimit are whole numbers from the least to the greatest that the contract states.",
    run: async ({ api, groups }) => {
      const { accessGroupId: idOrName } = await groups.create();
      for (const keyword of ["minimum", "maximum"] as const) {
        for (const name of LIMITS) {
          await api.call("listAccessGroups", { query: { [name]: String(limitOf(parameterSchema(name), keyword)) } });
        }
        for (const list of LISTS_OF_GROUP) {
          await api.call(list, { path: { idOrName }, query: { limit: String(limitOf(parameterSchema("limit"), keyword)) } });
        }
      }
    },
  },
  {
    name: "a limit below, above or beside the whole numbers allowed is refused",
    section: "4.1, 7, 8",
    rule: "400: a value in the request query is invalid.",
    run: async ({ api, groups }) => {
      const { accessGroupId: idOrName } = await groups.create();
      for (const name of LIMITS) {
        for (const value of wrongLimits(name)) await api.refused("listAccessGroups", [400], { query: { [name]: value } });
      }
      for (const list of LISTS_OF_GROUP) {
        for (const value of wrongLimits("limit")) await api.refused(list, [400], { path: { idOrName }, query: { limit: value } });
      }
    },
  },
  countCheck("groups", [], async (tools) => {
    for (let index = 0; index < 3; index++) await tools.groups.create();
    await holdCounts(tools, "listAccessGroups", "accessGroups", { query: { limit: "2", search: tools.groups.prefix } }, [2, 1]);
  }),
  countCheck("members", ["twoMembers"], async (tools) => {
    const { accessGroupId: idOrName } = await tools.groups.create({ membersToAdd: tools.target.memberIds.slice(0, 2) });
    await holdCounts(tools, "listAccessGroupMembers", "members", { path: { idOrName }, query: { limit: "1" } }, [1, 1]);
  }),
  countCheck("projects", ["twoProjects"], async (tools) => {
    const projects = tools.target.projectIds.slice(0, 2).map((projectId) => ({ projectId, role: ROLE }));
    const { accessGroupId: idOrName } = await tools.groups.create({ projects });
    await holdCounts(tools, "listAccessGroupProjects", "projects", { path: { idOrName }, query: { limit: "1" } }, [1, 1]);
  }),
];

function countCheck(what: string, needs: readonly Need[], run: Check["run"]): Check {
  return { name: `the count of a page of ${what} is that of its items`, section: "2.4", rule: COUNT, isChoice: true, needs, run };
}

/** Goes through the first pages, which have so many items. */
async function holdCounts({ api }: Tools, id: string, key: string, call: Call, counts: readonly number[]): Promise<void> {
  let next: string | null | undefined;
  for (const count of counts) {
    const exchange = await api.call(id, { ...call, query: { ...call.query, ...(typeof next === "string" && { next }) } });
    const page = exchange.json as { pagination?: { count: number; next: string | null } } & Record<string, unknown[] | undefined>;
    same([page[key]?.length, page.pagination?.count], [count, count], exchange, "[number of items, count]");
    next = page.pagination?.next;
  }
}

function wrongLimits(name: string): string[] {
  const schema = parameterSchema(name);
  return [String(limitOf(schema, "minimum") - 1), String(limitOf(schema, "maximum") + 1), "1.5", "many", ""];
}
