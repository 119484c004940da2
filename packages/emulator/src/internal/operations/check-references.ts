import type { AccessGroupProjectAssignments, MemberIds } from "@hosting-platform/types";
import { Refusal } from "../refusal.js";
import type { AccessGroupRecord, OperationContext } from "../types.js";
import { callerOf } from "./caller.js";

type Group = Readonly<AccessGroupRecord>;

/**
 * The reference does not say whether names are unique. They are within a team, and none is the ID of another access group there: a path
 * that names an access group by its name would otherwise be ambiguous.
 *
 * @param group - The access group that gets the name, unless it is a new one.
 * @throws Refusal with 400 where another access group of the team answers to it.
 */
export function checkName(context: OperationContext, name: string, group?: Group): void {
  const key = `${callerOf(context).teamId}/${name}`;
  const answering = [context.store.get("accessGroups", key)?.id, context.store.get("accessGroupNames", key)?.id];
  if (answering.every((id) => id === undefined || id === group?.id)) return;
  throw new Refusal(400, "accessGroup.unique", "Another access group of the team has this name or ID: take another name.", {
    in: "body",
    at: "/name",
  });
}

/** @throws Refusal with 400 for a project that is not there, with 403 for one of another team. */
export function checkProject(context: OperationContext, projectId: string, pointer: string): void {
  const project = context.store.get("projects", projectId);
  if (project === undefined) {
    throw new Refusal(400, "project.exists", "There is no project with this ID: add it to the seed, or take another.", {
      in: "body",
      at: pointer,
    });
  }
  if (project.teamId !== callerOf(context).teamId) {
    throw new Refusal(403, "project.team", "The project belongs to another team: take one of the team's own.", { in: "body", at: pointer });
  }
}

/** Checks each project of a body, but for those that the access group is linked to already. */
export function checkProjects(context: OperationContext, assignments: AccessGroupProjectAssignments, group?: Group): void {
  for (const [index, { projectId }] of assignments.entries()) {
    const isLinked = group !== undefined && context.store.get("groupProjects", `${group.id}/${projectId}`) !== undefined;
    if (!isLinked) checkProject(context, projectId, `/projects/${index}/projectId`);
  }
}

/**
 * Checks each user of a body, but for those that are members of the access group already: the others have to be members of the team, as
 * their role there is shown with them (section 2.2 of the reference).
 *
 * @throws Refusal with 400 for a user who is not one.
 */
export function checkMembers(context: OperationContext, uids: MemberIds, pointer: string, group?: Group): void {
  const { store } = context;
  const { teamId } = callerOf(context);
  for (const [index, uid] of uids.entries()) {
    const isMember = group !== undefined && store.get("groupMembers", `${group.id}/${uid}`) !== undefined;
    if (!isMember && store.get("teamMembers", `${teamId}/${uid}`) === undefined) {
      throw new Refusal(
        400,
        "teamMember.exists",
        "The team has no member with this ID: add the user to the team in the seed, or take another.",
        { in: "body", at: `${pointer}/${index}` },
      );
    }
  }
}

/**
 * The reference does not say which wins for a user who is to be added and removed: either guess would hide the mistake of the client.
 *
 * @throws Refusal with 400 for such a user.
 */
export function checkDisjoint(membersToAdd: MemberIds, membersToRemove: MemberIds): void {
  const added = new Set(membersToAdd);
  const index = membersToRemove.findIndex((uid) => added.has(uid));
  if (index === -1) return;
  throw new Refusal(400, "members.disjoint", "The same member is to be added and to be removed: name the member once.", {
    in: "body",
    at: `/membersToRemove/${index}`,
  });
}
