// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { ProjectMembersOperations } from "../types/operations/project-members.js";

/** The request of {@link listProjectMembers}. */
export interface ListProjectMembersRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectMembersOperations["listProjectMembers"]["parameters"]["path"];
  query?: ProjectMembersOperations["listProjectMembers"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the members of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{idOrName}/members`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listProjectMembers<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListProjectMembersRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listProjectMembers",
      method: "GET",
      path: "/v1/projects/{idOrName}/members",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createProjectMember}. */
export interface CreateProjectMemberRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectMembersOperations["createProjectMember"]["parameters"]["path"];
  query?: ProjectMembersOperations["createProjectMember"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a member of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{idOrName}/members`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createProjectMember<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateProjectMemberRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createProjectMember",
      method: "POST",
      path: "/v1/projects/{idOrName}/members",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteProjectMember}. */
export interface DeleteProjectMemberRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectMembersOperations["deleteProjectMember"]["parameters"]["path"];
  query?: ProjectMembersOperations["deleteProjectMember"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one member of the project. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/projects/{idOrName}/members/{uid}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `path.uid`: The user ID of the member.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteProjectMember<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteProjectMemberRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteProjectMember",
      method: "DELETE",
      path: "/v1/projects/{idOrName}/members/{uid}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
