// Generated from spec/ by `npm run generate`; edits are lost.

import { encodeBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { SsoTokenExchangeOperations } from "../types/operations/sso-token-exchange.js";

/** The request of {@link exchangeSsoToken}. */
export interface ExchangeSsoTokenRequest extends ResultOptions<ExchangeSsoTokenResult> {
  query?: SsoTokenExchangeOperations["exchangeSsoToken"]["parameters"]["query"];
  /** The code or the refresh token, and the credentials of the integration. */
  body: SsoTokenExchangeOperations["exchangeSsoToken"]["requestBody"]["content"]["application/json"];
  /** The media type of the body. Default: `application/json`. */
  contentType?: "application/json" | "application/x-www-form-urlencoded" | undefined;
}

/** The result of {@link exchangeSsoToken}. */
export type ExchangeSsoTokenResult = SsoTokenExchangeOperations["exchangeSsoToken"]["responses"][200]["content"]["application/json"];

/**
 * Exchanges an authorization code or a refresh token for tokens. The platform redirects the user to the redirect login URL of the provider with a code. The provider exchanges the code here, signs the user in with the ID token, and sends the user back to the platform with deep-link parameters. The ID token expires, so it must not be stored. The client ID and client secret in the body authenticate the request; it has no bearer token.
 *
 * `POST /v1/integrations/sso/token`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `body`: The code or the refresh token, and the credentials of the integration.
 *
 * Errors:
 * - 400: A value in the request body is invalid. The format of the error body is not documented.
 * - 403: The caller has no permission on the resource. The format of the error body is not documented.
 * - 500: The service failed. The conditions and the format of the error body are not documented.
 */
export function exchangeSsoToken(client: OperationClient, request: ExchangeSsoTokenRequest): Promise<ExchangeSsoTokenResult> {
  return invoke(
    client,
    {
      operationId: "exchangeSsoToken",
      method: "POST",
      path: "/v1/integrations/sso/token",
      authenticated: false,
      contentTypes: ["application/json", "application/x-www-form-urlencoded"],
      encode: encodeBody,
      accept: ["application/json"],
      result: "object",
    },
    request,
  );
}
