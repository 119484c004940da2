import { type Finding, pointerTo } from "./json.js";
import type { Snapshot, TableName, Tables } from "../types.js";
import { findConflicts, missing, referencesIn, type Row } from "./references.js";

export function findSnapshotConflicts(snapshot: Snapshot): Finding[] {
  const rows = <Table extends TableName>(table: Table): Row<Tables[Table]>[] =>
    Object.entries<Tables[Table]>(snapshot[table] ?? {}).map(([key, record]) => {
      return { ...record, at: (field) => pointerTo("", table, key, field) };
    });
  const [teams, users, teamMembers, projects] = [rows("teams"), rows("users"), rows("teamMembers"), rows("projects")];
  const accessGroups = rows("accessGroups");
  const teamOf = new Map(accessGroups.map(({ id, teamId }) => [id, teamId]));
  const ofGroup = <Fields extends { accessGroupId: string }>(row: Fields) => {
    return { ...row, group: row.accessGroupId, teamId: teamOf.get(row.accessGroupId) };
  };
  const [members, links] = [rows("groupMembers").map(ofGroup), rows("groupProjects").map(ofGroup)];
  const { member } = referencesIn({ teams, users, teamMembers, projects });
  return [
    ...findMisplaced(snapshot),
    ...findConflicts({
      ...{ teams, users, teamMembers, projects, accessGroups, groupMembers: members, groupProjects: links, tokens: rows("tokens") },
      ...{ virtualModelConfigs: rows("virtualModelConfigs"), webhooks: rows("webhooks"), ssoClients: rows("ssoClients") },
    }),
    ...[...members, ...links].flatMap(({ group, at }) =>
      missing(teamOf.has(group), at("accessGroupId"), `add the access group ${group} to /accessGroups`),
    ),
    ...rows("groupProjects").flatMap(({ accessGroupId, teamId, at }) => {
      const own = teamOf.get(accessGroupId) ?? teamId;
      return missing(teamId === own, at("teamId"), `use ${own}, the team of the access group`);
    }),
    ...[...rows("ssoCodes"), ...rows("ssoRefreshTokens")].flatMap(({ clientId, teamId, userId, at }) => [
      ...missing(Object.hasOwn(snapshot.ssoClients ?? {}, clientId), at("clientId"), `add the client ${clientId} to /ssoClients`),
      ...member(teamId, userId, at("userId")),
    ]),
  ];
}

/** The fields that make the key of a record. */
const KEYS = {
  ...{ teams: ["id"], users: ["uid"], teamMembers: ["teamId", "uid"], projects: ["id"], accessGroups: ["teamId", "id"] },
  ...{ groupMembers: ["accessGroupId", "uid"], groupProjects: ["accessGroupId", "projectId"], ssoClients: ["clientId"] },
  ...{ virtualModelConfigs: ["teamId", "id"], webhooks: ["ownerId", "id"] },
} satisfies { [Table in TableName]?: readonly (keyof Tables[Table])[] };

/** Finds records whose key does not match their fields. */
function findMisplaced(snapshot: Snapshot): Finding[] {
  return Object.entries<readonly string[]>(KEYS).flatMap(([table, fields]) => {
    const records = Object.entries((snapshot as Readonly<Record<string, Readonly<Record<string, object>>>>)[table] ?? {});
    return records.flatMap(([key, record]) => {
      const own = fields.map((field) => (record as Readonly<Record<string, string>>)[field]).join("/");
      return own === key ? [] : [{ at: pointerTo("", table, key), message: `key: must be ${own}, as in its fields` }];
    });
  });
}
