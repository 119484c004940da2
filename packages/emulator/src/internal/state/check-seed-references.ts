import { pointerTo } from "../json-pointer.js";
import type { Finding } from "./json.js";
import type { Seed } from "./seed.js";

/** A name and where it stands. */
type Named = readonly [at: string, name: string | undefined];

/** What is there twice, and what refers to something that is not there. */
export function findSeedConflicts(seed: Seed): Finding[] {
  return [...findDuplicates(seed), ...findBrokenReferences(seed)];
}

function findDuplicates(seed: Seed): Finding[] {
  const { teams, users, tokens, projects, accessGroups, virtualModelConfigs, webhooks, ssoClients } = seed;
  return [
    named("teams", teams, "id"),
    named("teams", teams, "slug"),
    named("users", users, "uid"),
    named("tokens", tokens, "token"),
    named("projects", projects, "id"),
    named("accessGroups", accessGroups, "id"),
    (accessGroups ?? []).map(({ teamId, name }, index): Named => [pointerTo("", "accessGroups", index, "name"), `${teamId}/${name}`]),
    named("virtualModelConfigs", virtualModelConfigs, "id"),
    named("webhooks", webhooks, "id"),
    named("ssoClients", ssoClients, "clientId"),
    ...(teams ?? []).map(({ members }, index) => named(`teams/${index}/members`, members, "uid")),
    ...(accessGroups ?? []).map((group, index) => named(`accessGroups/${index}/projects`, group.projects, "projectId")),
  ].flatMap(duplicatesOf);
}

function named<Item>(list: string, items: readonly Item[] = [], field: keyof Item & string): Named[] {
  return items.map((item, index): Named => [`/${list}/${index}/${field}`, item[field] as string | undefined]);
}

function duplicatesOf(names: readonly Named[]): Finding[] {
  const first = new Map<string, string>();
  return names.flatMap(([at, name]) => {
    if (name === undefined) return [];
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, at);
    return earlier === undefined ? [] : [{ at, message: `unique: give another value than ${earlier} has` }];
  });
}

function findBrokenReferences(seed: Seed): Finding[] {
  const { teams = [], users = [], tokens = [], projects = [], accessGroups = [], virtualModelConfigs = [], webhooks = [] } = seed;
  const userIds = new Set(users.map(({ uid }) => uid));
  const teamIds = new Set(teams.map(({ id }) => id));
  const teamMembers = new Set(teams.flatMap(({ id, members = [] }) => members.map(({ uid }) => `${id}/${uid}`)));
  const teamProjects = new Set(projects.map(({ teamId, id }) => `${teamId}/${id}`));

  const user = (uid: string, ...at: (string | number)[]): Finding[] => missing(userIds.has(uid), at, `add the user ${uid} to /users`);
  const team = (id: string, ...at: (string | number)[]): Finding[] => missing(teamIds.has(id), at, `add the team ${id} to /teams`);
  const member = (teamId: string, uid: string, ...at: (string | number)[]): Finding[] =>
    missing(teamMembers.has(`${teamId}/${uid}`), at, `add ${uid} to the members of the team ${teamId}`);
  const project = (teamId: string, id: string, ...at: (string | number)[]): Finding[] =>
    missing(teamProjects.has(`${teamId}/${id}`), at, `add the project ${id} of the team ${teamId} to /projects`);

  return [
    ...teams.flatMap(({ members = [] }, index) => members.flatMap(({ uid }, place) => user(uid, "teams", index, "members", place, "uid"))),
    ...tokens.flatMap((token, index) => [
      ...user(token.userId, "tokens", index, "userId"),
      ...token.teamIds.flatMap((id, place) => team(id, "tokens", index, "teamIds", place)),
    ]),
    ...projects.flatMap(({ teamId }, index) => team(teamId, "projects", index, "teamId")),
    ...accessGroups.flatMap(({ teamId, members = [], projects: linked = [] }, index) => [
      ...team(teamId, "accessGroups", index, "teamId"),
      ...members.flatMap((uid, place) => member(teamId, uid, "accessGroups", index, "members", place)),
      ...linked.flatMap(({ projectId }, place) => project(teamId, projectId, "accessGroups", index, "projects", place, "projectId")),
    ]),
    ...virtualModelConfigs.flatMap(({ teamId }, index) => team(teamId, "virtualModelConfigs", index, "teamId")),
    ...webhooks.flatMap(({ ownerId, projectIds = [] }, index) => [
      ...team(ownerId, "webhooks", index, "ownerId"),
      ...projectIds.flatMap((id, place) => project(ownerId, id, "webhooks", index, "projectIds", place)),
    ]),
  ];
}

function missing(isThere: boolean, at: (string | number)[], advice: string): Finding[] {
  return isThere ? [] : [{ at: pointerTo("", ...at), message: `reference: ${advice}, or name another` }];
}
