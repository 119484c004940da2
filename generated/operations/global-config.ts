// Generated from spec/ by `npm run generate`; edits are lost.

import type { OperationClient, OperationDescriptor, ParseAs, ParsedBody, RequestOptions } from "../client.js";
import type { GlobalConfigOperations } from "../types/operations/global-config.js";

/** The request of {@link listGlobalConfigs}. */
export interface ListGlobalConfigsRequest<As extends ParseAs = "auto"> extends RequestOptions {
  query?: GlobalConfigOperations["listGlobalConfigs"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const listGlobalConfigsOperation: OperationDescriptor = {
  operationId: "listGlobalConfigs",
  method: "GET",
  path: "/v1/global-config",
  accept: ["*/*"],
};

/**
 * Lists the global configs. Further query parameters and the response are not shown.
 *
 * `GET /v1/global-config`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/list-global-configs in the reference
 */
export function listGlobalConfigs<As extends ParseAs = "auto">(
  client: OperationClient,
  request?: ListGlobalConfigsRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(listGlobalConfigsOperation, request);
}

/** The request of {@link createGlobalConfig}. */
export interface CreateGlobalConfigRequest<As extends ParseAs = "auto"> extends RequestOptions {
  query?: GlobalConfigOperations["createGlobalConfig"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const createGlobalConfigOperation: OperationDescriptor = {
  operationId: "createGlobalConfig",
  method: "POST",
  path: "/v1/global-config",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Creates a global config. Further query parameters, the request body and the response are not shown.
 *
 * `POST /v1/global-config`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 * - `body`: A body of any kind, or none. Its media type and its fields are not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/create-global-config in the reference
 */
export function createGlobalConfig<As extends ParseAs = "auto">(
  client: OperationClient,
  request?: CreateGlobalConfigRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(createGlobalConfigOperation, request);
}

/** The request of {@link readGlobalConfig}. */
export interface ReadGlobalConfigRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["readGlobalConfig"]["parameters"]["path"];
  query?: GlobalConfigOperations["readGlobalConfig"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const readGlobalConfigOperation: OperationDescriptor = {
  operationId: "readGlobalConfig",
  method: "GET",
  path: "/v1/global-config/{edgeConfigId}",
  accept: ["*/*"],
};

/**
 * Reads the global config that the path names. Further query parameters and the response are not shown.
 *
 * `GET /v1/global-config/{edgeConfigId}`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/read-global-config in the reference
 */
export function readGlobalConfig<As extends ParseAs = "auto">(
  client: OperationClient,
  request: ReadGlobalConfigRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(readGlobalConfigOperation, request);
}

/** The request of {@link replaceGlobalConfig}. */
export interface ReplaceGlobalConfigRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["replaceGlobalConfig"]["parameters"]["path"];
  query?: GlobalConfigOperations["replaceGlobalConfig"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const replaceGlobalConfigOperation: OperationDescriptor = {
  operationId: "replaceGlobalConfig",
  method: "PUT",
  path: "/v1/global-config/{edgeConfigId}",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Replaces the global config that the path names. Further query parameters, the request body and the response are not shown.
 *
 * `PUT /v1/global-config/{edgeConfigId}`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 * - `body`: A body of any kind, or none. Its media type and its fields are not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/replace-global-config in the reference
 */
export function replaceGlobalConfig<As extends ParseAs = "auto">(
  client: OperationClient,
  request: ReplaceGlobalConfigRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(replaceGlobalConfigOperation, request);
}

/** The request of {@link deleteGlobalConfig}. */
export interface DeleteGlobalConfigRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["deleteGlobalConfig"]["parameters"]["path"];
  query?: GlobalConfigOperations["deleteGlobalConfig"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const deleteGlobalConfigOperation: OperationDescriptor = {
  operationId: "deleteGlobalConfig",
  method: "DELETE",
  path: "/v1/global-config/{edgeConfigId}",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Deletes the global config that the path names. Further query parameters, the request body and the response are not shown.
 *
 * `DELETE /v1/global-config/{edgeConfigId}`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 * - `body`: A body of any kind, or none. Its media type and its fields are not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/delete-global-config in the reference
 */
export function deleteGlobalConfig<As extends ParseAs = "auto">(
  client: OperationClient,
  request: DeleteGlobalConfigRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(deleteGlobalConfigOperation, request);
}

/** The request of {@link listGlobalConfigBackups}. */
export interface ListGlobalConfigBackupsRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["listGlobalConfigBackups"]["parameters"]["path"];
  query?: GlobalConfigOperations["listGlobalConfigBackups"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const listGlobalConfigBackupsOperation: OperationDescriptor = {
  operationId: "listGlobalConfigBackups",
  method: "GET",
  path: "/v1/global-config/{edgeConfigId}/backups",
  accept: ["*/*"],
};

/**
 * Lists the backups of the global config. Further query parameters and the response are not shown.
 *
 * `GET /v1/global-config/{edgeConfigId}/backups`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/list-global-config-backups in the reference
 */
export function listGlobalConfigBackups<As extends ParseAs = "auto">(
  client: OperationClient,
  request: ListGlobalConfigBackupsRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(listGlobalConfigBackupsOperation, request);
}

/** The request of {@link readGlobalConfigBackup}. */
export interface ReadGlobalConfigBackupRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["readGlobalConfigBackup"]["parameters"]["path"];
  query?: GlobalConfigOperations["readGlobalConfigBackup"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const readGlobalConfigBackupOperation: OperationDescriptor = {
  operationId: "readGlobalConfigBackup",
  method: "GET",
  path: "/v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}",
  accept: ["*/*"],
};

/**
 * Reads one backup of the global config. Further query parameters and the response are not shown.
 *
 * `GET /v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `path.edgeConfigBackupVersionId`: The version ID of the backup of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/read-global-config-backup in the reference
 */
export function readGlobalConfigBackup<As extends ParseAs = "auto">(
  client: OperationClient,
  request: ReadGlobalConfigBackupRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(readGlobalConfigBackupOperation, request);
}

/** The request of {@link restoreGlobalConfigBackup}. */
export interface RestoreGlobalConfigBackupRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["restoreGlobalConfigBackup"]["parameters"]["path"];
  query?: GlobalConfigOperations["restoreGlobalConfigBackup"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const restoreGlobalConfigBackupOperation: OperationDescriptor = {
  operationId: "restoreGlobalConfigBackup",
  method: "POST",
  path: "/v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}/restore",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Restores one backup of the global config. Further query parameters, the request body and the response are not shown.
 *
 * `POST /v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}/restore`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `path.edgeConfigBackupVersionId`: The version ID of the backup of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 * - `body`: A body of any kind, or none. Its media type and its fields are not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/restore-global-config-backup in the reference
 */
export function restoreGlobalConfigBackup<As extends ParseAs = "auto">(
  client: OperationClient,
  request: RestoreGlobalConfigBackupRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(restoreGlobalConfigBackupOperation, request);
}

/** The request of {@link readGlobalConfigItem}. */
export interface ReadGlobalConfigItemRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["readGlobalConfigItem"]["parameters"]["path"];
  query?: GlobalConfigOperations["readGlobalConfigItem"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const readGlobalConfigItemOperation: OperationDescriptor = {
  operationId: "readGlobalConfigItem",
  method: "GET",
  path: "/v1/global-config/{edgeConfigId}/item/{edgeConfigItemKey}",
  accept: ["*/*"],
};

/**
 * Reads one item of the global config. Further query parameters and the response are not shown.
 *
 * `GET /v1/global-config/{edgeConfigId}/item/{edgeConfigItemKey}`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `path.edgeConfigItemKey`: The key of the item of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/read-global-config-item in the reference
 */
export function readGlobalConfigItem<As extends ParseAs = "auto">(
  client: OperationClient,
  request: ReadGlobalConfigItemRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(readGlobalConfigItemOperation, request);
}

/** The request of {@link listGlobalConfigItems}. */
export interface ListGlobalConfigItemsRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["listGlobalConfigItems"]["parameters"]["path"];
  query?: GlobalConfigOperations["listGlobalConfigItems"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const listGlobalConfigItemsOperation: OperationDescriptor = {
  operationId: "listGlobalConfigItems",
  method: "GET",
  path: "/v1/global-config/{edgeConfigId}/items",
  accept: ["*/*"],
};

/**
 * Lists the items of the global config. Further query parameters and the response are not shown.
 *
 * `GET /v1/global-config/{edgeConfigId}/items`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/list-global-config-items in the reference
 */
export function listGlobalConfigItems<As extends ParseAs = "auto">(
  client: OperationClient,
  request: ListGlobalConfigItemsRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(listGlobalConfigItemsOperation, request);
}

/** The request of {@link updateGlobalConfigItems}. */
export interface UpdateGlobalConfigItemsRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["updateGlobalConfigItems"]["parameters"]["path"];
  query?: GlobalConfigOperations["updateGlobalConfigItems"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const updateGlobalConfigItemsOperation: OperationDescriptor = {
  operationId: "updateGlobalConfigItems",
  method: "PATCH",
  path: "/v1/global-config/{edgeConfigId}/items",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Updates items of the global config. Which ones is not shown. Further query parameters, the request body and the response are not shown.
 *
 * `PATCH /v1/global-config/{edgeConfigId}/items`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 * - `body`: A body of any kind, or none. Its media type and its fields are not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/update-global-config-items in the reference
 */
export function updateGlobalConfigItems<As extends ParseAs = "auto">(
  client: OperationClient,
  request: UpdateGlobalConfigItemsRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(updateGlobalConfigItemsOperation, request);
}

/** The request of {@link readGlobalConfigSchema}. */
export interface ReadGlobalConfigSchemaRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["readGlobalConfigSchema"]["parameters"]["path"];
  query?: GlobalConfigOperations["readGlobalConfigSchema"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const readGlobalConfigSchemaOperation: OperationDescriptor = {
  operationId: "readGlobalConfigSchema",
  method: "GET",
  path: "/v1/global-config/{edgeConfigId}/schema",
  accept: ["*/*"],
};

/**
 * Reads the schema of the global config. Further query parameters and the response are not shown.
 *
 * `GET /v1/global-config/{edgeConfigId}/schema`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/read-global-config-schema in the reference
 */
export function readGlobalConfigSchema<As extends ParseAs = "auto">(
  client: OperationClient,
  request: ReadGlobalConfigSchemaRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(readGlobalConfigSchemaOperation, request);
}

/** The request of {@link createGlobalConfigSchema}. */
export interface CreateGlobalConfigSchemaRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["createGlobalConfigSchema"]["parameters"]["path"];
  query?: GlobalConfigOperations["createGlobalConfigSchema"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const createGlobalConfigSchemaOperation: OperationDescriptor = {
  operationId: "createGlobalConfigSchema",
  method: "POST",
  path: "/v1/global-config/{edgeConfigId}/schema",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Creates the schema of the global config. Further query parameters, the request body and the response are not shown.
 *
 * `POST /v1/global-config/{edgeConfigId}/schema`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 * - `body`: A body of any kind, or none. Its media type and its fields are not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/create-global-config-schema in the reference
 */
export function createGlobalConfigSchema<As extends ParseAs = "auto">(
  client: OperationClient,
  request: CreateGlobalConfigSchemaRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(createGlobalConfigSchemaOperation, request);
}

/** The request of {@link deleteGlobalConfigSchema}. */
export interface DeleteGlobalConfigSchemaRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["deleteGlobalConfigSchema"]["parameters"]["path"];
  query?: GlobalConfigOperations["deleteGlobalConfigSchema"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const deleteGlobalConfigSchemaOperation: OperationDescriptor = {
  operationId: "deleteGlobalConfigSchema",
  method: "DELETE",
  path: "/v1/global-config/{edgeConfigId}/schema",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Deletes the schema of the global config. Further query parameters, the request body and the response are not shown.
 *
 * `DELETE /v1/global-config/{edgeConfigId}/schema`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 * - `body`: A body of any kind, or none. Its media type and its fields are not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/delete-global-config-schema in the reference
 */
export function deleteGlobalConfigSchema<As extends ParseAs = "auto">(
  client: OperationClient,
  request: DeleteGlobalConfigSchemaRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(deleteGlobalConfigSchemaOperation, request);
}

/** The request of {@link createGlobalConfigToken}. */
export interface CreateGlobalConfigTokenRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["createGlobalConfigToken"]["parameters"]["path"];
  query?: GlobalConfigOperations["createGlobalConfigToken"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const createGlobalConfigTokenOperation: OperationDescriptor = {
  operationId: "createGlobalConfigToken",
  method: "POST",
  path: "/v1/global-config/{edgeConfigId}/token",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Creates a token of the global config. Further query parameters, the request body and the response are not shown.
 *
 * `POST /v1/global-config/{edgeConfigId}/token`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 * - `body`: A body of any kind, or none. Its media type and its fields are not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/create-global-config-token in the reference
 */
export function createGlobalConfigToken<As extends ParseAs = "auto">(
  client: OperationClient,
  request: CreateGlobalConfigTokenRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(createGlobalConfigTokenOperation, request);
}

/** The request of {@link readGlobalConfigToken}. */
export interface ReadGlobalConfigTokenRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["readGlobalConfigToken"]["parameters"]["path"];
  query?: GlobalConfigOperations["readGlobalConfigToken"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const readGlobalConfigTokenOperation: OperationDescriptor = {
  operationId: "readGlobalConfigToken",
  method: "GET",
  path: "/v1/global-config/{edgeConfigId}/token/{token}",
  accept: ["*/*"],
};

/**
 * Reads one token of the global config. Further query parameters and the response are not shown.
 *
 * `GET /v1/global-config/{edgeConfigId}/token/{token}`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `path.token`: The token of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/read-global-config-token in the reference
 */
export function readGlobalConfigToken<As extends ParseAs = "auto">(
  client: OperationClient,
  request: ReadGlobalConfigTokenRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(readGlobalConfigTokenOperation, request);
}

/** The request of {@link listGlobalConfigTokens}. */
export interface ListGlobalConfigTokensRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["listGlobalConfigTokens"]["parameters"]["path"];
  query?: GlobalConfigOperations["listGlobalConfigTokens"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const listGlobalConfigTokensOperation: OperationDescriptor = {
  operationId: "listGlobalConfigTokens",
  method: "GET",
  path: "/v1/global-config/{edgeConfigId}/tokens",
  accept: ["*/*"],
};

/**
 * Lists the tokens of the global config. Further query parameters and the response are not shown.
 *
 * `GET /v1/global-config/{edgeConfigId}/tokens`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/list-global-config-tokens in the reference
 */
export function listGlobalConfigTokens<As extends ParseAs = "auto">(
  client: OperationClient,
  request: ListGlobalConfigTokensRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(listGlobalConfigTokensOperation, request);
}

/** The request of {@link deleteGlobalConfigTokens}. */
export interface DeleteGlobalConfigTokensRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: GlobalConfigOperations["deleteGlobalConfigTokens"]["parameters"]["path"];
  query?: GlobalConfigOperations["deleteGlobalConfigTokens"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const deleteGlobalConfigTokensOperation: OperationDescriptor = {
  operationId: "deleteGlobalConfigTokens",
  method: "DELETE",
  path: "/v1/global-config/{edgeConfigId}/tokens",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Deletes tokens of the global config. Which ones is not shown. Further query parameters, the request body and the response are not shown.
 *
 * `DELETE /v1/global-config/{edgeConfigId}/tokens`
 *
 * Parameters:
 * - `path.edgeConfigId`: The ID of the global config.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 * - `body`: A body of any kind, or none. Its media type and its fields are not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see global-config/delete-global-config-tokens in the reference
 */
export function deleteGlobalConfigTokens<As extends ParseAs = "auto">(
  client: OperationClient,
  request: DeleteGlobalConfigTokensRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(deleteGlobalConfigTokensOperation, request);
}
