import type { Check } from "../check.js";
import { same } from "../assertions.js";
import { charactersOf, limitOf, schemaOf } from "../contract.js";

const SCHEMA = schemaOf("AccessGroupName");
const LONGEST = limitOf(SCHEMA, "maxLength");

export const NAMES: readonly Check[] = [
  {
    name: "a name of the greatest length and of any character that the pattern admits is taken",
    rule: "A name may be as long as the limit says, with every character that the pattern admits; it names its group in a path.",
    run: async ({ groups }) => {
      const { accessGroupId } = await groups.create();
      for (const name of namesOfAll(() => groups.name())) {
        const updated = await groups.update(accessGroupId, { name });
        same(updated.group.name, name, updated.exchange, "the name that an update gave");
        const read = await groups.read(name);
        same(read.group.accessGroupId, accessGroupId, read.exchange, "the ID of the group that is read by its name");
      }
      for (const name of namesOfAll(() => groups.name())) {
        const created = await groups.create({ name });
        const { group, exchange } = await groups.read(created.accessGroupId);
        same(group.name, name, exchange, "the name that a create gave");
      }
    },
  },
  takenName("a name that another group has", "a name that another group of the team has", "name"),
  takenName("a name that is the ID of another group", "a name that is the ID of another group of the team", "accessGroupId"),
  {
    name: "a group keeps its name where an update gives it again",
    rule: "An update may give a group the name that it has.",
    run: async ({ groups }) => {
      const { accessGroupId, name } = await groups.create();
      const { group, exchange } = await groups.update(accessGroupId, { name });
      same(group.name, name, exchange, "the name");
    },
  },
];

function takenName(what: string, rule: string, field: "name" | "accessGroupId"): Check {
  return {
    name: `${what} is refused`,
    rule: `400 for ${rule}: a path that names a group by it would have two meanings.`,
    isChoice: true,
    run: async ({ api, groups }) => {
      const [first, second] = [await groups.create(), await groups.create()];
      await api.refused("createAccessGroup", [400], { body: { name: first[field] } });
      await api.refused("updateAccessGroup", [400], { path: { idOrName: second.accessGroupId }, body: { name: first[field] } });
    },
  };
}

/** Names with a beginning each, the first as long as may be, which together have every character; none ends with a space, which might be cut off. */
function* namesOfAll(beginning: () => string): Iterable<string> {
  const characters = charactersOf(SCHEMA);
  for (let from = 0; from < characters.length;) {
    const start = beginning();
    const part = characters.slice(from, from + LONGEST - start.length - 1).join("");
    yield `${start}${part}0`;
    from += part.length;
  }
}
