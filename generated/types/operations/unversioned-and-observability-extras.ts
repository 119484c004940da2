// Generated from spec/ by `npm run generate`; edits are lost.

import type { components } from "../components.js";

export interface UnversionedAndObservabilityExtrasOperations {
  createApiKey: {
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
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readDomainRecord: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
        [key: string]: unknown;
      };
      header?: never;
      path: {
        /** The ID of the record. */
        recordId: components["parameters"]["recordId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  replaceDomainRecords: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
        [key: string]: unknown;
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  toggleSpeedInsights: {
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
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  queryObservability: {
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
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readObservabilitySchema: {
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
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readObservabilityMetricSchema: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
        [key: string]: unknown;
      };
      header?: never;
      path: {
        /** The ID of the metric. */
        metricId: components["parameters"]["metricId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  toggleWebInsights: {
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
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
}
