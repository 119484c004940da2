import { Refusal } from "../refusal.js";
import type { AccessGroupRecord, GroupProject, OperationContext, OperationInput, Store } from "../types.js";

type Group = Readonly<AccessGroupRecord>;

export function lookUpAccessGroup(store: Store, teamId: string, idOrName: string): Group | undefined {
  const named = store.get("accessGroupNames", `${teamId}/${idOrName}`)?.id;
  return (
    store.get("accessGroups", `${teamId}/${idOrName}`) ??
    (named === undefined ? undefined : store.get("accessGroups", `${teamId}/${named}`))
  );
}

/** Finds the access group of a path by ID or name. Names are looked up only within the team. */
export function findAccessGroup(input: OperationInput, context: OperationContext, parameter = "idOrName"): Group {
  const { store } = context;
  const idOrName = pathValue(input, parameter);
  const { teamId } = context.caller;
  const group = lookUpAccessGroup(store, teamId, idOrName);
  if (group !== undefined) return group;
  for (const [team] of store.scan("teams")) {
    if (store.get("accessGroups", `${team}/${idOrName}`) !== undefined) {
      const message = "The access group belongs to another team. Select that team with `teamId` or `slug`.";
      throw new Refusal(403, "accessGroup.team", message, "path", parameter);
    }
  }
  const message = "The team has no access group with this ID or name. Use one returned by `listAccessGroups`.";
  throw new Refusal(410, "accessGroup.exists", message, "path", parameter);
}

export function findGroupProject({ store }: OperationContext, group: Group, projectId: string): Readonly<GroupProject> {
  const link = store.get("groupProjects", `${group.id}/${projectId}`);
  if (link !== undefined) return link;
  const project = store.get("projects", projectId);
  if (project !== undefined && project.teamId !== group.teamId)
    throw new Refusal(403, "project.team", "The project belongs to another team. Use a project of this team.", "path", "projectId");
  const message = "The access group is not linked to this project. Use one returned by `listAccessGroupProjects`.";
  throw new Refusal(410, "accessGroupProject.exists", message, "path", "projectId");
}

export function pathValue(input: OperationInput, name: string): string {
  const value = input.path[name];
  if (value === undefined) throw new Error(`The path has no parameter ${name}.`);
  return value;
}
