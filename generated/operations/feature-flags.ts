// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { FeatureFlagsOperations } from "../types/operations/feature-flags.js";

/** The request of {@link listDeploymentFeatureFlags}. */
export interface ListDeploymentFeatureFlagsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["listDeploymentFeatureFlags"]["parameters"]["path"];
  query?: FeatureFlagsOperations["listDeploymentFeatureFlags"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the feature flags of the deployment. Other query parameters and the response are not documented.
 *
 * `GET /v1/deployments/{deploymentId}/feature-flags`
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
export function listDeploymentFeatureFlags<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListDeploymentFeatureFlagsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listDeploymentFeatureFlags",
      method: "GET",
      path: "/v1/deployments/{deploymentId}/feature-flags",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listFeatureFlagsV1}. */
export interface ListFeatureFlagsV1Request<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["listFeatureFlagsV1"]["parameters"]["path"];
  query?: FeatureFlagsOperations["listFeatureFlagsV1"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the feature flags of the project. Version 2 is `listFeatureFlags`; how the two differ is not documented. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/flags`
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
export function listFeatureFlagsV1<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListFeatureFlagsV1Request<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listFeatureFlagsV1",
      method: "GET",
      path: "/v1/projects/{projectIdOrName}/feature-flags/flags",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceFeatureFlags}. */
export interface ReplaceFeatureFlagsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["replaceFeatureFlags"]["parameters"]["path"];
  query?: FeatureFlagsOperations["replaceFeatureFlags"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces the feature flags of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /v1/projects/{projectIdOrName}/feature-flags/flags`
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
export function replaceFeatureFlags<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceFeatureFlagsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceFeatureFlags",
      method: "PUT",
      path: "/v1/projects/{projectIdOrName}/feature-flags/flags",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readFeatureFlag}. */
