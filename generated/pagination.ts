// Generated from spec/ by `npm run generate`; edits are lost.

import type { Pagination } from "../packages/client/src/runtime/operation.js";
import type { components } from "./types/components.js";
import type { AccessGroupsOperations } from "./types/operations/access-groups.js";

/** The pages of `listAccessGroupMembers`. */
export const listAccessGroupMembersPagination: Pagination<
  AccessGroupsOperations["listAccessGroupMembers"]["responses"][200]["content"]["application/json"],
  components["schemas"]["AccessGroupMember"]
> = {
  items: (page) => page?.members,
  next: (page) => page?.pagination?.next,
  cursor: "next",
};

/** The pages of `listAccessGroupProjects`. */
export const listAccessGroupProjectsPagination: Pagination<
  AccessGroupsOperations["listAccessGroupProjects"]["responses"][200]["content"]["application/json"],
  components["schemas"]["AccessGroupProjectListItem"]
> = {
  items: (page) => page?.projects,
  next: (page) => page?.pagination?.next,
  cursor: "next",
};

/** The pages of `listAccessGroups`. */
export const listAccessGroupsPagination: Pagination<
  AccessGroupsOperations["listAccessGroups"]["responses"][200]["content"]["application/json"],
  components["schemas"]["AccessGroupListItem"]
> = {
  items: (page) => page?.accessGroups,
  next: (page) => page?.pagination?.next,
  cursor: "next",
};
