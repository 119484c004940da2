import type { Finding } from "./json.js";

/** A record of a seed or a snapshot, with the function that returns the JSON pointer to a field. */
export type Row<Fields> = Fields & { at: (field: string) => string };

/** The records whose references are checked. Of a seed, fields of a wrong type are missing, and IDs that will be generated. */
export interface Rows {
  teams: Row<{ id: string; slug: string }>[];
  users: Row<{ uid: string }>[];
  teamMembers: Row<{ teamId: string; uid: string }>[];
  tokens: Row<{ token?: string; userId: string; teamIds?: string[] }>[];
  projects: Row<{ id: string; teamId: string }>[];
  accessGroups: Row<{ id?: string; teamId: string; name: string }>[];
  groupMembers: Row<{ teamId: string | undefined; uid: string }>[];
  groupProjects: Row<{ group: string; teamId: string | undefined; projectId: string }>[];
  virtualModelConfigs: Row<{ id?: string; teamId: string }>[];
  webhooks: Row<{ id?: string; ownerId: string; projectIds?: string[] }>[];
  ssoClients: Row<{ clientId: string }>[];
}

export function findConflicts(rows: Rows): Finding[] {
  const { teams, users, teamMembers, tokens, projects, accessGroups, virtualModelConfigs, webhooks, ssoClients } = rows;
  const { user, team, member, project } = referencesIn(rows);
  return [
    ...[...named(teams, "id"), ...named(teams, "slug"), ...named(users, "uid"), ...named(tokens, "token"), ...named(projects, "id")],
    ...[...named(accessGroups, "id"), ...named(virtualModelConfigs, "id"), ...named(webhooks, "id"), ...named(ssoClients, "clientId")],
    ...duplicatesOf(teamMembers.map(({ teamId, uid, at }) => [at("uid"), keyOf(teamId, uid)])),
    ...duplicatesOf(rows.groupProjects.map(({ group, projectId, at }) => [at("projectId"), keyOf(group, projectId)])),
    ...ambiguousNames(accessGroups),
    ...teamMembers.flatMap(({ teamId, uid, at }) => [...team(teamId, at("teamId")), ...user(uid, at("uid"))]),
    ...tokens.flatMap(({ userId, teamIds = [], at }) => [
      ...user(userId, at("userId")),
      ...teamIds.flatMap((id, index) => team(id, `${at("teamIds")}/${index}`)),
    ]),
    ...[...projects, ...accessGroups, ...virtualModelConfigs].flatMap(({ teamId, at }) => team(teamId, at("teamId"))),
    ...rows.groupMembers.flatMap(({ teamId, uid, at }) => member(teamId, uid, at("uid"))),
    ...rows.groupProjects.flatMap(({ teamId, projectId, at }) => project(teamId, projectId, at("projectId"))),
    ...webhooks.flatMap(({ ownerId, projectIds = [], at }) => [
      ...team(ownerId, at("ownerId")),
      ...projectIds.flatMap((id, index) => project(ownerId, id, `${at("projectIds")}/${index}`)),
    ]),
  ];
}

/** Returns the functions that check a reference to a row. Missing IDs, and those of another type, are findings of the schema. */
export function referencesIn({ users, teams, teamMembers, projects }: Pick<Rows, "users" | "teams" | "teamMembers" | "projects">) {
  const uids = new Set(users.map(({ uid }) => uid));
  const teamIds = new Set(teams.map(({ id }) => id));
  const members = new Set(teamMembers.map(({ teamId, uid }) => keyOf(teamId, uid)));
  const owned = new Set(projects.map(({ teamId, id }) => keyOf(teamId, id)));
  const inTeam = (keys: Set<string | undefined>, teamId: string | undefined, id: string, at: string, advice: string): Finding[] =>
    missing(keyOf(teamId, id) === undefined || keys.has(keyOf(teamId, id)), at, advice);
  return {
    user: (uid: string, at: string) => missing(!isText(uid) || uids.has(uid), at, `add the user ${uid} to /users`),
    team: (id: string, at: string) => missing(!isText(id) || teamIds.has(id), at, `add the team ${id} to /teams`),
    member: (teamId: string | undefined, uid: string, at: string) =>
      inTeam(members, teamId, uid, at, `add ${uid} to the members of the team ${teamId}`),
    project: (teamId: string | undefined, id: string, at: string) =>
      inTeam(owned, teamId, id, at, `add the project ${id} of the team ${teamId} to /projects`),
  };
}

function keyOf(...ids: unknown[]): string | undefined {
  return isText(...ids) ? ids.join("/") : undefined;
}

function isText(...ids: unknown[]): boolean {
  return ids.every((id) => typeof id === "string");
}

export function missing(isThere: boolean, at: string, advice: string): Finding[] {
  return isThere ? [] : [{ at, message: `reference: ${advice}, or use another` }];
}

function named<Field extends string>(rows: readonly Row<Partial<Record<Field, string>>>[], field: Field): Finding[] {
  return duplicatesOf(rows.map((row) => [row.at(field), row[field]]));
}

function duplicatesOf(names: readonly (readonly [at: string, name: string | undefined])[]): Finding[] {
  const first = new Map<string, string>();
  return names.flatMap(([at, name]) => {
    if (name === undefined) return [];
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, at);
    return earlier === undefined ? [] : [{ at, message: `unique: same value as ${earlier}` }];
  });
}

/** Finds names that another access group of the team has as its name or ID, since paths accept either. */
function ambiguousNames(groups: Rows["accessGroups"]): Finding[] {
  const ids = new Map(groups.map((group) => [keyOf(group.teamId, group.id), group]));
  const taken = groups.filter((group) => isText(group.teamId, group.name) && (ids.get(keyOf(group.teamId, group.name)) ?? group) !== group);
  return [
    ...duplicatesOf(groups.map(({ teamId, name, at }) => [at("name"), keyOf(teamId, name)])),
    ...taken.map(({ at }) => ({ at: at("name"), message: "unique: the name is the ID of another access group of the team" })),
  ];
}