export interface ReadFeatureFlagRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["readFeatureFlag"]["parameters"]["path"];
  query?: FeatureFlagsOperations["readFeatureFlag"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one feature flag of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `path.flagIdOrSlug`: The ID or the slug of the feature flag.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readFeatureFlag<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadFeatureFlagRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readFeatureFlag",
      method: "GET",
      path: "/v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteFeatureFlag}. */
export interface DeleteFeatureFlagRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["deleteFeatureFlag"]["parameters"]["path"];
  query?: FeatureFlagsOperations["deleteFeatureFlag"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one feature flag of the project. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `path.flagIdOrSlug`: The ID or the slug of the feature flag.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteFeatureFlag<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteFeatureFlagRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteFeatureFlag",
      method: "DELETE",
      path: "/v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateFeatureFlag}. */
export interface UpdateFeatureFlagRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["updateFeatureFlag"]["parameters"]["path"];
  query?: FeatureFlagsOperations["updateFeatureFlag"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates one feature flag of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `path.flagIdOrSlug`: The ID or the slug of the feature flag.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateFeatureFlag<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateFeatureFlagRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateFeatureFlag",
      method: "PATCH",
      path: "/v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listFeatureFlagVersions}. */
export interface ListFeatureFlagVersionsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["listFeatureFlagVersions"]["parameters"]["path"];
  query?: FeatureFlagsOperations["listFeatureFlagVersions"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the versions of one feature flag of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}/versions`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `path.flagIdOrSlug`: The ID or the slug of the feature flag.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listFeatureFlagVersions<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListFeatureFlagVersionsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listFeatureFlagVersions",
      method: "GET",
      path: "/v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}/versions",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listFeatureFlagSdkKeys}. */
export interface ListFeatureFlagSdkKeysRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["listFeatureFlagSdkKeys"]["parameters"]["path"];
  query?: FeatureFlagsOperations["listFeatureFlagSdkKeys"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the feature flag SDK keys of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/sdk-keys`
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
export function listFeatureFlagSdkKeys<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListFeatureFlagSdkKeysRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listFeatureFlagSdkKeys",
      method: "GET",
      path: "/v1/projects/{projectIdOrName}/feature-flags/sdk-keys",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceFeatureFlagSdkKeys}. */
export interface ReplaceFeatureFlagSdkKeysRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["replaceFeatureFlagSdkKeys"]["parameters"]["path"];
  query?: FeatureFlagsOperations["replaceFeatureFlagSdkKeys"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces the feature flag SDK keys of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /v1/projects/{projectIdOrName}/feature-flags/sdk-keys`
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
export function replaceFeatureFlagSdkKeys<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceFeatureFlagSdkKeysRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceFeatureFlagSdkKeys",
      method: "PUT",
      path: "/v1/projects/{projectIdOrName}/feature-flags/sdk-keys",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteFeatureFlagSdkKey}. */
export interface DeleteFeatureFlagSdkKeyRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["deleteFeatureFlagSdkKey"]["parameters"]["path"];
  query?: FeatureFlagsOperations["deleteFeatureFlagSdkKey"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one feature flag SDK key of the project. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/projects/{projectIdOrName}/feature-flags/sdk-keys/{hashKey}`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `path.hashKey`: The hash key of the feature flag SDK key.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteFeatureFlagSdkKey<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteFeatureFlagSdkKeyRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteFeatureFlagSdkKey",
      method: "DELETE",
      path: "/v1/projects/{projectIdOrName}/feature-flags/sdk-keys/{hashKey}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listFeatureFlagSegments}. */
export interface ListFeatureFlagSegmentsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["listFeatureFlagSegments"]["parameters"]["path"];
  query?: FeatureFlagsOperations["listFeatureFlagSegments"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the feature flag segments of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/segments`
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
export function listFeatureFlagSegments<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListFeatureFlagSegmentsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listFeatureFlagSegments",
      method: "GET",
      path: "/v1/projects/{projectIdOrName}/feature-flags/segments",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceFeatureFlagSegments}. */
export interface ReplaceFeatureFlagSegmentsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["replaceFeatureFlagSegments"]["parameters"]["path"];
  query?: FeatureFlagsOperations["replaceFeatureFlagSegments"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces the feature flag segments of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /v1/projects/{projectIdOrName}/feature-flags/segments`
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
export function replaceFeatureFlagSegments<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceFeatureFlagSegmentsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceFeatureFlagSegments",
      method: "PUT",
      path: "/v1/projects/{projectIdOrName}/feature-flags/segments",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readFeatureFlagSegment}. */
export interface ReadFeatureFlagSegmentRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["readFeatureFlagSegment"]["parameters"]["path"];
  query?: FeatureFlagsOperations["readFeatureFlagSegment"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one feature flag segment of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `path.segmentIdOrSlug`: The ID or the slug of the feature flag segment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readFeatureFlagSegment<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadFeatureFlagSegmentRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readFeatureFlagSegment",
      method: "GET",
      path: "/v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteFeatureFlagSegment}. */
export interface DeleteFeatureFlagSegmentRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["deleteFeatureFlagSegment"]["parameters"]["path"];
  query?: FeatureFlagsOperations["deleteFeatureFlagSegment"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one feature flag segment of the project. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `path.segmentIdOrSlug`: The ID or the slug of the feature flag segment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteFeatureFlagSegment<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteFeatureFlagSegmentRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteFeatureFlagSegment",
      method: "DELETE",
      path: "/v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateFeatureFlagSegment}. */
export interface UpdateFeatureFlagSegmentRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["updateFeatureFlagSegment"]["parameters"]["path"];
  query?: FeatureFlagsOperations["updateFeatureFlagSegment"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates one feature flag segment of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `path.segmentIdOrSlug`: The ID or the slug of the feature flag segment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateFeatureFlagSegment<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateFeatureFlagSegmentRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateFeatureFlagSegment",
      method: "PATCH",
      path: "/v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readFeatureFlagSettings}. */
export interface ReadFeatureFlagSettingsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["readFeatureFlagSettings"]["parameters"]["path"];
  query?: FeatureFlagsOperations["readFeatureFlagSettings"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the feature flag settings of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/settings`
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
export function readFeatureFlagSettings<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadFeatureFlagSettingsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readFeatureFlagSettings",
      method: "GET",
      path: "/v1/projects/{projectIdOrName}/feature-flags/settings",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateFeatureFlagSettings}. */
export interface UpdateFeatureFlagSettingsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["updateFeatureFlagSettings"]["parameters"]["path"];
  query?: FeatureFlagsOperations["updateFeatureFlagSettings"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates the feature flag settings of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/projects/{projectIdOrName}/feature-flags/settings`
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
export function updateFeatureFlagSettings<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateFeatureFlagSettingsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateFeatureFlagSettings",
      method: "PATCH",
      path: "/v1/projects/{projectIdOrName}/feature-flags/settings",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listTeamFeatureFlagsV1}. */
export interface ListTeamFeatureFlagsV1Request<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["listTeamFeatureFlagsV1"]["parameters"]["path"];
  query?: FeatureFlagsOperations["listTeamFeatureFlagsV1"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the feature flags of the team. Version 2 is `listTeamFeatureFlags`; how the two differ is not documented. Other query parameters and the response are not documented.
 *
 * `GET /v1/teams/{teamId}/feature-flags/flags`
 *
 * Parameters:
 * - `path.teamId`: The ID of the team.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listTeamFeatureFlagsV1<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListTeamFeatureFlagsV1Request<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listTeamFeatureFlagsV1",
      method: "GET",
      path: "/v1/teams/{teamId}/feature-flags/flags",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readTeamFeatureFlagSettings}. */
export interface ReadTeamFeatureFlagSettingsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["readTeamFeatureFlagSettings"]["parameters"]["path"];
  query?: FeatureFlagsOperations["readTeamFeatureFlagSettings"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the feature flag settings of the team. Other query parameters and the response are not documented.
 *
 * `GET /v1/teams/{teamId}/feature-flags/settings`
 *
 * Parameters:
 * - `path.teamId`: The ID of the team.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readTeamFeatureFlagSettings<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadTeamFeatureFlagSettingsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readTeamFeatureFlagSettings",
      method: "GET",
      path: "/v1/teams/{teamId}/feature-flags/settings",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listFeatureFlags}. */
export interface ListFeatureFlagsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["listFeatureFlags"]["parameters"]["path"];
  query?: FeatureFlagsOperations["listFeatureFlags"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the feature flags of the project. Other query parameters and the response are not documented.
 *
 * `GET /v2/projects/{projectIdOrName}/feature-flags/flags`
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
export function listFeatureFlags<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListFeatureFlagsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listFeatureFlags",
      method: "GET",
      path: "/v2/projects/{projectIdOrName}/feature-flags/flags",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listTeamFeatureFlags}. */
export interface ListTeamFeatureFlagsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: FeatureFlagsOperations["listTeamFeatureFlags"]["parameters"]["path"];
  query?: FeatureFlagsOperations["listTeamFeatureFlags"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the feature flags of the team. Other query parameters and the response are not documented.
 *
 * `GET /v2/teams/{teamId}/feature-flags/flags`
 *
 * Parameters:
 * - `path.teamId`: The ID of the team.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listTeamFeatureFlags<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListTeamFeatureFlagsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listTeamFeatureFlags",
      method: "GET",
      path: "/v2/teams/{teamId}/feature-flags/flags",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
