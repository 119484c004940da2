// Generated from spec/ by `npm run generate`; edits are lost.

import type { components } from "../components.js";

export interface AiGatewayVirtualModelConfigsOperations {
  readAiGatewayVirtualModelConfig: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
        [key: string]: unknown;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The virtual model config. Its format is not documented. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": unknown;
        };
      };
    };
  };
  createAiGatewayVirtualModelConfig: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
        [key: string]: unknown;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The new virtual model config. Its format, and whether it is required, are not documented. */
    requestBody?: {
      content: {
        "application/json": unknown;
      };
    };
    responses: {
      /** The new virtual model config. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AiGatewayVirtualModelConfig"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      410: components["responses"]["Gone"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
}
