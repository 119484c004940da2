import type { Finding } from "./json.js";

/** Keys of the existing records. */
export interface Known {
  users: ReadonlySet<string>;
  teams: ReadonlySet<string>;
  /** `<teamId>/<uid>` */
  teamMembers: ReadonlySet<string>;
  /** `<teamId>/<projectId>` */
  teamProjects: ReadonlySet<string>;
}

type Check<Names extends string[]> = (...given: [...Names, at: string]) => Finding[];

/** Returns functions that check a reference; `at` is the JSON pointer to it. */
export function referencesTo({ users, teams, teamMembers, teamProjects }: Known) {
  const user: Check<[uid: string]> = (uid, at) => (isText(uid) ? missing(users.has(uid), at, `add the user ${uid} to /users`) : []);
  const team: Check<[id: string]> = (id, at) => (isText(id) ? missing(teams.has(id), at, `add the team ${id} to /teams`) : []);
  const member: Check<[teamId: string, uid: string]> = (teamId, uid, at) =>
    isText(teamId, uid) ? missing(teamMembers.has(`${teamId}/${uid}`), at, `add ${uid} to the members of the team ${teamId}`) : [];
  const project: Check<[teamId: string, id: string]> = (teamId, id, at) =>
    isText(teamId, id) ? missing(teamProjects.has(`${teamId}/${id}`), at, `add the project ${id} of the team ${teamId} to /projects`) : [];
  return { user, team, member, project };
}

/** Returns true for strings. Missing IDs, and those of another type, are findings of the schema. */
function isText(...ids: unknown[]): boolean {
  return ids.every((id) => typeof id === "string");
}

/** Returns a finding for a broken reference. */
export function missing(isThere: boolean, at: string, advice: string): Finding[] {
  return isThere ? [] : [{ at, message: `reference: ${advice}, or use another` }];
}

/** A name with its location. */
export type Named = readonly [at: string, name: string | undefined];

/** Finds duplicate names. */
export function duplicatesOf(names: readonly Named[]): Finding[] {
  const first = new Map<string, string>();
  return names.flatMap(([at, name]) => {
    if (name === undefined) return [];
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, at);
    return earlier === undefined ? [] : [{ at, message: `unique: same value as ${earlier}` }];
  });
}

/** An access group with the location of its name. */
export interface NamedGroup {
  /** `undefined` if it will be generated. */
  id?: string;
  teamId: string;
  name: string;
  at: string;
}

/** Finds names that another access group of the team has as its name or ID, since paths accept either. */
export function ambiguousNames(groups: readonly NamedGroup[]): Finding[] {
  const known = groups.filter(({ teamId, name }) => isText(teamId, name));
  const ids = new Map(known.map((group) => [`${group.teamId}/${group.id ?? ""}`, group]));
  const names = known.map(({ teamId, name, at }): Named => [at, `${teamId}/${name}`]);
  const taken = known.filter((group) => (ids.get(`${group.teamId}/${group.name}`) ?? group) !== group);
  return [
    ...duplicatesOf(names),
    ...taken.map(({ at }) => ({ at, message: "unique: the name is the ID of another access group of the team" })),
  ];
}
