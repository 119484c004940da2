// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { AiGatewayRulesOperations } from "../types/operations/ai-gateway-rules.js";

/** The request of {@link listAiGatewayRules}. */
export interface ListAiGatewayRulesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: AiGatewayRulesOperations["listAiGatewayRules"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the rules of the AI gateway. Other query parameters and the response are not documented.
 *
 * `GET /v1/ai-gateway/rules`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listAiGatewayRules<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListAiGatewayRulesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listAiGatewayRules",
      method: "GET",
      path: "/v1/ai-gateway/rules",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createAiGatewayRule}. */
export interface CreateAiGatewayRuleRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: AiGatewayRulesOperations["createAiGatewayRule"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a rule of the AI gateway. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/ai-gateway/rules`
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
export function createAiGatewayRule<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateAiGatewayRuleRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createAiGatewayRule",
      method: "POST",
      path: "/v1/ai-gateway/rules",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteAiGatewayRules}. */
export interface DeleteAiGatewayRulesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: AiGatewayRulesOperations["deleteAiGatewayRules"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes rules of the AI gateway. It is not documented which ones. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/ai-gateway/rules`
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
export function deleteAiGatewayRules<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: DeleteAiGatewayRulesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteAiGatewayRules",
      method: "DELETE",
      path: "/v1/ai-gateway/rules",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateAiGatewayRules}. */
export interface UpdateAiGatewayRulesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: AiGatewayRulesOperations["updateAiGatewayRules"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates rules of the AI gateway. It is not documented which ones. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/ai-gateway/rules`
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
export function updateAiGatewayRules<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: UpdateAiGatewayRulesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateAiGatewayRules",
      method: "PATCH",
      path: "/v1/ai-gateway/rules",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
