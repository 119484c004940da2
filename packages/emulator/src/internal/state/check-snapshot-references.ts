import { pointerTo } from "../json-pointer.js";
import type { Snapshot, TableName, Tables } from "../types.js";
import type { Finding } from "./json.js";
import { ambiguousNames, duplicatesOf, missing, type Named, referencesTo } from "./references.js";

/** Finds misplaced records, duplicates and broken references in a snapshot. */
export function findSnapshotConflicts(snapshot: Snapshot): Finding[] {
  const groups = rows(snapshot, "accessGroups").map(([key, group]) => ({ ...group, at: pointerTo("", "accessGroups", key, "name") }));
  return [
    ...findMisplaced(snapshot),
    ...duplicatesOf(rows(snapshot, "teams").map(([key, { slug }]): Named => [pointerTo("", "teams", key, "slug"), slug])),
    ...(["accessGroups", "virtualModelConfigs", "webhooks"] as const).flatMap((table) =>
      duplicatesOf(rows(snapshot, table).map(([key, { id }]): Named => [pointerTo("", table, key, "id"), id])),
    ),
    ...ambiguousNames(groups),
    ...findBrokenReferences(snapshot),
  ];
}

function rows<Table extends TableName>(snapshot: Snapshot, table: Table): [key: string, record: Tables[Table]][] {
  return Object.entries<Tables[Table]>(snapshot[table] ?? {});
}

/** Finds records whose key does not match their fields. */
function findMisplaced(snapshot: Snapshot): Finding[] {
  const misplaced = <Table extends TableName>(table: Table, keyOf: (record: Tables[Table]) => string): Finding[] =>
    rows(snapshot, table)
      .filter(([key, record]) => keyOf(record) !== key)
      .map(([key, record]) => ({ at: pointerTo("", table, key), message: `key: must be ${keyOf(record)}, as in its fields` }));
  return [
    ...misplaced("teams", ({ id }) => id),
    ...misplaced("users", ({ uid }) => uid),
    ...misplaced("teamMembers", ({ teamId, uid }) => `${teamId}/${uid}`),
    ...misplaced("projects", ({ id }) => id),
    ...misplaced("accessGroups", ({ teamId, id }) => `${teamId}/${id}`),
    ...misplaced("groupMembers", ({ accessGroupId, uid }) => `${accessGroupId}/${uid}`),
    ...misplaced("groupProjects", ({ accessGroupId, projectId }) => `${accessGroupId}/${projectId}`),
    ...misplaced("virtualModelConfigs", ({ teamId, id }) => `${teamId}/${id}`),
    ...misplaced("webhooks", ({ ownerId, id }) => `${ownerId}/${id}`),
    ...misplaced("ssoClients", ({ clientId }) => clientId),
  ];
}

function findBrokenReferences(snapshot: Snapshot): Finding[] {
  const teams = new Map(rows(snapshot, "accessGroups").map(([, { id, teamId }]) => [id, teamId]));
  const clients = new Set(rows(snapshot, "ssoClients").map(([key]) => key));
  const { user, team, member, project } = referencesTo({
    users: new Set(rows(snapshot, "users").map(([key]) => key)),
    teams: new Set(rows(snapshot, "teams").map(([key]) => key)),
    teamMembers: new Set(rows(snapshot, "teamMembers").map(([key]) => key)),
    teamProjects: new Set(rows(snapshot, "projects").map(([, { id, teamId }]) => `${teamId}/${id}`)),
  });
  const ofGroup = (id: string, at: string): Finding[] => missing(teams.has(id), at, `add the access group ${id} to /accessGroups`);
  const inGroup = (id: string, find: (teamId: string) => Finding[]): Finding[] => {
    const teamId = teams.get(id);
    return teamId === undefined ? [] : find(teamId);
  };
  const each = <Table extends TableName>(
    table: Table,
    find: (record: Tables[Table], at: (field: string) => string) => Finding[],
  ): Finding[] => rows(snapshot, table).flatMap(([key, record]) => find(record, (field) => pointerTo("", table, key, field)));
  const ofGrant = ({ clientId, teamId, userId }: Tables["ssoCodes" | "ssoRefreshTokens"], at: (field: string) => string): Finding[] => [
    ...missing(clients.has(clientId), at("clientId"), `add the client ${clientId} to /ssoClients`),
    ...member(teamId, userId, at("userId")),
  ];

  return [
    ...each("teamMembers", ({ teamId, uid }, at) => [...team(teamId, at("teamId")), ...user(uid, at("uid"))]),
    ...each("tokens", ({ userId, teamIds }, at) => [
      ...user(userId, at("userId")),
      ...teamIds.flatMap((id, index) => team(id, `${at("teamIds")}/${index}`)),
    ]),
    ...each("projects", ({ teamId }, at) => team(teamId, at("teamId"))),
    ...each("accessGroups", ({ teamId }, at) => team(teamId, at("teamId"))),
    ...each("groupMembers", ({ accessGroupId: id, uid }, at) => [
      ...ofGroup(id, at("accessGroupId")),
      ...inGroup(id, (teamId) => member(teamId, uid, at("uid"))),
    ]),
    ...each("groupProjects", ({ accessGroupId: id, projectId, teamId: linked }, at) => [
      ...ofGroup(id, at("accessGroupId")),
      ...inGroup(id, (teamId) => missing(linked === teamId, at("teamId"), `use ${teamId}, the team of the access group`)),
      ...inGroup(id, (teamId) => project(teamId, projectId, at("projectId"))),
    ]),
    ...each("virtualModelConfigs", ({ teamId }, at) => team(teamId, at("teamId"))),
    ...each("webhooks", ({ ownerId, projectIds = [] }, at) => [
      ...team(ownerId, at("ownerId")),
      ...projectIds.flatMap((id, index) => project(ownerId, id, `${at("projectIds")}/${index}`)),
    ]),
    ...each("ssoCodes", ofGrant),
    ...each("ssoRefreshTokens", ofGrant),
  ];
}
