import { check, choice, type Check, type Needs } from "../check.js";
import { same } from "../assertions.js";
import type { Target } from "../target.js";
import { twoProjects } from "../granted.js";
import { type Groups, hasText } from "../groups.js";

export const MEMBERS: readonly Check[] = [
  check("a member that is added is a member", {
    rule: "membersToAdd of a create and of an update adds members, each once; the list of members and the count agree.",
    needs: { member: 1 },
    run: async ({ groups, uid }) => {
      const membersToAdd = [uid];
      const [empty, made] = [await groups.create(), await groups.create({ membersToAdd })];
      await groups.update(empty.accessGroupId, { membersToAdd });
      for (const { accessGroupId } of [empty, made]) {
        const { group, exchange } = await groups.read(accessGroupId);
        same(group.membersCount, 1, exchange, "membersCount");
        await holdMembers(groups, accessGroupId, [uid]);
      }
    },
  }),
  check("a member that is removed is none", {
    rule: "membersToRemove of an update removes members and leaves the others.",
    needs: { member: 2 },
    run: async ({ groups, target }) => {
      const [first = "", second = ""] = target.memberIds;
      const { accessGroupId } = await groups.create({ membersToAdd: [first, second] });
      const { group, exchange } = await groups.update(accessGroupId, { membersToRemove: [first] });
      same(group.membersCount, 1, exchange, "membersCount");
      await holdMembers(groups, accessGroupId, [second]);
    },
  }),
  choice("a member that is added twice is one member", {
    rule: "Adding a member again changes nothing.",
    needs: { member: 1 },
    run: async ({ groups, uid }) => {
      const { accessGroupId } = await groups.create({ membersToAdd: [uid] });
      const { group, exchange } = await groups.update(accessGroupId, { membersToAdd: [uid] });
      same(group.membersCount, 1, exchange, "membersCount");
    },
  }),
  check("a search finds a member by name, username and email", {
    rule: "search matches name, username and email, and keeps the members that it matches and no others.",
    needs: { member: 2 },
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
  }),
  check("the members of a group are listed by its name", {
    rule: "The path parameter idOrName of the list of members takes the name of an access group.",
    needs: { member: 1 },
    run: async ({ groups, uid }) => {
      const { name } = await groups.create({ membersToAdd: [uid] });
      await holdMembers(groups, name, [uid]);
    },
  }),
  showsAtMost("members", { member: 2 }, ({ memberIds }) => ({ membersToAdd: memberIds.slice(0, 2) })),
  showsAtMost("projects", { project: 2 }, (target) => ({ projects: twoProjects(target) })),
];

const uidOf = ({ uid }: { uid: string }): string => uid;

async function holdMembers(groups: Groups, idOrName: string, uids: readonly string[]): Promise<void> {
  const { items, exchange } = await groups.members(idOrName);
  same(items.map(uidOf), uids, exchange, "the members");
}

/** With a limit of one, one of the two is shown; with a limit of two, both. */
function showsAtMost(key: "members" | "projects", needs: Needs, bodyOf: (target: Target) => Record<string, unknown>): Check {
  const limit = `${key}Limit`;
  return check(`${limit} says how many ${key} a listed group shows`, {
    rule: `The list includes at most ${limit} ${key} of each group, and counts them all.`,
    needs,
    run: async ({ groups, target }) => {
      const { accessGroupId, name } = await groups.create(bodyOf(target));
      const ids = key === "members" ? target.memberIds : target.projectIds;
      for (const most of [1, 2]) {
        const { items, exchange } = await groups.list({ search: name, [limit]: String(most) });
        const group = items.find((item) => item.accessGroupId === accessGroupId);
        const shown = (group?.[key] ?? []).filter((id) => ids.includes(id));
        same([shown.length, group?.[key]?.length, group?.[`${key}Count`]], [most, most, 2], exchange, `[own, shown, counted] ${key}`);
      }
    },
  });
}
