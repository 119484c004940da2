// Filters hold on every page of a list.
import type { Check, Tools } from "../check.js";
import { same } from "../assertions.js";
import { enumerationOf } from "../contract.js";

const [ROLE = ""] = enumerationOf("AssignableProjectRole");
const RULE = "pagination.next goes with the same request: every page has what the filter keeps, and nothing else.";

export const FILTERS: readonly Check[] = [
  {
    name: "a search of groups holds on every page",
    rule: RULE,
    run: async (tools) => {
      const search = tools.groups.name();
      await holdFilter(tools, { search }, (index) => ({ name: `${search} ${index}` }));
    },
  },
  {
    name: "the filter by project holds on every page",
    rule: RULE,
    needs: { project: 1 },
    run: async (tools) => {
      const { groups, projectId } = tools;
      // The search keeps out the groups of others, which may be many.
      await holdFilter(tools, { projectId, search: groups.prefix }, () => ({ projects: [{ projectId, role: ROLE }] }));
    },
  },
];

/** The filter finds two groups that have others before, between and after them. */
async function holdFilter(
  { groups }: Tools,
  query: Readonly<Record<string, string>>,
  bodyOf: (index: number) => Readonly<Record<string, unknown>>,
): Promise<void> {
  const made: string[] = [];
  for (let index = 0; index < 5; index++) made.push((await groups.create(index % 2 === 1 ? bodyOf(index) : {})).accessGroupId);
  const { items, exchange } = await groups.list({ limit: "1", ...query });
  const found = items.map(({ accessGroupId }) => accessGroupId).sort();
  same(found, made.filter((_, index) => index % 2 === 1).sort(), exchange, "what the pages have");
}
