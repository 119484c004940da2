import type { AccessGroup, AccessGroupListItem, CreatedAccessGroup, UpdatedAccessGroup } from "@hosting-platform/types";
import type { AccessGroupRecord } from "../types.js";

// The contract has a separate schema for the response of each: read, list, create and update.

export function toReadGroup(record: Readonly<AccessGroupRecord>): AccessGroup {
  return Object.assign(commonFields(record), { isDsyncManaged: record.isDsyncManaged });
}

export function toListedGroup(record: Readonly<AccessGroupRecord>, members: string[], projects: string[]): AccessGroupListItem {
  return Object.assign(toReadGroup(record), { members, projects });
}

export function toCreatedGroup(record: Readonly<AccessGroupRecord>): CreatedAccessGroup {
  return commonFields(record);
}

export function toUpdatedGroup(record: Readonly<AccessGroupRecord>): UpdatedAccessGroup {
  return commonFields(record);
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
