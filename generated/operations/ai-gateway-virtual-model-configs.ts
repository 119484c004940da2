// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { AiGatewayVirtualModelConfigsOperations } from "../types/operations/ai-gateway-virtual-model-configs.js";

/** The request of {@link readAiGatewayVirtualModelConfig}. */
export interface ReadAiGatewayVirtualModelConfigRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  query?: AiGatewayVirtualModelConfigsOperations["readAiGatewayVirtualModelConfig"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads a virtual model config of the AI gateway. Other query parameters, the format of the response and the error statuses are not documented.
 *
 * `GET /v1/ai-gateway/virtual-model-configs`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 */
export function readAiGatewayVirtualModelConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ReadAiGatewayVirtualModelConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readAiGatewayVirtualModelConfig",
      method: "GET",
      path: "/v1/ai-gateway/virtual-model-configs",
      accept: ["application/json"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createAiGatewayVirtualModelConfig}. */
export interface CreateAiGatewayVirtualModelConfigRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  query?: AiGatewayVirtualModelConfigsOperations["createAiGatewayVirtualModelConfig"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a virtual model config of the AI gateway. Other query parameters, the request body and the fields of the response are not documented.
 *
 * `POST /v1/ai-gateway/virtual-model-configs`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: The new virtual model config. Its format, and whether it is required, are not documented.
 *
 * Errors:
 * - 400: The request is invalid. The conditions and the format of the error body are not documented.
 * - 401: The access token is missing or invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 409: Conflict. The conditions and the format of the error body are not documented.
 * - 410: Gone. The conditions and the format of the error body are not documented.
 * - 429: Too many requests. The conditions and the format of the error body are not documented.
 * - 500: The service failed. The conditions and the format of the error body are not documented.
 */
export function createAiGatewayVirtualModelConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateAiGatewayVirtualModelConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createAiGatewayVirtualModelConfig",
      method: "POST",
      path: "/v1/ai-gateway/virtual-model-configs",
      contentTypes: ["application/json"],
      encode: encodeBody,
      accept: ["application/json"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
