// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, RequestOptions, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { ContainerRegistryProtocolOperations } from "../types/operations/container-registry-protocol.js";

/** The request of {@link readRegistryRoot}. */
export interface ReadRegistryRootRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: ContainerRegistryProtocolOperations["readRegistryRoot"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the root of the container registry protocol. Other query parameters and the response are not documented.
 *
 * `GET /v2/`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readRegistryRoot<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ReadRegistryRootRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readRegistryRoot",
      method: "GET",
      path: "/v2/",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createRegistryBlobUpload}. */
export interface CreateRegistryBlobUploadRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryProtocolOperations["createRegistryBlobUpload"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["createRegistryBlobUpload"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a blob upload of the repository. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createRegistryBlobUpload<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateRegistryBlobUploadRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createRegistryBlobUpload",
      method: "POST",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readRegistryBlobUpload}. */
export interface ReadRegistryBlobUploadRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryProtocolOperations["readRegistryBlobUpload"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["readRegistryBlobUpload"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one blob upload of the repository. Other query parameters and the response are not documented.
 *
 * `GET /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `path.uuid`: The UUID of the blob upload.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readRegistryBlobUpload<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadRegistryBlobUploadRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readRegistryBlobUpload",
      method: "GET",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceRegistryBlobUpload}. */
export interface ReplaceRegistryBlobUploadRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryProtocolOperations["replaceRegistryBlobUpload"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["replaceRegistryBlobUpload"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces one blob upload of the repository. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `path.uuid`: The UUID of the blob upload.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function replaceRegistryBlobUpload<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceRegistryBlobUploadRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceRegistryBlobUpload",
      method: "PUT",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteRegistryBlobUpload}. */
export interface DeleteRegistryBlobUploadRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryProtocolOperations["deleteRegistryBlobUpload"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["deleteRegistryBlobUpload"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one blob upload of the repository. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `path.uuid`: The UUID of the blob upload.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteRegistryBlobUpload<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteRegistryBlobUploadRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteRegistryBlobUpload",
      method: "DELETE",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateRegistryBlobUpload}. */
export interface UpdateRegistryBlobUploadRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryProtocolOperations["updateRegistryBlobUpload"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["updateRegistryBlobUpload"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates one blob upload of the repository. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `path.uuid`: The UUID of the blob upload.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateRegistryBlobUpload<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateRegistryBlobUploadRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateRegistryBlobUpload",
      method: "PATCH",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readRegistryBlob}. */
export interface ReadRegistryBlobRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryProtocolOperations["readRegistryBlob"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["readRegistryBlob"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one blob of the repository. Other query parameters and the response are not documented.
 *
 * `GET /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `path.digest`: The digest of the blob.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readRegistryBlob<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadRegistryBlobRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readRegistryBlob",
      method: "GET",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteRegistryBlob}. */
export interface DeleteRegistryBlobRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryProtocolOperations["deleteRegistryBlob"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["deleteRegistryBlob"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one blob of the repository. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `path.digest`: The digest of the blob.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteRegistryBlob<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteRegistryBlobRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteRegistryBlob",
      method: "DELETE",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link checkRegistryBlobExists}. */
export interface CheckRegistryBlobExistsRequest extends RequestOptions {
  path: ContainerRegistryProtocolOperations["checkRegistryBlobExists"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["checkRegistryBlobExists"]["parameters"]["query"];
}

/**
 * Checks whether the repository has the blob. Other query parameters and the response are not documented.
 *
 * `HEAD /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `path.digest`: The digest of the blob.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the headers are not documented; responses to HEAD have no body.
 */
export function checkRegistryBlobExists(client: OperationClient, request: CheckRegistryBlobExistsRequest): Promise<undefined> {
  return invoke(
    client,
    {
      operationId: "checkRegistryBlobExists",
      method: "HEAD",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}",
    },
    request,
  );
}

/** The request of {@link readRegistryManifest}. */
export interface ReadRegistryManifestRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryProtocolOperations["readRegistryManifest"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["readRegistryManifest"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one manifest of the repository. Other query parameters and the response are not documented.
 *
 * `GET /v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `path.reference`: The reference of the manifest.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readRegistryManifest<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadRegistryManifestRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readRegistryManifest",
      method: "GET",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceRegistryManifest}. */
export interface ReplaceRegistryManifestRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryProtocolOperations["replaceRegistryManifest"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["replaceRegistryManifest"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces one manifest of the repository. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `path.reference`: The reference of the manifest.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function replaceRegistryManifest<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceRegistryManifestRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceRegistryManifest",
      method: "PUT",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteRegistryManifest}. */
export interface DeleteRegistryManifestRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryProtocolOperations["deleteRegistryManifest"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["deleteRegistryManifest"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one manifest of the repository. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `path.reference`: The reference of the manifest.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteRegistryManifest<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteRegistryManifestRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteRegistryManifest",
      method: "DELETE",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link checkRegistryManifestExists}. */
export interface CheckRegistryManifestExistsRequest extends RequestOptions {
  path: ContainerRegistryProtocolOperations["checkRegistryManifestExists"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["checkRegistryManifestExists"]["parameters"]["query"];
}

/**
 * Checks whether the repository has the manifest. Other query parameters and the response are not documented.
 *
 * `HEAD /v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `path.reference`: The reference of the manifest.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the headers are not documented; responses to HEAD have no body.
 */
export function checkRegistryManifestExists(client: OperationClient, request: CheckRegistryManifestExistsRequest): Promise<undefined> {
  return invoke(
    client,
    {
      operationId: "checkRegistryManifestExists",
      method: "HEAD",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}",
    },
    request,
  );
}

/** The request of {@link listRegistryTags}. */
export interface ListRegistryTagsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: ContainerRegistryProtocolOperations["listRegistryTags"]["parameters"]["path"];
  query?: ContainerRegistryProtocolOperations["listRegistryTags"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the registry tags of the repository. Other query parameters and the response are not documented.
 *
 * `GET /v2/{teamSlug}/{projectSlug}/{repositoryName}/tags/list`
 *
 * Parameters:
 * - `path.teamSlug`: The slug of the team.
 * - `path.projectSlug`: The slug of the project.
 * - `path.repositoryName`: The name of the repository.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listRegistryTags<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListRegistryTagsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listRegistryTags",
      method: "GET",
      path: "/v2/{teamSlug}/{projectSlug}/{repositoryName}/tags/list",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
