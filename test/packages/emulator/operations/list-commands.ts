import type fc from "fast-check";
import { expect } from "vitest";
import { type Group, linked, listed, type Model } from "./model.js";
import { allPages, type Call, type World } from "./support.js";
import { idOrName, statusOf, type Target } from "./target.js";

/** Goes through all the pages of a list. */
abstract class List implements fc.AsyncCommand<Model, World> {
  protected abstract readonly operationId: string;
  check(): boolean {
    return true;
  }
  abstract run(model: Model, world: World): Promise<void>;
  protected async expectPages(world: World, call: Call, key: string, items: unknown[], size = 20): Promise<void> {
    const pages = await allPages(world, this.operationId, call, key);
    expect(pages.flat()).toEqual(items);
    expect(pages.map(({ length }) => length)).toEqual(sizes(items.length, size));
  }
  toString(): string {
    return `${this.operationId} ${JSON.stringify(this)}`;
  }
}

interface GroupQuery {
  search: string | undefined;
  projectId: string | undefined;
  limit: number | undefined;
  membersLimit: number | undefined;
  projectsLimit: number | undefined;
}

export class ListGroups extends List {
  protected readonly operationId = "listAccessGroups";
  constructor(
    private readonly teamId: string,
    private readonly query: GroupQuery,
  ) {
    super();
  }
  async run(model: Model, world: World): Promise<void> {
    const { search, projectId: linkedTo, limit: size, membersLimit, projectsLimit } = this.query;
    const groups = model
      .ofTeam(this.teamId)
      .filter((group) => search === undefined || new RegExp(search, "i").test(group.name))
      .filter((group) => linkedTo === undefined || group.projects.has(linkedTo))
      .map((group) => listed(group, membersLimit, projectsLimit));
    const query = Object.fromEntries(Object.entries(this.query).filter(([, value]) => value !== undefined));
    await this.expectPages(world, { team: this.teamId, query }, "accessGroups", groups, size);
    const { body } = await world.call("listAccessGroups", { team: this.teamId, query });
    expect(JSON.stringify(body) === "{}").toBe(model.ofTeam(this.teamId).length === 0);
  }
}

abstract class ListOfGroup extends List {
  constructor(
    protected readonly teamId: string,
    protected readonly target: Target,
    protected readonly query: Record<string, unknown>,
  ) {
    super();
  }
  async run(model: Model, world: World): Promise<void> {
    const path = { idOrName: idOrName(model, this.target) };
    const query = Object.fromEntries(Object.entries(this.query).filter(([, value]) => value !== undefined));
    const call = { team: this.teamId, path, query };
    const group = model.find(this.teamId, path.idOrName);
    if (typeof group === "string") {
      expect(await world.call(this.operationId, call)).toMatchObject({ status: statusOf(group), rule: group });
    } else {
      await this.expectGroup(world, call, group);
    }
  }
  protected abstract expectGroup(world: World, call: Call, group: Group): Promise<void>;
}

export class ListMembers extends ListOfGroup {
  protected readonly operationId = "listAccessGroupMembers";
  protected async expectGroup(world: World, call: Call, group: Group): Promise<void> {
    const { search, limit: size } = this.query as { search?: string; limit?: number };
    const members = [...group.members].sort().flatMap((id) => {
      const user = world.store.get("users", id) ?? { username: "", email: "", name: "" };
      const texts = [user.username, user.email, user.name ?? ""];
      const isFound = search === undefined || texts.some((text) => new RegExp(search, "i").test(text));
      return isFound ? [{ ...user, uid: id, teamRole: id === "user_1" ? "OWNER" : "MEMBER" }] : [];
    });
    await this.expectPages(world, call, "members", members, size);
  }
}

export class ListProjects extends ListOfGroup {
  protected readonly operationId = "listAccessGroupProjects";
  protected async expectGroup(world: World, call: Call, group: Group): Promise<void> {
    const items = [...group.projects.keys()].sort().map((id) => {
      const { role: of, createdAt, updatedAt } = linked(group, id);
      const project = id === "prj_1" ? { framework: null, latestDeploymentId: "dpl_1" } : { framework: "svelte" };
      return { projectId: id, role: of, createdAt, updatedAt, project: { name: `name of ${id}`, ...project } };
    });
    await this.expectPages(world, call, "projects", items, (this.query as { limit?: number }).limit);
  }
}

/** The sizes of the pages of so many items. */
function sizes(count: number, size: number): number[] {
  const full = Array.from({ length: Math.floor(count / size) }, () => size);
  return count % size > 0 || count === 0 ? [...full, count % size] : full;
}
