// Filters hold on every page of a list.
import { type Check, NothingToCheck, same } from "../check.js";
import { enumerationOf } from "../contract.js";
import { type Group, type Groups, hasText, type Member, textsOf } from "../groups.js";

const [ROLE = ""] = enumerationOf("AssignableProjectRole");
const RULE = "pagination.next goes with the same request: every page has what the filter keeps, and nothing else.";

export const FILTERS: readonly Check[] = [
  {
    name: "a search of groups holds on every page",
    section: "4.1",
    rule: RULE,
    run: async ({ groups }) => {
      const stem = groups.name();
      const wanted = await amongOthers(groups, (index) => ({ name: `${stem} ${index}` }));
      const { items, exchange } = await groups.list({ limit: "1", search: stem });
      same(idsOf(items), idsOf(wanted), exchange, "what the pages have");
    },
  },
  {
    name: "the filter by project holds on every page",
    section: "4.1",
    rule: RULE,
    needs: ["project"],
    run: async ({ groups, projectId }) => {
      const wanted = await amongOthers(groups, () => ({ projects: [{ projectId, role: ROLE }] }));
      // The search keeps out the groups of others, which may be many.
      const { items, exchange } = await groups.list({ limit: "1", projectId, search: groups.prefix });
      same(idsOf(items), idsOf(wanted), exchange, "what the pages have");
    },
  },
  {
    name: "a search of members holds on every page",
    section: "4.1",
    rule: `${RULE} A text that is part of a name, a username or an email matches it.`,
    isChoice: true,
    needs: ["threeMembers"],
    run: async ({ groups, target }) => {
      const { accessGroupId } = await groups.create({ membersToAdd: target.memberIds.slice(0, 3) });
      const all = await groups.members(accessGroupId);
      same(all.items.length, 3, all.exchange, "how many members there are");
      const { search, uids } = textOfTwo(all.items);
      const { items, exchange } = await groups.members(accessGroupId, { limit: "1", search });
      same(items.map(({ uid }) => uid).sort(), uids, exchange, "what the pages have");
    },
  },
];

/** Two groups of a kind, with others made before, between and after. */
async function amongOthers(groups: Groups, bodyOf: (index: number) => Readonly<Record<string, unknown>>): Promise<Group[]> {
  await groups.create();
  const first = await groups.create(bodyOf(1));
  await groups.create();
  const second = await groups.create(bodyOf(2));
  await groups.create();
  return [first, second];
}

function idsOf(items: readonly Group[]): string[] {
  return items.map(({ accessGroupId }) => accessGroupId).sort();
}

/** The longest text that two of the members have and no other has. */
function textOfTwo(members: readonly Member[]): { search: string; uids: string[] } {
  let search = "";
  let uids: string[] = [];
  for (const text of members.flatMap(textsOf).flatMap(partsOf)) {
    if (text.length <= search.length) continue;
    const having = members.filter((member) => hasText(member, text));
    if (having.length !== 2) continue;
    search = text;
    uids = having.map(({ uid }) => uid).sort();
  }
  if (search === "") throw new NothingToCheck("no text tells two of the members from the third");
  return { search, uids };
}

/** Everything that can be cut out of a text. */
function partsOf(text: string): string[] {
  const characters = Array.from(text);
  return characters.flatMap((_, from) => characters.slice(from).map((_, length) => characters.slice(from, from + length + 1).join("")));
}
