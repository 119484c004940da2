// Generated from spec/ by `npm run generate`; edits are lost.

import type { components } from "../components.js";

export interface RollingReleaseOperations {
  readRollingRelease: {
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
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  approveRollingReleaseStage: {
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
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readRollingReleaseBilling: {
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
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  completeRollingRelease: {
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
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readRollingReleaseConfig: {
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
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  deleteRollingReleaseConfig: {
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
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  updateRollingReleaseConfig: {
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
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  startRollingRelease: {
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
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
}
