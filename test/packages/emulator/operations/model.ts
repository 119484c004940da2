// The access groups as plain Maps, with no thought for speed: what the operations are held against.

export interface Change {
  projectId: string;
  role: string | null;
}

export interface Link {
  role: string;
  createdAt: number;
  updatedAt: number;
}

export interface Group {
  id: string;
  team: string;
  name: string;
  createdAt: number;
  updatedAt: number;
  members: Set<string>;
  projects: Map<string, Link>;
}

export const TEAM_USERS: Record<string, readonly string[]> = {
  team_1: ["user_1", "user_2", "user_3"],
  team_2: ["user_3", "user_4", "user_5"],
};

export const PROJECT_TEAMS: Record<string, string> = {
  prj_1: "team_1",
  prj_2: "team_1",
  prj_3: "team_1",
  prj_4: "team_2",
  prj_5: "team_2",
};

export interface Body {
  name?: string;
  projects?: Change[];
  membersToAdd?: string[];
  membersToRemove?: string[];
}

/** The rules that a request may be refused for; none where it is done. */
export type Rules = string[];

export class Model {
  readonly groups = new Map<string, Group>();
  /** The IDs of all that there were. */
  readonly known: string[] = [];
  now = 0;

  ofTeam(team: string): Group[] {
    return [...this.groups.values()].filter((group) => group.team === team).sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  find(team: string, idOrName: string): Group | "accessGroup.team" | "accessGroup.exists" {
    const byId = this.groups.get(idOrName);
    if (byId?.team === team) return byId;
    const byName = this.ofTeam(team).find(({ name }) => name === idOrName);
    if (byName !== undefined) return byName;
    return byId === undefined ? "accessGroup.exists" : "accessGroup.team";
  }

  findLink(group: Group, projectId: string): Link | "project.team" | "accessGroupProject.exists" {
    const link = group.projects.get(projectId);
    if (link !== undefined) return link;
    const team = PROJECT_TEAMS[projectId];
    return team === undefined || team === group.team ? "accessGroupProject.exists" : "project.team";
  }

  /** What is wrong with a body. */
  refusals(team: string, { name, projects = [], membersToAdd = [], membersToRemove = [] }: Body, group?: Group): Rules {
    const rules: Rules = [];
    if (name !== undefined && name !== group?.name) {
      const others = this.ofTeam(team).filter((other) => other !== group);
      if (others.some((other) => other.name === name || other.id === name)) rules.push("accessGroup.unique");
    }
    for (const { projectId } of projects) rules.push(...projectRefusals(team, projectId));
    for (const uid of [...membersToAdd, ...membersToRemove]) if (!TEAM_USERS[team]?.includes(uid)) rules.push("teamMember.exists");
    if (membersToAdd.some((uid) => membersToRemove.includes(uid))) rules.push("members.disjoint");
    return rules;
  }

  change(group: Group, body: Body): void {
    const before = contents(group);
    group.name = body.name ?? group.name;
    for (const [index, { projectId, role }] of (body.projects ?? []).entries()) {
      const isLast = !body.projects?.slice(index + 1).some((later) => later.projectId === projectId);
      if (isLast) this.setRole(group, projectId, role);
    }
    for (const uid of body.membersToAdd ?? []) group.members.add(uid);
    for (const uid of body.membersToRemove ?? []) group.members.delete(uid);
    if (contents(group) !== before) group.updatedAt = this.now;
  }

  setRole(group: Group, projectId: string, role: string | null): void {
    const link = group.projects.get(projectId);
    if (role === null) group.projects.delete(projectId);
    else if (link?.role !== role) group.projects.set(projectId, { role, createdAt: link?.createdAt ?? this.now, updatedAt: this.now });
  }
}

export function projectRefusals(team: string, projectId: string): Rules {
  const owner = PROJECT_TEAMS[projectId];
  if (owner === undefined) return ["project.exists"];
  return owner === team ? [] : ["project.team"];
}

function contents({ name, members, projects }: Group): string {
  return JSON.stringify([name, [...members].sort(), [...projects].sort()]);
}

export function written(group: Group): Record<string, unknown> {
  return {
    accessGroupId: group.id,
    name: group.name,
    teamId: group.team,
    createdAt: `${group.createdAt}`,
    updatedAt: `${group.updatedAt}`,
    membersCount: group.members.size,
    projectsCount: group.projects.size,
    entitlements: [],
  };
}

export function read(group: Group): Record<string, unknown> {
  return { ...written(group), isDsyncManaged: false };
}

export function listed(group: Group, membersLimit = 20, projectsLimit = 20): Record<string, unknown> {
  const members = [...group.members].sort().slice(0, membersLimit);
  return { ...read(group), members, projects: [...group.projects.keys()].sort().slice(0, projectsLimit) };
}

export function linked(group: Group, projectId: string): Record<string, unknown> {
  const link = group.projects.get(projectId);
  if (link === undefined) throw new Error(`The model has no link to ${projectId}`);
  const { role, createdAt, updatedAt } = link;
  return { accessGroupId: group.id, projectId, teamId: group.team, role, createdAt: `${createdAt}`, updatedAt: `${updatedAt}` };
}
