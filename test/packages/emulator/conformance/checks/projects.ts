// Access group projects: the link between a group and a project, and its role.
import { type Check, hold, same, type Tools } from "../check.js";
import { enumerationOf } from "../contract.js";
import type { GroupProject } from "../groups.js";

const ROLES = enumerationOf("AssignableProjectRole");
const [ROLE = "", OTHER_ROLE = ""] = ROLES;

export const PROJECTS: readonly Check[] = [
  {
    name: "a project that is linked is read, listed and counted",
    section: "4.1, 2.3",
    rule: "Create, read and list of access group projects agree; the group counts the project.",
    needs: ["project"],
    run: async (tools) => {
      const { api, groups, target } = tools;
      const [projectId = ""] = target.projectIds;
      const { accessGroupId, teamId } = await groups.create();
      const path = { idOrName: accessGroupId };
      const created = await api.call("createAccessGroupProject", { path, body: { projectId, role: ROLE } });
      const link = created.json as GroupProject & { accessGroupId: string; teamId: string };
      const shown = [link.accessGroupId, link.teamId, link.projectId, link.role];
      same(shown, [accessGroupId, teamId, projectId, ROLE], created, "[accessGroupId, teamId, projectId, role]");
      const read = await api.call("readAccessGroupProject", { path: { accessGroupIdOrName: accessGroupId, projectId } });
      same((read.json as GroupProject).role, ROLE, read, "the role that is read");
      await holdProjects(tools, accessGroupId, [[projectId, ROLE]]);
    },
  },
  {
    name: "every role that a request may give is given",
    section: "4.1",
    rule: "A request may give each of the roles of the contract, by create and by update.",
    needs: ["project"],
    run: async ({ api, groups, projectId }) => {
      for (const role of ROLES) {
        const { accessGroupId } = await groups.create();
        const created = await api.call("createAccessGroupProject", { path: { idOrName: accessGroupId }, body: { projectId, role } });
        same((created.json as GroupProject).role, role, created, "the role");
      }
    },
  },
  {
    name: "an update changes the role",
    section: "4.1",
    rule: "updateAccessGroupProject gives the link another role; read and list agree.",
    needs: ["project"],
    run: async (tools) => {
      const { api } = tools;
      const { accessGroupId, projectId, path } = await linked(tools);
      const updated = await api.call("updateAccessGroupProject", { path, body: { role: OTHER_ROLE } });
      same((updated.json as GroupProject).role, OTHER_ROLE, updated, "the role");
      const read = await api.call("readAccessGroupProject", { path });
      same((read.json as GroupProject).role, OTHER_ROLE, read, "the role that is read");
      await holdProjects(tools, accessGroupId, [[projectId, OTHER_ROLE]]);
    },
  },
  {
    name: "an update takes null for the role",
    section: "4.1",
    rule: "role of updateAccessGroupProject may be null; the answer has the shape of an access group project.",
    needs: ["project"],
    run: async (tools) => {
      const { path } = await linked(tools);
      await tools.api.call("updateAccessGroupProject", { path, body: { role: null } });
    },
  },
  {
    name: "an update to null removes the project",
    section: "4.1",
    rule: "null as the role of updateAccessGroupProject removes the link.",
    isChoice: true,
    needs: ["project"],
    run: async (tools) => {
      const { accessGroupId, path } = await linked(tools);
      await tools.api.call("updateAccessGroupProject", { path, body: { role: null } });
      await holdProjects(tools, accessGroupId, []);
    },
  },
  {
    name: "a project that is deleted from a group is not in it",
    section: "4.1",
    rule: "After deleteAccessGroupProject the link can be neither read nor deleted; list and count are without it.",
    needs: ["project"],
    run: async (tools) => {
      const { accessGroupId, path } = await linked(tools);
      await tools.api.call("deleteAccessGroupProject", { path });
      await tools.api.notGranted("readAccessGroupProject", { path });
      await tools.api.notGranted("deleteAccessGroupProject", { path });
      await holdProjects(tools, accessGroupId, []);
    },
  },
  {
    name: "the deletion of a project from a group answers without a body",
    section: "4.1",
    rule: "No body is described for the answer to a delete.",
    needs: ["project"],
    run: async (tools) => {
      const { path } = await linked(tools);
      const exchange = await tools.api.call("deleteAccessGroupProject", { path });
      hold(exchange.text === "", exchange, "the answer has a body");
    },
  },
  {
    name: "a group is made with projects",
    section: "4.1",
    rule: "projects of a create links projects; an item whose role is null links none.",
    needs: ["twoProjects"],
    run: async (tools) => {
      const [first = "", second = ""] = tools.target.projectIds;
      const projects = [
        { projectId: first, role: ROLE },
        { projectId: second, role: null },
      ];
      const { accessGroupId } = await tools.groups.create({ projects });
      await holdProjects(tools, accessGroupId, [[first, ROLE]]);
    },
  },
  {
    name: "an update of a group links projects, changes roles and takes them away",
    section: "4.1",
    rule: "projects of an update gives each project its role; null removes that project's role; projects that are not named stay.",
    needs: ["twoProjects"],
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
  },
  {
    name: "the projects of a group are had by its name",
    section: "4.1",
    rule: "The path parameter of create, read, update, delete and list of access group projects takes the name of an access group.",
    needs: ["project"],
    run: async ({ api, groups, projectId }) => {
      const { accessGroupId, name } = await groups.create();
      const path = { idOrName: name, accessGroupIdOrName: name, projectId };
      const holdLink = async (id: string, body?: unknown): Promise<void> => {
        const exchange = await api.call(id, { path, body });
        const link = exchange.json as GroupProject & { accessGroupId: string };
        same([link.accessGroupId, link.projectId], [accessGroupId, projectId], exchange, "[accessGroupId, projectId]");
      };
      await holdLink("createAccessGroupProject", { projectId, role: ROLE });
      await holdLink("readAccessGroupProject");
      await holdLink("updateAccessGroupProject", { role: OTHER_ROLE });
      const { items, exchange } = await groups.projects(name);
      const pairs = items.map((link) => [link.projectId, link.role]);
      same(pairs, [[projectId, OTHER_ROLE]], exchange, "the list of projects and roles");
      await api.call("deleteAccessGroupProject", { path });
      await api.notGranted("readAccessGroupProject", { path: { ...path, accessGroupIdOrName: accessGroupId } });
    },
  },
  {
    name: "a walk by pages of one meets each project once",
    section: "4.1",
    rule: "The list of projects is paged as all lists are.",
    needs: ["twoProjects"],
    run: async ({ groups, target }) => {
      const ids = target.projectIds.slice(0, 2);
      const { accessGroupId } = await groups.create({ projects: ids.map((projectId) => ({ projectId, role: ROLE })) });
      const { items, exchange, pages } = await groups.projects(accessGroupId, { limit: "1" });
      same(items.map(({ projectId }) => projectId).sort(), [...ids].sort(), exchange, "the projects");
      hold(pages >= 2, exchange, "two projects are on one page of one");
    },
  },
  {
    name: "the filter by project keeps the groups of the project",
    section: "4.1",
    rule: "projectId keeps the groups that are linked to the project and no others.",
    needs: ["project"],
    run: async (tools) => {
      const { accessGroupId, projectId } = await linked(tools);
      const other = await tools.groups.create();
      const { items, exchange } = await tools.groups.list({ projectId });
      const ids = items.map((group) => group.accessGroupId);
      hold(ids.includes(accessGroupId), exchange, "the group that is linked to the project is not found");
      hold(!ids.includes(other.accessGroupId), exchange, "a group that is not linked to the project is found");
    },
  },
];

interface Link {
  accessGroupId: string;
  projectId: string;
  path: { accessGroupIdOrName: string; projectId: string };
}

/** A new group with a link to the first project. */
async function linked({ groups, target }: Tools): Promise<Link> {
  const [projectId = ""] = target.projectIds;
  const { accessGroupId } = await groups.create({ projects: [{ projectId, role: ROLE }] });
  return { accessGroupId, projectId, path: { accessGroupIdOrName: accessGroupId, projectId } };
}

/** Holds the list of a group's projects and their count. */
async function holdProjects({ groups }: Tools, accessGroupId: string, expected: readonly [id: string, role: string][]): Promise<void> {
  const listed = await groups.projects(accessGroupId);
  const pairs = listed.items.map(({ projectId, role }) => [projectId, role]).sort();
  same(pairs, [...expected].sort(), listed.exchange, "the list of projects and roles");
  const { group, exchange } = await groups.read(accessGroupId);
  same(group.projectsCount, expected.length, exchange, "projectsCount");
}
