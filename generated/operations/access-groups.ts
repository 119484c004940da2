// Generated from spec/ by `npm run generate`; edits are lost.

import { encodeBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
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
  result: "object",
};

/** The type of {@link listAccessGroups}. */
export interface ListAccessGroups {
  (client: OperationClient, request?: ListAccessGroupsRequest): Promise<ListAccessGroupsResult>;
  readonly operation: OperationDescriptor;
  readonly pagination: Pagination<ListAccessGroupsResult, components["schemas"]["AccessGroupListItem"]>;
}

/**
 * Lists access groups in pages. The response is a page or an empty object, which means no access groups and no further page.
 *
 * `GET /v1/access-groups`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query.projectId`: The ID of a project. Lists only access groups that are linked to it.
 * - `query.search`: Search text for the names of the access groups. The matching rules are not documented.
 * - `query.membersLimit`: The maximum number of members in each access group. The default is not documented.
 * - `query.projectsLimit`: The maximum number of projects in each access group. The default is not documented.
 * - `query.limit`: The maximum number of items in a page. The default is not documented.
 * - `query.next`: The cursor of a page, from `pagination.next` of the previous page.
 *
 * Errors:
 * - 400: A value in the query is invalid. The format of the error body is not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 */
export const listAccessGroups: ListAccessGroups = /* @__PURE__ */ Object.assign(
  (client: OperationClient, request?: ListAccessGroupsRequest): Promise<ListAccessGroupsResult> =>
    invoke(client, listAccessGroupsOperation, request),
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
 * Creates an access group, optionally with members and projects.
 *
 * `POST /v1/access-groups`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `body`: The name, members and projects of the new access group.
 *
 * Errors:
 * - 400: A value in the request body is invalid. The format of the error body is not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 */
export function createAccessGroup(client: OperationClient, request: CreateAccessGroupRequest): Promise<CreateAccessGroupResult> {
  return invoke(
    client,
    {
      operationId: "createAccessGroup",
      method: "POST",
      path: "/v1/access-groups",
      contentTypes: ["application/json"],
      encode: encodeBody,
      accept: ["application/json"],
      result: "object",
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
 * Reads the link between an access group and a project.
 *
 * `GET /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}`
 *
 * Parameters:
 * - `path.accessGroupIdOrName`: The ID or the name of the access group.
 * - `path.projectId`: The ID of the project linked to the access group.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 *
 * Errors:
 * - 400: A value in the query is invalid. The format of the error body is not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 */
export function readAccessGroupProject(
  client: OperationClient,
  request: ReadAccessGroupProjectRequest,
): Promise<ReadAccessGroupProjectResult> {
  return invoke(
    client,
    {
      operationId: "readAccessGroupProject",
      method: "GET",
      path: "/v1/access-groups/{accessGroupIdOrName}/projects/{projectId}",
      accept: ["application/json"],
      result: "object",
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
 * Removes a project from an access group.
 *
 * `DELETE /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}`
 *
 * Parameters:
 * - `path.accessGroupIdOrName`: The ID or the name of the access group.
 * - `path.projectId`: The ID of the project linked to the access group.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 *
 * Errors:
 * - 400: A value in the query is invalid. The format of the error body is not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 */
export function deleteAccessGroupProject(client: OperationClient, request: DeleteAccessGroupProjectRequest): Promise<undefined> {
  return invoke(
    client,
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
 * Changes the role of an access group in a project.
 *
 * `PATCH /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}`
 *
 * Parameters:
 * - `path.accessGroupIdOrName`: The ID or the name of the access group.
 * - `path.projectId`: The ID of the project linked to the access group.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `body`: The new role.
 *
 * Errors:
 * - 400: A value in the request body or the query is invalid. The format of the error body is not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 */
export function updateAccessGroupProject(
  client: OperationClient,
  request: UpdateAccessGroupProjectRequest,
): Promise<UpdateAccessGroupProjectResult> {
  return invoke(
    client,
    {
      operationId: "updateAccessGroupProject",
      method: "PATCH",
      path: "/v1/access-groups/{accessGroupIdOrName}/projects/{projectId}",
      contentTypes: ["application/json"],
      encode: encodeBody,
      accept: ["application/json"],
      result: "object",
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
 * Reads an access group by ID or name.
 *
 * `GET /v1/access-groups/{idOrName}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the access group.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 *
 * Errors:
 * - 400: A value in the query is invalid. The format of the error body is not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 */
export function readAccessGroup(client: OperationClient, request: ReadAccessGroupRequest): Promise<ReadAccessGroupResult> {
  return invoke(
    client,
    {
      operationId: "readAccessGroup",
      method: "GET",
      path: "/v1/access-groups/{idOrName}",
      accept: ["application/json"],
      result: "object",
    },
    request,
  );
}

/** The request of {@link updateAccessGroup}. */
export interface UpdateAccessGroupRequest extends ResultOptions<UpdateAccessGroupResult> {
  path: AccessGroupsOperations["updateAccessGroup"]["parameters"]["path"];
  query?: AccessGroupsOperations["updateAccessGroup"]["parameters"]["query"];
  /** The changes. */
  body: AccessGroupsOperations["updateAccessGroup"]["requestBody"]["content"]["application/json"];
}

/** The result of {@link updateAccessGroup}. */
export type UpdateAccessGroupResult = AccessGroupsOperations["updateAccessGroup"]["responses"][200]["content"]["application/json"];

/**
 * Changes the name, members or projects of an access group.
 *
 * `POST /v1/access-groups/{idOrName}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the access group.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `body`: The changes.
 *
 * Errors:
 * - 400: A value in the request body or the query is invalid. The format of the error body is not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 */
export function updateAccessGroup(client: OperationClient, request: UpdateAccessGroupRequest): Promise<UpdateAccessGroupResult> {
  return invoke(
    client,
    {
      operationId: "updateAccessGroup",
      method: "POST",
      path: "/v1/access-groups/{idOrName}",
      contentTypes: ["application/json"],
      encode: encodeBody,
      accept: ["application/json"],
      result: "object",
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
 * Deletes an access group.
 *
 * `DELETE /v1/access-groups/{idOrName}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the access group.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 *
 * Errors:
 * - 400: A value in the query is invalid. The format of the error body is not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 */
export function deleteAccessGroup(client: OperationClient, request: DeleteAccessGroupRequest): Promise<undefined> {
  return invoke(
    client,
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
  result: "object",
};

/** The type of {@link listAccessGroupMembers}. */
export interface ListAccessGroupMembers {
  (client: OperationClient, request: ListAccessGroupMembersRequest): Promise<ListAccessGroupMembersResult>;
  readonly operation: OperationDescriptor;
  readonly pagination: Pagination<ListAccessGroupMembersResult, components["schemas"]["AccessGroupMember"]>;
}

/**
 * Lists the members of an access group in pages.
 *
 * `GET /v1/access-groups/{idOrName}/members`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the access group.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query.limit`: The maximum number of items in a page. The default is not documented.
 * - `query.next`: The cursor of a page, from `pagination.next` of the previous page.
 * - `query.search`: Search text for the names, usernames and email addresses of the members. The matching rules are not documented.
 *
 * Errors:
 * - 400: A value in the query is invalid. The format of the error body is not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 */
export const listAccessGroupMembers: ListAccessGroupMembers = /* @__PURE__ */ Object.assign(
  (client: OperationClient, request: ListAccessGroupMembersRequest): Promise<ListAccessGroupMembersResult> =>
    invoke(client, listAccessGroupMembersOperation, request),
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
  result: "object",
};

/** The type of {@link listAccessGroupProjects}. */
export interface ListAccessGroupProjects {
  (client: OperationClient, request: ListAccessGroupProjectsRequest): Promise<ListAccessGroupProjectsResult>;
  readonly operation: OperationDescriptor;
  readonly pagination: Pagination<ListAccessGroupProjectsResult, components["schemas"]["AccessGroupProjectListItem"]>;
}

/**
 * Lists the projects of an access group in pages.
 *
 * `GET /v1/access-groups/{idOrName}/projects`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the access group.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query.limit`: The maximum number of items in a page. The default is not documented.
 * - `query.next`: The cursor of a page, from `pagination.next` of the previous page.
 *
 * Errors:
 * - 400: A value in the query is invalid. The format of the error body is not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 */
export const listAccessGroupProjects: ListAccessGroupProjects = /* @__PURE__ */ Object.assign(
  (client: OperationClient, request: ListAccessGroupProjectsRequest): Promise<ListAccessGroupProjectsResult> =>
    invoke(client, listAccessGroupProjectsOperation, request),
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
 * Links a project to an access group, with a role. The platform names the path parameter `accessGroupIdOrName` here.
 *
 * `POST /v1/access-groups/{idOrName}/projects`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the access group.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `body`: The project and the role.
 *
 * Errors:
 * - 400: A value in the request body or the query is invalid. The format of the error body is not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 */
export function createAccessGroupProject(
  client: OperationClient,
  request: CreateAccessGroupProjectRequest,
): Promise<CreateAccessGroupProjectResult> {
  return invoke(
    client,
    {
      operationId: "createAccessGroupProject",
      method: "POST",
      path: "/v1/access-groups/{idOrName}/projects",
      contentTypes: ["application/json"],
      encode: encodeBody,
      accept: ["application/json"],
      result: "object",
    },
    request,
  );
}
