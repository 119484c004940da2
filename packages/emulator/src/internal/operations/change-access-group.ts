import type { AccessGroupProjectAssignments, MemberIds } from "@hosting-platform/types";
import type { AccessGroupRecord, OperationContext, Store, TableName } from "../types.js";

type Group = Readonly<AccessGroupRecord>;

/** Links a project to an access group, changes its role, or unlinks it if the role is null. Returns true if anything changed. */
export function setProjectRole({ store, clock }: OperationContext, group: Group, projectId: string, role: string | null): boolean {
  const key = `${group.id}/${projectId}`;
  if (role === null) return store.delete("groupProjects", key);
  const link = store.get("groupProjects", key);
  if (link?.role === role) return false;
  const now = clock.now();
  const { id: accessGroupId, teamId } = group;
  store.put("groupProjects", key, { accessGroupId, projectId, teamId, role, createdAt: link?.createdAt ?? now, updatedAt: now });
  return true;
}

/** Sets the roles of projects; the last assignment of a project wins. Returns true if anything changed. */
export function setProjectRoles(context: OperationContext, group: Group, assignments: AccessGroupProjectAssignments): boolean {
  const roles = new Map(assignments.map(({ projectId, role }) => [projectId, role]));
  return Array.from(roles, ([projectId, role]) => setProjectRole(context, group, projectId, role)).includes(true);
}

export function addMembers({ store }: OperationContext, group: Group, uids: MemberIds): boolean {
  const added = uids.filter((uid) => store.get("groupMembers", `${group.id}/${uid}`) === undefined);
  for (const uid of added) store.put("groupMembers", `${group.id}/${uid}`, { accessGroupId: group.id, uid });
  return added.length > 0;
}

export function removeMembers({ store }: OperationContext, group: Group, uids: MemberIds): boolean {
  return uids.map((uid) => store.delete("groupMembers", `${group.id}/${uid}`)).includes(true);
}

export function saveAccessGroup({ store }: OperationContext, group: Group): Group {
  const saved = {
    ...group,
    membersCount: store.count("groupMembers", `${group.id}/`),
    projectsCount: store.count("groupProjects", `${group.id}/`),
  };
  const key = `${group.teamId}/${group.id}`;
  const former = store.get("accessGroups", key);
  store.put("accessGroups", key, saved);
  if (former?.name === group.name) return saved;
  if (former !== undefined) freeName(store, former);
  const name = `${group.teamId}/${group.name}`;
  if (store.get("accessGroupNames", name) === undefined) store.put("accessGroupNames", name, { id: group.id });
  return saved;
}

/** Removes the name of an access group from the index, unless it belongs to another group. */
function freeName(store: Store, { id, teamId, name }: Group): void {
  const key = `${teamId}/${name}`;
  if (store.get("accessGroupNames", key)?.id === id) store.delete("accessGroupNames", key);
}

export function saveChangedAccessGroup(context: OperationContext, group: Group): Group {
  return saveAccessGroup(context, { ...group, updatedAt: context.clock.now() });
}

export function removeAccessGroup({ store }: OperationContext, group: Group): void {
  deleteAll(store, "groupMembers", `${group.id}/`);
  deleteAll(store, "groupProjects", `${group.id}/`);
  store.delete("accessGroups", `${group.teamId}/${group.id}`);
  freeName(store, group);
}

function deleteAll(store: Store, table: TableName, prefix: string): void {
  const keys = Array.from(store.scan(table, { prefix }), ([key]) => key);
  for (const key of keys) store.delete(table, key);
}
