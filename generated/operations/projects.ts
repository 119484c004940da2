// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { ProjectsOperations } from "../types/operations/projects.js";

/** The request of {@link replaceProjectTransferRequest}. */
export interface ReplaceProjectTransferRequestRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["replaceProjectTransferRequest"]["parameters"]["path"];
  query?: ProjectsOperations["replaceProjectTransferRequest"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces the transfer request that the path names by its code. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /projects/transfer-request/{code}`
 *
 * Parameters:
 * - `path.code`: The code of the transfer request.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function replaceProjectTransferRequest<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceProjectTransferRequestRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceProjectTransferRequest",
      method: "PUT",
      path: "/projects/transfer-request/{code}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createProjectTransferRequest}. */
export interface CreateProjectTransferRequestRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["createProjectTransferRequest"]["parameters"]["path"];
  query?: ProjectsOperations["createProjectTransferRequest"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a transfer request of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /projects/{idOrName}/transfer-request`
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
export function createProjectTransferRequest<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateProjectTransferRequestRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createProjectTransferRequest",
      method: "POST",
      path: "/projects/{idOrName}/transfer-request",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listProjectTraces}. */
export interface ListProjectTracesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: ProjectsOperations["listProjectTraces"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the traces of projects. It is not documented of which projects. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/traces`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listProjectTraces<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListProjectTracesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listProjectTraces",
      method: "GET",
      path: "/v1/projects/traces",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createProjectTraceSession}. */
export interface CreateProjectTraceSessionRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: ProjectsOperations["createProjectTraceSession"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a session for the traces of projects. It is not documented of which projects. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/traces/session`
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
export function createProjectTraceSession<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateProjectTraceSessionRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createProjectTraceSession",
      method: "POST",
      path: "/v1/projects/traces/session",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createProjectAvatar}. */
export interface CreateProjectAvatarRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["createProjectAvatar"]["parameters"]["path"];
  query?: ProjectsOperations["createProjectAvatar"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates the avatar of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{idOrName}/avatar`
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
export function createProjectAvatar<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateProjectAvatarRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createProjectAvatar",
      method: "POST",
      path: "/v1/projects/{idOrName}/avatar",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link moveProjectDomain}. */
export interface MoveProjectDomainRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["moveProjectDomain"]["parameters"]["path"];
  query?: ProjectsOperations["moveProjectDomain"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Moves one domain of the project. It is not documented where to. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{idOrName}/domains/{domain}/move`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function moveProjectDomain<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: MoveProjectDomainRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "moveProjectDomain",
      method: "POST",
      path: "/v1/projects/{idOrName}/domains/{domain}/move",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteProjectEnvVariables}. */
export interface DeleteProjectEnvVariablesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["deleteProjectEnvVariables"]["parameters"]["path"];
  query?: ProjectsOperations["deleteProjectEnvVariables"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes environment variables of the project. It is not documented which ones. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/projects/{idOrName}/env`
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
export function deleteProjectEnvVariables<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteProjectEnvVariablesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteProjectEnvVariables",
      method: "DELETE",
      path: "/v1/projects/{idOrName}/env",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readProjectEnvVariable}. */
export interface ReadProjectEnvVariableRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["readProjectEnvVariable"]["parameters"]["path"];
  query?: ProjectsOperations["readProjectEnvVariable"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one environment variable of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{idOrName}/env/{id}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `path.id`: The ID of the environment variable.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readProjectEnvVariable<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadProjectEnvVariableRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readProjectEnvVariable",
      method: "GET",
      path: "/v1/projects/{idOrName}/env/{id}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateProjectProtectionBypass}. */
export interface UpdateProjectProtectionBypassRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["updateProjectProtectionBypass"]["parameters"]["path"];
  query?: ProjectsOperations["updateProjectProtectionBypass"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates the protection bypass of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/projects/{idOrName}/protection-bypass`
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
export function updateProjectProtectionBypass<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateProjectProtectionBypassRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateProjectProtectionBypass",
      method: "PATCH",
      path: "/v1/projects/{idOrName}/protection-bypass",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createProjectToken}. */
export interface CreateProjectTokenRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["createProjectToken"]["parameters"]["path"];
  query?: ProjectsOperations["createProjectToken"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a token of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{idOrName}/token`
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
export function createProjectToken<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateProjectTokenRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createProjectToken",
      method: "POST",
      path: "/v1/projects/{idOrName}/token",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateProjectMicrofrontends}. */
export interface UpdateProjectMicrofrontendsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["updateProjectMicrofrontends"]["parameters"]["path"];
  query?: ProjectsOperations["updateProjectMicrofrontends"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates the microfrontends of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/projects/{projectId}/microfrontends`
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
export function updateProjectMicrofrontends<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateProjectMicrofrontendsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateProjectMicrofrontends",
      method: "PATCH",
      path: "/v1/projects/{projectId}/microfrontends",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link pauseProject}. */
