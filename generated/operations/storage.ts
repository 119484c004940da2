// Generated from spec/ by `npm run generate`; edits are lost.

import type { OperationClient, OperationDescriptor, ParseAs, ParsedBody, RequestOptions } from "../client.js";
import type { StorageOperations } from "../types/operations/storage.js";

/** The request of {@link createBlobStore}. */
export interface CreateBlobStoreRequest<As extends ParseAs = "auto"> extends RequestOptions {
  query?: StorageOperations["createBlobStore"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const createBlobStoreOperation: OperationDescriptor = {
  operationId: "createBlobStore",
  method: "POST",
  path: "/storage/stores/blob",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Creates a blob store. Further query parameters, the request body and the response are not shown.
 *
 * `POST /storage/stores/blob`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 * - `body`: A body of any kind, or none. Its media type and its fields are not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see storage/create-blob-store in the reference
 */
export function createBlobStore<As extends ParseAs = "auto">(
  client: OperationClient,
  request?: CreateBlobStoreRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(createBlobStoreOperation, request);
}

/** The request of {@link deleteBlobStore}. */
export interface DeleteBlobStoreRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: StorageOperations["deleteBlobStore"]["parameters"]["path"];
  query?: StorageOperations["deleteBlobStore"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const deleteBlobStoreOperation: OperationDescriptor = {
  operationId: "deleteBlobStore",
  method: "DELETE",
  path: "/storage/stores/blob/{id}",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Deletes the blob store that the path names. Further query parameters, the request body and the response are not shown.
 *
 * `DELETE /storage/stores/blob/{id}`
 *
 * Parameters:
 * - `path.id`: The ID of the blob store.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 * - `body`: A body of any kind, or none. Its media type and its fields are not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see storage/delete-blob-store in the reference
 */
export function deleteBlobStore<As extends ParseAs = "auto">(
  client: OperationClient,
  request: DeleteBlobStoreRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(deleteBlobStoreOperation, request);
}

/** The request of {@link readStore}. */
export interface ReadStoreRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: StorageOperations["readStore"]["parameters"]["path"];
  query?: StorageOperations["readStore"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const readStoreOperation: OperationDescriptor = {
  operationId: "readStore",
  method: "GET",
  path: "/storage/stores/{id}",
  accept: ["*/*"],
};

/**
 * Reads the store that the path names. Further query parameters and the response are not shown.
 *
 * `GET /storage/stores/{id}`
 *
 * Parameters:
 * - `path.id`: The ID of the store.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. Which ones the operation takes is not shown.
 *
 * Errors:
 * - default: Any other outcome. The statuses and the shape of an error body are not shown.
 *
 * @see storage/read-store in the reference
 */
export function readStore<As extends ParseAs = "auto">(client: OperationClient, request: ReadStoreRequest<As>): Promise<ParsedBody[As]> {
  return client.call(readStoreOperation, request);
}
