import { pointerTo } from "../json-pointer.js";
import type { Finding } from "./json.js";
import { findConflicts, type Row } from "./references.js";
import type { Seed } from "./seed.js";

export function findSeedConflicts(seed: Seed): Finding[] {
  const { teams = [], users = [], tokens = [], projects = [], accessGroups = [] } = seed;
  const { virtualModelConfigs = [], webhooks = [], ssoClients = [] } = seed;
  const rows = <Fields extends object>(records: readonly Fields[], ...names: (string | number)[]): Row<Fields>[] =>
    records.map((record, index) => ({ ...record, at: (field) => pointerTo("", ...names, index, field) }));
  return findConflicts({
    ...{ teams: rows(teams, "teams"), users: rows(users, "users"), tokens: rows(tokens, "tokens"), projects: rows(projects, "projects") },
    ...{ accessGroups: rows(accessGroups, "accessGroups"), webhooks: rows(webhooks, "webhooks") },
    ...{ virtualModelConfigs: rows(virtualModelConfigs, "virtualModelConfigs"), ssoClients: rows(ssoClients, "ssoClients") },
    teamMembers: teams.flatMap(({ id: teamId, members = [] }, index) =>
      rows(members, "teams", index, "members").map((member) => ({ ...member, teamId })),
    ),
    groupMembers: accessGroups.flatMap(({ teamId, members = [] }, index) =>
      members.map((uid, place) => ({ teamId, uid, at: () => pointerTo("", "accessGroups", index, "members", place) })),
    ),
    groupProjects: accessGroups.flatMap(({ teamId, projects: linked = [] }, index) =>
      rows(linked, "accessGroups", index, "projects").map((link) => ({ ...link, group: String(index), teamId })),
    ),
  });
}
