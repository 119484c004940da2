// One way to a state is as good as another: the same changes in every order, each step held against a plain model.
import { check, type Check, type Tools } from "../check.js";
import { same } from "../assertions.js";
import { ROLE } from "../contract.js";

type Model = Readonly<{ name: string; projects: readonly string[]; members: readonly string[] }>;

type Step = (model: Model, tools: Tools) => [body: Readonly<Record<string, unknown>>, model: Model];

const STEPS: readonly Step[] = [
  (model, { groups }) => {
    const name = groups.name();
    return [{ name }, { ...model, name }];
  },
  (model, { projectId }) => {
    const isNew = model.projects.length === 0;
    return [{ projects: [{ projectId, role: isNew ? ROLE : null }] }, { ...model, projects: isNew ? [projectId] : [] }];
  },
  (model, { uid }) => {
    const isNew = model.members.length === 0;
    return [{ [isNew ? "membersToAdd" : "membersToRemove"]: [uid] }, { ...model, members: isNew ? [uid] : [] }];
  },
];

export const ORDERS: readonly Check[] = [
  check("changes agree with each other in every order", {
    rule: "A name, a project and a member are each set and taken back in every order; after each step all responses say the same.",
    needs: { project: 1, member: 1 },
    run: async (tools) => {
      for (const order of permutations(STEPS)) {
        const created = await tools.groups.create();
        let model: Model = { name: created.name, projects: [], members: [] };
        for (const step of [...order, ...order]) {
          const [body, changed] = step(model, tools);
          const { group, exchange } = await tools.groups.update(created.accessGroupId, body);
          model = changed;
          same([group.name, group.projectsCount, group.membersCount], countsOf(model), exchange, "[name, projectsCount, membersCount]");
          await holdModel(tools, created.accessGroupId, model);
        }
      }
    },
  }),
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

const countsOf = ({ name, projects, members }: Model): unknown[] => [name, projects.length, members.length];

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
