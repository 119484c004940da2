import { Refusal, type RefusalPlace } from "../refusal.js";
import type { AccessGroupRecord, GroupProject, OperationContext, OperationInput, Store } from "../types.js";
import { callerOf } from "./caller.js";

type Group = Readonly<AccessGroupRecord>;

/** The access group of a team that has an ID, or else that has a name. */
export function lookUpAccessGroup(store: Store, teamId: string, idOrName: string): Group | undefined {
  const named = store.get("accessGroupNames", `${teamId}/${idOrName}`)?.id;
  return (
    store.get("accessGroups", `${teamId}/${idOrName}`) ??
    (named === undefined ? undefined : store.get("accessGroups", `${teamId}/${named}`))
  );
}

/**
 * The access group that a path names by its ID or its name. A name belongs to its team: one that only another team uses is not there.
 *
 * @param parameter - The name of the path parameter that names it.
 * @throws Refusal with 403 for the ID of another team's, with 410 for one that is not there.
 */
export function findAccessGroup(input: OperationInput, context: OperationContext, parameter = "idOrName"): Group {
  const { store } = context;
  const idOrName = pathValue(input, parameter);
  const { teamId } = callerOf(context);
  const group = lookUpAccessGroup(store, teamId, idOrName);
  if (group !== undefined) return group;
  const place: RefusalPlace = { in: "path", at: parameter };
  for (const [team] of store.scan("teams")) {
    if (store.get("accessGroups", `${team}/${idOrName}`) !== undefined) {
      throw new Refusal(403, "accessGroup.team", "The access group belongs to another team: name that team in `teamId` or `slug`.", place);
    }
  }
  throw new Refusal(
    410,
    "accessGroup.exists",
    "The team has no access group with this ID or name: take one that `listAccessGroups` gives.",
    place,
  );
}

/**
 * The link of an access group to a project that a path names.
 *
 * @throws Refusal with 403 for a project of another team, with 410 for one that the access group is not linked to.
 */
export function findGroupProject({ store }: OperationContext, group: Group, projectId: string): Readonly<GroupProject> {
  const link = store.get("groupProjects", `${group.id}/${projectId}`);
  if (link !== undefined) return link;
  const project = store.get("projects", projectId);
  if (project !== undefined && project.teamId !== group.teamId) {
    throw new Refusal(403, "project.team", "The project belongs to another team: take one of the team's own.", {
      in: "path",
      at: "projectId",
    });
  }
  throw new Refusal(
    410,
    "accessGroupProject.exists",
    "The access group is not linked to this project: take one that `listAccessGroupProjects` gives.",
    { in: "path", at: "projectId" },
  );
}

/** The value of a path parameter. */
export function pathValue(input: OperationInput, name: string): string {
  const value = input.path[name];
  if (value === undefined) throw new Error(`The path has no parameter ${name}.`);
  return value;
}
