// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { AliasesOperations } from "../types/operations/aliases.js";

/** The request of {@link updateAliasProtectionBypass}. */
export interface UpdateAliasProtectionBypassRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: AliasesOperations["updateAliasProtectionBypass"]["parameters"]["path"];
  query?: AliasesOperations["updateAliasProtectionBypass"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates the protection bypass of the alias. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /aliases/{id}/protection-bypass`
 *
 * Parameters:
 * - `path.id`: The ID of the alias.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateAliasProtectionBypass<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateAliasProtectionBypassRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateAliasProtectionBypass",
      method: "PATCH",
      path: "/aliases/{id}/protection-bypass",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteAlias}. */
export interface DeleteAliasRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: AliasesOperations["deleteAlias"]["parameters"]["path"];
  query?: AliasesOperations["deleteAlias"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes the alias that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v2/aliases/{aliasId}`
 *
 * Parameters:
 * - `path.aliasId`: The ID of the alias.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteAlias<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteAliasRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteAlias",
      method: "DELETE",
      path: "/v2/aliases/{aliasId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listDeploymentAliases}. */
export interface ListDeploymentAliasesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: AliasesOperations["listDeploymentAliases"]["parameters"]["path"];
  query?: AliasesOperations["listDeploymentAliases"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the aliases of the deployment. Other query parameters and the response are not documented.
 *
 * `GET /v2/deployments/{id}/aliases`
 *
 * Parameters:
 * - `path.id`: The ID of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listDeploymentAliases<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListDeploymentAliasesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listDeploymentAliases",
      method: "GET",
      path: "/v2/deployments/{id}/aliases",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createDeploymentAlias}. */
export interface CreateDeploymentAliasRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: AliasesOperations["createDeploymentAlias"]["parameters"]["path"];
  query?: AliasesOperations["createDeploymentAlias"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates an alias of the deployment. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v2/deployments/{id}/aliases`
 *
 * Parameters:
 * - `path.id`: The ID of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createDeploymentAlias<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateDeploymentAliasRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createDeploymentAlias",
      method: "POST",
      path: "/v2/deployments/{id}/aliases",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listAliases}. */
export interface ListAliasesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: AliasesOperations["listAliases"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the aliases. Other query parameters and the response are not documented.
 *
 * `GET /v4/aliases`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listAliases<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListAliasesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listAliases",
      method: "GET",
      path: "/v4/aliases",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readAlias}. */
export interface ReadAliasRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: AliasesOperations["readAlias"]["parameters"]["path"];
  query?: AliasesOperations["readAlias"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the alias that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v4/aliases/{idOrAlias}`
 *
 * Parameters:
 * - `path.idOrAlias`: The ID of the alias, or the alias itself.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readAlias<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadAliasRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readAlias",
      method: "GET",
      path: "/v4/aliases/{idOrAlias}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
