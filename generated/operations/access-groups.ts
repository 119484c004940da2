// Generated from spec/ by `npm run generate`; edits are lost.

import { encodeBody } from "../../packages/client/src/runtime/body.js";
import type {
  OperationClient,
  OperationDescriptor,
  Pagination,
  RequestOptions,
  ResultOptions,
} from "../../packages/client/src/runtime/operation.js";
import { listAccessGroupMembersPagination, listAccessGroupProjectsPagination, listAccessGroupsPagination } from "../pagination.js";
import type { components } from "../types/components.js";
import type { AccessGroupsOperations } from "../types/operations/access-groups.js";

/** The request of {@link listAccessGroups}. */
export interface ListAccessGroupsRequest extends ResultOptions<ListAccessGroupsResult> {
  query?: AccessGroupsOperations["listAccessGroups"]["parameters"]["query"];
}

/** The result of {@link listAccessGroups}. */
export type ListAccessGroupsResult = AccessGroupsOperations["listAccessGroups"]["responses"][200]["content"]["application/json"];

const listAccessGroupsOperation: OperationDescriptor = {
  operationId: "listAccessGroups",
  method: "GET",
  path: "/v1/access-groups",
  integers: [
    ["membersLimit", 1, 100],
    ["projectsLimit", 1, 100],
    ["limit", 1, 100],
  ],
  accept: ["application/json"],
};

/** The type of {@link listAccessGroups}. */
export interface ListAccessGroups {
  (client: OperationClient, request?: ListAccessGroupsRequest): Promise<ListAccessGroupsResult>;
  readonly operation: OperationDescriptor;
  readonly pagination: Pagination<ListAccessGroupsResult, components["schemas"]["AccessGroupListItem"]>;
}

/**
 * Lists the access groups, page by page. The response is either a page or an empty object, which holds no access groups and has no further page.
 *
 * `GET /v1/access-groups`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query.projectId`: The ID of a project. Only access groups that are linked to it are listed.
 * - `query.search`: A text to search the names of the access groups for. How it is matched is not shown.
 * - `query.membersLimit`: How many members each access group includes at most. The default is not shown.
 * - `query.projectsLimit`: How many projects each access group includes at most. The default is not shown.
 * - `query.limit`: How many items a page holds at most. The default is not shown.
 * - `query.next`: The cursor of a page, which is `pagination.next` of the page before it.
 *
 * Errors:
 * - 400: A value in the request query is invalid. The shape of the error body is not shown.
 * - 401: The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown.
 * - 403: The caller has no permission on the resource. The shape of the error body is not shown.
 * - 410: Gone. Its condition is not shown, nor is the shape of the error body.
 *
 * @see access-groups/list-access-groups in the reference
 */
export const listAccessGroups: ListAccessGroups = /* @__PURE__ */ Object.assign(
  (client: OperationClient, request?: ListAccessGroupsRequest): Promise<ListAccessGroupsResult> =>
    client.call(listAccessGroupsOperation, request),
  { operation: listAccessGroupsOperation, pagination: listAccessGroupsPagination },
);

/** The request of {@link createAccessGroup}. */
export interface CreateAccessGroupRequest extends ResultOptions<CreateAccessGroupResult> {
  query?: AccessGroupsOperations["createAccessGroup"]["parameters"]["query"];
  /** The name, members and projects of the new access group. */
  body: AccessGroupsOperations["createAccessGroup"]["requestBody"]["content"]["application/json"];
}

/** The result of {@link createAccessGroup}. */
export type CreateAccessGroupResult = AccessGroupsOperations["createAccessGroup"]["responses"][200]["content"]["application/json"];

/**
 * Creates an access group, with its first members and projects if the body names any.
 *
 * `POST /v1/access-groups`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `body`: The name, members and projects of the new access group.
 *
 * Errors:
 * - 400: A value in the request body is invalid. The shape of the error body is not shown.
 * - 401: The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown.
 * - 403: The caller has no permission on the resource. The shape of the error body is not shown.
 * - 410: Gone. Its condition is not shown, nor is the shape of the error body.
 *
 * @see access-groups/create-access-group in the reference
 */
