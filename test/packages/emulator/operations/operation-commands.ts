import type fc from "fast-check";
import { expect } from "vitest";
import { restoreSnapshot } from "../../../../packages/emulator/src/internal/state/restore.js";
import type { Snapshot } from "../../../../packages/emulator/src/internal/types.js";
import { type Body, type Group, linked, type Model, projectRefusals, read, type Rules, written } from "./model.js";
import type { Answer, World } from "./support.js";
import { idOrName, statusOf, type Target } from "./target.js";

/** Runs an operation that changes or reads, and holds its answer and what it leaves behind against the model's. */
abstract class Operation implements fc.AsyncCommand<Model, World> {
  abstract readonly operationId: string;
  protected abstract readonly teamId: string;
  protected abstract path(model: Model): Record<string, string>;
  protected readonly body: unknown = undefined;

  /** What it is refused for. */
  protected abstract rules(model: Model): Rules;
  /** Does it in the model, and gives the body of the answer. */
  protected abstract apply(model: Model, answer: Answer): unknown;

  check(): boolean {
    return true;
  }

  async run(model: Model, world: World): Promise<void> {
    // Time goes on, so that a timestamp that is not set shows.
    world.now += 1;
    model.now = world.now;
    const before = world.store.snapshot();
    const answer = await world.call(this.operationId, { team: this.teamId, path: this.path(model), body: this.body });
    const rules = this.rules(model);
    if (rules.length > 0) {
      expect(rules).toContain(answer.rule);
      expect(answer.status).toBe(statusOf(answer.rule));
      expect(world.store.snapshot()).toEqual(before);
    } else {
      expect(answer).toEqual({ status: 200, body: this.apply(model, answer) });
    }
    expectSame(model, world);
  }

  toString(): string {
    return `${this.operationId} ${JSON.stringify(this)}`;
  }
}

abstract class OfGroup extends Operation {
  protected readonly parameter: string = "idOrName";
  constructor(
    protected readonly teamId: string,
    protected readonly target: Target,
  ) {
    super();
  }
  protected path(model: Model): Record<string, string> {
    return { [this.parameter]: idOrName(model, this.target) };
  }
  protected group(model: Model): Group {
    const group = model.find(this.teamId, idOrName(model, this.target));
    if (typeof group === "string") throw new Error(group);
    return group;
  }
  protected rules(model: Model): Rules {
    const group = model.find(this.teamId, idOrName(model, this.target));
    return typeof group === "string" ? [group] : this.rulesOf(group, model);
  }
  protected abstract rulesOf(group: Group, model: Model): Rules;
}

export class Create extends Operation {
  readonly operationId = "createAccessGroup";
  constructor(
    protected readonly teamId: string,
    protected override readonly body: Body & { name: string },
  ) {
    super();
  }
  protected path(): Record<string, string> {
    return {};
  }
  protected rules(model: Model): Rules {
    return model.refusals(this.teamId, this.body);
  }
  protected apply(model: Model, answer: Answer): unknown {
    const { accessGroupId: id } = answer.body as { accessGroupId: string };
    expect(model.groups.has(id)).toBe(false);
    const times = { createdAt: model.now, updatedAt: model.now };
    const group: Group = { id, team: this.teamId, name: this.body.name, ...times, members: new Set(), projects: new Map() };
    model.groups.set(id, group);
    model.known.push(id);
    model.change(group, this.body);
    return written(group);
  }
}

export class Update extends OfGroup {
  readonly operationId = "updateAccessGroup";
  constructor(
    teamId: string,
    target: Target,
    protected override readonly body: Body,
  ) {
    super(teamId, target);
  }
  protected rulesOf(group: Group, model: Model): Rules {
    return model.refusals(this.teamId, this.body, group);
  }
  protected apply(model: Model): unknown {
    const group = this.group(model);
    model.change(group, this.body);
    return written(group);
  }
}

export class Read extends OfGroup {
  readonly operationId = "readAccessGroup";
  protected rulesOf(): Rules {
    return [];
  }
  protected apply(model: Model): unknown {
    return read(this.group(model));
  }
}

export class Delete extends OfGroup {
  readonly operationId = "deleteAccessGroup";
  protected rulesOf(): Rules {
    return [];
  }
  protected apply(model: Model): unknown {
    model.groups.delete(this.group(model).id);
    return undefined;
  }
}

