import { pointerTo } from "../json-pointer.js";
import type { Finding } from "./json.js";
import { ambiguousNames, duplicatesOf, type Named, type NamedGroup, referencesTo } from "./references.js";
import type { Seed, SeedToken } from "./seed.js";

/** Finds duplicates and broken references in a seed. */
export function findSeedConflicts(seed: Seed): Finding[] {
  const groups = (seed.accessGroups ?? []).map((group, index): NamedGroup => ({ ...group, at: `/accessGroups/${index}/name` }));
  return [...findDuplicates(seed), ...ambiguousNames(groups), ...findBrokenReferences(seed)];
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

function findBrokenReferences(seed: Seed): Finding[] {
  const { teams = [], users = [], tokens = [], projects = [], accessGroups = [], virtualModelConfigs = [], webhooks = [] } = seed;
  const { user, team, member, project } = referencesTo({
    users: new Set(users.map(({ uid }) => uid)),
    teams: new Set(teams.map(({ id }) => id)),
    teamMembers: new Set(teams.flatMap(({ id, members = [] }) => members.map(({ uid }) => `${id}/${uid}`))),
    teamProjects: new Set(projects.map(({ teamId, id }) => `${teamId}/${id}`)),
  });
  const at = (...names: (string | number)[]): string => pointerTo("", ...names);

  return [
    ...teams.flatMap(({ members = [] }, index) =>
      members.flatMap(({ uid }, place) => user(uid, at("teams", index, "members", place, "uid"))),
    ),
    ...tokens.flatMap(({ userId, teamIds = [] }: Pick<SeedToken, "userId"> & Partial<SeedToken>, index) => [
      ...user(userId, at("tokens", index, "userId")),
      ...teamIds.flatMap((id, place) => team(id, at("tokens", index, "teamIds", place))),
    ]),
    ...projects.flatMap(({ teamId }, index) => team(teamId, at("projects", index, "teamId"))),
    ...accessGroups.flatMap(({ teamId, members = [], projects: linked = [] }, index) => [
      ...team(teamId, at("accessGroups", index, "teamId")),
      ...members.flatMap((uid, place) => member(teamId, uid, at("accessGroups", index, "members", place))),
      ...linked.flatMap(({ projectId }, place) => project(teamId, projectId, at("accessGroups", index, "projects", place, "projectId"))),
    ]),
    ...virtualModelConfigs.flatMap(({ teamId }, index) => team(teamId, at("virtualModelConfigs", index, "teamId"))),
    ...webhooks.flatMap(({ ownerId, projectIds = [] }, index) => [
      ...team(ownerId, at("webhooks", index, "ownerId")),
      ...projectIds.flatMap((id, place) => project(ownerId, id, at("webhooks", index, "projectIds", place))),
    ]),
  ];
}
