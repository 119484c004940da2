// Generated from spec/ by `npm run generate`; edits are lost.

import type { components } from "../components.js";

export interface ArtifactsOperations {
  createArtifact: {
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
  deleteArtifacts: {
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
  createArtifactEvent: {
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
  readArtifactsStatus: {
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
  readArtifact: {
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
        /** The hash of the artifact. */
        hash: components["parameters"]["hash"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  replaceArtifact: {
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
        /** The hash of the artifact. */
        hash: components["parameters"]["hash"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  checkArtifactExists: {
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
        /** The hash of the artifact. */
        hash: components["parameters"]["hash"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShownHead"];
      default: components["responses"]["NotShownHeadError"];
    };
  };
}
