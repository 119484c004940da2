// Generated from spec/ by `npm run generate`; edits are lost.

import type { OperationClient, OperationDescriptor, ParseAs, ParsedBody, RequestOptions } from "../client.js";
import type { AuthenticationTokensOperations } from "../types/operations/authentication-tokens.js";

/** The request of {@link createUserToken}. */
export interface CreateUserTokenRequest<As extends ParseAs = "auto"> extends RequestOptions {
  query?: AuthenticationTokensOperations["createUserToken"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const createUserTokenOperation: OperationDescriptor = {
  operationId: "createUserToken",
  method: "POST",
  path: "/v3/user/tokens",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Adds an authentication token under the user. Further query parameters, the request body and the response are not shown.
 *
 * `POST /v3/user/tokens`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. The reference does not show which ones the operation takes.
 * - `body`: A body of any kind, or none. The reference does not show its media type or its fields.
 *
 * Errors:
 * - default: Any other outcome. The reference does not show the statuses, nor the shape of an error body.
 *
 * @see authentication-tokens/create-user-token in the reference
 */
export function createUserToken<As extends ParseAs = "auto">(
  client: OperationClient,
  request?: CreateUserTokenRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(createUserTokenOperation, request);
}

/** The request of {@link deleteUserToken}. */
export interface DeleteUserTokenRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: AuthenticationTokensOperations["deleteUserToken"]["parameters"]["path"];
  query?: AuthenticationTokensOperations["deleteUserToken"]["parameters"]["query"];
  /** Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const deleteUserTokenOperation: OperationDescriptor = {
  operationId: "deleteUserToken",
  method: "DELETE",
  path: "/v3/user/tokens/{tokenId}",
  contentTypes: ["*/*"],
  accept: ["*/*"],
};

/**
 * Removes the one authentication token that the path names by its ID. Further query parameters, the request body and the response are not shown.
 *
 * `DELETE /v3/user/tokens/{tokenId}`
 *
 * Parameters:
 * - `path.tokenId`: The ID of the authentication token.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. The reference does not show which ones the operation takes.
 * - `body`: A body of any kind, or none. The reference does not show its media type or its fields.
 *
 * Errors:
 * - default: Any other outcome. The reference does not show the statuses, nor the shape of an error body.
 *
 * @see authentication-tokens/delete-user-token in the reference
 */
export function deleteUserToken<As extends ParseAs = "auto">(
  client: OperationClient,
  request: DeleteUserTokenRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(deleteUserTokenOperation, request);
}

/** The request of {@link readUserToken}. */
export interface ReadUserTokenRequest<As extends ParseAs = "auto"> extends RequestOptions {
  path: AuthenticationTokensOperations["readUserToken"]["parameters"]["path"];
  query?: AuthenticationTokensOperations["readUserToken"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const readUserTokenOperation: OperationDescriptor = {
  operationId: "readUserToken",
  method: "GET",
  path: "/v5/user/tokens/{tokenId}",
  accept: ["*/*"],
};

/**
 * Gives metadata about the one authentication token that the path names by its ID. Further query parameters and the response are not shown.
 *
 * `GET /v5/user/tokens/{tokenId}`
 *
 * Parameters:
 * - `path.tokenId`: The ID of the authentication token.
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. The reference does not show which ones the operation takes.
 *
 * Errors:
 * - default: Any other outcome. The reference does not show the statuses, nor the shape of an error body.
 *
 * @see authentication-tokens/read-user-token in the reference
 */
export function readUserToken<As extends ParseAs = "auto">(
  client: OperationClient,
  request: ReadUserTokenRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(readUserTokenOperation, request);
}

/** The request of {@link listUserTokens}. */
export interface ListUserTokensRequest<As extends ParseAs = "auto"> extends RequestOptions {
  query?: AuthenticationTokensOperations["listUserTokens"]["parameters"]["query"];
  /** How to read the answer; `auto` by default, which goes by its content type. */
  parseAs?: As | undefined;
}

const listUserTokensOperation: OperationDescriptor = {
  operationId: "listUserTokens",
  method: "GET",
  path: "/v6/user/tokens",
  accept: ["*/*"],
};

/**
 * Gives the authentication tokens that stand under the user. Further query parameters and the response are not shown.
 *
 * `GET /v6/user/tokens`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team on whose behalf the request acts.
 * - `query.slug`: The slug of the team on whose behalf the request acts.
 * - `query`: Any further query parameters. The reference does not show which ones the operation takes.
 *
 * Errors:
 * - default: Any other outcome. The reference does not show the statuses, nor the shape of an error body.
 *
 * @see authentication-tokens/list-user-tokens in the reference
 */
export function listUserTokens<As extends ParseAs = "auto">(
  client: OperationClient,
  request?: ListUserTokensRequest<As>,
): Promise<ParsedBody[As]> {
  return client.call(listUserTokensOperation, request);
}
