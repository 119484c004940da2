import type { AccessGroup, AccessGroupListItem, CreatedAccessGroup, UpdatedAccessGroup } from "@hosting-platform/types";
import type { AccessGroupRecord } from "../types.js";

// The contract has a separate schema for the response of each: read, list, create and update.

export function toReadGroup(record: Readonly<AccessGroupRecord>): AccessGroup {
  return { ...commonFields(record), isDsyncManaged: record.isDsyncManaged };
}

export function toListedGroup(record: Readonly<AccessGroupRecord>, members: string[], projects: string[]): AccessGroupListItem {
  return { ...toReadGroup(record), members, projects };
}

export function toCreatedGroup(record: Readonly<AccessGroupRecord>): CreatedAccessGroup {
  return commonFields(record);
}

export function toUpdatedGroup(record: Readonly<AccessGroupRecord>): UpdatedAccessGroup {
  return commonFields(record);
}

function commonFields(record: Readonly<AccessGroupRecord>): CreatedAccessGroup {
  const { id, name, teamId, createdAt, updatedAt, membersCount, projectsCount, entitlements, teamRoles, teamPermissions } = record;
  return {
    accessGroupId: id,
    name,
    teamId,
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    membersCount,
    projectsCount,
    entitlements,
    ...(teamRoles && { teamRoles }),
    ...(teamPermissions && { teamPermissions }),
  };
}
