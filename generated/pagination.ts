// Generated from spec/ by `npm run generate`; edits are lost.

import type { Pagination } from "./operation.js";
import type { ListAccessGroupMembersResult, ListAccessGroupProjectsResult, ListAccessGroupsResult } from "./operations/access-groups.js";
import type { components } from "./types.js";

/** The pages of `listAccessGroupMembers`. */
export const listAccessGroupMembersPagination: Pagination<ListAccessGroupMembersResult, components["schemas"]["AccessGroupMember"]> = {
  items: (page) => page?.members,
  next: (page) => page?.pagination?.next,
  cursor: "next",
};

/** The pages of `listAccessGroupProjects`. */
export const listAccessGroupProjectsPagination: Pagination<
  ListAccessGroupProjectsResult,
  components["schemas"]["AccessGroupProjectListItem"]
> = {
  items: (page) => page?.projects,
  next: (page) => page?.pagination?.next,
  cursor: "next",
};

/** The pages of `listAccessGroups`. */
export const listAccessGroupsPagination: Pagination<ListAccessGroupsResult, components["schemas"]["AccessGroupListItem"]> = {
  items: (page) => page?.accessGroups,
  next: (page) => page?.pagination?.next,
  cursor: "next",
};
