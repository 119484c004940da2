import type { Call } from "../api.js";
import { check, choice, type Check, type Needs, type Tools } from "../check.js";
import { hold, same } from "../assertions.js";
import { limitOf, parameterSchema, ROLE } from "../contract.js";
import { twoProjects } from "../granted.js";
import type { Group } from "../groups.js";

const LIMITS = ["limit", "membersLimit", "projectsLimit"] as const;
const LISTS_OF_GROUP = ["listAccessGroupMembers", "listAccessGroupProjects"] as const;
const FILTER_RULE = "pagination.next goes with the same request: every page has what the filter keeps, and nothing else.";

export const LISTS: readonly Check[] = [
  check("a walk by pages of one meets each group once", {
    rule: "next gives the following page, null ends the list; the limit changes neither what a list has nor its order.",
    run: async ({ groups }) => {
      const made = idsOf([await groups.create(), await groups.create(), await groups.create()]);
      const all = await groups.list({ search: groups.prefix });
      same(idsOf(all.items).sort(), made.sort(), all.exchange, "what the list has");
      for (const limit of ["1", "2"]) {
        const { items, exchange } = await groups.list({ limit, search: groups.prefix });
        same(idsOf(items), idsOf(all.items), exchange, `what the pages of ${limit} have`);
      }
    },
  }),
  walkCheck("members", { member: 2 }, async ({ groups, target }) => {
    const membersToAdd = target.memberIds.slice(0, 2);
    const { accessGroupId } = await groups.create({ membersToAdd });
    const { items, exchange } = await groups.members(accessGroupId, { limit: "1" });
    same(items.map(({ uid }) => uid).sort(), membersToAdd.sort(), exchange, "the members");
  }),
  walkCheck("projects", { project: 2 }, async ({ groups, target }) => {
    const projects = twoProjects(target);
    const { accessGroupId } = await groups.create({ projects });
    const { items, exchange } = await groups.projects(accessGroupId, { limit: "1" });
    same(items.map(({ projectId }) => projectId).sort(), projects.map(({ projectId }) => projectId).sort(), exchange, "the projects");
  }),
  check("a cursor goes with the page that gave it", {
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
  }),
  check("a search finds a group by its name, and nothing else", {
    rule: "search keeps the groups whose name it matches and no others; a list without items is empty or has an empty page.",
    run: async ({ groups }) => {
      const [wanted] = [await groups.create(), await groups.create()];
      const found = await groups.list({ search: wanted.name });
      same(idsOf(found.items), [wanted.accessGroupId], found.exchange, "what is found");
      const none = await groups.list({ search: `${groups.prefix}-nothing-has-this-name` });
      same(none.items, [], none.exchange, "what is found");
    },
  }),
  check("the least and the greatest limit are taken", {
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
  }),
  check("a limit below, above or beside the whole numbers allowed is refused", {
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
  }),
  countCheck("groups", {}, async (tools) => {
    for (let index = 0; index < 2; index++) await tools.groups.create();
    await holdCounts(tools, "listAccessGroups", "accessGroups", { query: { search: tools.groups.prefix } });
  }),
  countCheck("members", { member: 2 }, async (tools) => {
    const { accessGroupId: idOrName } = await tools.groups.create({ membersToAdd: tools.target.memberIds.slice(0, 2) });
    await holdCounts(tools, "listAccessGroupMembers", "members", { path: { idOrName } });
  }),
  countCheck("projects", { project: 2 }, async (tools) => {
    const { accessGroupId: idOrName } = await tools.groups.create({ projects: twoProjects(tools.target) });
    await holdCounts(tools, "listAccessGroupProjects", "projects", { path: { idOrName } });
  }),
  check("a search of groups holds on every page", {
    rule: FILTER_RULE,
    run: async (tools) => {
      const search = tools.groups.name();
      await holdFilter(tools, { search }, (index) => ({ name: `${search} ${index}` }));
    },
  }),
  check("the filter by project holds on every page", {
    rule: FILTER_RULE,
    needs: { project: 1 },
    run: async (tools) => {
      const { groups, projectId } = tools;
      // The search keeps out the groups of others, which may be many.
      await holdFilter(tools, { projectId, search: groups.prefix }, () => ({ projects: [{ projectId, role: ROLE }] }));
    },
  }),
];

const idsOf = (items: readonly Group[]): string[] => items.map(({ accessGroupId }) => accessGroupId);

function walkCheck(what: string, needs: Needs, run: Check["run"]): Check {
  return check(`a walk by pages of one meets each of the ${what} once`, {
    rule: `The list of ${what} is paged as all lists are.`,
    needs,
    run,
  });
}

function countCheck(what: string, needs: Needs, run: Check["run"]): Check {
  const rule = "pagination.count is the number of items of the page, not of the list.";
  return choice(`the count of a page of ${what} is that of its items`, { rule, needs, run });
}

async function holdCounts({ api }: Tools, id: string, key: string, call: Call): Promise<void> {
  for (const count of [1, 2]) {
    const exchange = await api.call(id, { ...call, query: { ...call.query, limit: String(count) } });
    const page = exchange.json as { pagination?: { count: number } } & Record<string, unknown[] | undefined>;
    same([page[key]?.length, page.pagination?.count], [count, count], exchange, "[number of items, count]");
  }
}

function wrongLimits(name: string): string[] {
  const schema = parameterSchema(name);
  return [String(limitOf(schema, "minimum") - 1), String(limitOf(schema, "maximum") + 1), "1.5", "many", ""];
}

/** The filter finds two groups that have others before, between and after them. */
async function holdFilter({ groups }: Tools, query: Record<string, string>, bodyOf: (index: number) => object): Promise<void> {
  const made: Group[] = [];
  for (let index = 0; index < 5; index++) made.push(await groups.create(index % 2 === 1 ? bodyOf(index) : {}));
  const { items, exchange } = await groups.list({ limit: "1", ...query });
  same(idsOf(items).sort(), idsOf(made.filter((_, index) => index % 2 === 1)).sort(), exchange, "what the pages have");
}