export function createAccessGroup(client: OperationClient, request: CreateAccessGroupRequest): Promise<CreateAccessGroupResult> {
  return client.call(
    {
      operationId: "createAccessGroup",
      method: "POST",
      path: "/v1/access-groups",
      contentTypes: ["application/json"],
      encode: encodeBody,
      accept: ["application/json"],
    },
    request,
  );
}

/** The request of {@link readAccessGroupProject}. */
export interface ReadAccessGroupProjectRequest extends ResultOptions<ReadAccessGroupProjectResult> {
  path: AccessGroupsOperations["readAccessGroupProject"]["parameters"]["path"];
  query?: AccessGroupsOperations["readAccessGroupProject"]["parameters"]["query"];
}

/** The result of {@link readAccessGroupProject}. */
export type ReadAccessGroupProjectResult =
  AccessGroupsOperations["readAccessGroupProject"]["responses"][200]["content"]["application/json"];

/**
 * Reads the access group project that the path names by the access group and the project.
 *
 * `GET /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}`
 *
 * Parameters:
 * - `path.accessGroupIdOrName`: The ID or the name of the access group.
 * - `path.projectId`: The ID of the project that is linked to the access group.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 *
 * Errors:
 * - 400: A value in the request query is invalid. The shape of the error body is not shown.
 * - 401: The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown.
 * - 403: The caller has no permission on the resource. The shape of the error body is not shown.
 * - 410: Gone. Its condition is not shown, nor is the shape of the error body.
 *
 * @see access-groups/read-access-group-project in the reference
 */
export function readAccessGroupProject(
  client: OperationClient,
  request: ReadAccessGroupProjectRequest,
): Promise<ReadAccessGroupProjectResult> {
  return client.call(
    {
      operationId: "readAccessGroupProject",
      method: "GET",
      path: "/v1/access-groups/{accessGroupIdOrName}/projects/{projectId}",
      accept: ["application/json"],
    },
    request,
  );
}

/** The request of {@link deleteAccessGroupProject}. */
export interface DeleteAccessGroupProjectRequest extends RequestOptions {
  path: AccessGroupsOperations["deleteAccessGroupProject"]["parameters"]["path"];
  query?: AccessGroupsOperations["deleteAccessGroupProject"]["parameters"]["query"];
}

/**
 * Removes the project from the access group.
 *
 * `DELETE /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}`
 *
 * Parameters:
 * - `path.accessGroupIdOrName`: The ID or the name of the access group.
 * - `path.projectId`: The ID of the project that is linked to the access group.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 *
 * Errors:
 * - 400: A value in the request query is invalid. The shape of the error body is not shown.
 * - 401: The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown.
 * - 403: The caller has no permission on the resource. The shape of the error body is not shown.
 * - 410: Gone. Its condition is not shown, nor is the shape of the error body.
 *
 * @see access-groups/delete-access-group-project in the reference
 */
export function deleteAccessGroupProject(client: OperationClient, request: DeleteAccessGroupProjectRequest): Promise<undefined> {
  return client.call(
    {
      operationId: "deleteAccessGroupProject",
      method: "DELETE",
      path: "/v1/access-groups/{accessGroupIdOrName}/projects/{projectId}",
    },
    request,
  );
}

/** The request of {@link updateAccessGroupProject}. */
export interface UpdateAccessGroupProjectRequest extends ResultOptions<UpdateAccessGroupProjectResult> {
  path: AccessGroupsOperations["updateAccessGroupProject"]["parameters"]["path"];
  query?: AccessGroupsOperations["updateAccessGroupProject"]["parameters"]["query"];
  /** The new role. */
  body: AccessGroupsOperations["updateAccessGroupProject"]["requestBody"]["content"]["application/json"];
}

