// One way to a state is as good as another: the same changes in every order, each step held against a plain model.
import { type Check, same, type Tools } from "../check.js";
import { enumerationOf } from "../contract.js";

const [ROLE = ""] = enumerationOf("AssignableProjectRole");

/** What a group is to look like. */
interface Model {
  name: string;
  projects: readonly string[];
  members: readonly string[];
}

interface Step {
  body: (model: Model, tools: Tools) => Record<string, unknown>;
  model: (model: Model, body: Record<string, unknown>, tools: Tools) => Model;
}

const STEPS: readonly Step[] = [
  { body: (_, { groups }) => ({ name: groups.name() }), model: (model, body) => ({ ...model, name: String(body["name"]) }) },
  {
    body: (model, { target }) => ({ projects: [{ projectId: target.projectIds[0], role: model.projects.length === 0 ? ROLE : null }] }),
    model: (model, _, { target }) => ({ ...model, projects: model.projects.length === 0 ? target.projectIds.slice(0, 1) : [] }),
  },
  {
    body: (model, { target }) => ({ [model.members.length === 0 ? "membersToAdd" : "membersToRemove"]: target.memberIds.slice(0, 1) }),
    model: (model, _, { target }) => ({ ...model, members: model.members.length === 0 ? target.memberIds.slice(0, 1) : [] }),
  },
];

export const ORDERS: readonly Check[] = [
  {
    name: "changes agree with each other in every order",
    rule: "A name, a project and a member are each set and taken back in every order; after each step all answers say the same.",
    needs: { project: 1, member: 1 },
    run: async (tools) => {
      for (const order of permutations(STEPS)) {
        const created = await tools.groups.create();
        let model: Model = { name: created.name, projects: [], members: [] };
        for (const step of [...order, ...order]) {
          const body = step.body(model, tools);
          const { group, exchange } = await tools.groups.update(created.accessGroupId, body);
          model = step.model(model, body, tools);
          same([group.name, group.projectsCount, group.membersCount], countsOf(model), exchange, "[name, projectsCount, membersCount]");
          await holdModel(tools, created.accessGroupId, model);
        }
        await tools.api.call("deleteAccessGroup", { path: { idOrName: created.accessGroupId } });
      }
    },
  },
];

async function holdModel({ groups }: Tools, id: string, model: Model): Promise<void> {
  const { group, exchange } = await groups.read(id);
  same([group.name, group.projectsCount, group.membersCount], countsOf(model), exchange, "[name, projectsCount, membersCount]");
  const projects = await groups.projects(id);
  const projectIds = projects.items.map(({ projectId }) => projectId);
  same(projectIds, model.projects, projects.exchange, "the projects");
  const members = await groups.members(id);
  const uids = members.items.map(({ uid }) => uid);
  same(uids, model.members, members.exchange, "the members");
}

function countsOf({ name, projects, members }: Model): unknown[] {
  return [name, projects.length, members.length];
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
