import { DEFAULT_SEED, type Seed } from "@hosting-platform/emulator";

const groups = DEFAULT_SEED.accessGroups ?? [];

/** The names of the access groups that {@link withGroups} makes, `web` first. */
export function groupNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? "web" : `web-${index + 1}`));
}

/** The default seed with so many access groups in its first team, and one more where `name` is given; a page has 20 by default. */
export function withGroups(count: number, name?: string): Seed {
  const names = [...groupNames(count).slice(1), ...(name === undefined ? [] : [name])];
  return {
    ...DEFAULT_SEED,
    accessGroups: [...groups.slice(0, 1), ...names.map((more) => ({ teamId: "team_1", name: more })), ...groups.slice(1)],
  };
}

/** The same, where so many users are members of the first team and of its access group `web`. */
export function withMembers(count: number, groupCount: number): Seed {
  const seed = withGroups(groupCount);
  const uids = Array.from({ length: count }, (_, index) => `user_${index + 1}`);
  const members = uids.map((uid) => ({ uid, teamRole: "MEMBER" as const }));
  return {
    ...seed,
    users: uids.map((uid) => ({ uid, username: uid, email: `${uid}@example.com` })),
    teams: (seed.teams ?? []).map((team) => (team.id === "team_1" ? { ...team, members } : team)),
    accessGroups: (seed.accessGroups ?? []).map((group) => (group.name === "web" ? { ...group, members: uids } : group)),
  };
}