/** The result of {@link updateAccessGroupProject}. */
export type UpdateAccessGroupProjectResult =
  AccessGroupsOperations["updateAccessGroupProject"]["responses"][200]["content"]["application/json"];

/**
 * Changes the role of the access group in the project.
 *
 * `PATCH /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}`
 *
 * Parameters:
 * - `path.accessGroupIdOrName`: The ID or the name of the access group.
 * - `path.projectId`: The ID of the project that is linked to the access group.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `body`: The new role.
 *
 * Errors:
 * - 400: A value in the request body or in the request query is invalid. The shape of the error body is not shown.
 * - 401: The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown.
 * - 403: The caller has no permission on the resource. The shape of the error body is not shown.
 * - 410: Gone. Its condition is not shown, nor is the shape of the error body.
 *
 * @see access-groups/update-access-group-project in the reference
 */
export function updateAccessGroupProject(
  client: OperationClient,
  request: UpdateAccessGroupProjectRequest,
): Promise<UpdateAccessGroupProjectResult> {
  return client.call(
    {
      operationId: "updateAccessGroupProject",
      method: "PATCH",
      path: "/v1/access-groups/{accessGroupIdOrName}/projects/{projectId}",
      contentTypes: ["application/json"],
      encode: encodeBody,
      accept: ["application/json"],
    },
    request,
  );
}

/** The request of {@link readAccessGroup}. */
export interface ReadAccessGroupRequest extends ResultOptions<ReadAccessGroupResult> {
  path: AccessGroupsOperations["readAccessGroup"]["parameters"]["path"];
  query?: AccessGroupsOperations["readAccessGroup"]["parameters"]["query"];
}

/** The result of {@link readAccessGroup}. */
export type ReadAccessGroupResult = AccessGroupsOperations["readAccessGroup"]["responses"][200]["content"]["application/json"];

/**
 * Reads the access group that the path names.
 *
 * `GET /v1/access-groups/{idOrName}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the access group.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 *
 * Errors:
 * - 400: A value in the request query is invalid. The shape of the error body is not shown.
 * - 401: The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown.
 * - 403: The caller has no permission on the resource. The shape of the error body is not shown.
 * - 410: Gone. Its condition is not shown, nor is the shape of the error body.
 *
 * @see access-groups/read-access-group in the reference
 */
export function readAccessGroup(client: OperationClient, request: ReadAccessGroupRequest): Promise<ReadAccessGroupResult> {
  return client.call(
    {
      operationId: "readAccessGroup",
      method: "GET",
      path: "/v1/access-groups/{idOrName}",
      accept: ["application/json"],
    },
    request,
  );
}

/** The request of {@link updateAccessGroup}. */
export interface UpdateAccessGroupRequest extends ResultOptions<UpdateAccessGroupResult> {
  path: AccessGroupsOperations["updateAccessGroup"]["parameters"]["path"];
  query?: AccessGroupsOperations["updateAccessGroup"]["parameters"]["query"];
  /** What to change. */
  body: AccessGroupsOperations["updateAccessGroup"]["requestBody"]["content"]["application/json"];
}

/** The result of {@link updateAccessGroup}. */
export type UpdateAccessGroupResult = AccessGroupsOperations["updateAccessGroup"]["responses"][200]["content"]["application/json"];

/**
 * Changes the name, the members or the projects of the access group that the path names.
 *
 * `POST /v1/access-groups/{idOrName}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the access group.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `body`: What to change.
 *
 * Errors:
 * - 400: A value in the request body or in the request query is invalid. The shape of the error body is not shown.
 * - 401: The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown.
 * - 403: The caller has no permission on the resource. The shape of the error body is not shown.
 * - 410: Gone. Its condition is not shown, nor is the shape of the error body.
 *
 * @see access-groups/update-access-group in the reference
 */
