// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { DeploymentsOperations } from "../types/operations/deployments.js";

/** The request of {@link updateDeploymentResourceAction}. */
export interface UpdateDeploymentResourceActionRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DeploymentsOperations["updateDeploymentResourceAction"]["parameters"]["path"];
  query?: DeploymentsOperations["updateDeploymentResourceAction"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates the action that the path names below a deployment, an integration configuration and a resource. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/deployments/{deploymentId}/integrations/{integrationConfigurationId}/resources/{resourceId}/actions/{action}`
 *
 * Parameters:
 * - `path.deploymentId`: The ID of the deployment.
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `path.action`: The action. Its values are not documented.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateDeploymentResourceAction<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateDeploymentResourceActionRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateDeploymentResourceAction",
      method: "PATCH",
      path: "/v1/deployments/{deploymentId}/integrations/{integrationConfigurationId}/resources/{resourceId}/actions/{action}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link cancelDeployment}. */
export interface CancelDeploymentRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DeploymentsOperations["cancelDeployment"]["parameters"]["path"];
  query?: DeploymentsOperations["cancelDeployment"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Cancels the deployment that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v12/deployments/{id}/cancel`
 *
 * Parameters:
 * - `path.id`: The ID of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function cancelDeployment<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CancelDeploymentRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "cancelDeployment",
      method: "PATCH",
      path: "/v12/deployments/{id}/cancel",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createDeployment}. */
export interface CreateDeploymentRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: DeploymentsOperations["createDeployment"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a deployment. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v13/deployments`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createDeployment<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateDeploymentRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createDeployment",
      method: "POST",
      path: "/v13/deployments",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readDeployment}. */
export interface ReadDeploymentRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DeploymentsOperations["readDeployment"]["parameters"]["path"];
  query?: DeploymentsOperations["readDeployment"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the deployment that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v13/deployments/{idOrUrl}`
 *
 * Parameters:
 * - `path.idOrUrl`: The ID or the URL of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readDeployment<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadDeploymentRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readDeployment",
      method: "GET",
      path: "/v13/deployments/{idOrUrl}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteDeployment}. */
export interface DeleteDeploymentRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DeploymentsOperations["deleteDeployment"]["parameters"]["path"];
  query?: DeploymentsOperations["deleteDeployment"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes the deployment that the path names. The path parameter `idOrUrl` is named `id` in this operation, and whether it takes a URL here is not documented. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v13/deployments/{idOrUrl}`
 *
 * Parameters:
 * - `path.idOrUrl`: The ID or the URL of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteDeployment<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteDeploymentRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteDeployment",
      method: "DELETE",
      path: "/v13/deployments/{idOrUrl}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createFile}. */
export interface CreateFileRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: DeploymentsOperations["createFile"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a file. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/files`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createFile<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateFileRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createFile",
      method: "POST",
      path: "/v2/files",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listDeploymentEvents}. */
export interface ListDeploymentEventsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DeploymentsOperations["listDeploymentEvents"]["parameters"]["path"];
  query?: DeploymentsOperations["listDeploymentEvents"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the events of the deployment. Other query parameters and the response are not documented.
 *
 * `GET /v3/deployments/{idOrUrl}/events`
 *
 * Parameters:
 * - `path.idOrUrl`: The ID or the URL of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listDeploymentEvents<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListDeploymentEventsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listDeploymentEvents",
      method: "GET",
      path: "/v3/deployments/{idOrUrl}/events",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listDeploymentFiles}. */
export interface ListDeploymentFilesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DeploymentsOperations["listDeploymentFiles"]["parameters"]["path"];
  query?: DeploymentsOperations["listDeploymentFiles"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the files of the deployment. Other query parameters and the response are not documented.
 *
 * `GET /v6/deployments/{id}/files`
 *
 * Parameters:
 * - `path.id`: The ID of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listDeploymentFiles<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListDeploymentFilesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listDeploymentFiles",
      method: "GET",
      path: "/v6/deployments/{id}/files",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listDeployments}. */
export interface ListDeploymentsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: DeploymentsOperations["listDeployments"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the deployments. Other query parameters and the response are not documented.
 *
 * `GET /v7/deployments`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listDeployments<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListDeploymentsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listDeployments",
      method: "GET",
      path: "/v7/deployments",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readDeploymentFile}. */
export interface ReadDeploymentFileRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DeploymentsOperations["readDeploymentFile"]["parameters"]["path"];
  query?: DeploymentsOperations["readDeploymentFile"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one file of the deployment. Other query parameters and the response are not documented.
 *
 * `GET /v8/deployments/{id}/files/{fileId}`
 *
 * Parameters:
 * - `path.id`: The ID of the deployment.
 * - `path.fileId`: The ID of the file.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readDeploymentFile<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadDeploymentFileRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readDeploymentFile",
      method: "GET",
      path: "/v8/deployments/{id}/files/{fileId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
