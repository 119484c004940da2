// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, RequestOptions, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { ArtifactsOperations } from "../types/operations/artifacts.js";

/** The request of {@link createArtifact}. */
export interface CreateArtifactRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: ArtifactsOperations["createArtifact"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates an artifact. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v8/artifacts`
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
export function createArtifact<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateArtifactRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createArtifact",
      method: "POST",
      path: "/v8/artifacts",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteArtifacts}. */
export interface DeleteArtifactsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: ArtifactsOperations["deleteArtifacts"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes artifacts. It is not documented which ones. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v8/artifacts`
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
export function deleteArtifacts<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: DeleteArtifactsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteArtifacts",
      method: "DELETE",
      path: "/v8/artifacts",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createArtifactEvent}. */
export interface CreateArtifactEventRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: ArtifactsOperations["createArtifactEvent"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates an artifact event. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v8/artifacts/events`
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
export function createArtifactEvent<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateArtifactEventRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createArtifactEvent",
      method: "POST",
      path: "/v8/artifacts/events",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readArtifactsStatus}. */
export interface ReadArtifactsStatusRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: ArtifactsOperations["readArtifactsStatus"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the status of artifacts. It is not documented of which artifacts. Other query parameters and the response are not documented.
 *
 * `GET /v8/artifacts/status`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readArtifactsStatus<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ReadArtifactsStatusRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readArtifactsStatus",
      method: "GET",
      path: "/v8/artifacts/status",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readArtifact}. */
export interface ReadArtifactRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ArtifactsOperations["readArtifact"]["parameters"]["path"];
  query?: ArtifactsOperations["readArtifact"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the artifact that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v8/artifacts/{hash}`
 *
 * Parameters:
 * - `path.hash`: The hash of the artifact.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readArtifact<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadArtifactRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readArtifact",
      method: "GET",
      path: "/v8/artifacts/{hash}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceArtifact}. */
export interface ReplaceArtifactRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ArtifactsOperations["replaceArtifact"]["parameters"]["path"];
  query?: ArtifactsOperations["replaceArtifact"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces the artifact that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /v8/artifacts/{hash}`
 *
 * Parameters:
 * - `path.hash`: The hash of the artifact.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function replaceArtifact<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceArtifactRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceArtifact",
      method: "PUT",
      path: "/v8/artifacts/{hash}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link checkArtifactExists}. */
export interface CheckArtifactExistsRequest extends RequestOptions {
  path: ArtifactsOperations["checkArtifactExists"]["parameters"]["path"];
  query?: ArtifactsOperations["checkArtifactExists"]["parameters"]["query"];
}

/**
 * Checks whether the artifact that the path names exists. Other query parameters and the response are not documented.
 *
 * `HEAD /v8/artifacts/{hash}`
 *
 * Parameters:
 * - `path.hash`: The hash of the artifact.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the headers are not documented; responses to HEAD have no body.
 */
export function checkArtifactExists(client: OperationClient, request: CheckArtifactExistsRequest): Promise<undefined> {
  return invoke(
    client,
    {
      operationId: "checkArtifactExists",
      method: "HEAD",
      path: "/v8/artifacts/{hash}",
    },
    request,
  );
}
