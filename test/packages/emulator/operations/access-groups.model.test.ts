// The operations on access groups, by two teams, by ID and by name, held against plain Maps in every order.
import fc from "fast-check";
import { expect, test } from "vitest";
import { restoreSnapshot } from "../../../../packages/emulator/src/internal/state/restore.js";
import type { Snapshot } from "../../../../packages/emulator/src/internal/types.js";
import { allPages, createWorld, type World } from "./support.js";

interface Link {
  role: string;
  createdAt: number;
  updatedAt: number;
}

interface Group {
  id: string;
  team: string;
  name: string;
  createdAt: number;
  updatedAt: number;
  members: Set<string>;
  projects: Map<string, Link>;
}

interface Body {
  name?: string;
  projects?: { projectId: string; role: string | null }[];
  membersToAdd?: string[];
  membersToRemove?: string[];
}

const USERS: Record<string, readonly string[]> = { team_1: ["user_1", "user_2", "user_3"], team_2: ["user_3", "user_4", "user_5"] };
const OWNERS: Record<string, string> = { prj_1: "team_1", prj_2: "team_1", prj_3: "team_1", prj_4: "team_2", prj_5: "team_2" };
const OF_GROUP = ["readAccessGroup", "updateAccessGroup", "deleteAccessGroup", "createAccessGroupProject"] as const;
const OF_LINK = ["readAccessGroupProject", "updateAccessGroupProject", "deleteAccessGroupProject"] as const;

// The last ones are IDs of access groups that come first, or would have; two differ in case alone.
const name = fc.constantFrom("web", "Web", "web api", "ag_000000000001", "ag_000000000002", "ag_000000000003");
// Mostly of the first team, as a body with one wrong reference is refused as a whole.
const projectId = fc.constantFrom(..."prj_1 prj_2 prj_3 prj_1 prj_2 prj_3 prj_1 prj_2 prj_3 prj_4 prj_none".split(" "));
const uid = fc.constantFrom(..."user_1 user_2 user_3 user_1 user_2 user_3 user_1 user_2 user_3 user_4 user_none".split(" "));
const role = fc.constantFrom("ADMIN", "PROJECT_VIEWER", null);
const uids = fc.array(uid, { maxLength: 3 });
const body = fc.record(
  { name, projects: fc.array(fc.record({ projectId, role }), { maxLength: 3 }), membersToAdd: uids, membersToRemove: uids },
  { requiredKeys: [] },
);

