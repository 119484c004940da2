// Generated from spec/ by `npm run generate`; edits are lost.

import type { components } from "../components.js";

export interface ContainerRegistryProtocolOperations {
  readRegistryRoot: {
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
  createRegistryBlobUpload: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readRegistryBlobUpload: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The UUID of the blob upload. */
        uuid: components["parameters"]["uuid"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  replaceRegistryBlobUpload: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The UUID of the blob upload. */
        uuid: components["parameters"]["uuid"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  deleteRegistryBlobUpload: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The UUID of the blob upload. */
        uuid: components["parameters"]["uuid"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  updateRegistryBlobUpload: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The UUID of the blob upload. */
        uuid: components["parameters"]["uuid"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  readRegistryBlob: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The digest of the blob. */
        digest: components["parameters"]["digest"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  deleteRegistryBlob: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The digest of the blob. */
        digest: components["parameters"]["digest"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  checkRegistryBlobExists: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The digest of the blob. */
        digest: components["parameters"]["digest"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShownHead"];
      default: components["responses"]["NotShownHeadError"];
    };
  };
  readRegistryManifest: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The reference of the manifest. */
        reference: components["parameters"]["reference"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  replaceRegistryManifest: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The reference of the manifest. */
        reference: components["parameters"]["reference"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  deleteRegistryManifest: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The reference of the manifest. */
        reference: components["parameters"]["reference"];
      };
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["NotShown"];
    responses: {
      "2XX": components["responses"]["NotShown"];
      default: components["responses"]["NotShownError"];
    };
  };
  checkRegistryManifestExists: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The reference of the manifest. */
        reference: components["parameters"]["reference"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["NotShownHead"];
      default: components["responses"]["NotShownHeadError"];
    };
  };
  listRegistryTags: {
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
        /** The slug of the team. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
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
