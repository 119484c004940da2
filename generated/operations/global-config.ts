// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { GlobalConfigOperations } from "../types/operations/global-config.js";

/** The request of {@link listGlobalConfigs}. */
export interface ListGlobalConfigsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: GlobalConfigOperations["listGlobalConfigs"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the global configs. Other query parameters and the response are not documented.
 *
 * `GET /v1/global-config`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listGlobalConfigs<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListGlobalConfigsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listGlobalConfigs",
      method: "GET",
      path: "/v1/global-config",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createGlobalConfig}. */
export interface CreateGlobalConfigRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: GlobalConfigOperations["createGlobalConfig"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a global config. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/global-config`
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
export function createGlobalConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateGlobalConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createGlobalConfig",
      method: "POST",
      path: "/v1/global-config",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readGlobalConfig}. */
export interface ReadGlobalConfigRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["readGlobalConfig"]["parameters"]["path"];
  query?: GlobalConfigOperations["readGlobalConfig"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the global config that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v1/global-config/{edgeConfigId}`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readGlobalConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadGlobalConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readGlobalConfig",
      method: "GET",
      path: "/v1/global-config/{edgeConfigId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceGlobalConfig}. */
export interface ReplaceGlobalConfigRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["replaceGlobalConfig"]["parameters"]["path"];
  query?: GlobalConfigOperations["replaceGlobalConfig"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces the global config that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /v1/global-config/{edgeConfigId}`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function replaceGlobalConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceGlobalConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceGlobalConfig",
      method: "PUT",
      path: "/v1/global-config/{edgeConfigId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteGlobalConfig}. */
export interface DeleteGlobalConfigRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["deleteGlobalConfig"]["parameters"]["path"];
  query?: GlobalConfigOperations["deleteGlobalConfig"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes the global config that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/global-config/{edgeConfigId}`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteGlobalConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteGlobalConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteGlobalConfig",
      method: "DELETE",
      path: "/v1/global-config/{edgeConfigId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listGlobalConfigBackups}. */
export interface ListGlobalConfigBackupsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["listGlobalConfigBackups"]["parameters"]["path"];
  query?: GlobalConfigOperations["listGlobalConfigBackups"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the backups of the global config. Other query parameters and the response are not documented.
 *
 * `GET /v1/global-config/{edgeConfigId}/backups`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listGlobalConfigBackups<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListGlobalConfigBackupsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listGlobalConfigBackups",
      method: "GET",
      path: "/v1/global-config/{edgeConfigId}/backups",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readGlobalConfigBackup}. */
export interface ReadGlobalConfigBackupRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["readGlobalConfigBackup"]["parameters"]["path"];
  query?: GlobalConfigOperations["readGlobalConfigBackup"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one backup of the global config. Other query parameters and the response are not documented.
 *
 * `GET /v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `path.edgeConfigBackupVersionId`: The version ID of the backup of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readGlobalConfigBackup<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadGlobalConfigBackupRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readGlobalConfigBackup",
      method: "GET",
      path: "/v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link restoreGlobalConfigBackup}. */
export interface RestoreGlobalConfigBackupRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["restoreGlobalConfigBackup"]["parameters"]["path"];
  query?: GlobalConfigOperations["restoreGlobalConfigBackup"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Restores one backup of the global config. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}/restore`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `path.edgeConfigBackupVersionId`: The version ID of the backup of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function restoreGlobalConfigBackup<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: RestoreGlobalConfigBackupRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "restoreGlobalConfigBackup",
      method: "POST",
      path: "/v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}/restore",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readGlobalConfigItem}. */
export interface ReadGlobalConfigItemRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["readGlobalConfigItem"]["parameters"]["path"];
  query?: GlobalConfigOperations["readGlobalConfigItem"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one item of the global config. Other query parameters and the response are not documented.
 *
 * `GET /v1/global-config/{edgeConfigId}/item/{edgeConfigItemKey}`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `path.edgeConfigItemKey`: The key of the item of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readGlobalConfigItem<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadGlobalConfigItemRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readGlobalConfigItem",
      method: "GET",
      path: "/v1/global-config/{edgeConfigId}/item/{edgeConfigItemKey}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listGlobalConfigItems}. */
export interface ListGlobalConfigItemsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["listGlobalConfigItems"]["parameters"]["path"];
  query?: GlobalConfigOperations["listGlobalConfigItems"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the items of the global config. Other query parameters and the response are not documented.
 *
 * `GET /v1/global-config/{edgeConfigId}/items`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listGlobalConfigItems<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListGlobalConfigItemsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listGlobalConfigItems",
      method: "GET",
      path: "/v1/global-config/{edgeConfigId}/items",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateGlobalConfigItems}. */
export interface UpdateGlobalConfigItemsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["updateGlobalConfigItems"]["parameters"]["path"];
  query?: GlobalConfigOperations["updateGlobalConfigItems"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates items of the global config. It is not documented which ones. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/global-config/{edgeConfigId}/items`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateGlobalConfigItems<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateGlobalConfigItemsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateGlobalConfigItems",
      method: "PATCH",
      path: "/v1/global-config/{edgeConfigId}/items",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readGlobalConfigSchema}. */
export interface ReadGlobalConfigSchemaRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["readGlobalConfigSchema"]["parameters"]["path"];
  query?: GlobalConfigOperations["readGlobalConfigSchema"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the schema of the global config. Other query parameters and the response are not documented.
 *
 * `GET /v1/global-config/{edgeConfigId}/schema`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readGlobalConfigSchema<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadGlobalConfigSchemaRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readGlobalConfigSchema",
      method: "GET",
      path: "/v1/global-config/{edgeConfigId}/schema",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createGlobalConfigSchema}. */
export interface CreateGlobalConfigSchemaRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["createGlobalConfigSchema"]["parameters"]["path"];
  query?: GlobalConfigOperations["createGlobalConfigSchema"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates the schema of the global config. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/global-config/{edgeConfigId}/schema`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createGlobalConfigSchema<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateGlobalConfigSchemaRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createGlobalConfigSchema",
      method: "POST",
      path: "/v1/global-config/{edgeConfigId}/schema",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteGlobalConfigSchema}. */
export interface DeleteGlobalConfigSchemaRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["deleteGlobalConfigSchema"]["parameters"]["path"];
  query?: GlobalConfigOperations["deleteGlobalConfigSchema"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes the schema of the global config. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/global-config/{edgeConfigId}/schema`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteGlobalConfigSchema<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteGlobalConfigSchemaRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteGlobalConfigSchema",
      method: "DELETE",
      path: "/v1/global-config/{edgeConfigId}/schema",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createGlobalConfigToken}. */
export interface CreateGlobalConfigTokenRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["createGlobalConfigToken"]["parameters"]["path"];
  query?: GlobalConfigOperations["createGlobalConfigToken"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a token of the global config. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/global-config/{edgeConfigId}/token`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createGlobalConfigToken<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateGlobalConfigTokenRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createGlobalConfigToken",
      method: "POST",
      path: "/v1/global-config/{edgeConfigId}/token",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readGlobalConfigToken}. */
export interface ReadGlobalConfigTokenRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["readGlobalConfigToken"]["parameters"]["path"];
  query?: GlobalConfigOperations["readGlobalConfigToken"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one token of the global config. Other query parameters and the response are not documented.
 *
 * `GET /v1/global-config/{edgeConfigId}/token/{token}`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `path.token`: The token of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readGlobalConfigToken<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadGlobalConfigTokenRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readGlobalConfigToken",
      method: "GET",
      path: "/v1/global-config/{edgeConfigId}/token/{token}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listGlobalConfigTokens}. */
export interface ListGlobalConfigTokensRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["listGlobalConfigTokens"]["parameters"]["path"];
  query?: GlobalConfigOperations["listGlobalConfigTokens"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the tokens of the global config. Other query parameters and the response are not documented.
 *
 * `GET /v1/global-config/{edgeConfigId}/tokens`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listGlobalConfigTokens<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListGlobalConfigTokensRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listGlobalConfigTokens",
      method: "GET",
      path: "/v1/global-config/{edgeConfigId}/tokens",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteGlobalConfigTokens}. */
export interface DeleteGlobalConfigTokensRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: GlobalConfigOperations["deleteGlobalConfigTokens"]["parameters"]["path"];
  query?: GlobalConfigOperations["deleteGlobalConfigTokens"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes tokens of the global config. It is not documented which ones. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/global-config/{edgeConfigId}/tokens`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteGlobalConfigTokens<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteGlobalConfigTokensRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteGlobalConfigTokens",
      method: "DELETE",
      path: "/v1/global-config/{edgeConfigId}/tokens",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