const step = fc.record({
  operation: fc.constantFrom("createAccessGroup", "createAccessGroup", ...OF_GROUP, ...OF_LINK, "restore"),
  team: fc.constantFrom("team_1", "team_1", "team_1", "team_2"),
  target: fc.oneof(fc.nat({ max: 5 }), name),
  ...{ body, name, projectId, role },
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

class Model {
  readonly groups = new Map<string, Group>();
  /** The IDs of all that there were. */
  readonly known: string[] = [];

  ofTeam(team: string): Group[] {
    return [...this.groups.values()].filter((group) => group.team === team).sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  find(team: string, idOrName: string): Group | "accessGroup.team" | "accessGroup.exists" {
    const byId = this.groups.get(idOrName);
    if (byId?.team === team) return byId;
    const byName = this.ofTeam(team).find((group) => group.name === idOrName);
    return byName ?? (byId === undefined ? "accessGroup.exists" : "accessGroup.team");
  }

  /** What a body may be refused for. */
  rules(team: string, { name: wanted, projects = [], membersToAdd = [], membersToRemove = [] }: Body, group?: Group): string[] {
    const others = this.ofTeam(team).filter((other) => other !== group && (other.name === wanted || other.id === wanted));
    return [
      ...(wanted !== group?.name && others.length > 0 ? ["accessGroup.unique"] : []),
      ...projects.flatMap((project) => projectRules(team, project.projectId)),
      ...([...membersToAdd, ...membersToRemove].every((one) => USERS[team]?.includes(one)) ? [] : ["teamMember.exists"]),
      ...(membersToAdd.some((one) => membersToRemove.includes(one)) ? ["members.disjoint"] : []),
    ];
  }

  change(group: Group, { name: wanted = group.name, projects = [], membersToAdd = [], membersToRemove = [] }: Body, now: number): void {
    const before = JSON.stringify([group.name, [...group.members].sort(), [...group.projects]]);
    group.name = wanted;
    for (const [id, given] of new Map(projects.map((project) => [project.projectId, project.role]))) {
      const link = group.projects.get(id);
      if (given === null) group.projects.delete(id);
      else if (link?.role !== given) group.projects.set(id, { role: given, createdAt: link?.createdAt ?? now, updatedAt: now });
    }
    for (const one of membersToAdd) group.members.add(one);
    for (const one of membersToRemove) group.members.delete(one);
    if (JSON.stringify([group.name, [...group.members].sort(), [...group.projects]]) !== before) group.updatedAt = now;
  }
}

function projectRules(team: string, id: string): string[] {
  if (OWNERS[id] === undefined) return ["project.exists"];
  return OWNERS[id] === team ? [] : ["project.team"];
}

const shown = ({ id, name: named, team, createdAt, updatedAt, members, projects }: Group): object => ({
  ...{ accessGroupId: id, name: named, teamId: team, createdAt: `${createdAt}`, updatedAt: `${updatedAt}`, entitlements: [] },
  ...{ membersCount: members.size, projectsCount: projects.size },
});

function shownLink({ id, team, projects }: Group, project: string): object | undefined {
  const link = projects.get(project);
  if (link === undefined) return undefined;
  const { role: given, createdAt, updatedAt } = link;
  return { accessGroupId: id, projectId: project, teamId: team, role: given, createdAt: `${createdAt}`, updatedAt: `${updatedAt}` };
}

/** Runs a step in the world and in the model, and holds the answer against the model's. */
async function run(model: Model, world: World, made: Step): Promise<void> {
  if (made.operation === "restore") {
    restoreOlder(world);
    return;
  }
  const { operation, team, target } = made;
  const idOrName = typeof target === "string" ? target : (model.known[target % Math.max(model.known.length, 1)] ?? "ag_none");
  const path = { idOrName, accessGroupIdOrName: idOrName, projectId: made.projectId };
  const sent: Body & { projectId?: string; role?: string | null } =
    operation === "createAccessGroup"
      ? { ...made.body, name: made.name, membersToRemove: [] }
      : operation === "createAccessGroupProject"
        ? { projectId: made.projectId, role: made.role ?? "ADMIN" }
        : operation === "updateAccessGroupProject"
          ? { role: made.role }
          : made.body;
  // Time goes on, so that a timestamp that is not set shows.
  world.now += 1;
  const before = world.store.snapshot();
  const answer = await world.call(operation, { team, path, body: sent });
  const found = operation === "createAccessGroup" ? undefined : model.find(team, idOrName);
  const rules = typeof found === "string" ? [found] : rulesOf(model, made, sent, found);
  if (rules.length > 0) {
    expect(rules).toContain(answer.rule);
    expect(world.store.snapshot()).toEqual(before);
  } else {
    expect(answer).toEqual({
      status: 200,
      body: apply(model, made, sent, found as Group | undefined, { now: world.now, body: answer.body }),
    });
  }
}

function rulesOf(model: Model, { operation, team, projectId: id }: Step, sent: Body, group: Group | undefined): string[] {
  if (group === undefined || operation === "updateAccessGroup") return model.rules(team, sent, group);
  if (operation === "createAccessGroupProject") return group.projects.has(id) ? ["accessGroupProject.unique"] : projectRules(team, id);
  if (!OF_LINK.some((one) => one === operation) || group.projects.has(id)) return [];
  return OWNERS[id] === undefined || OWNERS[id] === team ? ["accessGroupProject.exists"] : ["project.team"];
}

/** Does in the model what was done, and returns the body of the answer. */
function apply(
  model: Model,
  { operation, team, projectId: id, role: given }: Step,
  sent: Body,
  group: Group | undefined,
  done: Done,
): unknown {
  const { now } = done;
  if (group === undefined) {
    const { accessGroupId } = done.body as { accessGroupId: string };
    expect(model.groups.has(accessGroupId)).toBe(false);
    const made = { id: accessGroupId, team, name: sent.name ?? "", createdAt: now, updatedAt: now, members: new Set<string>() };
    const created: Group = { ...made, projects: new Map() };
    model.groups.set(accessGroupId, created);
    model.known.push(accessGroupId);
    model.change(created, sent, now);
    return shown(created);
  }
  const last = shownLink(group, id);
  switch (operation) {
    case "readAccessGroup":
      return { ...shown(group), isDsyncManaged: false };
    case "updateAccessGroup":
      model.change(group, sent, now);
      return shown(group);
    case "deleteAccessGroup":
      model.groups.delete(group.id);
      return undefined;
    case "createAccessGroupProject":
      model.change(group, { projects: [{ projectId: id, role: given ?? "ADMIN" }] }, now);
      return shownLink(group, id);
    case "updateAccessGroupProject":
      model.change(group, { projects: [{ projectId: id, role: given }] }, now);
      return shownLink(group, id) ?? last;
    case "deleteAccessGroupProject":
      model.change(group, { projects: [{ projectId: id, role: null }] }, now);
      return undefined;
    default:
      return last;
  }
}

interface Done {
  now: number;
  body: unknown;
}

/** Restores what there is without what follows from other records: nothing changes. */
function restoreOlder({ store }: World): void {
  const text = JSON.stringify(store.snapshot());
  const snapshot = JSON.parse(text) as Snapshot;
  delete snapshot.accessGroupNames;
  for (const group of Object.values(snapshot.accessGroups ?? {})) group.membersCount = group.projectsCount = -1;
  restoreSnapshot(store, snapshot);
  expect(JSON.stringify(store.snapshot())).toBe(text);
}

async function expectLists(model: Model, world: World): Promise<void> {
  for (const team of ["team_1", "team_2"]) {
    const groups = model.ofTeam(team).map((group) => ({
      ...{ ...shown(group), isDsyncManaged: false, members: [...group.members].sort(), projects: [...group.projects.keys()].sort() },
    }));
    expect((await allPages(world, "listAccessGroups", { team, query: { limit: 2 } }, "accessGroups")).flat()).toEqual(groups);
    for (const group of model.ofTeam(team)) {
      const call = { team, path: { idOrName: group.name }, query: { limit: 1 } };
      const members = (await allPages(world, "listAccessGroupMembers", call, "members")).flat();
      expect(members.map((member) => member["uid"])).toEqual([...group.members].sort());
      const projects = (await allPages(world, "listAccessGroupProjects", call, "projects")).flat();
      const links = [...group.projects].sort(([one], [other]) => (one < other ? -1 : 1)).map(([id, link]) => [id, link.role]);
      expect(projects.map((project) => [project["projectId"], project["role"]])).toEqual(links);
    }
  }
}

const REACHED = [...OF_GROUP, ...OF_LINK].flatMap((id) => [`${id} 200`, `${id} 403 accessGroup.team`, `${id} 410 accessGroup.exists`]);

test("the operations on access groups agree with a plain model in every order", async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: "max" }), async (steps) => {
      const [model, world] = [new Model(), createWorld()];
      for (const made of steps) await run(model, world, made);
      await expectLists(model, world);
      for (const outcome of world.outcomes) reached.add(outcome);
    }),
    { numRuns: 100, seed: 20_260_401 },
  );
  // Else the property would say little.
  expect([...reached]).toEqual(expect.arrayContaining(REACHED));
});
