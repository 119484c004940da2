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

/** Refuses a project that is already linked, since changing the role is a separate operation. */
export const createAccessGroupProject: OperationHandler = (input, context) => {
  const group = findAccessGroup(input, context);
  const { projectId, role } = input.body as CreateAccessGroupProjectBody;
  checkProject(context, projectId, "/projectId");
  if (context.store.get("groupProjects", `${group.id}/${projectId}`) !== undefined) {
    const message = "The access group is already linked to this project. Use `updateAccessGroupProject` to change the role.";
    throw new Refusal(400, "accessGroupProject.unique", message, "body", "/projectId");
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
 * A role of null removes the project, as in `updateAccessGroup`. The response schema requires a non-null role, and 200 is the only success
 * status, so the response is the link before its removal.
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

function toProject(link: Readonly<GroupProject>): AccessGroupProject {
  return { ...link, createdAt: String(link.createdAt), updatedAt: String(link.updatedAt) };
}

// The fields of a deleted project are omitted; all of them are optional.
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
