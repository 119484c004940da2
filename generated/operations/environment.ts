// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { EnvironmentOperations } from "../types/operations/environment.js";

/** The request of {@link listEnvVariables}. */
export interface ListEnvVariablesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: EnvironmentOperations["listEnvVariables"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the environment variables. Other query parameters and the response are not documented.
 *
 * `GET /v1/env`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listEnvVariables<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListEnvVariablesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listEnvVariables",
      method: "GET",
      path: "/v1/env",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createEnvVariable}. */
export interface CreateEnvVariableRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: EnvironmentOperations["createEnvVariable"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates an environment variable. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/env`
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
export function createEnvVariable<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateEnvVariableRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createEnvVariable",
      method: "POST",
      path: "/v1/env",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteEnvVariables}. */
export interface DeleteEnvVariablesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: EnvironmentOperations["deleteEnvVariables"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes environment variables. It is not documented which ones. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/env`
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
export function deleteEnvVariables<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: DeleteEnvVariablesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteEnvVariables",
      method: "DELETE",
      path: "/v1/env",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateEnvVariables}. */
export interface UpdateEnvVariablesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: EnvironmentOperations["updateEnvVariables"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates environment variables. It is not documented which ones. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/env`
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
export function updateEnvVariables<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: UpdateEnvVariablesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateEnvVariables",
      method: "PATCH",
      path: "/v1/env",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readEnvVariable}. */
export interface ReadEnvVariableRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: EnvironmentOperations["readEnvVariable"]["parameters"]["path"];
  query?: EnvironmentOperations["readEnvVariable"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the environment variable that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v1/env/{id}`
 *
 * Parameters:
 * - `path.id`: The ID of the environment variable.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readEnvVariable<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadEnvVariableRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readEnvVariable",
      method: "GET",
      path: "/v1/env/{id}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link unlinkEnvVariable}. */
export interface UnlinkEnvVariableRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: EnvironmentOperations["unlinkEnvVariable"]["parameters"]["path"];
  query?: EnvironmentOperations["unlinkEnvVariable"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Unlinks the environment variable from the project. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/env/{id}/unlink/{projectId}`
 *
 * Parameters:
 * - `path.id`: The ID of the environment variable.
 * - `path.projectId`: The ID of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function unlinkEnvVariable<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UnlinkEnvVariableRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "unlinkEnvVariable",
      method: "PATCH",
      path: "/v1/env/{id}/unlink/{projectId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listCustomEnvironments}. */
export interface ListCustomEnvironmentsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: EnvironmentOperations["listCustomEnvironments"]["parameters"]["path"];
  query?: EnvironmentOperations["listCustomEnvironments"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the custom environments of the project. Other query parameters and the response are not documented.
 *
 * `GET /v9/projects/{idOrName}/custom-environments`
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
export function listCustomEnvironments<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListCustomEnvironmentsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listCustomEnvironments",
      method: "GET",
      path: "/v9/projects/{idOrName}/custom-environments",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createCustomEnvironment}. */
export interface CreateCustomEnvironmentRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: EnvironmentOperations["createCustomEnvironment"]["parameters"]["path"];
  query?: EnvironmentOperations["createCustomEnvironment"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a custom environment of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v9/projects/{idOrName}/custom-environments`
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
export function createCustomEnvironment<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateCustomEnvironmentRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createCustomEnvironment",
      method: "POST",
      path: "/v9/projects/{idOrName}/custom-environments",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readCustomEnvironment}. */
export interface ReadCustomEnvironmentRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: EnvironmentOperations["readCustomEnvironment"]["parameters"]["path"];
  query?: EnvironmentOperations["readCustomEnvironment"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one custom environment of the project. Other query parameters and the response are not documented.
 *
 * `GET /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `path.environmentSlugOrId`: The slug or the ID of the custom environment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readCustomEnvironment<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadCustomEnvironmentRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readCustomEnvironment",
      method: "GET",
      path: "/v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteCustomEnvironment}. */
export interface DeleteCustomEnvironmentRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: EnvironmentOperations["deleteCustomEnvironment"]["parameters"]["path"];
  query?: EnvironmentOperations["deleteCustomEnvironment"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one custom environment of the project. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `path.environmentSlugOrId`: The slug or the ID of the custom environment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteCustomEnvironment<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteCustomEnvironmentRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteCustomEnvironment",
      method: "DELETE",
      path: "/v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateCustomEnvironment}. */
export interface UpdateCustomEnvironmentRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: EnvironmentOperations["updateCustomEnvironment"]["parameters"]["path"];
  query?: EnvironmentOperations["updateCustomEnvironment"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates one custom environment of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the project.
 * - `path.environmentSlugOrId`: The slug or the ID of the custom environment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateCustomEnvironment<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateCustomEnvironmentRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateCustomEnvironment",
      method: "PATCH",
      path: "/v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
