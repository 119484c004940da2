// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { RollingReleaseOperations } from "../types/operations/rolling-release.js";

/** The request of {@link readRollingRelease}. */
export interface ReadRollingReleaseRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: RollingReleaseOperations["readRollingRelease"]["parameters"]["path"];
  query?: RollingReleaseOperations["readRollingRelease"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the rolling release of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{idOrName}/rolling-release`
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
export function readRollingRelease<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadRollingReleaseRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readRollingRelease",
      method: "GET",
      path: "/v1/projects/{idOrName}/rolling-release",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link approveRollingReleaseStage}. */
export interface ApproveRollingReleaseStageRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: RollingReleaseOperations["approveRollingReleaseStage"]["parameters"]["path"];
  query?: RollingReleaseOperations["approveRollingReleaseStage"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Approves a stage of the rolling release of the project. It is not documented which stage. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{idOrName}/rolling-release/approve-stage`
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
export function approveRollingReleaseStage<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ApproveRollingReleaseStageRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "approveRollingReleaseStage",
      method: "POST",
      path: "/v1/projects/{idOrName}/rolling-release/approve-stage",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readRollingReleaseBilling}. */
export interface ReadRollingReleaseBillingRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: RollingReleaseOperations["readRollingReleaseBilling"]["parameters"]["path"];
  query?: RollingReleaseOperations["readRollingReleaseBilling"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the rolling release billing of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{idOrName}/rolling-release/billing`
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
export function readRollingReleaseBilling<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadRollingReleaseBillingRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readRollingReleaseBilling",
      method: "GET",
      path: "/v1/projects/{idOrName}/rolling-release/billing",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link completeRollingRelease}. */
export interface CompleteRollingReleaseRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: RollingReleaseOperations["completeRollingRelease"]["parameters"]["path"];
  query?: RollingReleaseOperations["completeRollingRelease"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Completes the rolling release of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{idOrName}/rolling-release/complete`
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
export function completeRollingRelease<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CompleteRollingReleaseRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "completeRollingRelease",
      method: "POST",
      path: "/v1/projects/{idOrName}/rolling-release/complete",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readRollingReleaseConfig}. */
export interface ReadRollingReleaseConfigRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: RollingReleaseOperations["readRollingReleaseConfig"]["parameters"]["path"];
  query?: RollingReleaseOperations["readRollingReleaseConfig"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the rolling release config of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{idOrName}/rolling-release/config`
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
export function readRollingReleaseConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadRollingReleaseConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readRollingReleaseConfig",
      method: "GET",
      path: "/v1/projects/{idOrName}/rolling-release/config",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteRollingReleaseConfig}. */
export interface DeleteRollingReleaseConfigRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: RollingReleaseOperations["deleteRollingReleaseConfig"]["parameters"]["path"];
  query?: RollingReleaseOperations["deleteRollingReleaseConfig"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes the rolling release config of the project. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/projects/{idOrName}/rolling-release/config`
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
export function deleteRollingReleaseConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteRollingReleaseConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteRollingReleaseConfig",
      method: "DELETE",
      path: "/v1/projects/{idOrName}/rolling-release/config",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateRollingReleaseConfig}. */
export interface UpdateRollingReleaseConfigRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: RollingReleaseOperations["updateRollingReleaseConfig"]["parameters"]["path"];
  query?: RollingReleaseOperations["updateRollingReleaseConfig"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates the rolling release config of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/projects/{idOrName}/rolling-release/config`
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
export function updateRollingReleaseConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateRollingReleaseConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateRollingReleaseConfig",
      method: "PATCH",
      path: "/v1/projects/{idOrName}/rolling-release/config",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link startRollingRelease}. */
export interface StartRollingReleaseRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: RollingReleaseOperations["startRollingRelease"]["parameters"]["path"];
  query?: RollingReleaseOperations["startRollingRelease"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Starts the rolling release of the project. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/projects/{idOrName}/rolling-release/start`
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
export function startRollingRelease<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: StartRollingReleaseRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "startRollingRelease",
      method: "POST",
      path: "/v1/projects/{idOrName}/rolling-release/start",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
