// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { ContainerRegistryManagementOperations } from "../types/operations/container-registry-management.js";

/** The request of {@link listRepositories}. */
export interface ListRepositoriesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: ContainerRegistryManagementOperations["listRepositories"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the repositories of the container registry. Other query parameters and the response are not documented.
 *
 * `GET /v1/vcr/repository`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listRepositories<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListRepositoriesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listRepositories",
      method: "GET",
      path: "/v1/vcr/repository",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createRepository}. */
export interface CreateRepositoryRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: ContainerRegistryManagementOperations["createRepository"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a repository of the container registry. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/vcr/repository`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createRepository<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateRepositoryRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createRepository",
      method: "POST",
      path: "/v1/vcr/repository",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readRepository}. */
export interface ReadRepositoryRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryManagementOperations["readRepository"]["parameters"]["path"];
  query?: ContainerRegistryManagementOperations["readRepository"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the repository that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v1/vcr/repository/{idOrName}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the repository.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readRepository<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadRepositoryRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readRepository",
      method: "GET",
      path: "/v1/vcr/repository/{idOrName}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteRepository}. */
export interface DeleteRepositoryRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryManagementOperations["deleteRepository"]["parameters"]["path"];
  query?: ContainerRegistryManagementOperations["deleteRepository"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes the repository that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/vcr/repository/{idOrName}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the repository.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteRepository<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteRepositoryRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteRepository",
      method: "DELETE",
      path: "/v1/vcr/repository/{idOrName}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listRepositoryImages}. */
export interface ListRepositoryImagesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryManagementOperations["listRepositoryImages"]["parameters"]["path"];
  query?: ContainerRegistryManagementOperations["listRepositoryImages"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the images of the repository. Other query parameters and the response are not documented.
 *
 * `GET /v1/vcr/repository/{idOrName}/images`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the repository.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listRepositoryImages<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListRepositoryImagesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listRepositoryImages",
      method: "GET",
      path: "/v1/vcr/repository/{idOrName}/images",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readRepositoryImage}. */
export interface ReadRepositoryImageRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryManagementOperations["readRepositoryImage"]["parameters"]["path"];
  query?: ContainerRegistryManagementOperations["readRepositoryImage"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one image of the repository. Other query parameters and the response are not documented.
 *
 * `GET /v1/vcr/repository/{idOrName}/images/{imageIdOrDigest}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the repository.
 * - `path.imageIdOrDigest`: The ID or the digest of the image.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readRepositoryImage<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadRepositoryImageRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readRepositoryImage",
      method: "GET",
      path: "/v1/vcr/repository/{idOrName}/images/{imageIdOrDigest}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteRepositoryImage}. */
export interface DeleteRepositoryImageRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryManagementOperations["deleteRepositoryImage"]["parameters"]["path"];
  query?: ContainerRegistryManagementOperations["deleteRepositoryImage"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one image of the repository. The path parameter `imageIdOrDigest` is named `imageId` in this operation, and whether it takes a digest here is not documented. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/vcr/repository/{idOrName}/images/{imageIdOrDigest}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the repository.
 * - `path.imageIdOrDigest`: The ID or the digest of the image.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteRepositoryImage<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteRepositoryImageRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteRepositoryImage",
      method: "DELETE",
      path: "/v1/vcr/repository/{idOrName}/images/{imageIdOrDigest}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listRepositoryPermissions}. */
export interface ListRepositoryPermissionsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryManagementOperations["listRepositoryPermissions"]["parameters"]["path"];
  query?: ContainerRegistryManagementOperations["listRepositoryPermissions"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the permissions of the repository. Other query parameters and the response are not documented.
 *
 * `GET /v1/vcr/repository/{idOrName}/permissions`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the repository.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listRepositoryPermissions<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListRepositoryPermissionsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listRepositoryPermissions",
      method: "GET",
      path: "/v1/vcr/repository/{idOrName}/permissions",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createRepositoryPermission}. */
export interface CreateRepositoryPermissionRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryManagementOperations["createRepositoryPermission"]["parameters"]["path"];
  query?: ContainerRegistryManagementOperations["createRepositoryPermission"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a permission of the repository. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/vcr/repository/{idOrName}/permissions`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the repository.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createRepositoryPermission<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateRepositoryPermissionRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createRepositoryPermission",
      method: "POST",
      path: "/v1/vcr/repository/{idOrName}/permissions",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteRepositoryPermissions}. */
export interface DeleteRepositoryPermissionsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryManagementOperations["deleteRepositoryPermissions"]["parameters"]["path"];
  query?: ContainerRegistryManagementOperations["deleteRepositoryPermissions"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes permissions of the repository. It is not documented which ones. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/vcr/repository/{idOrName}/permissions`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the repository.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteRepositoryPermissions<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteRepositoryPermissionsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteRepositoryPermissions",
      method: "DELETE",
      path: "/v1/vcr/repository/{idOrName}/permissions",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteAllRepositoryPermissions}. */
export interface DeleteAllRepositoryPermissionsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryManagementOperations["deleteAllRepositoryPermissions"]["parameters"]["path"];
  query?: ContainerRegistryManagementOperations["deleteAllRepositoryPermissions"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes all permissions of the repository. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/vcr/repository/{idOrName}/permissions/all`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the repository.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteAllRepositoryPermissions<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteAllRepositoryPermissionsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteAllRepositoryPermissions",
      method: "DELETE",
      path: "/v1/vcr/repository/{idOrName}/permissions/all",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listRepositoryTags}. */
export interface ListRepositoryTagsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryManagementOperations["listRepositoryTags"]["parameters"]["path"];
  query?: ContainerRegistryManagementOperations["listRepositoryTags"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the tags of the repository. Other query parameters and the response are not documented.
 *
 * `GET /v1/vcr/repository/{idOrName}/tags`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the repository.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listRepositoryTags<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListRepositoryTagsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listRepositoryTags",
      method: "GET",
      path: "/v1/vcr/repository/{idOrName}/tags",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readRepositoryTag}. */
export interface ReadRepositoryTagRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryManagementOperations["readRepositoryTag"]["parameters"]["path"];
  query?: ContainerRegistryManagementOperations["readRepositoryTag"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one tag of the repository. Other query parameters and the response are not documented.
 *
 * `GET /v1/vcr/repository/{idOrName}/tags/{tag}`
 *
 * Parameters:
 * - `path.idOrName`: The ID or the name of the repository.
 * - `path.tag`: The tag of the repository.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readRepositoryTag<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadRepositoryTagRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readRepositoryTag",
      method: "GET",
      path: "/v1/vcr/repository/{idOrName}/tags/{tag}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
