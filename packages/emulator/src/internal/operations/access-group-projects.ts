import type {
  AccessGroupProject,
  AccessGroupProjectListItem,
  AccessGroupProjectPage,
  CreateAccessGroupProjectBody,
  LinkedProject,
  UpdateAccessGroupProjectBody,
} from "@hosting-platform/types";
import { Refusal } from "../refusal.js";
import type { AccessGroupRecord, GroupProject, OperationContext, OperationHandler, OperationInput, Project, Store } from "../types.js";
import { saveChangedAccessGroup, setProjectRole } from "./change-access-group.js";
import { checkProject } from "./check-references.js";
import { findAccessGroup, findGroupProject, pathValue } from "./find-access-group.js";
import { readPage } from "./pages.js";

export const listAccessGroupProjects: OperationHandler = (input, context) => {
  const { store } = context;
  const { id, teamId } = findAccessGroup(input, context);
  const list = { operationId: "listAccessGroupProjects", owner: [teamId, id], query: input.query };
  const { records, pagination } = readPage(store, { table: "groupProjects", prefix: `${id}/` }, list);
  const projects = records.map((link) => toListedProject(store, link));
  return { status: 200, body: { projects, pagination } satisfies AccessGroupProjectPage };
};

/** A project that is linked already is refused: a second role would be an update, which has its own operation. */
export const createAccessGroupProject: OperationHandler = (input, context) => {
  const group = findAccessGroup(input, context);
  const { projectId, role } = input.body as CreateAccessGroupProjectBody;
  checkProject(context, projectId, "/projectId");
  if (context.store.get("groupProjects", `${group.id}/${projectId}`) !== undefined) {
    throw new Refusal(
      400,
      "accessGroupProject.unique",
      "The access group is linked to this project already: change its role with `updateAccessGroupProject`.",
      {
        in: "body",
        at: "/projectId",
      },
    );
  }
  setProjectRole(context, group, projectId, role);
  saveChangedAccessGroup(context, group);
  return { status: 200, body: toProject(findGroupProject(context, group, projectId)) };
};

export const readAccessGroupProject: OperationHandler = (input, context) => {
  const { link } = findLink(input, context);
  return { status: 200, body: toProject(link) };
};

/**
 * A role of null removes the project, as in the body of `updateAccessGroup`. The answer has to have a role that is none then (section 2.3
 * of the reference), and 200 is the only status of success: it is the link as it last was.
 */
export const updateAccessGroupProject: OperationHandler = (input, context) => {
  const { group, link } = findLink(input, context);
  const { role } = input.body as UpdateAccessGroupProjectBody;
  if (setProjectRole(context, group, link.projectId, role)) saveChangedAccessGroup(context, group);
  return { status: 200, body: toProject(context.store.get("groupProjects", `${group.id}/${link.projectId}`) ?? link) };
};

export const deleteAccessGroupProject: OperationHandler = (input, context) => {
  const { group, link } = findLink(input, context);
  setProjectRole(context, group, link.projectId, null);
  saveChangedAccessGroup(context, group);
  return { status: 200 };
};

function findLink(input: OperationInput, context: OperationContext): { group: Readonly<AccessGroupRecord>; link: Readonly<GroupProject> } {
  const group = findAccessGroup(input, context, "accessGroupIdOrName");
  return { group, link: findGroupProject(context, group, pathValue(input, "projectId")) };
}

// The two shapes of section 2.3 of the reference.

function toProject(link: Readonly<GroupProject>): AccessGroupProject {
  const { accessGroupId, projectId, teamId, role, createdAt, updatedAt } = link;
  return { accessGroupId, projectId, teamId, role, createdAt: String(createdAt), updatedAt: String(updatedAt) };
}

// What is known of a project that is gone meanwhile is nothing: each of these fields is optional.
function toListedProject(store: Store, link: Readonly<GroupProject>): AccessGroupProjectListItem {
  const { projectId, role, createdAt, updatedAt } = link;
  const project = store.get("projects", projectId);
  return {
    projectId,
    role,
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    project: project === undefined ? {} : toLinkedProject(project),
  };
}

function toLinkedProject({ name, framework, latestDeploymentId }: Readonly<Project>): LinkedProject {
  return { name, framework, ...(latestDeploymentId !== undefined && { latestDeploymentId }) };
}
