// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { WebAnalyticsOperations } from "../types/operations/web-analytics.js";

/** The request of {@link aggregateWebAnalyticsEvents}. */
export interface AggregateWebAnalyticsEventsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: WebAnalyticsOperations["aggregateWebAnalyticsEvents"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Aggregates the events of web analytics. Other query parameters and the response are not documented.
 *
 * `GET /v1/query/web-analytics/events/aggregate`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function aggregateWebAnalyticsEvents<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: AggregateWebAnalyticsEventsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "aggregateWebAnalyticsEvents",
      method: "GET",
      path: "/v1/query/web-analytics/events/aggregate",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link countWebAnalyticsEvents}. */
export interface CountWebAnalyticsEventsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: WebAnalyticsOperations["countWebAnalyticsEvents"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Counts the events of web analytics. Other query parameters and the response are not documented.
 *
 * `GET /v1/query/web-analytics/events/count`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function countWebAnalyticsEvents<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CountWebAnalyticsEventsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "countWebAnalyticsEvents",
      method: "GET",
      path: "/v1/query/web-analytics/events/count",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link aggregateWebAnalyticsVisits}. */
export interface AggregateWebAnalyticsVisitsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: WebAnalyticsOperations["aggregateWebAnalyticsVisits"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Aggregates the visits of web analytics. Other query parameters and the response are not documented.
 *
 * `GET /v1/query/web-analytics/visits/aggregate`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function aggregateWebAnalyticsVisits<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: AggregateWebAnalyticsVisitsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "aggregateWebAnalyticsVisits",
      method: "GET",
      path: "/v1/query/web-analytics/visits/aggregate",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link countWebAnalyticsVisits}. */
export interface CountWebAnalyticsVisitsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: WebAnalyticsOperations["countWebAnalyticsVisits"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Counts the visits of web analytics. Other query parameters and the response are not documented.
 *
 * `GET /v1/query/web-analytics/visits/count`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function countWebAnalyticsVisits<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CountWebAnalyticsVisitsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "countWebAnalyticsVisits",
      method: "GET",
      path: "/v1/query/web-analytics/visits/count",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
