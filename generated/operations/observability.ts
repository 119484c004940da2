// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { ObservabilityOperations } from "../types/operations/observability.js";

/** The request of {@link listObservabilityProjectConfigurations}. */
export interface ListObservabilityProjectConfigurationsRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  query?: ObservabilityOperations["listObservabilityProjectConfigurations"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the observability configurations of projects. Other query parameters and the response are not documented.
 *
 * `GET /v1/observability/manage/configuration/projects`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listObservabilityProjectConfigurations<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListObservabilityProjectConfigurationsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listObservabilityProjectConfigurations",
      method: "GET",
      path: "/v1/observability/manage/configuration/projects",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceObservabilityProjectConfiguration}. */
export interface ReplaceObservabilityProjectConfigurationRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  path: ObservabilityOperations["replaceObservabilityProjectConfiguration"]["parameters"]["path"];
  query?: ObservabilityOperations["replaceObservabilityProjectConfiguration"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces the observability configuration of the project. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /v1/observability/manage/configuration/projects/{projectIdOrName}`
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
export function replaceObservabilityProjectConfiguration<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceObservabilityProjectConfigurationRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceObservabilityProjectConfiguration",
      method: "PUT",
      path: "/v1/observability/manage/configuration/projects/{projectIdOrName}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
