// Members of access groups.
import { type Check, hold, same, type Tools } from "../check.js";
import { type Groups, hasText } from "../groups.js";

export const MEMBERS: readonly Check[] = [
  {
    name: "a member that is added is a member",
    section: "4.1, 2.2",
    rule: "membersToAdd of an update adds members; the list of members and the count agree.",
    needs: ["member"],
    run: async ({ groups, uid }) => {
      const { accessGroupId } = await groups.create();
      const { group, exchange } = await groups.update(accessGroupId, { membersToAdd: [uid] });
      same(group.membersCount, 1, exchange, "membersCount");
      await holdMembers(groups, accessGroupId, [uid]);
    },
  },
  {
    name: "a group is made with members",
    section: "4.1",
    rule: "membersToAdd of a create makes the first members.",
    needs: ["member"],
    run: async ({ groups, uid }) => {
      const { accessGroupId } = await groups.create({ membersToAdd: [uid] });
      const { group, exchange } = await groups.read(accessGroupId);
      same(group.membersCount, 1, exchange, "membersCount");
      await holdMembers(groups, accessGroupId, [uid]);
    },
  },
  {
    name: "a member that is removed is none",
    section: "4.1",
    rule: "membersToRemove of an update removes members and leaves the others.",
    needs: ["twoMembers"],
    run: async ({ groups, target }) => {
      const [first = "", second = ""] = target.memberIds;
      const { accessGroupId } = await groups.create({ membersToAdd: [first, second] });
      const { group, exchange } = await groups.update(accessGroupId, { membersToRemove: [first] });
      same(group.membersCount, 1, exchange, "membersCount");
      await holdMembers(groups, accessGroupId, [second]);
    },
  },
  {
    name: "a member that is added twice is one member",
    section: "4.1",
    rule: "Adding a member again changes nothing.",
    isChoice: true,
    needs: ["member"],
    run: async ({ groups, uid }) => {
      const { accessGroupId } = await groups.create({ membersToAdd: [uid] });
      const { group, exchange } = await groups.update(accessGroupId, { membersToAdd: [uid] });
      same(group.membersCount, 1, exchange, "membersCount");
    },
  },
  {
    name: "a walk by pages of one meets each member once",
    section: "4.1",
    rule: "The list of members is paged as all lists are.",
    needs: ["twoMembers"],
    run: async ({ groups, target }) => {
      const uids = target.memberIds.slice(0, 2);
      const { accessGroupId } = await groups.create({ membersToAdd: uids });
      const { items, exchange, pages } = await groups.members(accessGroupId, { limit: "1" });
      same(items.map(({ uid }) => uid).sort(), [...uids].sort(), exchange, "the members");
      hold(pages >= 2, exchange, "two members are on one page of one");
    },
  },
  {
    name: "a search finds a member by name, username and email",
    section: "4.1",
    rule: "search matches name, username and email, and keeps the members that it matches and no others.",
    needs: ["twoMembers"],
    run: async ({ groups, target }) => {
      const { accessGroupId } = await groups.create({ membersToAdd: target.memberIds.slice(0, 2) });
      const { items, exchange: all } = await groups.members(accessGroupId);
      same(items.length, 2, all, "how many members there are");
      for (const { uid, username, email, name } of items) {
        for (const search of [username, email, ...(name === undefined ? [] : [name])]) {
          const { items: found, exchange } = await groups.members(accessGroupId, { limit: "1", search });
          const wanted = items.filter((member) => member.uid === uid || hasText(member, search));
          same(found.map(uidOf).sort(), wanted.map(uidOf).sort(), exchange, `what a search for ${search} finds`);
        }
      }
      const none = await groups.members(accessGroupId, { search: `${groups.prefix}-nobody` });
      same(none.items, [], none.exchange, "what a search for nobody finds");
    },
  },
  {
    name: "the members of a group are listed by its name",
    section: "4.1",
    rule: "The path parameter idOrName of the list of members takes the name of an access group.",
    needs: ["member"],
    run: async ({ groups, target }) => {
      const membersToAdd = target.memberIds.slice(0, 1);
      const { name } = await groups.create({ membersToAdd });
      await holdMembers(groups, name, membersToAdd);
    },
  },
  {
    name: "membersLimit says how many members a listed group shows",
    section: "4.1",
    rule: "The list includes at most membersLimit members of each group, and counts them all.",
    needs: ["twoMembers"],
    run: async (tools) => {
      const uids = tools.target.memberIds.slice(0, 2);
      const { accessGroupId, name } = await tools.groups.create({ membersToAdd: uids });
      await holdLimit(tools, { accessGroupId, name, key: "members", limit: "membersLimit", ids: uids });
    },
  },
  {
    name: "projectsLimit says how many projects a listed group shows",
    section: "4.1",
    rule: "The list includes at most projectsLimit projects of each group, and counts them all.",
    needs: ["twoProjects"],
    run: async (tools) => {
      const ids = tools.target.projectIds.slice(0, 2);
      const projects = ids.map((projectId) => ({ projectId, role: "ADMIN" }));
      const { accessGroupId, name } = await tools.groups.create({ projects });
      await holdLimit(tools, { accessGroupId, name, key: "projects", limit: "projectsLimit", ids });
    },
  },
];

const uidOf = ({ uid }: { uid: string }): string => uid;

async function holdMembers(groups: Groups, idOrName: string, uids: readonly string[]): Promise<void> {
  const { items, exchange } = await groups.members(idOrName);
  same(items.map(uidOf), uids, exchange, "the members");
}

interface Shown {
  accessGroupId: string;
  name: string;
  key: "members" | "projects";
  limit: "membersLimit" | "projectsLimit";
  /** The two that the group has. */
  ids: readonly string[];
}

/** With a limit of one, one of the two is shown; with a limit of two, both. */
async function holdLimit({ groups }: Tools, { accessGroupId, name, key, limit, ids }: Shown): Promise<void> {
  for (const most of [1, 2]) {
    const { items, exchange } = await groups.list({ search: name, [limit]: String(most) });
    const group = items.find((item) => item.accessGroupId === accessGroupId);
    const shown = group?.[key] ?? [];
    same(shown.length, most, exchange, `how many ${key} are shown with a ${limit} of ${most}`);
    hold(
      shown.every((id) => ids.includes(id)),
      exchange,
      `${key} are shown that the group does not have`,
    );
    same(group?.[`${key}Count`], ids.length, exchange, `${key}Count`);
  }
}
