import { check, choice, type Check } from "../check.js";
import { hold, same } from "../assertions.js";
import { charactersOf, limitOf, schemaOf } from "../contract.js";
import type { Group, Groups } from "../groups.js";

const FIELDS = ["accessGroupId", "name", "teamId", "createdAt", "membersCount", "projectsCount"] as const;
const NAME = schemaOf("AccessGroupName");
const LONGEST = limitOf(NAME, "maxLength");

export const LIFE: readonly Check[] = [
  check("create returns the group that was asked for", {
    rule: "The response to a create has the create shape, the name that was sent, no members and no projects.",
    run: async ({ api, groups }) => {
      const name = groups.name();
      const exchange = await api.call("createAccessGroup", { body: { name } });
      const group = exchange.json as Group;
      same([group.name, group.membersCount, group.projectsCount], [name, 0, 0], exchange, "[name, membersCount, projectsCount]");
      hold(!("isDsyncManaged" in group), exchange, "isDsyncManaged is in the response to a create");
    },
  }),
  check("a group is read by its ID and its name, and listed once", {
    rule: "idOrName takes the ID or the name of an access group; the list has each group of the team once.",
    run: async ({ groups }) => {
      const created = await groups.create();
      for (const idOrName of [created.accessGroupId, created.name]) {
        const { group, exchange } = await groups.read(idOrName);
        same(fieldsOf(group), fieldsOf(created), exchange, "what is read");
      }
      await holdListed(groups, created);
    },
  }),
  check("timestamps are milliseconds in text", {
    rule: "createdAt and updatedAt are strings of milliseconds, and no group is updated before it is created.",
    run: async ({ groups }) => {
      const { group, exchange } = await groups.read((await groups.create()).accessGroupId);
      for (const name of ["createdAt", "updatedAt"] as const) hold(/^\d+$/.test(group[name]), exchange, `${name} is ${group[name]}`);
      hold(Number(group.updatedAt) >= Number(group.createdAt), exchange, "updatedAt is before createdAt");
    },
  }),
  check("an update changes the name, by the ID and by the name", {
    rule: "An update with a name gives that name to the group that idOrName names, in the update shape; read and list agree.",
    run: async ({ groups }) => {
      for (const key of ["accessGroupId", "name"] as const) {
        const created = await groups.create();
        const name = groups.name();
        const updated = await groups.update(created[key], { name });
        same(fieldsOf(updated.group), { ...fieldsOf(created), name }, updated.exchange, "the response to the update");
        hold(!("isDsyncManaged" in updated.group), updated.exchange, "isDsyncManaged is in the response to an update");
        hold(Number(updated.group.updatedAt) >= Number(created.updatedAt), updated.exchange, "updatedAt went back");
        const read = await groups.read(name);
        same(fieldsOf(read.group), fieldsOf(updated.group), read.exchange, "what is read by the new name");
        await holdListed(groups, updated.group);
      }
    },
  }),
  check("an update needs no property", {
    rule: "No property of the body of an update is required; what it does not name stays.",
    run: async ({ groups }) => {
      const created = await groups.create();
      const { group, exchange } = await groups.update(created.accessGroupId, {});
      same(fieldsOf(group), fieldsOf(created), exchange, "the response to the update");
    },
  }),
  check("a deleted group is gone", {
    rule: "A delete returns no body; then the group can be neither read, updated nor deleted, and no list has it.",
    run: async ({ api, groups }) => {
      const { accessGroupId } = await groups.create();
      const path = { idOrName: accessGroupId };
      const deleted = await api.call("deleteAccessGroup", { path });
      hold(deleted.text === "", deleted, "the response has a body");
      await api.notGranted("readAccessGroup", { path });
      await api.notGranted("updateAccessGroup", { path, body: {} });
      await api.notGranted("deleteAccessGroup", { path });
      const { items, exchange } = await groups.list();
      hold(!items.some((group) => group.accessGroupId === accessGroupId), exchange, "the list has the deleted group");
    },
  }),
  check("a delete takes the name in place of the ID and spares the others", {
    rule: "The path parameter idOrName of a delete takes the name of an access group; other groups stay.",
    run: async ({ api, groups }) => {
      const [created, other] = [await groups.create(), await groups.create()];
      await api.call("deleteAccessGroup", { path: { idOrName: created.name } });
      await api.notGranted("readAccessGroup", { path: { idOrName: created.accessGroupId } });
      const { group, exchange } = await groups.read(other.accessGroupId);
      same(fieldsOf(group), fieldsOf(other), exchange, "the other group");
    },
  }),
  check("a name of the greatest length and of any character that the pattern admits is taken", {
    rule: "A name may be as long as the limit says, with every character that the pattern admits; it names its group in a path.",
    run: async ({ groups }) => {
      const { accessGroupId } = await groups.create();
      for (const name of namesOfAll(() => groups.name())) {
        const updated = await groups.update(accessGroupId, { name });
        same(updated.group.name, name, updated.exchange, "the name that an update gave");
        const read = await groups.read(name);
        same(read.group.accessGroupId, accessGroupId, read.exchange, "the ID of the group that is read by its name");
        await groups.update(accessGroupId, { name: groups.name() });
        const created = await groups.create({ name });
        const { group, exchange } = await groups.read(created.accessGroupId);
        same(group.name, name, exchange, "the name that a create gave");
      }
    },
  }),
  takenName("a name that another group has", "name"),
  takenName("a name that is the ID of another group", "accessGroupId"),
  check("a group keeps its name where an update gives it again", {
    rule: "An update may give a group the name that it has.",
    run: async ({ groups }) => {
      const { accessGroupId, name } = await groups.create();
      const { group, exchange } = await groups.update(accessGroupId, { name });
      same(group.name, name, exchange, "the name");
    },
  }),
];

/** Fields of every shape of a group that other updates leave as they are. */
const fieldsOf = (group: Group): Record<string, unknown> => Object.fromEntries(FIELDS.map((field) => [field, group[field]]));

async function holdListed(groups: Groups, wanted: Group): Promise<void> {
  const { items, exchange } = await groups.list();
  const listed = items.filter(({ accessGroupId }) => accessGroupId === wanted.accessGroupId);
  same(listed.map(fieldsOf), [fieldsOf(wanted)], exchange, "what the list has of the group");
}

function takenName(what: string, field: "name" | "accessGroupId"): Check {
  return choice(`${what} is refused`, {
    rule: `400 for ${what}: a path that names a group by it would have two meanings.`,
    run: async ({ api, groups }) => {
      const [first, second] = [await groups.create(), await groups.create()];
      await api.refused("createAccessGroup", [400], { body: { name: first[field] } });
      await api.refused("updateAccessGroup", [400], { path: { idOrName: second.accessGroupId }, body: { name: first[field] } });
    },
  });
}

/** Names with a beginning each, the first as long as may be, which together have every character; none ends with a space, which might be cut off. */
function* namesOfAll(beginning: () => string): Iterable<string> {
  const characters = charactersOf(NAME);
  for (let from = 0; from < characters.length;) {
    const start = beginning();
    const part = characters.slice(from, from + LONGEST - start.length - 1).join("");
    yield `${start}${part}0`;
    from += part.length;
  }
}
