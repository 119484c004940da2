// Generated from spec/ by `npm run generate`; edits are lost.

import type { components } from "../components.js";

export interface ContainerRegistryManagementOperations {
  listRepositories: {
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
  createRepository: {
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
  readRepository: {
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
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  deleteRepository: {
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
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  listRepositoryImages: {
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
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readRepositoryImage: {
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
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
        /** The ID or the digest of the image. */
        imageIdOrDigest: components["parameters"]["imageIdOrDigest"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  deleteRepositoryImage: {
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
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
        /** The ID or the digest of the image. */
        imageIdOrDigest: components["parameters"]["imageIdOrDigest"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  listRepositoryPermissions: {
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
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  createRepositoryPermission: {
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
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  deleteRepositoryPermissions: {
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
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  deleteAllRepositoryPermissions: {
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
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  listRepositoryTags: {
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
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readRepositoryTag: {
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
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
        /** The tag of the repository. */
        tag: components["parameters"]["tag"];
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
