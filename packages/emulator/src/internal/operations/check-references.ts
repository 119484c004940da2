import type { AccessGroupProjectAssignments, MemberIds } from "@hosting-platform/types";
import { Refusal } from "../refusal.js";
import type { AccessGroupRecord, OperationContext } from "../types.js";

type Group = Readonly<AccessGroupRecord>;

/**
 * Checks that a name is neither the name nor the ID of another access group in the team. The contract does not specify this, but paths
 * accept an ID or a name and would otherwise be ambiguous.
 */
export function checkName(context: OperationContext, name: string, group?: Group): void {
  const key = `${context.caller.teamId}/${name}`;
  const owners = [context.store.get("accessGroups", key)?.id, context.store.get("accessGroupNames", key)?.id];
  if (owners.every((id) => id === undefined || id === group?.id)) return;
  const message = "Another access group of the team has this name or ID. Choose another name.";
  throw new Refusal(400, "accessGroup.unique", message, "body", "/name");
}

export function checkProject(context: OperationContext, projectId: string, pointer: string): void {
  const project = context.store.get("projects", projectId);
  if (project === undefined)
    throw new Refusal(400, "project.exists", "No project has this ID. Add it to the seed or use another ID.", "body", pointer);
  if (project.teamId !== context.caller.teamId)
    throw new Refusal(403, "project.team", "The project belongs to another team. Use a project of this team.", "body", pointer);
}

export function checkProjects(context: OperationContext, assignments: AccessGroupProjectAssignments, group?: Group): void {
  for (const [index, { projectId }] of assignments.entries()) {
    const isLinked = group !== undefined && context.store.get("groupProjects", `${group.id}/${projectId}`) !== undefined;
    if (!isLinked) checkProject(context, projectId, `/projects/${index}/projectId`);
  }
}

/** Checks that users are members of the team, since responses include their team role. Skips current members of the access group. */
export function checkMembers(context: OperationContext, uids: MemberIds, pointer: string, group?: Group): void {
  const { store } = context;
  const { teamId } = context.caller;
  for (const [index, uid] of uids.entries()) {
    const isMember = group !== undefined && store.get("groupMembers", `${group.id}/${uid}`) !== undefined;
    if (!isMember && store.get("teamMembers", `${teamId}/${uid}`) === undefined) {
      const message = "The team has no member with this ID. Add the user to the team in the seed or use another ID.";
      throw new Refusal(400, "teamMember.exists", message, "body", `${pointer}/${index}`);
    }
  }
}

/** Checks that no user is both added and removed. The contract does not specify which one wins, and a guess would hide a client error. */
export function checkDisjoint(membersToAdd: MemberIds, membersToRemove: MemberIds): void {
  const added = new Set(membersToAdd);
  const index = membersToRemove.findIndex((uid) => added.has(uid));
  if (index === -1) return;
  const message = "The member is in both membersToAdd and membersToRemove. Remove it from one of them.";
  throw new Refusal(400, "members.disjoint", message, "body", `/membersToRemove/${index}`);
}
