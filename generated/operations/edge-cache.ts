// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { EdgeCacheOperations } from "../types/operations/edge-cache.js";

/** The request of {@link dangerouslyDeleteEdgeCacheBySrcImages}. */
export interface DangerouslyDeleteEdgeCacheBySrcImagesRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  query?: EdgeCacheOperations["dangerouslyDeleteEdgeCacheBySrcImages"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Dangerously deletes from the edge cache by source images. Which images, and what the danger is, are not documented. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/edge-cache/dangerously-delete-by-src-images`
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
export function dangerouslyDeleteEdgeCacheBySrcImages<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: DangerouslyDeleteEdgeCacheBySrcImagesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "dangerouslyDeleteEdgeCacheBySrcImages",
      method: "POST",
      path: "/v1/edge-cache/dangerously-delete-by-src-images",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link dangerouslyDeleteEdgeCacheByTags}. */
export interface DangerouslyDeleteEdgeCacheByTagsRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  query?: EdgeCacheOperations["dangerouslyDeleteEdgeCacheByTags"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Dangerously deletes from the edge cache by tags. Which tags, and what the danger is, are not documented. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/edge-cache/dangerously-delete-by-tags`
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
export function dangerouslyDeleteEdgeCacheByTags<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: DangerouslyDeleteEdgeCacheByTagsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "dangerouslyDeleteEdgeCacheByTags",
      method: "POST",
      path: "/v1/edge-cache/dangerously-delete-by-tags",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link invalidateEdgeCacheBySrcImages}. */
export interface InvalidateEdgeCacheBySrcImagesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: EdgeCacheOperations["invalidateEdgeCacheBySrcImages"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Invalidates the edge cache by source images. It is not documented which images. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/edge-cache/invalidate-by-src-images`
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
export function invalidateEdgeCacheBySrcImages<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: InvalidateEdgeCacheBySrcImagesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "invalidateEdgeCacheBySrcImages",
      method: "POST",
      path: "/v1/edge-cache/invalidate-by-src-images",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link invalidateEdgeCacheByTags}. */
export interface InvalidateEdgeCacheByTagsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: EdgeCacheOperations["invalidateEdgeCacheByTags"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Invalidates the edge cache by tags. It is not documented which tags. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/edge-cache/invalidate-by-tags`
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
export function invalidateEdgeCacheByTags<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: InvalidateEdgeCacheByTagsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "invalidateEdgeCacheByTags",
      method: "POST",
      path: "/v1/edge-cache/invalidate-by-tags",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
