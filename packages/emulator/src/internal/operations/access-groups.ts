import type {
  AccessGroup,
  AccessGroupList,
  CreateAccessGroupBody,
  CreatedAccessGroup,
  operations,
  UpdateAccessGroupBody,
} from "@hosting-platform/types";
import { nextFreeId } from "../state/ids.js";
import type { AccessGroupRecord, OperationHandler } from "../types.js";
import {
  addMembers,
  removeAccessGroup,
  removeMembers,
  saveAccessGroup,
  saveChangedAccessGroup,
  setProjectRoles,
} from "./change-access-group.js";
import { checkDisjoint, checkMembers, checkName, checkProjects } from "./check-references.js";
import { findAccessGroup, lookUpAccessGroup } from "./find-access-group.js";
import { containsText, DEFAULT_LIMIT, firstOf, readPage } from "./pages.js";

type ListQuery = NonNullable<operations["listAccessGroups"]["parameters"]["query"]>;

export const readAccessGroup: OperationHandler = (input, context) => {
  const group = findAccessGroup(input, context);
  return { status: 200, body: toReadGroup(group) };
};

/** Returns `{}` for a team without access groups. An empty page means that no further or no matching group exists. */
export const listAccessGroups: OperationHandler = ({ query }, context) => {
  const { store } = context;
  const { teamId } = context.caller;
  const prefix = `${teamId}/`;
  const { projectId, search, membersLimit = DEFAULT_LIMIT, projectsLimit = DEFAULT_LIMIT, next } = query as ListQuery;
  if (next === undefined && firstOf(store, "accessGroups", prefix, 1).length === 0) return { status: 200, body: {} };
  const isWanted = ({ id, name }: Readonly<AccessGroupRecord>): boolean =>
    containsText(search, name) && (projectId === undefined || store.get("groupProjects", `${id}/${projectId}`) !== undefined);
  const list = { operationId: "listAccessGroups", owner: [teamId], query };
  const { records, pagination } = readPage(store, { table: "accessGroups", prefix, isWanted }, list);
  const accessGroups = records.map((group) =>
    Object.assign(toReadGroup(group), {
      members: firstOf(store, "groupMembers", `${group.id}/`, membersLimit).map(({ uid }) => uid),
      projects: firstOf(store, "groupProjects", `${group.id}/`, projectsLimit).map((link) => link.projectId),
    }),
  );
  return { status: 200, body: { accessGroups, pagination } satisfies AccessGroupList };
};

export const createAccessGroup: OperationHandler = ({ body }, context) => {
  const { name, projects = [], membersToAdd = [] } = body as CreateAccessGroupBody;
  checkName(context, name);
  checkProjects(context, projects);
  checkMembers(context, membersToAdd, "/membersToAdd");
  const { teamId } = context.caller;
  const now = context.clock.now();
  const group: AccessGroupRecord = {
    id: nextFreeId(context.ids, "ag_", (id) => lookUpAccessGroup(context.store, teamId, id) !== undefined),
    teamId,
    name,
    createdAt: now,
    updatedAt: now,
    isDsyncManaged: false,
    entitlements: [],
    membersCount: 0,
    projectsCount: 0,
  };
  setProjectRoles(context, group, projects);
  addMembers(context, group, membersToAdd);
  return { status: 200, body: commonFields(saveAccessGroup(context, group)) };
};

export const updateAccessGroup: OperationHandler = (input, context) => {
  const group = findAccessGroup(input, context);
  const { name = group.name, projects = [], membersToAdd = [], membersToRemove = [] } = input.body as UpdateAccessGroupBody;
  if (name !== group.name) checkName(context, name, group);
  checkProjects(context, projects, group);
  checkMembers(context, membersToAdd, "/membersToAdd", group);
  checkMembers(context, membersToRemove, "/membersToRemove", group);
  checkDisjoint(membersToAdd, membersToRemove);
  const changes = [
    name !== group.name,
    setProjectRoles(context, group, projects),
    addMembers(context, group, membersToAdd),
    removeMembers(context, group, membersToRemove),
  ];
  const updated = changes.includes(true) ? saveChangedAccessGroup(context, { ...group, name }) : group;
  return { status: 200, body: commonFields(updated) };
};

export const deleteAccessGroup: OperationHandler = (input, context) => {
  removeAccessGroup(context, findAccessGroup(input, context));
  return { status: 200 };
};

// The contract has a separate schema for the response of each: read, list, create and update.
function toReadGroup(record: Readonly<AccessGroupRecord>): AccessGroup {
  return Object.assign(commonFields(record), { isDsyncManaged: record.isDsyncManaged });
}

function commonFields(record: Readonly<AccessGroupRecord>): CreatedAccessGroup {
  const { id, name, teamId, createdAt, updatedAt, membersCount, projectsCount, entitlements, teamRoles, teamPermissions } = record;
  const fields: CreatedAccessGroup = {
    accessGroupId: id,
    name,
    teamId,
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    membersCount,
    projectsCount,
    entitlements,
  };
  // Not by spreading, which makes an object of so many fields a slow one.
  if (teamRoles !== undefined) fields.teamRoles = teamRoles;
  if (teamPermissions !== undefined) fields.teamPermissions = teamPermissions;
  return fields;
}