export function updateAccessGroup(client: OperationClient, request: UpdateAccessGroupRequest): Promise<UpdateAccessGroupResult> {
  return client.call(
    {
      operationId: "updateAccessGroup",
      method: "POST",
      path: "/v1/access-groups/{idOrName}",
      contentTypes: ["application/json"],
      encode: encodeBody,
      accept: ["application/json"],
    },
    request,
  );
}

/** The request of {@link deleteAccessGroup}. */
export interface DeleteAccessGroupRequest extends RequestOptions {
  path: AccessGroupsOperations["deleteAccessGroup"]["parameters"]["path"];
  query?: AccessGroupsOperations["deleteAccessGroup"]["parameters"]["query"];
}

/**
 * Deletes the access group that the path names.
 *
 * `DELETE /v1/access-groups/{idOrName}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the access group.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 *
 * Errors:
 * - 400: A value in the request query is invalid. The shape of the error body is not shown.
 * - 401: The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown.
 * - 403: The caller has no permission on the resource. The shape of the error body is not shown.
 * - 410: Gone. Its condition is not shown, nor is the shape of the error body.
 *
 * @see access-groups/delete-access-group in the reference
 */
export function deleteAccessGroup(client: OperationClient, request: DeleteAccessGroupRequest): Promise<undefined> {
  return client.call(
    {
      operationId: "deleteAccessGroup",
      method: "DELETE",
      path: "/v1/access-groups/{idOrName}",
    },
    request,
  );
}

/** The request of {@link listAccessGroupMembers}. */
export interface ListAccessGroupMembersRequest extends ResultOptions<ListAccessGroupMembersResult> {
  path: AccessGroupsOperations["listAccessGroupMembers"]["parameters"]["path"];
  query?: AccessGroupsOperations["listAccessGroupMembers"]["parameters"]["query"];
}

/** The result of {@link listAccessGroupMembers}. */
export type ListAccessGroupMembersResult =
  AccessGroupsOperations["listAccessGroupMembers"]["responses"][200]["content"]["application/json"];

const listAccessGroupMembersOperation: OperationDescriptor = {
  operationId: "listAccessGroupMembers",
  method: "GET",
  path: "/v1/access-groups/{idOrName}/members",
  integers: [["limit", 1, 100]],
  accept: ["application/json"],
};

/** The type of {@link listAccessGroupMembers}. */
export interface ListAccessGroupMembers {
  (client: OperationClient, request: ListAccessGroupMembersRequest): Promise<ListAccessGroupMembersResult>;
  readonly operation: OperationDescriptor;
  readonly pagination: Pagination<ListAccessGroupMembersResult, components["schemas"]["AccessGroupMember"]>;
}

/**
 * Lists the members of the access group that the path names, page by page.
 *
 * `GET /v1/access-groups/{idOrName}/members`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the access group.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query.limit`: How many items a page holds at most. The default is not shown.
 * - `query.next`: The cursor of a page, which is `pagination.next` of the page before it.
 * - `query.search`: A text to search the names, user names and email addresses of the members for. How it is matched is not shown.
 *
 * Errors:
 * - 400: A value in the request query is invalid. The shape of the error body is not shown.
 * - 401: The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown.
 * - 403: The caller has no permission on the resource. The shape of the error body is not shown.
 * - 410: Gone. Its condition is not shown, nor is the shape of the error body.
 *
 * @see access-groups/list-access-group-members in the reference
 */
export const listAccessGroupMembers: ListAccessGroupMembers = /* @__PURE__ */ Object.assign(
  (client: OperationClient, request: ListAccessGroupMembersRequest): Promise<ListAccessGroupMembersResult> =>
    client.call(listAccessGroupMembersOperation, request),
  { operation: listAccessGroupMembersOperation, pagination: listAccessGroupMembersPagination },
);