export interface PauseProjectRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["pauseProject"]["parameters"]["path"];
  query?: ProjectsOperations["pauseProject"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Pauses the project that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{projectId}/pause`
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
export function pauseProject<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: PauseProjectRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "pauseProject",
      method: "POST",
      path: "/v1/projects/{projectId}/pause",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listProjectPromotionAliases}. */
export interface ListProjectPromotionAliasesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["listProjectPromotionAliases"]["parameters"]["path"];
  query?: ProjectsOperations["listProjectPromotionAliases"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the promotion aliases of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{projectId}/promote/aliases`
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
export function listProjectPromotionAliases<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListProjectPromotionAliasesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listProjectPromotionAliases",
      method: "GET",
      path: "/v1/projects/{projectId}/promote/aliases",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link rollbackProject}. */
export interface RollbackProjectRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["rollbackProject"]["parameters"]["path"];
  query?: ProjectsOperations["rollbackProject"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Rolls back the project. The path also names a deployment, whose part in the rollback is not documented. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{projectId}/rollback/{deploymentId}`
 *
 * Parameters:
 * - `path.projectId`: The ID of the project.
 * - `path.deploymentId`: The ID of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function rollbackProject<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: RollbackProjectRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "rollbackProject",
      method: "POST",
      path: "/v1/projects/{projectId}/rollback/{deploymentId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateProjectRollbackDescription}. */
export interface UpdateProjectRollbackDescriptionRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  path: ProjectsOperations["updateProjectRollbackDescription"]["parameters"]["path"];
  query?: ProjectsOperations["updateProjectRollbackDescription"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates the description of the rollback that the path names by its project and its deployment. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/projects/{projectId}/rollback/{deploymentId}/update-description`
 *
 * Parameters:
 * - `path.projectId`: The ID of the project.
 * - `path.deploymentId`: The ID of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateProjectRollbackDescription<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateProjectRollbackDescriptionRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateProjectRollbackDescription",
      method: "PATCH",
      path: "/v1/projects/{projectId}/rollback/{deploymentId}/update-description",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link unpauseProject}. */
export interface UnpauseProjectRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["unpauseProject"]["parameters"]["path"];
  query?: ProjectsOperations["unpauseProject"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Unpauses the project that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{projectId}/unpause`
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
export function unpauseProject<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UnpauseProjectRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "unpauseProject",
      method: "POST",
      path: "/v1/projects/{projectId}/unpause",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listProjects}. */
export interface ListProjectsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: ProjectsOperations["listProjects"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the projects. Other query parameters and the response are not documented.
 *
 * `GET /v10/projects`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listProjects<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListProjectsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listProjects",
      method: "GET",
      path: "/v10/projects",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createProjectDomain}. */
export interface CreateProjectDomainRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["createProjectDomain"]["parameters"]["path"];
  query?: ProjectsOperations["createProjectDomain"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a domain of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v10/projects/{idOrName}/domains`
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
export function createProjectDomain<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateProjectDomainRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createProjectDomain",
      method: "POST",
      path: "/v10/projects/{idOrName}/domains",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listProjectEnvVariables}. */
export interface ListProjectEnvVariablesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["listProjectEnvVariables"]["parameters"]["path"];
  query?: ProjectsOperations["listProjectEnvVariables"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the environment variables of the project. Other query parameters and the response are not documented.
 *
 * `GET /v10/projects/{idOrName}/env`
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
export function listProjectEnvVariables<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListProjectEnvVariablesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listProjectEnvVariables",
      method: "GET",
      path: "/v10/projects/{idOrName}/env",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createProjectEnvVariable}. */
export interface CreateProjectEnvVariableRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["createProjectEnvVariable"]["parameters"]["path"];
  query?: ProjectsOperations["createProjectEnvVariable"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates an environment variable of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v10/projects/{idOrName}/env`
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
export function createProjectEnvVariable<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateProjectEnvVariableRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createProjectEnvVariable",
      method: "POST",
      path: "/v10/projects/{idOrName}/env",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link promoteDeployment}. */
export interface PromoteDeploymentRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["promoteDeployment"]["parameters"]["path"];
  query?: ProjectsOperations["promoteDeployment"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Promotes one deployment of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v10/projects/{projectId}/promote/{deploymentId}`
 *
 * Parameters:
 * - `path.projectId`: The ID of the project.
 * - `path.deploymentId`: The ID of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function promoteDeployment<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: PromoteDeploymentRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "promoteDeployment",
      method: "POST",
      path: "/v10/projects/{projectId}/promote/{deploymentId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createProject}. */
export interface CreateProjectRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: ProjectsOperations["createProject"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v11/projects`
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
export function createProject<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateProjectRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createProject",
      method: "POST",
      path: "/v11/projects",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readProject}. */
export interface ReadProjectRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["readProject"]["parameters"]["path"];
  query?: ProjectsOperations["readProject"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the project that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v9/projects/{idOrName}`
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
export function readProject<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadProjectRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readProject",
      method: "GET",
      path: "/v9/projects/{idOrName}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteProject}. */
export interface DeleteProjectRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["deleteProject"]["parameters"]["path"];
  query?: ProjectsOperations["deleteProject"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes the project that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v9/projects/{idOrName}`
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
export function deleteProject<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteProjectRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteProject",
      method: "DELETE",
      path: "/v9/projects/{idOrName}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateProject}. */
export interface UpdateProjectRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["updateProject"]["parameters"]["path"];
  query?: ProjectsOperations["updateProject"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates the project that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v9/projects/{idOrName}`
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
export function updateProject<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateProjectRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateProject",
      method: "PATCH",
      path: "/v9/projects/{idOrName}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listProjectDomains}. */
export interface ListProjectDomainsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["listProjectDomains"]["parameters"]["path"];
  query?: ProjectsOperations["listProjectDomains"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the domains of the project. Other query parameters and the response are not documented.
 *
 * `GET /v9/projects/{idOrName}/domains`
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
export function listProjectDomains<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListProjectDomainsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listProjectDomains",
      method: "GET",
      path: "/v9/projects/{idOrName}/domains",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readProjectDomain}. */
export interface ReadProjectDomainRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["readProjectDomain"]["parameters"]["path"];
  query?: ProjectsOperations["readProjectDomain"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one domain of the project. Other query parameters and the response are not documented.
 *
 * `GET /v9/projects/{idOrName}/domains/{domain}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readProjectDomain<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadProjectDomainRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readProjectDomain",
      method: "GET",
      path: "/v9/projects/{idOrName}/domains/{domain}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteProjectDomain}. */
export interface DeleteProjectDomainRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["deleteProjectDomain"]["parameters"]["path"];
  query?: ProjectsOperations["deleteProjectDomain"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one domain of the project. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v9/projects/{idOrName}/domains/{domain}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteProjectDomain<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteProjectDomainRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteProjectDomain",
      method: "DELETE",
      path: "/v9/projects/{idOrName}/domains/{domain}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateProjectDomain}. */
export interface UpdateProjectDomainRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["updateProjectDomain"]["parameters"]["path"];
  query?: ProjectsOperations["updateProjectDomain"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates one domain of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v9/projects/{idOrName}/domains/{domain}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateProjectDomain<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateProjectDomainRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateProjectDomain",
      method: "PATCH",
      path: "/v9/projects/{idOrName}/domains/{domain}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link verifyProjectDomain}. */
export interface VerifyProjectDomainRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["verifyProjectDomain"]["parameters"]["path"];
  query?: ProjectsOperations["verifyProjectDomain"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Verifies one domain of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v9/projects/{idOrName}/domains/{domain}/verify`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function verifyProjectDomain<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: VerifyProjectDomainRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "verifyProjectDomain",
      method: "POST",
      path: "/v9/projects/{idOrName}/domains/{domain}/verify",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteProjectEnvVariable}. */
export interface DeleteProjectEnvVariableRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["deleteProjectEnvVariable"]["parameters"]["path"];
  query?: ProjectsOperations["deleteProjectEnvVariable"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one environment variable of the project. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v9/projects/{idOrName}/env/{id}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `path.id`: The ID of the environment variable.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteProjectEnvVariable<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteProjectEnvVariableRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteProjectEnvVariable",
      method: "DELETE",
      path: "/v9/projects/{idOrName}/env/{id}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateProjectEnvVariable}. */
export interface UpdateProjectEnvVariableRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ProjectsOperations["updateProjectEnvVariable"]["parameters"]["path"];
  query?: ProjectsOperations["updateProjectEnvVariable"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates one environment variable of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v9/projects/{idOrName}/env/{id}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `path.id`: The ID of the environment variable.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateProjectEnvVariable<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateProjectEnvVariableRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateProjectEnvVariable",
      method: "PATCH",
      path: "/v9/projects/{idOrName}/env/{id}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
