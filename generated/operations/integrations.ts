// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { IntegrationsOperations } from "../types/operations/integrations.js";

/** The request of {@link readIntegrationConfiguration}. */
export interface ReadIntegrationConfigurationRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: IntegrationsOperations["readIntegrationConfiguration"]["parameters"]["path"];
  query?: IntegrationsOperations["readIntegrationConfiguration"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the integration configuration that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v1/integrations/configuration/{id}`
 *
 * Parameters:
 * - `path.id`: The ID of the integration configuration.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readIntegrationConfiguration<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadIntegrationConfigurationRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readIntegrationConfiguration",
      method: "GET",
      path: "/v1/integrations/configuration/{id}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteIntegrationConfiguration}. */
export interface DeleteIntegrationConfigurationRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: IntegrationsOperations["deleteIntegrationConfiguration"]["parameters"]["path"];
  query?: IntegrationsOperations["deleteIntegrationConfiguration"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes the integration configuration that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/integrations/configuration/{id}`
 *
 * Parameters:
 * - `path.id`: The ID of the integration configuration.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteIntegrationConfiguration<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteIntegrationConfigurationRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteIntegrationConfiguration",
      method: "DELETE",
      path: "/v1/integrations/configuration/{id}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listIntegrationConfigurationProducts}. */
export interface ListIntegrationConfigurationProductsRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  path: IntegrationsOperations["listIntegrationConfigurationProducts"]["parameters"]["path"];
  query?: IntegrationsOperations["listIntegrationConfigurationProducts"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the products of the integration configuration. Other query parameters and the response are not documented.
 *
 * `GET /v1/integrations/configuration/{id}/products`
 *
 * Parameters:
 * - `path.id`: The ID of the integration configuration.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listIntegrationConfigurationProducts<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListIntegrationConfigurationProductsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listIntegrationConfigurationProducts",
      method: "GET",
      path: "/v1/integrations/configuration/{id}/products",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listIntegrationConfigurations}. */
export interface ListIntegrationConfigurationsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: IntegrationsOperations["listIntegrationConfigurations"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the integration configurations. Other query parameters and the response are not documented.
 *
 * `GET /v1/integrations/configurations`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listIntegrationConfigurations<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListIntegrationConfigurationsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listIntegrationConfigurations",
      method: "GET",
      path: "/v1/integrations/configurations",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listGitNamespaces}. */
export interface ListGitNamespacesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: IntegrationsOperations["listGitNamespaces"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the Git namespaces of integrations. Other query parameters and the response are not documented.
 *
 * `GET /v1/integrations/git-namespaces`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listGitNamespaces<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListGitNamespacesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listGitNamespaces",
      method: "GET",
      path: "/v1/integrations/git-namespaces",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createInstallationResourceConnection}. */
export interface CreateInstallationResourceConnectionRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  path: IntegrationsOperations["createInstallationResourceConnection"]["parameters"]["path"];
  query?: IntegrationsOperations["createInstallationResourceConnection"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a connection of one resource of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/integrations/installations/{integrationConfigurationId}/resources/{resourceId}/connections`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createInstallationResourceConnection<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateInstallationResourceConnectionRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createInstallationResourceConnection",
      method: "POST",
      path: "/v1/integrations/installations/{integrationConfigurationId}/resources/{resourceId}/connections",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listIntegrationProductPlans}. */
export interface ListIntegrationProductPlansRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: IntegrationsOperations["listIntegrationProductPlans"]["parameters"]["path"];
  query?: IntegrationsOperations["listIntegrationProductPlans"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the plans of one product of the integration. Other query parameters and the response are not documented.
 *
 * `GET /v1/integrations/integration/{integrationIdOrSlug}/products/{productIdOrSlug}/plans`
 *
 * Parameters:
 * - `path.integrationIdOrSlug`: The ID or the slug of the integration.
 * - `path.productIdOrSlug`: The ID or the slug of the product.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listIntegrationProductPlans<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListIntegrationProductPlansRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listIntegrationProductPlans",
      method: "GET",
      path: "/v1/integrations/integration/{integrationIdOrSlug}/products/{productIdOrSlug}/plans",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link searchIntegrationRepositories}. */
export interface SearchIntegrationRepositoriesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: IntegrationsOperations["searchIntegrationRepositories"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Searches the repositories of integrations. It is not documented what is searched for. Other query parameters and the response are not documented.
 *
 * `GET /v1/integrations/search-repo`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function searchIntegrationRepositories<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: SearchIntegrationRepositoriesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "searchIntegrationRepositories",
      method: "GET",
      path: "/v1/integrations/search-repo",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createDirectIntegrationStore}. */
export interface CreateDirectIntegrationStoreRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: IntegrationsOperations["createDirectIntegrationStore"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates a direct integration store. It is not documented what "direct" means. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/storage/stores/integration/direct`
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
export function createDirectIntegrationStore<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CreateDirectIntegrationStoreRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createDirectIntegrationStore",
      method: "POST",
      path: "/v1/storage/stores/integration/direct",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
