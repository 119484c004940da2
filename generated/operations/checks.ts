// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { ChecksOperations } from "../types/operations/checks.js";

/** The request of {@link listDeploymentCheckRuns}. */
export interface ListDeploymentCheckRunsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ChecksOperations["listDeploymentCheckRuns"]["parameters"]["path"];
  query?: ChecksOperations["listDeploymentCheckRuns"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the check runs of the deployment. Other query parameters and the response are not documented.
 *
 * `GET /v2/deployments/{deploymentId}/check-runs`
 *
 * Parameters:
 * - `path.deploymentId`: The ID of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listDeploymentCheckRuns<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListDeploymentCheckRunsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listDeploymentCheckRuns",
      method: "GET",
      path: "/v2/deployments/{deploymentId}/check-runs",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createDeploymentCheckRun}. */
export interface CreateDeploymentCheckRunRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ChecksOperations["createDeploymentCheckRun"]["parameters"]["path"];
  query?: ChecksOperations["createDeploymentCheckRun"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a check run of the deployment. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/deployments/{deploymentId}/check-runs`
 *
 * Parameters:
 * - `path.deploymentId`: The ID of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createDeploymentCheckRun<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateDeploymentCheckRunRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createDeploymentCheckRun",
      method: "POST",
      path: "/v2/deployments/{deploymentId}/check-runs",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readDeploymentCheckRun}. */
export interface ReadDeploymentCheckRunRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ChecksOperations["readDeploymentCheckRun"]["parameters"]["path"];
  query?: ChecksOperations["readDeploymentCheckRun"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one check run of the deployment. Other query parameters and the response are not documented.
 *
 * `GET /v2/deployments/{deploymentId}/check-runs/{checkRunId}`
 *
 * Parameters:
 * - `path.deploymentId`: The ID of the deployment.
 * - `path.checkRunId`: The ID of the check run.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readDeploymentCheckRun<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadDeploymentCheckRunRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readDeploymentCheckRun",
      method: "GET",
      path: "/v2/deployments/{deploymentId}/check-runs/{checkRunId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateDeploymentCheckRun}. */
export interface UpdateDeploymentCheckRunRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ChecksOperations["updateDeploymentCheckRun"]["parameters"]["path"];
  query?: ChecksOperations["updateDeploymentCheckRun"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates one check run of the deployment. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v2/deployments/{deploymentId}/check-runs/{checkRunId}`
 *
 * Parameters:
 * - `path.deploymentId`: The ID of the deployment.
 * - `path.checkRunId`: The ID of the check run.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateDeploymentCheckRun<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateDeploymentCheckRunRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateDeploymentCheckRun",
      method: "PATCH",
      path: "/v2/deployments/{deploymentId}/check-runs/{checkRunId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listProjectChecks}. */
export interface ListProjectChecksRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ChecksOperations["listProjectChecks"]["parameters"]["path"];
  query?: ChecksOperations["listProjectChecks"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the checks of the project. Other query parameters and the response are not documented.
 *
 * `GET /v2/projects/{projectIdOrName}/checks`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listProjectChecks<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListProjectChecksRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listProjectChecks",
      method: "GET",
      path: "/v2/projects/{projectIdOrName}/checks",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createProjectCheck}. */
export interface CreateProjectCheckRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ChecksOperations["createProjectCheck"]["parameters"]["path"];
  query?: ChecksOperations["createProjectCheck"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a check of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/projects/{projectIdOrName}/checks`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createProjectCheck<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateProjectCheckRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createProjectCheck",
      method: "POST",
      path: "/v2/projects/{projectIdOrName}/checks",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readProjectCheck}. */
export interface ReadProjectCheckRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ChecksOperations["readProjectCheck"]["parameters"]["path"];
  query?: ChecksOperations["readProjectCheck"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one check of the project. Other query parameters and the response are not documented.
 *
 * `GET /v2/projects/{projectIdOrName}/checks/{checkId}`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `path.checkId`: The ID of the check.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readProjectCheck<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadProjectCheckRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readProjectCheck",
      method: "GET",
      path: "/v2/projects/{projectIdOrName}/checks/{checkId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteProjectCheck}. */
export interface DeleteProjectCheckRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ChecksOperations["deleteProjectCheck"]["parameters"]["path"];
  query?: ChecksOperations["deleteProjectCheck"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one check of the project. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v2/projects/{projectIdOrName}/checks/{checkId}`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `path.checkId`: The ID of the check.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteProjectCheck<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteProjectCheckRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteProjectCheck",
      method: "DELETE",
      path: "/v2/projects/{projectIdOrName}/checks/{checkId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateProjectCheck}. */
export interface UpdateProjectCheckRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ChecksOperations["updateProjectCheck"]["parameters"]["path"];
  query?: ChecksOperations["updateProjectCheck"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates one check of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v2/projects/{projectIdOrName}/checks/{checkId}`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `path.checkId`: The ID of the check.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateProjectCheck<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateProjectCheckRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateProjectCheck",
      method: "PATCH",
      path: "/v2/projects/{projectIdOrName}/checks/{checkId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listProjectCheckRuns}. */
export interface ListProjectCheckRunsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ChecksOperations["listProjectCheckRuns"]["parameters"]["path"];
  query?: ChecksOperations["listProjectCheckRuns"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the runs of one check of the project. Other query parameters and the response are not documented.
 *
 * `GET /v2/projects/{projectIdOrName}/checks/{checkId}/runs`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `path.checkId`: The ID of the check.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listProjectCheckRuns<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListProjectCheckRunsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listProjectCheckRuns",
      method: "GET",
      path: "/v2/projects/{projectIdOrName}/checks/{checkId}/runs",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
