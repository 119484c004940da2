// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { SandboxesOperations } from "../types/operations/sandboxes.js";

/** The request of {@link listSandboxes}. */
export interface ListSandboxesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: SandboxesOperations["listSandboxes"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the sandboxes. Other query parameters and the response are not documented.
 *
 * `GET /v2/sandboxes`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listSandboxes<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListSandboxesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listSandboxes",
      method: "GET",
      path: "/v2/sandboxes",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createSandboxV2}. */
export interface CreateSandboxV2Request<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: SandboxesOperations["createSandboxV2"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a sandbox. Version 3 is `createSandbox`; how the two differ is not documented. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/sandboxes`
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
export function createSandboxV2<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateSandboxV2Request<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createSandboxV2",
      method: "POST",
      path: "/v2/sandboxes",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listSandboxDrives}. */
export interface ListSandboxDrivesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: SandboxesOperations["listSandboxDrives"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the sandbox drives. Other query parameters and the response are not documented.
 *
 * `GET /v2/sandboxes/drives`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listSandboxDrives<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListSandboxDrivesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listSandboxDrives",
      method: "GET",
      path: "/v2/sandboxes/drives",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createSandboxDrive}. */
export interface CreateSandboxDriveRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["createSandboxDrive"]["parameters"]["path"];
  query?: SandboxesOperations["createSandboxDrive"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates the sandbox drive that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/sandboxes/drives/{name}`
 *
 * Parameters:
 * - `path.name`: The name of the sandbox drive.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createSandboxDrive<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateSandboxDriveRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createSandboxDrive",
      method: "POST",
      path: "/v2/sandboxes/drives/{name}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteSandboxDrive}. */
export interface DeleteSandboxDriveRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["deleteSandboxDrive"]["parameters"]["path"];
  query?: SandboxesOperations["deleteSandboxDrive"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes the sandbox drive that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v2/sandboxes/drives/{name}`
 *
 * Parameters:
 * - `path.name`: The name of the sandbox drive.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteSandboxDrive<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteSandboxDriveRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteSandboxDrive",
      method: "DELETE",
      path: "/v2/sandboxes/drives/{name}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listSandboxSessions}. */
export interface ListSandboxSessionsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: SandboxesOperations["listSandboxSessions"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the sandbox sessions. Other query parameters and the response are not documented.
 *
 * `GET /v2/sandboxes/sessions`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listSandboxSessions<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListSandboxSessionsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listSandboxSessions",
      method: "GET",
      path: "/v2/sandboxes/sessions",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readSandboxSession}. */
export interface ReadSandboxSessionRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["readSandboxSession"]["parameters"]["path"];
  query?: SandboxesOperations["readSandboxSession"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the sandbox session that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v2/sandboxes/sessions/{sessionId}`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readSandboxSession<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadSandboxSessionRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readSandboxSession",
      method: "GET",
      path: "/v2/sandboxes/sessions/{sessionId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listSandboxCommands}. */
export interface ListSandboxCommandsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["listSandboxCommands"]["parameters"]["path"];
  query?: SandboxesOperations["listSandboxCommands"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the commands of the sandbox session. Other query parameters and the response are not documented.
 *
 * `GET /v2/sandboxes/sessions/{sessionId}/cmd`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listSandboxCommands<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListSandboxCommandsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listSandboxCommands",
      method: "GET",
      path: "/v2/sandboxes/sessions/{sessionId}/cmd",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createSandboxCommand}. */
export interface CreateSandboxCommandRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["createSandboxCommand"]["parameters"]["path"];
  query?: SandboxesOperations["createSandboxCommand"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a command of the sandbox session. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/cmd`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createSandboxCommand<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateSandboxCommandRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createSandboxCommand",
      method: "POST",
      path: "/v2/sandboxes/sessions/{sessionId}/cmd",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readSandboxCommand}. */
export interface ReadSandboxCommandRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["readSandboxCommand"]["parameters"]["path"];
  query?: SandboxesOperations["readSandboxCommand"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one command of the sandbox session. Other query parameters and the response are not documented.
 *
 * `GET /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `path.cmdId`: The ID of the command.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readSandboxCommand<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadSandboxCommandRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readSandboxCommand",
      method: "GET",
      path: "/v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link killSandboxCommand}. */
export interface KillSandboxCommandRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["killSandboxCommand"]["parameters"]["path"];
  query?: SandboxesOperations["killSandboxCommand"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Kills one command of the sandbox session. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/kill`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `path.cmdId`: The ID of the command.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function killSandboxCommand<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: KillSandboxCommandRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "killSandboxCommand",
      method: "POST",
      path: "/v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/kill",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listSandboxCommandLogs}. */
export interface ListSandboxCommandLogsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["listSandboxCommandLogs"]["parameters"]["path"];
  query?: SandboxesOperations["listSandboxCommandLogs"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the logs of one command of the sandbox session. Other query parameters and the response are not documented.
 *
 * `GET /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/logs`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `path.cmdId`: The ID of the command.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listSandboxCommandLogs<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListSandboxCommandLogsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listSandboxCommandLogs",
      method: "GET",
      path: "/v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/logs",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link extendSandboxSessionTimeout}. */
export interface ExtendSandboxSessionTimeoutRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["extendSandboxSessionTimeout"]["parameters"]["path"];
  query?: SandboxesOperations["extendSandboxSessionTimeout"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Extends the timeout of the sandbox session. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/extend-timeout`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function extendSandboxSessionTimeout<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ExtendSandboxSessionTimeoutRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "extendSandboxSessionTimeout",
      method: "POST",
      path: "/v2/sandboxes/sessions/{sessionId}/extend-timeout",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createSandboxDirectory}. */
export interface CreateSandboxDirectoryRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["createSandboxDirectory"]["parameters"]["path"];
  query?: SandboxesOperations["createSandboxDirectory"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a directory in the file system of the sandbox session. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/fs/mkdir`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createSandboxDirectory<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateSandboxDirectoryRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createSandboxDirectory",
      method: "POST",
      path: "/v2/sandboxes/sessions/{sessionId}/fs/mkdir",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readSandboxFileSystem}. */
export interface ReadSandboxFileSystemRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["readSandboxFileSystem"]["parameters"]["path"];
  query?: SandboxesOperations["readSandboxFileSystem"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads from the file system of the sandbox session. It is not documented what is read. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/fs/read`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readSandboxFileSystem<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadSandboxFileSystemRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readSandboxFileSystem",
      method: "POST",
      path: "/v2/sandboxes/sessions/{sessionId}/fs/read",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link writeSandboxFileSystem}. */
export interface WriteSandboxFileSystemRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["writeSandboxFileSystem"]["parameters"]["path"];
  query?: SandboxesOperations["writeSandboxFileSystem"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Writes to the file system of the sandbox session. It is not documented what is written. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/fs/write`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function writeSandboxFileSystem<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: WriteSandboxFileSystemRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "writeSandboxFileSystem",
      method: "POST",
      path: "/v2/sandboxes/sessions/{sessionId}/fs/write",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createSandboxSessionNetworkPolicy}. */
export interface CreateSandboxSessionNetworkPolicyRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  path: SandboxesOperations["createSandboxSessionNetworkPolicy"]["parameters"]["path"];
  query?: SandboxesOperations["createSandboxSessionNetworkPolicy"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates the network policy of the sandbox session. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/network-policy`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createSandboxSessionNetworkPolicy<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateSandboxSessionNetworkPolicyRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createSandboxSessionNetworkPolicy",
      method: "POST",
      path: "/v2/sandboxes/sessions/{sessionId}/network-policy",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createSandboxSnapshot}. */
export interface CreateSandboxSnapshotRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["createSandboxSnapshot"]["parameters"]["path"];
  query?: SandboxesOperations["createSandboxSnapshot"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a snapshot of the sandbox session. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/snapshot`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createSandboxSnapshot<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateSandboxSnapshotRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createSandboxSnapshot",
      method: "POST",
      path: "/v2/sandboxes/sessions/{sessionId}/snapshot",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link stopSandboxSession}. */
export interface StopSandboxSessionRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["stopSandboxSession"]["parameters"]["path"];
  query?: SandboxesOperations["stopSandboxSession"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Stops the sandbox session that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/stop`
 *
 * Parameters:
 * - `path.sessionId`: The ID of the sandbox session.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function stopSandboxSession<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: StopSandboxSessionRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "stopSandboxSession",
      method: "POST",
      path: "/v2/sandboxes/sessions/{sessionId}/stop",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listSandboxSnapshots}. */
export interface ListSandboxSnapshotsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: SandboxesOperations["listSandboxSnapshots"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the sandbox snapshots. Other query parameters and the response are not documented.
 *
 * `GET /v2/sandboxes/snapshots`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listSandboxSnapshots<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListSandboxSnapshotsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listSandboxSnapshots",
      method: "GET",
      path: "/v2/sandboxes/snapshots",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readSandboxSnapshot}. */
export interface ReadSandboxSnapshotRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["readSandboxSnapshot"]["parameters"]["path"];
  query?: SandboxesOperations["readSandboxSnapshot"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the sandbox snapshot that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v2/sandboxes/snapshots/{snapshotId}`
 *
 * Parameters:
 * - `path.snapshotId`: The ID of the sandbox snapshot.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readSandboxSnapshot<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadSandboxSnapshotRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readSandboxSnapshot",
      method: "GET",
      path: "/v2/sandboxes/snapshots/{snapshotId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteSandboxSnapshot}. */
export interface DeleteSandboxSnapshotRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["deleteSandboxSnapshot"]["parameters"]["path"];
  query?: SandboxesOperations["deleteSandboxSnapshot"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes the sandbox snapshot that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v2/sandboxes/snapshots/{snapshotId}`
 *
 * Parameters:
 * - `path.snapshotId`: The ID of the sandbox snapshot.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteSandboxSnapshot<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteSandboxSnapshotRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteSandboxSnapshot",
      method: "DELETE",
      path: "/v2/sandboxes/snapshots/{snapshotId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readSandbox}. */
export interface ReadSandboxRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["readSandbox"]["parameters"]["path"];
  query?: SandboxesOperations["readSandbox"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the sandbox that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v2/sandboxes/{name}`
 *
 * Parameters:
 * - `path.name`: The name of the sandbox.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readSandbox<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadSandboxRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readSandbox",
      method: "GET",
      path: "/v2/sandboxes/{name}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteSandbox}. */
export interface DeleteSandboxRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["deleteSandbox"]["parameters"]["path"];
  query?: SandboxesOperations["deleteSandbox"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes the sandbox that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v2/sandboxes/{name}`
 *
 * Parameters:
 * - `path.name`: The name of the sandbox.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteSandbox<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteSandboxRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteSandbox",
      method: "DELETE",
      path: "/v2/sandboxes/{name}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateSandbox}. */
export interface UpdateSandboxRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["updateSandbox"]["parameters"]["path"];
  query?: SandboxesOperations["updateSandbox"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates the sandbox that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v2/sandboxes/{name}`
 *
 * Parameters:
 * - `path.name`: The name of the sandbox.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateSandbox<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateSandboxRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateSandbox",
      method: "PATCH",
      path: "/v2/sandboxes/{name}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link forkSandbox}. */
export interface ForkSandboxRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: SandboxesOperations["forkSandbox"]["parameters"]["path"];
  query?: SandboxesOperations["forkSandbox"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Forks the sandbox that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/sandboxes/{name}/fork`
 *
 * Parameters:
 * - `path.name`: The name of the sandbox.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function forkSandbox<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ForkSandboxRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "forkSandbox",
      method: "POST",
      path: "/v2/sandboxes/{name}/fork",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createSandbox}. */
export interface CreateSandboxRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: SandboxesOperations["createSandbox"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a sandbox. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v3/sandboxes`
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
export function createSandbox<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateSandboxRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createSandbox",
      method: "POST",
      path: "/v3/sandboxes",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