export class CreateProject extends OfGroup {
  readonly operationId = "createAccessGroupProject";
  constructor(
    teamId: string,
    target: Target,
    protected override readonly body: { projectId: string; role: string },
  ) {
    super(teamId, target);
  }
  protected rulesOf(group: Group): Rules {
    if (group.projects.has(this.body.projectId)) return ["accessGroupProject.unique"];
    return projectRefusals(this.teamId, this.body.projectId);
  }
  protected apply(model: Model): unknown {
    const group = this.group(model);
    model.change(group, { projects: [this.body] });
    return linked(group, this.body.projectId);
  }
}

abstract class OfProject extends OfGroup {
  protected override readonly parameter = "accessGroupIdOrName";
  constructor(
    teamId: string,
    target: Target,
    protected readonly projectId: string,
  ) {
    super(teamId, target);
  }
  protected override path(model: Model): Record<string, string> {
    return { ...super.path(model), projectId: this.projectId };
  }
  protected rulesOf(group: Group, model: Model): Rules {
    const link = model.findLink(group, this.projectId);
    return typeof link === "string" ? [link] : [];
  }
}

export class ReadProject extends OfProject {
  readonly operationId = "readAccessGroupProject";
  protected apply(model: Model): unknown {
    return linked(this.group(model), this.projectId);
  }
}

export class UpdateProject extends OfProject {
  readonly operationId = "updateAccessGroupProject";
  constructor(
    teamId: string,
    target: Target,
    projectId: string,
    protected override readonly body: { role: string | null },
  ) {
    super(teamId, target, projectId);
  }
  protected apply(model: Model): unknown {
    const group = this.group(model);
    const { role } = this.body;
    const last = linked(group, this.projectId);
    model.change(group, { projects: [{ projectId: this.projectId, role }] });
    return role === null ? last : linked(group, this.projectId);
  }
}

export class DeleteProject extends OfProject {
  readonly operationId = "deleteAccessGroupProject";
  protected apply(model: Model): unknown {
    model.change(this.group(model), { projects: [{ projectId: this.projectId, role: null }] });
    return undefined;
  }
}

/** Restores what there is, or what is left of it without what follows from other records: nothing changes. */
export class Restore implements fc.AsyncCommand<Model, World> {
  constructor(private readonly isOlder: boolean) {}

  check(): boolean {
    return true;
  }

  run(model: Model, world: World): Promise<void> {
    const text = JSON.stringify(world.store.snapshot());
    const snapshot = JSON.parse(text) as Snapshot;
    if (this.isOlder) {
      delete snapshot.accessGroupNames;
      for (const group of Object.values(snapshot.accessGroups ?? {})) group.membersCount = group.projectsCount = -1;
    }
    restoreSnapshot(world.store, snapshot);
    expect(JSON.stringify(world.store.snapshot())).toBe(text);
    expectSame(model, world);
    return Promise.resolve();
  }

  toString(): string {
    return `restore ${JSON.stringify(this)}`;
  }
}

/** What is stored is what the model has, and no more; an ID and a name of a team mean one access group each. */
function expectSame(model: Model, { store }: World): void {
  const groups = [...model.groups.values()];
  for (const group of groups) expect([model.find(group.team, group.id), model.find(group.team, group.name)]).toEqual([group, group]);
  const groupRows = Array.from(store.scan("accessGroups"), ([key, { name: of, membersCount, projectsCount }]) => [
    key,
    of,
    membersCount,
    projectsCount,
  ]);
  expect(groupRows).toEqual(
    groups.map(({ id, team: of, name: named, members, projects: links }) => [`${of}/${id}`, named, members.size, links.size]).sort(byKey),
  );
  expect(Array.from(store.scan("groupMembers"), ([key]) => key)).toEqual(
    groups.flatMap(({ id, members }) => [...members].map((of) => `${id}/${of}`)).sort(),
  );
  expect(Array.from(store.scan("groupProjects"), ([key, link]) => [key, link.role])).toEqual(
    groups.flatMap(({ id, projects: links }) => [...links].map(([of, link]) => [`${id}/${of}`, link.role])).sort(byKey),
  );
}

function byKey([one]: unknown[], [other]: unknown[]): number {
  return String(one) < String(other) ? -1 : 1;
}
