// Create, read, list, update and delete agree with each other.
import { type Check, hold, same } from "../check.js";
import type { Group } from "../groups.js";

const FIELDS = ["accessGroupId", "name", "teamId", "createdAt", "membersCount", "projectsCount"] as const;

export const LIFE: readonly Check[] = [
  {
    name: "create answers with the group that was asked for",
    section: "4.1, 2.1",
    rule: "The answer to a create has the create shape, the name that was sent, no members and no projects.",
    run: async ({ api, groups }) => {
      const name = groups.name();
      const exchange = await api.call("createAccessGroup", { body: { name } });
      const group = exchange.json as Group;
      same([group.name, group.membersCount, group.projectsCount], [name, 0, 0], exchange, "[name, membersCount, projectsCount]");
      hold(!("isDsyncManaged" in group), exchange, "isDsyncManaged is in the answer to a create");
    },
  },
  {
    name: "a group is read by its ID",
    section: "4.1",
    rule: "The path parameter idOrName takes the ID of an access group; the answer has the read shape.",
    run: async ({ groups }) => {
      const created = await groups.create();
      const { group, exchange } = await groups.read(created.accessGroupId);
      same(fieldsOf(group), fieldsOf(created), exchange, "what is read");
    },
  },
  {
    name: "a group is read by its name",
    section: "4.1",
    rule: "The path parameter idOrName takes the name of an access group.",
    run: async ({ groups }) => {
      const created = await groups.create();
      const { group, exchange } = await groups.read(created.name);
      same(fieldsOf(group), fieldsOf(created), exchange, "what is read");
    },
  },
  {
    name: "a group stands in the list once",
    section: "4.1",
    rule: "The list has each access group of the team once, in the list shape.",
    run: async ({ groups }) => {
      const created = await groups.create();
      const { items, exchange } = await groups.list();
      const found = items.filter(({ accessGroupId }) => accessGroupId === created.accessGroupId);
      same(found.map(fieldsOf), [fieldsOf(created)], exchange, "what the list has of the group");
    },
  },
  {
    name: "timestamps are milliseconds in text",
    section: "2.1",
    rule: "createdAt and updatedAt are strings of milliseconds, and no group is updated before it is created.",
    run: async ({ groups }) => {
      const { accessGroupId } = await groups.create();
      const { group, exchange } = await groups.read(accessGroupId);
      hold(/^\d+$/.test(group.createdAt), exchange, `createdAt is ${group.createdAt}`);
      hold(/^\d+$/.test(group.updatedAt), exchange, `updatedAt is ${group.updatedAt}`);
      hold(Number(group.updatedAt) >= Number(group.createdAt), exchange, "updatedAt is before createdAt");
    },
  },
  {
    name: "an update changes the name",
    section: "4.1",
    rule: "An update with a name gives the group that name, in the update shape; read and list agree.",
    run: async ({ groups }) => {
      const created = await groups.create();
      const name = groups.name();
      const updated = await groups.update(created.accessGroupId, { name });
      same(fieldsOf(updated.group), { ...fieldsOf(created), name }, updated.exchange, "the answer to the update");
      hold(!("isDsyncManaged" in updated.group), updated.exchange, "isDsyncManaged is in the answer to an update");
      hold(Number(updated.group.updatedAt) >= Number(created.updatedAt), updated.exchange, "updatedAt went back");
      const read = await groups.read(name);
      same(fieldsOf(read.group), fieldsOf(updated.group), read.exchange, "what is read by the new name");
      const { items, exchange } = await groups.list();
      const listed = items.filter(({ accessGroupId }) => accessGroupId === created.accessGroupId);
      same(listed.map(fieldsOf), [fieldsOf(updated.group)], exchange, "what the list has of the group");
    },
  },
  {
    name: "an update needs no property",
    section: "4.1",
    rule: "No property of the body of an update is required; what it does not name stays.",
    run: async ({ groups }) => {
      const created = await groups.create();
      const { group, exchange } = await groups.update(created.accessGroupId, {});
      same(fieldsOf(group), fieldsOf(created), exchange, "the answer to the update");
    },
  },
  {
    name: "an update takes the name in place of the ID",
    section: "4.1",
    rule: "The path parameter idOrName of an update takes the name of an access group.",
    run: async ({ groups }) => {
      const created = await groups.create();
      const name = groups.name();
      const { group, exchange } = await groups.update(created.name, { name });
      same(fieldsOf(group), { ...fieldsOf(created), name }, exchange, "the answer to the update");
    },
  },
  {
    name: "a deleted group is gone",
    section: "4.1",
    rule: "After a delete the group can be neither read, updated nor deleted, and no list has it.",
    run: async ({ api, groups }) => {
      const { accessGroupId } = await groups.create();
      const path = { idOrName: accessGroupId };
      await api.call("deleteAccessGroup", { path });
      await api.notGranted("readAccessGroup", { path });
      await api.notGranted("updateAccessGroup", { path, body: {} });
      await api.notGranted("deleteAccessGroup", { path });
      const { items, exchange } = await groups.list();
      hold(!items.some((group) => group.accessGroupId === accessGroupId), exchange, "the list has the deleted group");
    },
  },
  {
    name: "a delete takes the name in place of the ID and spares the others",
    section: "4.1",
    rule: "The path parameter idOrName of a delete takes the name of an access group; other groups stay.",
    run: async ({ api, groups }) => {
      const [created, other] = [await groups.create(), await groups.create()];
      await api.call("deleteAccessGroup", { path: { idOrName: created.name } });
      await api.notGranted("readAccessGroup", { path: { idOrName: created.accessGroupId } });
      const { group, exchange } = await groups.read(other.accessGroupId);
      same(fieldsOf(group), fieldsOf(other), exchange, "the other group");
    },
  },
  {
    name: "a delete answers without a body",
    section: "4.1",
    rule: "No body is described for the answer to a delete.",
    run: async ({ api, groups }) => {
      const { accessGroupId } = await groups.create();
      const exchange = await api.call("deleteAccessGroup", { path: { idOrName: accessGroupId } });
      hold(exchange.text === "", exchange, "the answer has a body");
    },
  },
];

/** What all shapes of a group have in common and an update of something else leaves as it is. */
function fieldsOf(group: Group): Record<string, unknown> {
  return Object.fromEntries(FIELDS.map((field) => [field, group[field]]));
}
