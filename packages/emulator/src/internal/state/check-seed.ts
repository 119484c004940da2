import type { Fixture } from "../fixture.js";
import { findWrongFixtures } from "./check-fixtures.js";
import { checker } from "./checked-copy.js";
import { parseTime } from "./clock.js";
import { type Finding, pointerTo } from "./json.js";
import { fixtures, SEED_SCHEMA } from "./state-schemas.js";
import type { Seed } from "./seed.js";
import { findConflicts, type Row } from "./references.js";

const checkForm = checker<Seed>("invalid-seed", "The seed is invalid. The state is unchanged.", SEED_SCHEMA);
const checkFixturesForm = checker<Readonly<Record<string, Fixture>>>("invalid-fixtures", "The fixtures are invalid.", fixtures);

export function checkSeed(value: unknown, operationIds?: ReadonlySet<string>): Seed {
  return checkForm(value, (seed) => [
    ...findSeedConflicts(seed),
    ...findWrongTime(seed),
    ...findWrongFixtures(seed.fixtures ?? {}, "/fixtures", operationIds),
  ]);
}

export function checkFixtures(value: unknown, operationIds: ReadonlySet<string>): Readonly<Record<string, Fixture>> {
  return checkFixturesForm(value, (given) => findWrongFixtures(given, "", operationIds));
}

function findWrongTime({ now }: Seed): Finding[] {
  if (now === undefined) return [];
  try {
    parseTime(now);
    return [];
  } catch (error) {
    return [{ at: "/now", message: `time: ${(error as Error).message}` }];
  }
}

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
