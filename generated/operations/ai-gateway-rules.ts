// Generated from spec/ by `npm run generate`; edits are lost.

import type { OperationClient, OperationDescriptor, ParseAs, ParsedBody, RequestOptions } from "../client.js";
import type { AiGatewayRulesOperations } from "../types/operations/ai-gateway-rules.js";

/** The request of {@link listAiGatewayRules}. */
export interface ListAiGatewayRulesRequest<As extends ParseAs = "auto"> extends RequestOptions {
  query?: AiGatewayRulesOperations["listAiGatewayRules"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const listAiGatewayRulesOperation: OperationDescriptor = {
  operationId: "listAiGatewayRules",
  method: "GET",
  path: "/v1/ai-gateway/rules",
  accept: ["*/*"],
};

/**
 * Gives the rules that are kept for the AI gateway. Further query parameters and the response are not shown.
 *
 * `GET /v1/ai-gateway/rules`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. The reference does not show which ones the operation takes.
 *
 * Errors:
 * - default: Any other outcome. The reference does not show the statuses, nor the shape of an error body.
 *
 * @see ai-gateway-rules/list-ai-gateway-rules in the reference
 */
export function listAiGatewayRules<As extends ParseAs = "auto">(
  client: OperationClient,
  request?: ListAiGatewayRulesRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(listAiGatewayRulesOperation, request);
}

/** The request of {@link createAiGatewayRule}. */
export interface CreateAiGatewayRuleRequest<As extends ParseAs = "auto"> extends RequestOptions {
  query?: AiGatewayRulesOperations["createAiGatewayRule"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const createAiGatewayRuleOperation: OperationDescriptor = {
  operationId: "createAiGatewayRule",
  method: "POST",
  path: "/v1/ai-gateway/rules",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Adds a rule to those of the AI gateway. Further query parameters, the request body and the response are not shown.
 *
 * `POST /v1/ai-gateway/rules`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. The reference does not show which ones the operation takes.
 * - `body`: A body of any kind, or none. The reference does not show its media type or its fields.
 *
 * Errors:
 * - default: Any other outcome. The reference does not show the statuses, nor the shape of an error body.
 *
 * @see ai-gateway-rules/create-ai-gateway-rule in the reference
 */
export function createAiGatewayRule<As extends ParseAs = "auto">(
  client: OperationClient,
  request?: CreateAiGatewayRuleRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(createAiGatewayRuleOperation, request);
}

/** The request of {@link deleteAiGatewayRules}. */
export interface DeleteAiGatewayRulesRequest<As extends ParseAs = "auto"> extends RequestOptions {
  query?: AiGatewayRulesOperations["deleteAiGatewayRules"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const deleteAiGatewayRulesOperation: OperationDescriptor = {
  operationId: "deleteAiGatewayRules",
  method: "DELETE",
  path: "/v1/ai-gateway/rules",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Removes rules of the AI gateway; the path singles out none. Further query parameters, the request body and the response are not shown.
 *
 * `DELETE /v1/ai-gateway/rules`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. The reference does not show which ones the operation takes.
 * - `body`: A body of any kind, or none. The reference does not show its media type or its fields.
 *
 * Errors:
 * - default: Any other outcome. The reference does not show the statuses, nor the shape of an error body.
 *
 * @see ai-gateway-rules/delete-ai-gateway-rules in the reference
 */
export function deleteAiGatewayRules<As extends ParseAs = "auto">(
  client: OperationClient,
  request?: DeleteAiGatewayRulesRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(deleteAiGatewayRulesOperation, request);
}

/** The request of {@link updateAiGatewayRules}. */
export interface UpdateAiGatewayRulesRequest<As extends ParseAs = "auto"> extends RequestOptions {
  query?: AiGatewayRulesOperations["updateAiGatewayRules"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const updateAiGatewayRulesOperation: OperationDescriptor = {
  operationId: "updateAiGatewayRules",
  method: "PATCH",
  path: "/v1/ai-gateway/rules",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Changes rules of the AI gateway; the path singles out none. Further query parameters, the request body and the response are not shown.
 *
 * `PATCH /v1/ai-gateway/rules`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. The reference does not show which ones the operation takes.
 * - `body`: A body of any kind, or none. The reference does not show its media type or its fields.
 *
 * Errors:
 * - default: Any other outcome. The reference does not show the statuses, nor the shape of an error body.
 *
 * @see ai-gateway-rules/update-ai-gateway-rules in the reference
 */
export function updateAiGatewayRules<As extends ParseAs = "auto">(
  client: OperationClient,
  request?: UpdateAiGatewayRulesRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(updateAiGatewayRulesOperation, request);
}
