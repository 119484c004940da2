import type { AccessGroup, AccessGroupListItem, CreatedAccessGroup, UpdatedAccessGroup } from "@hosting-platform/types";
import type { AccessGroupRecord } from "../types.js";

// The shapes of section 2.1 of the reference: one each for the responses to a read, a list, a create and an update.

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