/** The request of {@link listAccessGroupProjects}. */
export interface ListAccessGroupProjectsRequest extends ResultOptions<ListAccessGroupProjectsResult> {
  path: AccessGroupsOperations["listAccessGroupProjects"]["parameters"]["path"];
  query?: AccessGroupsOperations["listAccessGroupProjects"]["parameters"]["query"];
}

/** The result of {@link listAccessGroupProjects}. */
export type ListAccessGroupProjectsResult =
  AccessGroupsOperations["listAccessGroupProjects"]["responses"][200]["content"]["application/json"];

const listAccessGroupProjectsOperation: OperationDescriptor = {
  operationId: "listAccessGroupProjects",
  method: "GET",
  path: "/v1/access-groups/{idOrName}/projects",
  integers: [["limit", 1, 100]],
  accept: ["application/json"],
};

/** The type of {@link listAccessGroupProjects}. */
export interface ListAccessGroupProjects {
  (client: OperationClient, request: ListAccessGroupProjectsRequest): Promise<ListAccessGroupProjectsResult>;
  readonly operation: OperationDescriptor;
  readonly pagination: Pagination<ListAccessGroupProjectsResult, components["schemas"]["AccessGroupProjectListItem"]>;
}

/**
 * Lists the projects of the access group that the path names, page by page.
 *
 * `GET /v1/access-groups/{idOrName}/projects`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the access group.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query.limit`: How many items a page holds at most. The default is not shown.
 * - `query.next`: The cursor of a page, which is `pagination.next` of the page before it.
 *
 * Errors:
 * - 400: A value in the request query is invalid. The shape of the error body is not shown.
 * - 401: The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown.
 * - 403: The caller has no permission on the resource. The shape of the error body is not shown.
 * - 410: Gone. Its condition is not shown, nor is the shape of the error body.
 *
 * @see access-groups/list-access-group-projects in the reference
 */
export const listAccessGroupProjects: ListAccessGroupProjects = /* @__PURE__ */ Object.assign(
  (client: OperationClient, request: ListAccessGroupProjectsRequest): Promise<ListAccessGroupProjectsResult> =>
    client.call(listAccessGroupProjectsOperation, request),
  { operation: listAccessGroupProjectsOperation, pagination: listAccessGroupProjectsPagination },
);

/** The request of {@link createAccessGroupProject}. */
export interface CreateAccessGroupProjectRequest extends ResultOptions<CreateAccessGroupProjectResult> {
  path: AccessGroupsOperations["createAccessGroupProject"]["parameters"]["path"];
  query?: AccessGroupsOperations["createAccessGroupProject"]["parameters"]["query"];
  /** The project and the role. */
  body: AccessGroupsOperations["createAccessGroupProject"]["requestBody"]["content"]["application/json"];
}

/** The result of {@link createAccessGroupProject}. */
export type CreateAccessGroupProjectResult =
  AccessGroupsOperations["createAccessGroupProject"]["responses"][200]["content"]["application/json"];

/**
 * Links a project to the access group that the path names, with a role. The path parameter `idOrName` is named `accessGroupIdOrName` in this operation.
 *
 * `POST /v1/access-groups/{idOrName}/projects`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the access group.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `body`: The project and the role.
 *
 * Errors:
 * - 400: A value in the request body or in the request query is invalid. The shape of the error body is not shown.
 * - 401: The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown.
 * - 403: The caller has no permission on the resource. The shape of the error body is not shown.
 * - 410: Gone. Its condition is not shown, nor is the shape of the error body.
 *
 * @see access-groups/create-access-group-project in the reference
 */
export function createAccessGroupProject(
  client: OperationClient,
  request: CreateAccessGroupProjectRequest,
): Promise<CreateAccessGroupProjectResult> {
  return client.call(
    {
      operationId: "createAccessGroupProject",
      method: "POST",
      path: "/v1/access-groups/{idOrName}/projects",
      contentTypes: ["application/json"],
      encode: encodeBody,
      accept: ["application/json"],
    },
    request,
  );
}
