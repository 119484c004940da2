// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { WebhooksOperations } from "../types/operations/webhooks.js";

/** The request of {@link listWebhooks}. */
export interface ListWebhooksRequest extends ResultOptions<ListWebhooksResult> {
  query?: WebhooksOperations["listWebhooks"]["parameters"]["query"];
}

/** The result of {@link listWebhooks}. */
export type ListWebhooksResult = WebhooksOperations["listWebhooks"]["responses"][200]["content"]["application/json"];

/**
 * Lists webhooks. The response is an array without pagination.
 *
 * `GET /v1/webhooks`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query.projectId`: The ID of a project to filter by. The pattern is that of the service: its range from `A` to `z` includes `[`, `\`, `]`, `^`, `_` and the backtick.
 *
 * Errors:
 * - 400: A value in the query is invalid. The format of the error body is not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 */
export function listWebhooks(client: OperationClient, request?: ListWebhooksRequest): Promise<ListWebhooksResult> {
  return invoke(
    client,
    {
      operationId: "listWebhooks",
      method: "GET",
      path: "/v1/webhooks",
      accept: ["application/json"],
      result: "array",
    },
    request,
  );
}

/** The request of {@link createWebhook}. */
export interface CreateWebhookRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: WebhooksOperations["createWebhook"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a webhook. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/webhooks`
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
export function createWebhook<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateWebhookRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createWebhook",
      method: "POST",
      path: "/v1/webhooks",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readWebhook}. */
export interface ReadWebhookRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: WebhooksOperations["readWebhook"]["parameters"]["path"];
  query?: WebhooksOperations["readWebhook"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads a webhook. Other query parameters and the response are not documented.
 *
 * `GET /v1/webhooks/{id}`
 *
 * Parameters:
 * - `path.id`: The ID of the webhook.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readWebhook<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadWebhookRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readWebhook",
      method: "GET",
      path: "/v1/webhooks/{id}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteWebhook}. */
export interface DeleteWebhookRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: WebhooksOperations["deleteWebhook"]["parameters"]["path"];
  query?: WebhooksOperations["deleteWebhook"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes a webhook. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/webhooks/{id}`
 *
 * Parameters:
 * - `path.id`: The ID of the webhook.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteWebhook<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteWebhookRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteWebhook",
      method: "DELETE",
      path: "/v1/webhooks/{id}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
