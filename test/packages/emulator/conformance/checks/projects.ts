import { check, choice, type Check, type Tools } from "../check.js";
import { hold, same } from "../assertions.js";
import { enumerationOf, ROLE } from "../contract.js";
import type { GroupProject } from "../groups.js";

const ROLES = enumerationOf("AssignableProjectRole");
const [, OTHER_ROLE = ""] = ROLES;

export const PROJECTS: readonly Check[] = [
  check("a project that is linked is read, listed and counted, with each role", {
    rule: "A request may give each of the roles of the contract; create, read and list agree, and the group counts the project.",
    needs: { project: 1 },
    run: async (tools) => {
      const { api, groups, projectId } = tools;
      for (const role of ROLES) {
        const { accessGroupId, teamId } = await groups.create();
        const created = await api.call("createAccessGroupProject", { path: { idOrName: accessGroupId }, body: { projectId, role } });
        const link = created.json as GroupProject & { accessGroupId: string; teamId: string };
        const shown = [link.accessGroupId, link.teamId, link.projectId, link.role];
        same(shown, [accessGroupId, teamId, projectId, role], created, "[accessGroupId, teamId, projectId, role]");
        await holdLink(tools, accessGroupId, role);
      }
    },
  }),
  check("an update changes the role", {
    rule: "updateAccessGroupProject gives the link another role; read and list agree.",
    needs: { project: 1 },
    run: async (tools) => {
      const { accessGroupId, path } = await linked(tools);
      const updated = await tools.api.call("updateAccessGroupProject", { path, body: { role: OTHER_ROLE } });
      same((updated.json as GroupProject).role, OTHER_ROLE, updated, "the role");
      await holdLink(tools, accessGroupId, OTHER_ROLE);
    },
  }),
  check("an update takes null for the role", {
    rule: "role of updateAccessGroupProject may be null; the response has the shape of an access group project.",
    needs: { project: 1 },
    run: async (tools) => tools.api.call("updateAccessGroupProject", { path: (await linked(tools)).path, body: { role: null } }),
  }),
  choice("an update to null removes the project", {
    rule: "null as the role of updateAccessGroupProject removes the link.",
    needs: { project: 1 },
    run: async (tools) => {
      const { accessGroupId, path } = await linked(tools);
      await tools.api.call("updateAccessGroupProject", { path, body: { role: null } });
      await holdProjects(tools, accessGroupId, []);
    },
  }),
  check("a project that is deleted from a group is not in it", {
    rule: "deleteAccessGroupProject returns no body; then the link can be neither read nor deleted; list and count are without it.",
    needs: { project: 1 },
    run: async (tools) => {
      const { accessGroupId, path } = await linked(tools);
      const deleted = await tools.api.call("deleteAccessGroupProject", { path });
      hold(deleted.text === "", deleted, "the response has a body");
      await tools.api.notGranted("readAccessGroupProject", { path });
      await tools.api.notGranted("deleteAccessGroupProject", { path });
      await holdProjects(tools, accessGroupId, []);
    },
  }),
  check("a group is made with projects", {
    rule: "projects of a create links projects; an item whose role is null links none.",
    needs: { project: 2 },
    run: async (tools) => {
      const [first = "", second = ""] = tools.target.projectIds;
      const projects = Object.entries({ [first]: ROLE, [second]: null }).map(([projectId, role]) => ({ projectId, role }));
      const { accessGroupId } = await tools.groups.create({ projects });
      await holdProjects(tools, accessGroupId, [[first, ROLE]]);
    },
  }),
  check("an update of a group links projects, changes roles and takes them away", {
    rule: "projects of an update gives each project its role; null removes that project's role; projects that are not named stay.",
    needs: { project: 2 },
    run: async (tools) => {
      const [first = "", second = ""] = tools.target.projectIds;
      const { accessGroupId } = await tools.groups.create();
      const update = (projectId: string, role: string | null): Promise<unknown> =>
        tools.groups.update(accessGroupId, { projects: [{ projectId, role }] });
      await update(first, ROLE);
      await update(second, ROLE);
      await holdProjects(tools, accessGroupId, [
        [first, ROLE],
        [second, ROLE],
      ]);
      await update(first, OTHER_ROLE);
      await update(second, null);
      await holdProjects(tools, accessGroupId, [[first, OTHER_ROLE]]);
    },
  }),
  check("the projects of a group are had by its name", {
    rule: "The path parameter of create, read, update, delete and list of access group projects takes the name of an access group.",
    needs: { project: 1 },
    run: async ({ api, groups, projectId }) => {
      const { accessGroupId, name } = await groups.create();
      const path = { idOrName: name, accessGroupIdOrName: name, projectId };
      const bodies = {
        createAccessGroupProject: { projectId, role: ROLE },
        readAccessGroupProject: undefined,
        updateAccessGroupProject: { role: OTHER_ROLE },
      };
      for (const [id, body] of Object.entries(bodies)) {
        const exchange = await api.call(id, { path, body });
        const link = exchange.json as GroupProject & { accessGroupId: string };
        same([link.accessGroupId, link.projectId], [accessGroupId, projectId], exchange, "[accessGroupId, projectId]");
      }
      const { items, exchange } = await groups.projects(name);
      same(items.map(pairOf), [[projectId, OTHER_ROLE]], exchange, "the list of projects and roles");
      await api.call("deleteAccessGroupProject", { path });
      await api.notGranted("readAccessGroupProject", { path: { ...path, accessGroupIdOrName: accessGroupId } });
    },
  }),
];

async function linked({ groups, projectId }: Tools) {
  const { accessGroupId } = await groups.create({ projects: [{ projectId, role: ROLE }] });
  return { accessGroupId, path: { accessGroupIdOrName: accessGroupId, projectId } };
}

async function holdLink(tools: Tools, accessGroupIdOrName: string, role: string): Promise<void> {
  const { api, projectId } = tools;
  const read = await api.call("readAccessGroupProject", { path: { accessGroupIdOrName, projectId } });
  same((read.json as GroupProject).role, role, read, "the role that is read");
  await holdProjects(tools, accessGroupIdOrName, [[projectId, role]]);
}

async function holdProjects({ groups }: Tools, accessGroupId: string, expected: readonly [id: string, role: string][]): Promise<void> {
  const listed = await groups.projects(accessGroupId);
  same(listed.items.map(pairOf).sort(), [...expected].sort(), listed.exchange, "the list of projects and roles");
  const { group, exchange } = await groups.read(accessGroupId);
  same(group.projectsCount, expected.length, exchange, "projectsCount");
}

const pairOf = ({ projectId, role }: GroupProject): [id: string, role: string] => [projectId, role];
