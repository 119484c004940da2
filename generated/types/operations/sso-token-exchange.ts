// Generated from spec/ by `npm run generate`; edits are lost.

import type { components } from "../components.js";

export interface SsoTokenExchangeOperations {
  exchangeSsoToken: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The code or the refresh token, and the credentials of the integration. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["SsoTokenRequest"];
        "application/x-www-form-urlencoded": components["schemas"]["SsoTokenRequest"];
      };
    };
    responses: {
      /** The tokens. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SsoTokenResponse"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      403: components["responses"]["Forbidden"];
      500: components["responses"]["InternalServerError"];
    };
  };
}
