// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { MicrofrontendsOperations } from "../types/operations/microfrontends.js";

/** The request of {@link createMicrofrontendGroup}. */
export interface CreateMicrofrontendGroupRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: MicrofrontendsOperations["createMicrofrontendGroup"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a microfrontend group. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/microfrontends/group`
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
export function createMicrofrontendGroup<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateMicrofrontendGroupRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createMicrofrontendGroup",
      method: "POST",
      path: "/v1/microfrontends/group",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listMicrofrontendGroups}. */
export interface ListMicrofrontendGroupsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: MicrofrontendsOperations["listMicrofrontendGroups"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the microfrontend groups. Other query parameters and the response are not documented.
 *
 * `GET /v1/microfrontends/groups`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listMicrofrontendGroups<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListMicrofrontendGroupsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listMicrofrontendGroups",
      method: "GET",
      path: "/v1/microfrontends/groups",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listMicrofrontendGroupProjects}. */
export interface ListMicrofrontendGroupProjectsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MicrofrontendsOperations["listMicrofrontendGroupProjects"]["parameters"]["path"];
  query?: MicrofrontendsOperations["listMicrofrontendGroupProjects"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the projects of the microfrontend group. Other query parameters and the response are not documented.
 *
 * `GET /v1/microfrontends/groups/{groupId}/projects`
 *
 * Parameters:
 * - `path.groupId`: The ID of the microfrontend group.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listMicrofrontendGroupProjects<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListMicrofrontendGroupProjectsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listMicrofrontendGroupProjects",
      method: "GET",
      path: "/v1/microfrontends/groups/{groupId}/projects",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readProductionMicrofrontendConfig}. */
export interface ReadProductionMicrofrontendConfigRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  path: MicrofrontendsOperations["readProductionMicrofrontendConfig"]["parameters"]["path"];
  query?: MicrofrontendsOperations["readProductionMicrofrontendConfig"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the production microfrontend config of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/microfrontends/projects/{projectIdOrName}/production-mfe-config`
 *
 * Parameters:
 * - `path.projectIdOrName`: The ID or the name of the project.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readProductionMicrofrontendConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadProductionMicrofrontendConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readProductionMicrofrontendConfig",
      method: "GET",
      path: "/v1/microfrontends/projects/{projectIdOrName}/production-mfe-config",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readDeploymentMicrofrontendConfig}. */
export interface ReadDeploymentMicrofrontendConfigRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  path: MicrofrontendsOperations["readDeploymentMicrofrontendConfig"]["parameters"]["path"];
  query?: MicrofrontendsOperations["readDeploymentMicrofrontendConfig"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the microfrontend config of the deployment. Other query parameters and the response are not documented.
 *
 * `GET /v1/microfrontends/{deploymentId}/config`
 *
 * Parameters:
 * - `path.deploymentId`: The ID of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readDeploymentMicrofrontendConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadDeploymentMicrofrontendConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readDeploymentMicrofrontendConfig",
      method: "GET",
      path: "/v1/microfrontends/{deploymentId}/config",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
