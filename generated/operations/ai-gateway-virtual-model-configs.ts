// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
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
 * Reads a virtual model config of the AI gateway. Further query parameters, the shape of the response and the error statuses are not shown.
 *
 * `GET /v1/ai-gateway/virtual-model-configs`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 *
 * @see ai-gateway-virtual-model-configs/read-ai-gateway-virtual-model-config in the reference
 */
export function readAiGatewayVirtualModelConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ReadAiGatewayVirtualModelConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return client.call(
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
 * Creates a virtual model config of the AI gateway. Further query parameters, the request body and the fields of the response are not shown.
 *
 * `POST /v1/ai-gateway/virtual-model-configs`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 * - `body`: What to create the virtual model config from. Its shape is not shown, nor whether it is required.
 *
 * Errors:
 * - 400: The request is invalid. What makes it so is not shown, nor is the shape of the error body.
 * - 401: The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown.
 * - 403: The caller has no permission on the resource. The shape of the error body is not shown.
 * - 409: A conflict. Its condition is not shown, nor is the shape of the error body.
 * - 410: Gone. Its condition is not shown, nor is the shape of the error body.
 * - 429: Too many requests. Its condition is not shown, nor is the shape of the error body.
 * - 500: The service failed. Its condition is not shown, nor is the shape of the error body.
 *
 * @see ai-gateway-virtual-model-configs/create-ai-gateway-virtual-model-config in the reference
 */
export function createAiGatewayVirtualModelConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateAiGatewayVirtualModelConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return client.call(
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
