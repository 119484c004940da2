// Generated from spec/ by `npm run generate`; edits are lost.

import type { components } from "../components.js";

export interface FeatureFlagsOperations {
  listDeploymentFeatureFlags: {
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
        /** The ID of the deployment. */
        deploymentId: components["parameters"]["deploymentId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  listFeatureFlagsV1: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  replaceFeatureFlags: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readFeatureFlag: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID or the slug of the feature flag. */
        flagIdOrSlug: components["parameters"]["flagIdOrSlug"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  deleteFeatureFlag: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID or the slug of the feature flag. */
        flagIdOrSlug: components["parameters"]["flagIdOrSlug"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  updateFeatureFlag: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID or the slug of the feature flag. */
        flagIdOrSlug: components["parameters"]["flagIdOrSlug"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  listFeatureFlagVersions: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID or the slug of the feature flag. */
        flagIdOrSlug: components["parameters"]["flagIdOrSlug"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  listFeatureFlagSdkKeys: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  replaceFeatureFlagSdkKeys: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  deleteFeatureFlagSdkKey: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The hash key of the feature flag SDK key. */
        hashKey: components["parameters"]["hashKey"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  listFeatureFlagSegments: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  replaceFeatureFlagSegments: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readFeatureFlagSegment: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID or the slug of the feature flag segment. */
        segmentIdOrSlug: components["parameters"]["segmentIdOrSlug"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  deleteFeatureFlagSegment: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID or the slug of the feature flag segment. */
        segmentIdOrSlug: components["parameters"]["segmentIdOrSlug"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  updateFeatureFlagSegment: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID or the slug of the feature flag segment. */
        segmentIdOrSlug: components["parameters"]["segmentIdOrSlug"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readFeatureFlagSettings: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  updateFeatureFlagSettings: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  listTeamFeatureFlagsV1: {
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
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readTeamFeatureFlagSettings: {
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
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  listFeatureFlags: {
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
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  listTeamFeatureFlags: {
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
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
}
