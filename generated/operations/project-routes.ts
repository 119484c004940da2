// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { ProjectRoutesOperations } from "../types/operations/project-routes.js";

/** The request of {@link listProjectRoutes}. */
export interface ListProjectRoutesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectRoutesOperations["listProjectRoutes"]["parameters"]["path"];
  query?: ProjectRoutesOperations["listProjectRoutes"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the routes of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{projectId}/routes`
 *
 * Parameters:
 * - `path.projectId`: The ID of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listProjectRoutes<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListProjectRoutesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listProjectRoutes",
      method: "GET",
      path: "/v1/projects/{projectId}/routes",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceProjectRoutes}. */
export interface ReplaceProjectRoutesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectRoutesOperations["replaceProjectRoutes"]["parameters"]["path"];
  query?: ProjectRoutesOperations["replaceProjectRoutes"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces the routes of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /v1/projects/{projectId}/routes`
 *
 * Parameters:
 * - `path.projectId`: The ID of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function replaceProjectRoutes<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceProjectRoutesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceProjectRoutes",
      method: "PUT",
      path: "/v1/projects/{projectId}/routes",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createProjectRoute}. */
export interface CreateProjectRouteRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectRoutesOperations["createProjectRoute"]["parameters"]["path"];
  query?: ProjectRoutesOperations["createProjectRoute"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a route of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{projectId}/routes`
 *
 * Parameters:
 * - `path.projectId`: The ID of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createProjectRoute<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateProjectRouteRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createProjectRoute",
      method: "POST",
      path: "/v1/projects/{projectId}/routes",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteProjectRoutes}. */
export interface DeleteProjectRoutesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectRoutesOperations["deleteProjectRoutes"]["parameters"]["path"];
  query?: ProjectRoutesOperations["deleteProjectRoutes"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes routes of the project. It is not documented which ones. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/projects/{projectId}/routes`
 *
 * Parameters:
 * - `path.projectId`: The ID of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteProjectRoutes<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteProjectRoutesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteProjectRoutes",
      method: "DELETE",
      path: "/v1/projects/{projectId}/routes",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link generateProjectRoutes}. */
export interface GenerateProjectRoutesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectRoutesOperations["generateProjectRoutes"]["parameters"]["path"];
  query?: ProjectRoutesOperations["generateProjectRoutes"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Generates routes for the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{projectId}/routes/generate`
 *
 * Parameters:
 * - `path.projectId`: The ID of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function generateProjectRoutes<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: GenerateProjectRoutesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "generateProjectRoutes",
      method: "POST",
      path: "/v1/projects/{projectId}/routes/generate",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listProjectRouteVersions}. */
export interface ListProjectRouteVersionsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectRoutesOperations["listProjectRouteVersions"]["parameters"]["path"];
  query?: ProjectRoutesOperations["listProjectRouteVersions"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the versions of the routes of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{projectId}/routes/versions`
 *
 * Parameters:
 * - `path.projectId`: The ID of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listProjectRouteVersions<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListProjectRouteVersionsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listProjectRouteVersions",
      method: "GET",
      path: "/v1/projects/{projectId}/routes/versions",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createProjectRouteVersion}. */
export interface CreateProjectRouteVersionRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectRoutesOperations["createProjectRouteVersion"]["parameters"]["path"];
  query?: ProjectRoutesOperations["createProjectRouteVersion"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a version of the routes of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{projectId}/routes/versions`
 *
 * Parameters:
 * - `path.projectId`: The ID of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createProjectRouteVersion<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateProjectRouteVersionRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createProjectRouteVersion",
      method: "POST",
      path: "/v1/projects/{projectId}/routes/versions",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateProjectRoute}. */
export interface UpdateProjectRouteRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectRoutesOperations["updateProjectRoute"]["parameters"]["path"];
  query?: ProjectRoutesOperations["updateProjectRoute"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates one route of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/projects/{projectId}/routes/{routeId}`
 *
 * Parameters:
 * - `path.projectId`: The ID of the project.
 * - `path.routeId`: The ID of the route.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateProjectRoute<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateProjectRouteRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateProjectRoute",
      method: "PATCH",
      path: "/v1/projects/{projectId}/routes/{routeId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
