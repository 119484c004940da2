// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { UnversionedAndObservabilityExtrasOperations } from "../types/operations/unversioned-and-observability-extras.js";

/** The request of {@link createApiKey}. */
export interface CreateApiKeyRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: UnversionedAndObservabilityExtrasOperations["createApiKey"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates an API key. Other query parameters, the request body and the response are not documented.
 *
 * `POST /api-keys`
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
export function createApiKey<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateApiKeyRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createApiKey",
      method: "POST",
      path: "/api-keys",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readDomainRecord}. */
export interface ReadDomainRecordRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: UnversionedAndObservabilityExtrasOperations["readDomainRecord"]["parameters"]["path"];
  query?: UnversionedAndObservabilityExtrasOperations["readDomainRecord"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the record that the path names. Other query parameters and the response are not documented.
 *
 * `GET /domains/records/{recordId}`
 *
 * Parameters:
 * - `path.recordId`: The ID of the record.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readDomainRecord<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadDomainRecordRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readDomainRecord",
      method: "GET",
      path: "/domains/records/{recordId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceDomainRecords}. */
export interface ReplaceDomainRecordsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: UnversionedAndObservabilityExtrasOperations["replaceDomainRecords"]["parameters"]["path"];
  query?: UnversionedAndObservabilityExtrasOperations["replaceDomainRecords"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces the records of the domain. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /domains/{domain}/records`
 *
 * Parameters:
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function replaceDomainRecords<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceDomainRecordsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceDomainRecords",
      method: "PUT",
      path: "/domains/{domain}/records",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link toggleSpeedInsights}. */
export interface ToggleSpeedInsightsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: UnversionedAndObservabilityExtrasOperations["toggleSpeedInsights"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Toggles speed insights. It is not documented to which state. Other query parameters, the request body and the response are not documented.
 *
 * `POST /speed-insights/toggle`
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
export function toggleSpeedInsights<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ToggleSpeedInsightsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "toggleSpeedInsights",
      method: "POST",
      path: "/speed-insights/toggle",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link queryObservability}. */
export interface QueryObservabilityRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: UnversionedAndObservabilityExtrasOperations["queryObservability"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Queries observability. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/observability/query`
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
export function queryObservability<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: QueryObservabilityRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "queryObservability",
      method: "POST",
      path: "/v2/observability/query",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readObservabilitySchema}. */
export interface ReadObservabilitySchemaRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: UnversionedAndObservabilityExtrasOperations["readObservabilitySchema"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the observability schema. Other query parameters and the response are not documented.
 *
 * `GET /v2/observability/schema`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readObservabilitySchema<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ReadObservabilitySchemaRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readObservabilitySchema",
      method: "GET",
      path: "/v2/observability/schema",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readObservabilityMetricSchema}. */
export interface ReadObservabilityMetricSchemaRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: UnversionedAndObservabilityExtrasOperations["readObservabilityMetricSchema"]["parameters"]["path"];
  query?: UnversionedAndObservabilityExtrasOperations["readObservabilityMetricSchema"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the observability schema of the metric. Other query parameters and the response are not documented.
 *
 * `GET /v2/observability/schema/{metricId}`
 *
 * Parameters:
 * - `path.metricId`: The ID of the metric.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readObservabilityMetricSchema<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadObservabilityMetricSchemaRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readObservabilityMetricSchema",
      method: "GET",
      path: "/v2/observability/schema/{metricId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link toggleWebInsights}. */
export interface ToggleWebInsightsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: UnversionedAndObservabilityExtrasOperations["toggleWebInsights"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Toggles web insights. It is not documented to which state. Other query parameters, the request body and the response are not documented.
 *
 * `POST /web/insights/toggle`
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
export function toggleWebInsights<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ToggleWebInsightsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "toggleWebInsights",
      method: "POST",
      path: "/web/insights/toggle",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
