// Generated from spec/ by `npm run generate`; edits are lost.

import type { components } from "./types/components.js";
import type { AccessGroupsOperations } from "./types/operations/access-groups.js";
import type { AiGatewayRulesOperations } from "./types/operations/ai-gateway-rules.js";
import type { AiGatewayVirtualModelConfigsOperations } from "./types/operations/ai-gateway-virtual-model-configs.js";
import type { AliasesOperations } from "./types/operations/aliases.js";
import type { ArtifactsOperations } from "./types/operations/artifacts.js";
import type { AuthenticationTokensOperations } from "./types/operations/authentication-tokens.js";
import type { BillingOperations } from "./types/operations/billing.js";
import type { BulkRedirectsOperations } from "./types/operations/bulk-redirects.js";
import type { CertsOperations } from "./types/operations/certs.js";
import type { ChecksOperations } from "./types/operations/checks.js";
import type { ConnectOperations } from "./types/operations/connect.js";
import type { ContainerRegistryManagementOperations } from "./types/operations/container-registry-management.js";
import type { ContainerRegistryProtocolOperations } from "./types/operations/container-registry-protocol.js";
import type { DeploymentsOperations } from "./types/operations/deployments.js";
import type { DnsOperations } from "./types/operations/dns.js";
import type { DomainsOperations } from "./types/operations/domains.js";
import type { DomainsRegistrarOperations } from "./types/operations/domains-registrar.js";
import type { DrainsOperations } from "./types/operations/drains.js";
import type { EdgeCacheOperations } from "./types/operations/edge-cache.js";
import type { EnvironmentOperations } from "./types/operations/environment.js";
import type { FeatureFlagsOperations } from "./types/operations/feature-flags.js";
import type { GlobalConfigOperations } from "./types/operations/global-config.js";
import type { IntegrationsOperations } from "./types/operations/integrations.js";
import type { LogsOperations } from "./types/operations/logs.js";
import type { MarketplaceOperations } from "./types/operations/marketplace.js";
import type { MicrofrontendsOperations } from "./types/operations/microfrontends.js";
import type { NetworkingOperations } from "./types/operations/networking.js";
import type { ObservabilityOperations } from "./types/operations/observability.js";
import type { ProjectMembersOperations } from "./types/operations/project-members.js";
import type { ProjectRoutesOperations } from "./types/operations/project-routes.js";
import type { ProjectsOperations } from "./types/operations/projects.js";
import type { RollingReleaseOperations } from "./types/operations/rolling-release.js";
import type { SandboxesOperations } from "./types/operations/sandboxes.js";
import type { SecurityOperations } from "./types/operations/security.js";
import type { SsoTokenExchangeOperations } from "./types/operations/sso-token-exchange.js";
import type { StorageOperations } from "./types/operations/storage.js";
import type { TeamsOperations } from "./types/operations/teams.js";
import type { UnversionedAndObservabilityExtrasOperations } from "./types/operations/unversioned-and-observability-extras.js";
import type { UserOperations } from "./types/operations/user.js";
import type { WebAnalyticsOperations } from "./types/operations/web-analytics.js";
import type { WebhooksOperations } from "./types/operations/webhooks.js";

export type { components } from "./types/components.js";

export interface operations
  extends
    AccessGroupsOperations,
    AiGatewayRulesOperations,
    AiGatewayVirtualModelConfigsOperations,
    AliasesOperations,
    ArtifactsOperations,
    AuthenticationTokensOperations,
    BillingOperations,
    BulkRedirectsOperations,
    CertsOperations,
    ChecksOperations,
    ConnectOperations,
    ContainerRegistryManagementOperations,
    ContainerRegistryProtocolOperations,
    DeploymentsOperations,
    DnsOperations,
    DomainsOperations,
    DomainsRegistrarOperations,
    DrainsOperations,
    EdgeCacheOperations,
    EnvironmentOperations,
    FeatureFlagsOperations,
    GlobalConfigOperations,
    IntegrationsOperations,
    LogsOperations,
    MarketplaceOperations,
    MicrofrontendsOperations,
    NetworkingOperations,
    ObservabilityOperations,
    ProjectMembersOperations,
    ProjectRoutesOperations,
    ProjectsOperations,
    RollingReleaseOperations,
    SandboxesOperations,
    SecurityOperations,
    SsoTokenExchangeOperations,
    StorageOperations,
    TeamsOperations,
    UnversionedAndObservabilityExtrasOperations,
    UserOperations,
    WebAnalyticsOperations,
    WebhooksOperations {}

export interface paths {
  "/aliases/{id}/protection-bypass": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the alias. */
        id: components["parameters"]["idOfAlias"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the protection bypass of an alias
     * Changes the bypass of protection that stands under the alias in the path. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateAliasProtectionBypass"];
    trace?: never;
  };
  "/api-keys": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an API key
     * Adds a key to the collection of API keys. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createApiKey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/domains/records/{recordId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the record. */
        recordId: components["parameters"]["recordId"];
      };
      cookie?: never;
    };
    /**
     * Read a record of a domain
     * Gives the one record that the path names by its ID, without its domain. Further query parameters and the response are not shown.
     */
    get: operations["readDomainRecord"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/domains/{domain}/records": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Replace the records of a domain
     * Puts other records in the place of those under the domain in the path. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceDomainRecords"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/projects/transfer-request/{code}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The code of the transfer request. */
        code: components["parameters"]["code"];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Replace a project transfer request
     * Puts another content in the place of the transfer request that the path names by its code. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceProjectTransferRequest"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/projects/{idOrName}/transfer-request": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a transfer request of a project
     * Adds a request for the transfer of the project that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createProjectTransferRequest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/speed-insights/toggle": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Toggle speed insights
     * Switches speed insights; the path does not tell to which state. Further query parameters, the request body and the response are not shown.
     */
    post: operations["toggleSpeedInsights"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/storage/stores/blob": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a blob store
     * Adds a store for blobs. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createBlobStore"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/storage/stores/blob/{id}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the blob store. */
        id: components["parameters"]["idOfBlobStore"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a blob store
     * Removes the one store for blobs that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteBlobStore"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/storage/stores/{id}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the store. */
        id: components["parameters"]["idOfStore"];
      };
      cookie?: never;
    };
    /**
     * Read a store
     * Gives the one store that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readStore"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/access-groups": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List access groups
     * Lists the access groups of a team, page by page. The answer is either a page or an empty object, which holds no access groups and has no further page.
     */
    get: operations["listAccessGroups"];
    put?: never;
    /**
     * Create an access group
     * Creates an access group, with its first members and projects if the body names any.
     */
    post: operations["createAccessGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/access-groups/{accessGroupIdOrName}/projects/{projectId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        accessGroupIdOrName: components["parameters"]["accessGroupIdOrName"];
        /** The ID of the project that is linked to the access group. */
        projectId: components["parameters"]["projectIdOfAccessGroup"];
      };
      cookie?: never;
    };
    /**
     * Read an access group project
     * Reads the link between the access group and the project that the path names.
     */
    get: operations["readAccessGroupProject"];
    put?: never;
    post?: never;
    /**
     * Delete an access group project
     * Removes the project that the path names from the access group.
     */
    delete: operations["deleteAccessGroupProject"];
    options?: never;
    head?: never;
    /**
     * Update an access group project
     * Changes the role of the access group in the project that the path names.
     */
    patch: operations["updateAccessGroupProject"];
    trace?: never;
  };
  "/v1/access-groups/{idOrName}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        idOrName: components["parameters"]["idOrNameOfAccessGroup"];
      };
      cookie?: never;
    };
    /**
     * Read an access group
     * Reads the access group that the path names.
     */
    get: operations["readAccessGroup"];
    put?: never;
    /**
     * Update an access group
     * Changes the name, the members or the projects of the access group that the path names.
     */
    post: operations["updateAccessGroup"];
    /**
     * Delete an access group
     * Deletes the access group that the path names.
     */
    delete: operations["deleteAccessGroup"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/access-groups/{idOrName}/members": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        idOrName: components["parameters"]["idOrNameOfAccessGroup"];
      };
      cookie?: never;
    };
    /**
     * List the members of an access group
     * Lists the members of the access group that the path names, page by page.
     */
    get: operations["listAccessGroupMembers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/access-groups/{idOrName}/projects": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        idOrName: components["parameters"]["idOrNameOfAccessGroup"];
      };
      cookie?: never;
    };
    /**
     * List the projects of an access group
     * Lists the projects that the access group is linked to, page by page.
     */
    get: operations["listAccessGroupProjects"];
    put?: never;
    /**
     * Create an access group project
     * Links a project to the access group that the path names, with a role. The path parameter `idOrName` is also known as `accessGroupIdOrName` in this operation.
     */
    post: operations["createAccessGroupProject"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/ai-gateway/rules": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List AI gateway rules
     * Gives the rules that are kept for the AI gateway. Further query parameters and the response are not shown.
     */
    get: operations["listAiGatewayRules"];
    put?: never;
    /**
     * Create an AI gateway rule
     * Adds a rule to those of the AI gateway. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createAiGatewayRule"];
    /**
     * Delete AI gateway rules
     * Removes rules of the AI gateway; the path singles out none. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteAiGatewayRules"];
    options?: never;
    head?: never;
    /**
     * Update AI gateway rules
     * Changes rules of the AI gateway; the path singles out none. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateAiGatewayRules"];
    trace?: never;
  };
  "/v1/ai-gateway/virtual-model-configs": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a virtual model config
     * Reads a virtual model config of the AI gateway. The query parameters that select it, the fields of the response and the error statuses are not shown.
     */
    get: operations["readAiGatewayVirtualModelConfig"];
    put?: never;
    /**
     * Create a virtual model config
     * Creates a virtual model config of the AI gateway. Further query parameters, the request body and the fields of the response are not shown.
     */
    post: operations["createAiGatewayVirtualModelConfig"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/billing/buy": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Buy through billing
     * Makes a purchase; the path does not tell what is bought. Further query parameters, the request body and the response are not shown.
     */
    post: operations["buyThroughBilling"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/billing/charges": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List billing charges
     * Gives the charges that stand under billing. Further query parameters and the response are not shown.
     */
    get: operations["listBillingCharges"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/billing/contract-commitments": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List contract commitments
     * Gives the commitments by contract that stand under billing. Further query parameters and the response are not shown.
     */
    get: operations["listContractCommitments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/bulk-redirects": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List bulk redirects
     * Gives the redirects that are kept in bulk. Further query parameters and the response are not shown.
     */
    get: operations["listBulkRedirects"];
    /**
     * Replace bulk redirects
     * Puts other redirects in the place of those that are kept in bulk. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceBulkRedirects"];
    post?: never;
    /**
     * Delete bulk redirects
     * Removes redirects that are kept in bulk; the path singles out none. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteBulkRedirects"];
    options?: never;
    head?: never;
    /**
     * Update bulk redirects
     * Changes redirects that are kept in bulk; the path singles out none. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateBulkRedirects"];
    trace?: never;
  };
  "/v1/bulk-redirects/restore": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore bulk redirects
     * Brings redirects in bulk back; the path does not tell which ones. Further query parameters, the request body and the response are not shown.
     */
    post: operations["restoreBulkRedirects"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/bulk-redirects/versions": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the versions of bulk redirects
     * Gives the versions that the bulk redirects have. Further query parameters and the response are not shown.
     */
    get: operations["listBulkRedirectVersions"];
    put?: never;
    /**
     * Create a version of bulk redirects
     * Adds a version to those that the bulk redirects have. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createBulkRedirectVersion"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/connect/authorize/{connector}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The connector. Whether this is an ID or a name is not shown. */
        connector: components["parameters"]["connector"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Authorize a connector
     * Carries out the authorization of the connector that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["authorizeConnector"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/connect/connectors": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a connector
     * Adds a connector to the collection of connectors. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createConnector"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/connect/install/{connector}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The connector. Whether this is an ID or a name is not shown. */
        connector: components["parameters"]["connector"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Install a connector
     * Carries out the installation of the connector that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["installConnector"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/connect/networks": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List networks
     * Gives the networks that stand under connect. Further query parameters and the response are not shown.
     */
    get: operations["listNetworks"];
    put?: never;
    /**
     * Create a network
     * Adds a network to those under connect. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createNetwork"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/connect/networks/{networkId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the network. */
        networkId: components["parameters"]["networkId"];
      };
      cookie?: never;
    };
    /**
     * Read a network
     * Gives the one network that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readNetwork"];
    put?: never;
    post?: never;
    /**
     * Delete a network
     * Removes the one network that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteNetwork"];
    options?: never;
    head?: never;
    /**
     * Update a network
     * Changes the one network that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateNetwork"];
    trace?: never;
  };
  "/v1/connect/token/{connector}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The connector. Whether this is an ID or a name is not shown. */
        connector: components["parameters"]["connector"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a token of a connector
     * Makes a token for the connector that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createConnectorToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/connect/token/{connector}/import": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The connector. Whether this is an ID or a name is not shown. */
        connector: components["parameters"]["connector"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import a token of a connector
     * Takes in a token for the connector that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["importConnectorToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/deployments/{deploymentId}/feature-flags": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the deployment. */
        deploymentId: components["parameters"]["deploymentId"];
      };
      cookie?: never;
    };
    /**
     * List the feature flags of a deployment
     * Gives the feature flags that stand under the deployment in the path. Further query parameters and the response are not shown.
     */
    get: operations["listDeploymentFeatureFlags"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/deployments/{deploymentId}/integrations/{integrationConfigurationId}/resources/{resourceId}/actions/{action}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the deployment. */
        deploymentId: components["parameters"]["deploymentId"];
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the resource. */
        resourceId: components["parameters"]["resourceId"];
        /** The action. Its values are not shown. */
        action: components["parameters"]["action"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the action of a resource of a deployment
     * Changes one action, named in the path below a deployment, an integration configuration and a resource. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateDeploymentResourceAction"];
    trace?: never;
  };
  "/v1/domains/records/{recordId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the record. */
        recordId: components["parameters"]["recordId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a DNS record
     * Changes the one record that the path names by its ID, without its domain. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateDomainRecord"];
    trace?: never;
  };
  "/v1/domains/{domain}/project-domains": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    /**
     * List the project domains of a domain
     * Gives the project domains that stand under the domain in the path. Further query parameters and the response are not shown.
     */
    get: operations["listDomainProjectDomains"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/drains": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List drains
     * Gives the drains in their collection. Further query parameters and the response are not shown.
     */
    get: operations["listDrains"];
    put?: never;
    /**
     * Create a drain
     * Adds a drain to the collection of drains. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createDrain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/drains/test": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Test a drain
     * Puts a drain to the test; the path does not tell which one. Further query parameters, the request body and the response are not shown.
     */
    post: operations["testDrain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/drains/{id}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the drain. */
        id: components["parameters"]["idOfDrain"];
      };
      cookie?: never;
    };
    /**
     * Read a drain
     * Gives the one drain that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readDrain"];
    put?: never;
    post?: never;
    /**
     * Delete a drain
     * Removes the one drain that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteDrain"];
    options?: never;
    head?: never;
    /**
     * Update a drain
     * Changes the one drain that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateDrain"];
    trace?: never;
  };
  "/v1/edge-cache/dangerously-delete-by-src-images": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Dangerously delete from the edge cache by source images
     * Removes what the edge cache holds for source images; the path calls this dangerous and names no image. Further query parameters, the request body and the response are not shown.
     */
    post: operations["dangerouslyDeleteEdgeCacheBySrcImages"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/edge-cache/dangerously-delete-by-tags": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Dangerously delete from the edge cache by tags
     * Removes what the edge cache holds for tags; the path calls this dangerous and names no tag. Further query parameters, the request body and the response are not shown.
     */
    post: operations["dangerouslyDeleteEdgeCacheByTags"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/edge-cache/invalidate-by-src-images": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invalidate the edge cache by source images
     * Makes what the edge cache holds for source images invalid; the path names no image. Further query parameters, the request body and the response are not shown.
     */
    post: operations["invalidateEdgeCacheBySrcImages"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/edge-cache/invalidate-by-tags": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invalidate the edge cache by tags
     * Makes what the edge cache holds for tags invalid; the path names no tag. Further query parameters, the request body and the response are not shown.
     */
    post: operations["invalidateEdgeCacheByTags"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/env": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List environment variables
     * Gives the environment variables in their collection; the path names no project. Further query parameters and the response are not shown.
     */
    get: operations["listEnvVariables"];
    put?: never;
    /**
     * Create an environment variable
     * Adds an environment variable to their collection; the path names no project. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createEnvVariable"];
    /**
     * Delete environment variables
     * Removes environment variables; the path singles out none and names no project. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteEnvVariables"];
    options?: never;
    head?: never;
    /**
     * Update environment variables
     * Changes environment variables; the path singles out none and names no project. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateEnvVariables"];
    trace?: never;
  };
  "/v1/env/{id}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the environment variable. */
        id: components["parameters"]["idOfEnvVariable"];
      };
      cookie?: never;
    };
    /**
     * Read an environment variable
     * Gives the one environment variable that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readEnvVariable"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/env/{id}/unlink/{projectId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the environment variable. */
        id: components["parameters"]["idOfEnvVariable"];
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Unlink an environment variable from a project
     * Undoes the link between the environment variable and the project in the path. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["unlinkEnvVariable"];
    trace?: never;
  };
  "/v1/events/types": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the types of user events
     * Gives the types that events have. Further query parameters and the response are not shown.
     */
    get: operations["listUserEventTypes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/global-config": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List global configs
     * Gives the global configs in their collection. Further query parameters and the response are not shown.
     */
    get: operations["listGlobalConfigs"];
    put?: never;
    /**
     * Create a global config
     * Adds a global config to their collection. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createGlobalConfig"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/global-config/{edgeConfigId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
      };
      cookie?: never;
    };
    /**
     * Read a global config
     * Gives the one global config that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readGlobalConfig"];
    /**
     * Replace a global config
     * Puts another content in the place of the global config that the path names. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceGlobalConfig"];
    post?: never;
    /**
     * Delete a global config
     * Removes the one global config that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteGlobalConfig"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/global-config/{edgeConfigId}/backups": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
      };
      cookie?: never;
    };
    /**
     * List the backups of a global config
     * Gives the backups that stand under the global config in the path. Further query parameters and the response are not shown.
     */
    get: operations["listGlobalConfigBackups"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
        /** The version ID of the backup. */
        edgeConfigBackupVersionId: components["parameters"]["edgeConfigBackupVersionId"];
      };
      cookie?: never;
    };
    /**
     * Read a backup of a global config
     * Gives the backup that the path names by its version ID, under its global config. Further query parameters and the response are not shown.
     */
    get: operations["readGlobalConfigBackup"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}/restore": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
        /** The version ID of the backup. */
        edgeConfigBackupVersionId: components["parameters"]["edgeConfigBackupVersionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore a backup of a global config
     * Brings back the backup that the path names by its version ID, under its global config. Further query parameters, the request body and the response are not shown.
     */
    post: operations["restoreGlobalConfigBackup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/global-config/{edgeConfigId}/item/{edgeConfigItemKey}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
        /** The key of the item. */
        edgeConfigItemKey: components["parameters"]["edgeConfigItemKey"];
      };
      cookie?: never;
    };
    /**
     * Read an item of a global config
     * Gives the one item that the path names by its key, under its global config. Further query parameters and the response are not shown.
     */
    get: operations["readGlobalConfigItem"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/global-config/{edgeConfigId}/items": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
      };
      cookie?: never;
    };
    /**
     * List the items of a global config
     * Gives the items that stand under the global config in the path. Further query parameters and the response are not shown.
     */
    get: operations["listGlobalConfigItems"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update items of a global config
     * Changes items under the global config in the path; the path singles out none. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateGlobalConfigItems"];
    trace?: never;
  };
  "/v1/global-config/{edgeConfigId}/schema": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
      };
      cookie?: never;
    };
    /**
     * Read the schema of a global config
     * Gives the schema that stands under the global config in the path. Further query parameters and the response are not shown.
     */
    get: operations["readGlobalConfigSchema"];
    put?: never;
    /**
     * Create the schema of a global config
     * Adds a schema under the global config that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createGlobalConfigSchema"];
    /**
     * Delete the schema of a global config
     * Removes the schema that stands under the global config in the path. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteGlobalConfigSchema"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/global-config/{edgeConfigId}/token": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a token of a global config
     * Adds a token under the global config that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createGlobalConfigToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/global-config/{edgeConfigId}/token/{token}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
        /** The token of the global config. */
        token: components["parameters"]["token"];
      };
      cookie?: never;
    };
    /**
     * Read a token of a global config
     * Gives the one token that the path names, under its global config. Further query parameters and the response are not shown.
     */
    get: operations["readGlobalConfigToken"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/global-config/{edgeConfigId}/tokens": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
      };
      cookie?: never;
    };
    /**
     * List the tokens of a global config
     * Gives the tokens that stand under the global config in the path. Further query parameters and the response are not shown.
     */
    get: operations["listGlobalConfigTokens"];
    put?: never;
    post?: never;
    /**
     * Delete tokens of a global config
     * Removes tokens under the global config in the path; the path singles out none. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteGlobalConfigTokens"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update an installation
     * Changes the one installation that the path names. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateInstallation"];
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/account": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
      };
      cookie?: never;
    };
    /**
     * Read the account of an installation
     * Gives the account that stands under the installation in the path. Further query parameters and the response are not shown.
     */
    get: operations["readInstallationAccount"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/billing": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create the billing of an installation
     * Adds billing under the installation that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createInstallationBilling"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/billing/balance": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create the balance of an installation
     * Adds a balance to the billing of the installation that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createInstallationBalance"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/billing/finalize": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Finalize the billing of an installation
     * Makes the billing of the installation in the path final. Further query parameters, the request body and the response are not shown.
     */
    post: operations["finalizeInstallationBilling"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/billing/invoices": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an invoice of an installation
     * Adds an invoice to the billing of the installation that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createInstallationInvoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the invoice. */
        invoiceId: components["parameters"]["invoiceId"];
      };
      cookie?: never;
    };
    /**
     * Read an invoice of an installation
     * Gives the one invoice that the path names by its ID, from the billing of its installation. Further query parameters and the response are not shown.
     */
    get: operations["readInstallationInvoice"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}/actions": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the invoice. */
        invoiceId: components["parameters"]["invoiceId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an action of an invoice of an installation
     * Adds an action under the invoice that the path names, in the billing of its installation. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createInstallationInvoiceAction"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/events": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an event of an installation
     * Adds to the events under the installation that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createInstallationEvent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/member/{memberId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the member. */
        memberId: components["parameters"]["memberId"];
      };
      cookie?: never;
    };
    /**
     * Read a member of an installation
     * Gives the one member that the path names by its ID, under its installation. Further query parameters and the response are not shown.
     */
    get: operations["readInstallationMember"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/resources": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
      };
      cookie?: never;
    };
    /**
     * List the resources of an installation
     * Gives the resources that stand under the installation in the path. Further query parameters and the response are not shown.
     */
    get: operations["listInstallationResources"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/resources/{resourceId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the resource. */
        resourceId: components["parameters"]["resourceId"];
      };
      cookie?: never;
    };
    /**
     * Read a resource of an installation
     * Gives the one resource that the path names by its ID, under its installation. Further query parameters and the response are not shown.
     */
    get: operations["readInstallationResource"];
    /**
     * Replace a resource of an installation
     * Puts another content in the place of the resource that the path names, under its installation. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceInstallationResource"];
    post?: never;
    /**
     * Delete a resource of an installation
     * Removes the one resource that the path names by its ID, under its installation. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteInstallationResource"];
    options?: never;
    head?: never;
    /**
     * Update a resource of an installation
     * Changes the one resource that the path names by its ID, under its installation. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateInstallationResource"];
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the resource. */
        resourceId: components["parameters"]["resourceId"];
      };
      cookie?: never;
    };
    /**
     * Read the experimentation global config of a resource
     * Gives the global config for the experimentation of one resource of an installation. Further query parameters and the response are not shown.
     */
    get: operations["readExperimentationGlobalConfig"];
    /**
     * Replace the experimentation global config of a resource
     * Puts another global config in place for the experimentation of one resource of an installation. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceExperimentationGlobalConfig"];
    post?: never;
    delete?: never;
    options?: never;
    /**
     * Check that an experimentation global config exists
     * Tells by its status alone whether the experimentation of a resource of an installation has a global config. Further query parameters and the response are not shown.
     */
    head: operations["checkExperimentationGlobalConfigExists"];
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the resource. */
        resourceId: components["parameters"]["resourceId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an experimentation item of a resource
     * Adds an item to the experimentation of one resource of an installation. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createExperimentationItem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the resource. */
        resourceId: components["parameters"]["resourceId"];
        /** The ID of the item. */
        itemId: components["parameters"]["itemId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an experimentation item of a resource
     * Removes the one item that the path names by its ID, in the experimentation of a resource of an installation. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteExperimentationItem"];
    options?: never;
    head?: never;
    /**
     * Update an experimentation item of a resource
     * Changes the one item that the path names by its ID, in the experimentation of a resource of an installation. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateExperimentationItem"];
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/secrets": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the resource. */
        resourceId: components["parameters"]["resourceId"];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Replace the secrets of a resource of an installation
     * Puts other secrets in the place of those under one resource of the installation in the path. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceInstallationResourceSecrets"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/integrations/configuration/{id}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        id: components["parameters"]["idOfConfiguration"];
      };
      cookie?: never;
    };
    /**
     * Read an integration configuration
     * Gives the one configuration that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readIntegrationConfiguration"];
    put?: never;
    post?: never;
    /**
     * Delete an integration configuration
     * Removes the one configuration that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteIntegrationConfiguration"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/integrations/configuration/{id}/products": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        id: components["parameters"]["idOfConfiguration"];
      };
      cookie?: never;
    };
    /**
     * List the products of an integration configuration
     * Gives the products that stand under the configuration in the path. Further query parameters and the response are not shown.
     */
    get: operations["listIntegrationConfigurationProducts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/integrations/configurations": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List integration configurations
     * Gives the configurations that stand under integrations. Further query parameters and the response are not shown.
     */
    get: operations["listIntegrationConfigurations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/integrations/git-namespaces": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Git namespaces
     * Gives the Git namespaces that stand under integrations. Further query parameters and the response are not shown.
     */
    get: operations["listGitNamespaces"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/integrations/installations/{integrationConfigurationId}/resources/{resourceId}/connections": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the resource. */
        resourceId: components["parameters"]["resourceId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a connection of a resource of an installation
     * Adds a connection under one resource of the installation that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createInstallationResourceConnection"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/integrations/integration/{integrationIdOrSlug}/products/{productIdOrSlug}/plans": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the slug of the integration. */
        integrationIdOrSlug: components["parameters"]["integrationIdOrSlug"];
        /** The ID or the slug of the product. */
        productIdOrSlug: components["parameters"]["productIdOrSlug"];
      };
      cookie?: never;
    };
    /**
     * List the plans of a product of an integration
     * Gives the plans that stand under one product of the integration in the path. Further query parameters and the response are not shown.
     */
    get: operations["listIntegrationProductPlans"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/integrations/search-repo": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search repositories under integrations
     * Looks for repositories; the path does not tell in what or by what. Further query parameters and the response are not shown.
     */
    get: operations["searchIntegrationRepositories"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/integrations/sso/token": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Exchange an SSO code or refresh token
     * Exchanges an authorization code or a refresh token for tokens. The platform sends the user to the redirect login URL of the provider with a code; the provider sends the code here, logs the user in from the ID token that it gets, and sends the user back to the platform with deep-link parameters. The ID token expires, so it must not be stored. The client ID and the client secret in the body authenticate the call; it carries no bearer credential.
     */
    post: operations["exchangeSsoToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/microfrontends/group": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a microfrontend group
     * Adds a group of microfrontends. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createMicrofrontendGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/microfrontends/groups": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List microfrontend groups
     * Gives the groups of microfrontends in their collection. Further query parameters and the response are not shown.
     */
    get: operations["listMicrofrontendGroups"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/microfrontends/groups/{groupId}/projects": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the microfrontend group. */
        groupId: components["parameters"]["groupId"];
      };
      cookie?: never;
    };
    /**
     * List the projects of a microfrontend group
     * Gives the projects that stand under the microfrontend group in the path. Further query parameters and the response are not shown.
     */
    get: operations["listMicrofrontendGroupProjects"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/microfrontends/projects/{projectIdOrName}/production-mfe-config": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    /**
     * Read the production microfrontend config of a project
     * Gives the config for microfrontends in production that stands under the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["readProductionMicrofrontendConfig"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/microfrontends/{deploymentId}/config": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the deployment. */
        deploymentId: components["parameters"]["deploymentId"];
      };
      cookie?: never;
    };
    /**
     * Read the microfrontend config of a deployment
     * Gives the config for microfrontends that stands under the deployment in the path. Further query parameters and the response are not shown.
     */
    get: operations["readDeploymentMicrofrontendConfig"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/observability/manage/configuration/projects": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the observability configurations of projects
     * Gives the projects that stand under the configuration of observability. Further query parameters and the response are not shown.
     */
    get: operations["listObservabilityProjectConfigurations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/observability/manage/configuration/projects/{projectIdOrName}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Replace the observability configuration of a project
     * Puts another content in the place of what the configuration of observability holds for the project in the path. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceObservabilityProjectConfiguration"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/traces": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the traces of projects
     * Gives the traces that stand under projects; the path names no project. Further query parameters and the response are not shown.
     */
    get: operations["listProjectTraces"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/traces/session": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a session for the traces of projects
     * Adds a session under the traces of projects; the path names no project. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createProjectTraceSession"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{idOrName}/avatar": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create the avatar of a project
     * Adds an avatar under the project that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createProjectAvatar"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{idOrName}/domains/{domain}/move": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move a domain of a project
     * Takes the one domain that the path names elsewhere; the path does not tell where. Further query parameters, the request body and the response are not shown.
     */
    post: operations["moveProjectDomain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{idOrName}/env": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete environment variables of a project
     * Removes environment variables under the project in the path; the path singles out none. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteProjectEnvVariables"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{idOrName}/env/{id}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
        /** The ID of the environment variable. */
        id: components["parameters"]["idOfEnvVariable"];
      };
      cookie?: never;
    };
    /**
     * Read an environment variable of a project
     * Gives the one environment variable that the path names by its ID, under its project. Further query parameters and the response are not shown.
     */
    get: operations["readProjectEnvVariable"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{idOrName}/members": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    /**
     * List the members of a project
     * Gives the members that stand under the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["listProjectMembers"];
    put?: never;
    /**
     * Create a member of a project
     * Adds a member under the project that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createProjectMember"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{idOrName}/members/{uid}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
        /** The user ID of the member. */
        uid: components["parameters"]["uid"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a member of a project
     * Removes the one member that the path names by the user ID from its project. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteProjectMember"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{idOrName}/protection-bypass": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the protection bypass of a project
     * Changes the bypass of protection that stands under the project in the path. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateProjectProtectionBypass"];
    trace?: never;
  };
  "/v1/projects/{idOrName}/rolling-release": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    /**
     * Read the rolling release of a project
     * Gives the rolling release that stands under the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["readRollingRelease"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{idOrName}/rolling-release/approve-stage": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve a stage of a project's rolling release
     * Gives approval to a stage of the rolling release; the path does not tell which one. Further query parameters, the request body and the response are not shown.
     */
    post: operations["approveRollingReleaseStage"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{idOrName}/rolling-release/billing": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    /**
     * Read the rolling release billing of a project
     * Gives the billing that stands under the rolling release of the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["readRollingReleaseBilling"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{idOrName}/rolling-release/complete": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Complete the rolling release of a project
     * Brings the rolling release of the project in the path to its end. Further query parameters, the request body and the response are not shown.
     */
    post: operations["completeRollingRelease"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{idOrName}/rolling-release/config": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    /**
     * Read the rolling release config of a project
     * Gives the config that stands under the rolling release of the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["readRollingReleaseConfig"];
    put?: never;
    post?: never;
    /**
     * Delete the rolling release config of a project
     * Removes the config that stands under the rolling release of the project in the path. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteRollingReleaseConfig"];
    options?: never;
    head?: never;
    /**
     * Update the rolling release config of a project
     * Changes the config that stands under the rolling release of the project in the path. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateRollingReleaseConfig"];
    trace?: never;
  };
  "/v1/projects/{idOrName}/rolling-release/start": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start the rolling release of a project
     * Sets the rolling release of the project in the path going. Further query parameters, the request body and the response are not shown.
     */
    post: operations["startRollingRelease"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{idOrName}/shared-connect-links": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the shared connect links of a project
     * Changes shared connect links of the project that the path names. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateSharedConnectLinks"];
    trace?: never;
  };
  "/v1/projects/{idOrName}/token": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a token of a project
     * Adds a token under the project that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createProjectToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectIdOrName}/feature-flags/flags": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    /**
     * List the feature flags of a project (version 1)
     * Gives the feature flags under the project in the path by version 1; version 2 stands beside it. Further query parameters and the response are not shown.
     */
    get: operations["listFeatureFlagsV1"];
    /**
     * Replace the feature flags of a project
     * Puts other feature flags in the place of those under the project in the path. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceFeatureFlags"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID or the slug of the feature flag. */
        flagIdOrSlug: components["parameters"]["flagIdOrSlug"];
      };
      cookie?: never;
    };
    /**
     * Read a feature flag of a project
     * Gives the one feature flag that the path names by its ID or slug, under its project. Further query parameters and the response are not shown.
     */
    get: operations["readFeatureFlag"];
    put?: never;
    post?: never;
    /**
     * Delete a feature flag of a project
     * Removes the one feature flag that the path names by its ID or slug, under its project. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteFeatureFlag"];
    options?: never;
    head?: never;
    /**
     * Update a feature flag of a project
     * Changes the one feature flag that the path names by its ID or slug, under its project. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateFeatureFlag"];
    trace?: never;
  };
  "/v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}/versions": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID or the slug of the feature flag. */
        flagIdOrSlug: components["parameters"]["flagIdOrSlug"];
      };
      cookie?: never;
    };
    /**
     * List the versions of a feature flag
     * Gives the versions that stand under one feature flag of a project. Further query parameters and the response are not shown.
     */
    get: operations["listFeatureFlagVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectIdOrName}/feature-flags/sdk-keys": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    /**
     * List the feature flag SDK keys of a project
     * Gives the SDK keys for feature flags that stand under the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["listFeatureFlagSdkKeys"];
    /**
     * Replace the feature flag SDK keys of a project
     * Puts other SDK keys in the place of those for feature flags under the project in the path. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceFeatureFlagSdkKeys"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectIdOrName}/feature-flags/sdk-keys/{hashKey}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The hash key of the SDK key. */
        hashKey: components["parameters"]["hashKey"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a feature flag SDK key of a project
     * Removes the one SDK key that the path names by its hash key, under its project. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteFeatureFlagSdkKey"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectIdOrName}/feature-flags/segments": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    /**
     * List the feature flag segments of a project
     * Gives the segments for feature flags that stand under the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["listFeatureFlagSegments"];
    /**
     * Replace the feature flag segments of a project
     * Puts other segments in the place of those for feature flags under the project in the path. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceFeatureFlagSegments"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID or the slug of the segment. */
        segmentIdOrSlug: components["parameters"]["segmentIdOrSlug"];
      };
      cookie?: never;
    };
    /**
     * Read a feature flag segment of a project
     * Gives the one segment that the path names by its ID or slug, under its project. Further query parameters and the response are not shown.
     */
    get: operations["readFeatureFlagSegment"];
    put?: never;
    post?: never;
    /**
     * Delete a feature flag segment of a project
     * Removes the one segment that the path names by its ID or slug, under its project. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteFeatureFlagSegment"];
    options?: never;
    head?: never;
    /**
     * Update a feature flag segment of a project
     * Changes the one segment that the path names by its ID or slug, under its project. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateFeatureFlagSegment"];
    trace?: never;
  };
  "/v1/projects/{projectIdOrName}/feature-flags/settings": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    /**
     * Read the feature flag settings of a project
     * Gives the settings for feature flags that stand under the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["readFeatureFlagSettings"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the feature flag settings of a project
     * Changes the settings for feature flags that stand under the project in the path. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateFeatureFlagSettings"];
    trace?: never;
  };
  "/v1/projects/{projectId}/deployments/{deploymentId}/runtime-logs": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
        /** The ID of the deployment. */
        deploymentId: components["parameters"]["deploymentId"];
      };
      cookie?: never;
    };
    /**
     * List the runtime logs of a deployment
     * Gives the logs from run time that stand under one deployment of the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["listDeploymentRuntimeLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectId}/microfrontends": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the microfrontends of a project
     * Changes what stands under microfrontends for the project in the path. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateProjectMicrofrontends"];
    trace?: never;
  };
  "/v1/projects/{projectId}/pause": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pause a project
     * Brings the project that the path names to a pause. Further query parameters, the request body and the response are not shown.
     */
    post: operations["pauseProject"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectId}/promote/aliases": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
      };
      cookie?: never;
    };
    /**
     * List the promote aliases of a project
     * Gives the aliases that stand under promotion for the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["listProjectPromoteAliases"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectId}/rollback/{deploymentId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
        /** The ID of the deployment. */
        deploymentId: components["parameters"]["deploymentId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Roll back a project
     * Carries out the rollback that the path names by its project and its deployment. Further query parameters, the request body and the response are not shown.
     */
    post: operations["rollbackProject"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectId}/rollback/{deploymentId}/update-description": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
        /** The ID of the deployment. */
        deploymentId: components["parameters"]["deploymentId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the description of a rollback
     * Changes the description of the rollback that the path names by its project and its deployment. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateRollbackDescription"];
    trace?: never;
  };
  "/v1/projects/{projectId}/routes": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
      };
      cookie?: never;
    };
    /**
     * List the routes of a project
     * Gives the routes that stand under the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["listProjectRoutes"];
    /**
     * Replace the routes of a project
     * Puts other routes in the place of those under the project in the path. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceProjectRoutes"];
    /**
     * Create a route of a project
     * Adds a route under the project that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createProjectRoute"];
    /**
     * Delete routes of a project
     * Removes routes under the project in the path; the path singles out none. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteProjectRoutes"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectId}/routes/generate": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Generate routes of a project
     * Has routes made for the project that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["generateProjectRoutes"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectId}/routes/versions": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
      };
      cookie?: never;
    };
    /**
     * List the versions of a project's routes
     * Gives the versions that the routes of the project in the path have. Further query parameters and the response are not shown.
     */
    get: operations["listProjectRouteVersions"];
    put?: never;
    /**
     * Create a version of a project's routes
     * Adds a version to those that the routes of the project in the path have. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createProjectRouteVersion"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{projectId}/routes/{routeId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
        /** The ID of the route. */
        routeId: components["parameters"]["routeId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a route of a project
     * Changes the one route that the path names by its ID, under its project. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateProjectRoute"];
    trace?: never;
  };
  "/v1/projects/{projectId}/unpause": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Unpause a project
     * Ends the pause of the project that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["unpauseProject"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/query/web-analytics/events/aggregate": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Aggregate the events of web analytics
     * Gives the events that web analytics knows, as an aggregate. Further query parameters and the response are not shown.
     */
    get: operations["aggregateWebAnalyticsEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/query/web-analytics/events/count": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count the events of web analytics
     * Gives the number of events that web analytics knows. Further query parameters and the response are not shown.
     */
    get: operations["countWebAnalyticsEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/query/web-analytics/visits/aggregate": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Aggregate the visits of web analytics
     * Gives the visits that web analytics knows, as an aggregate. Further query parameters and the response are not shown.
     */
    get: operations["aggregateWebAnalyticsVisits"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/query/web-analytics/visits/count": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count the visits of web analytics
     * Gives the number of visits that web analytics knows. Further query parameters and the response are not shown.
     */
    get: operations["countWebAnalyticsVisits"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/domains/availability": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check the availability of domains
     * Asks the registrar for the availability of domains; the path names none. Further query parameters, the request body and the response are not shown.
     */
    post: operations["checkDomainsAvailability"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/domains/buy": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Buy domains
     * Makes a purchase of domains at the registrar; the path names none. Further query parameters, the request body and the response are not shown.
     */
    post: operations["buyDomains"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/domains/{domain}/auth-code": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    /**
     * Read the auth code of a domain
     * Gives the auth code, at the registrar, of the domain in the path. Further query parameters and the response are not shown.
     */
    get: operations["readDomainAuthCode"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/domains/{domain}/auto-renew": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the auto-renewal of a domain
     * Changes the automatic renewal, at the registrar, of the domain in the path. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateDomainAutoRenew"];
    trace?: never;
  };
  "/v1/registrar/domains/{domain}/availability": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    /**
     * Read the availability of a domain
     * Gives the availability, at the registrar, of the domain in the path. Further query parameters and the response are not shown.
     */
    get: operations["readDomainAvailability"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/domains/{domain}/buy": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Buy a domain
     * Makes the purchase, at the registrar, of the domain in the path. Further query parameters, the request body and the response are not shown.
     */
    post: operations["buyDomain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/domains/{domain}/contact-info/schema": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    /**
     * Read the contact info schema of a domain
     * Gives the schema of the contact info, at the registrar, for the domain in the path. Further query parameters and the response are not shown.
     */
    get: operations["readDomainContactInfoSchema"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/domains/{domain}/contact-verification": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    /**
     * Read the contact verification of a domain
     * Gives the verification of the contact, at the registrar, of the domain in the path. Further query parameters and the response are not shown.
     */
    get: operations["readDomainContactVerification"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/domains/{domain}/nameservers": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the nameservers of a domain
     * Changes the nameservers, at the registrar, of the domain in the path. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateDomainNameservers"];
    trace?: never;
  };
  "/v1/registrar/domains/{domain}/price": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    /**
     * Read the price of a domain
     * Gives the price that the registrar has for the domain in the path. Further query parameters and the response are not shown.
     */
    get: operations["readDomainPrice"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/domains/{domain}/renew": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Renew a domain
     * Carries out a renewal, at the registrar, of the domain in the path. Further query parameters, the request body and the response are not shown.
     */
    post: operations["renewDomain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/domains/{domain}/transfer": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    /**
     * Read the transfer of a domain
     * Gives the transfer that stands under the domain in the path, at the registrar. Further query parameters and the response are not shown.
     */
    get: operations["readDomainTransfer"];
    put?: never;
    /**
     * Transfer a domain
     * Carries out a transfer, at the registrar, of the domain in the path. Further query parameters, the request body and the response are not shown.
     */
    post: operations["transferDomain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/orders/{orderId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the order. */
        orderId: components["parameters"]["orderId"];
      };
      cookie?: never;
    };
    /**
     * Read an order of the registrar
     * Gives the one order at the registrar that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readRegistrarOrder"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/tlds/supported": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List supported TLDs
     * Gives the top-level domains that the registrar supports. Further query parameters and the response are not shown.
     */
    get: operations["listSupportedTlds"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/tlds/{tld}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The top-level domain. */
        tld: components["parameters"]["tld"];
      };
      cookie?: never;
    };
    /**
     * Read a TLD
     * Gives the top-level domain in the path, as the registrar has it. Further query parameters and the response are not shown.
     */
    get: operations["readTld"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/registrar/tlds/{tld}/price": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The top-level domain. */
        tld: components["parameters"]["tld"];
      };
      cookie?: never;
    };
    /**
     * Read the price of a TLD
     * Gives the price that the registrar has for the top-level domain in the path. Further query parameters and the response are not shown.
     */
    get: operations["readTldPrice"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/security/attack-mode": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the attack mode
     * Changes the attack mode that stands under security; the path does not tell to which state. Further query parameters, the request body and the response are not shown.
     */
    post: operations["setAttackMode"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/security/firewall/attack-status": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the attack status of the firewall
     * Gives the status of attacks that stands under the firewall. Further query parameters and the response are not shown.
     */
    get: operations["readFirewallAttackStatus"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/security/firewall/bypass": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the firewall bypass
     * Gives the bypass that stands under the firewall. Further query parameters and the response are not shown.
     */
    get: operations["readFirewallBypass"];
    put?: never;
    /**
     * Create a firewall bypass
     * Adds a bypass under the firewall. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createFirewallBypass"];
    /**
     * Delete a firewall bypass
     * Removes a bypass under the firewall; the path singles out none. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteFirewallBypass"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/security/firewall/config": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the firewall config
     * Gives the config that stands under the firewall; the path names no version. Further query parameters and the response are not shown.
     */
    get: operations["readFirewallConfig"];
    /**
     * Replace the firewall config
     * Puts another config in the place of the firewall's. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceFirewallConfig"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the firewall config
     * Changes the config that stands under the firewall. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateFirewallConfig"];
    trace?: never;
  };
  "/v1/security/firewall/config/generate-rule": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Generate a rule for the firewall config
     * Has a rule made for the config of the firewall. Further query parameters, the request body and the response are not shown.
     */
    post: operations["generateFirewallRule"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/security/firewall/config/{configVersion}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The version of the firewall config. */
        configVersion: components["parameters"]["configVersion"];
      };
      cookie?: never;
    };
    /**
     * Read a version of the firewall config
     * Gives the firewall config in the one version that the path names. Further query parameters and the response are not shown.
     */
    get: operations["readFirewallConfigVersion"];
    put?: never;
    post?: never;
    /**
     * Delete a version of the firewall config
     * Removes the firewall config in the one version that the path names. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteFirewallConfigVersion"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/security/firewall/config/{configVersion}/activate": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The version of the firewall config. */
        configVersion: components["parameters"]["configVersion"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Activate a version of the firewall config
     * Makes the one version that the path names the active firewall config. Further query parameters, the request body and the response are not shown.
     */
    post: operations["activateFirewallConfigVersion"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/security/firewall/events": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the events of the firewall
     * Gives the events that stand under the firewall. Further query parameters and the response are not shown.
     */
    get: operations["listFirewallEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/storage/stores/integration/direct": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a direct integration store
     * Adds a store that belongs to an integration; the path calls it direct and does not tell what that means. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createDirectIntegrationStore"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/teams": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a team
     * Adds a team to the collection of teams. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createTeam"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/teams/{teamId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a team
     * Removes the one team that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteTeam"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/teams/{teamId}/dsync-roles": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a directory sync role of a team
     * Adds to the roles for directory sync under the team that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createTeamDsyncRole"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/teams/{teamId}/feature-flags/flags": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    /**
     * List the feature flags of a team (version 1)
     * Gives the feature flags under the team in the path by version 1; version 2 stands beside it. Further query parameters and the response are not shown.
     */
    get: operations["listTeamFeatureFlagsV1"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/teams/{teamId}/feature-flags/settings": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    /**
     * Read the feature flag settings of a team
     * Gives the settings for feature flags that stand under the team in the path. Further query parameters and the response are not shown.
     */
    get: operations["readTeamFeatureFlagSettings"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/teams/{teamId}/invites/{inviteId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
        /** The ID of the invite. */
        inviteId: components["parameters"]["inviteId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an invite of a team
     * Removes the one invite that the path names by its ID, under its team. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteTeamInvite"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/teams/{teamId}/members/teams/join": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Join a team
     * Carries out the joining that stands under the members of the team in the path. Further query parameters, the request body and the response are not shown.
     */
    post: operations["joinTeam"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/teams/{teamId}/members/{uid}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
        /** The user ID of the member. */
        uid: components["parameters"]["uid"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a member of a team
     * Removes the one member that the path names by the user ID from its team. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteTeamMember"];
    options?: never;
    head?: never;
    /**
     * Update a member of a team
     * Changes the one member that the path names by the user ID, under its team. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateTeamMember"];
    trace?: never;
  };
  "/v1/teams/{teamId}/microfrontends/{groupId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
        /** The ID of the microfrontend group. */
        groupId: components["parameters"]["groupId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a microfrontend group of a team
     * Removes the one group of microfrontends that the path names by its ID, under its team. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteTeamMicrofrontendGroup"];
    options?: never;
    head?: never;
    /**
     * Update a microfrontend group of a team
     * Changes the one group of microfrontends that the path names by its ID, under its team. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateTeamMicrofrontendGroup"];
    trace?: never;
  };
  "/v1/teams/{teamId}/request": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a request of a team
     * Adds a request under the team in the path, which does not tell what is asked for. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createTeamRequest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/teams/{teamId}/request/{userId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
        /** The ID of the user. */
        userId: components["parameters"]["userId"];
      };
      cookie?: never;
    };
    /**
     * Read the request of a user to a team
     * Gives the request that the path names by its user, under its team. Further query parameters and the response are not shown.
     */
    get: operations["readTeamRequest"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/user": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete the user
     * Removes the user; the path carries no ID. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteUser"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vcr/repository": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List repositories
     * Gives the repositories of the container registry. Further query parameters and the response are not shown.
     */
    get: operations["listRepositories"];
    put?: never;
    /**
     * Create a repository
     * Adds a repository to the container registry. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createRepository"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vcr/repository/{idOrName}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    /**
     * Read a repository
     * Gives the one repository that the path names by its ID or name. Further query parameters and the response are not shown.
     */
    get: operations["readRepository"];
    put?: never;
    post?: never;
    /**
     * Delete a repository
     * Removes the one repository that the path names by its ID or name. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteRepository"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vcr/repository/{idOrName}/images": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    /**
     * List the images of a repository
     * Gives the images that stand under the repository in the path. Further query parameters and the response are not shown.
     */
    get: operations["listRepositoryImages"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vcr/repository/{idOrName}/images/{imageIdOrDigest}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
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
    /**
     * Read an image of a repository
     * Gives the one image that the path names by its ID or digest, under its repository. Further query parameters and the response are not shown.
     */
    get: operations["readRepositoryImage"];
    put?: never;
    post?: never;
    /**
     * Delete an image of a repository
     * Removes the one image that the path names, under its repository. The reference names the path parameter `imageId` here. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteRepositoryImage"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vcr/repository/{idOrName}/permissions": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    /**
     * List the permissions of a repository
     * Gives the permissions that stand under the repository in the path. Further query parameters and the response are not shown.
     */
    get: operations["listRepositoryPermissions"];
    put?: never;
    /**
     * Create a permission of a repository
     * Adds a permission under the repository that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createRepositoryPermission"];
    /**
     * Delete permissions of a repository
     * Removes permissions under the repository in the path; the path singles out none. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteRepositoryPermissions"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vcr/repository/{idOrName}/permissions/all": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete all permissions of a repository
     * Removes every permission under the repository in the path. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteAllRepositoryPermissions"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vcr/repository/{idOrName}/tags": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the repository. */
        idOrName: components["parameters"]["idOrNameOfRepository"];
      };
      cookie?: never;
    };
    /**
     * List the tags of a repository
     * Gives the tags that stand under the repository in the path. Further query parameters and the response are not shown.
     */
    get: operations["listRepositoryTags"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vcr/repository/{idOrName}/tags/{tag}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
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
    /**
     * Read a tag of a repository
     * Gives the one tag that the path names, under its repository. Further query parameters and the response are not shown.
     */
    get: operations["readRepositoryTag"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhooks
     * Lists webhooks. The answer is not paginated.
     */
    get: operations["listWebhooks"];
    put?: never;
    /**
     * Create a webhook
     * Creates a webhook. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks/{id}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the webhook. */
        id: components["parameters"]["webhookId"];
      };
      cookie?: never;
    };
    /**
     * Read a webhook
     * Reads the webhook that the path names. Further query parameters and the response are not shown.
     */
    get: operations["readWebhook"];
    put?: never;
    post?: never;
    /**
     * Delete a webhook
     * Deletes the webhook that the path names. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteWebhook"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v10/projects": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List projects
     * Gives the projects in their collection. Further query parameters and the response are not shown.
     */
    get: operations["listProjects"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v10/projects/{idOrName}/domains": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a domain of a project
     * Adds a domain under the project that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createProjectDomain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v10/projects/{idOrName}/env": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    /**
     * List the environment variables of a project
     * Gives the environment variables that stand under the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["listProjectEnvVariables"];
    put?: never;
    /**
     * Create an environment variable of a project
     * Adds an environment variable under the project that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createProjectEnvVariable"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v10/projects/{projectId}/promote/{deploymentId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
        /** The ID of the deployment. */
        deploymentId: components["parameters"]["deploymentId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Promote a deployment of a project
     * Carries out the promotion of the one deployment that the path names, under its project. Further query parameters, the request body and the response are not shown.
     */
    post: operations["promoteDeployment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v11/projects": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a project
     * Adds a project to the collection of projects. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createProject"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v12/deployments/{id}/cancel": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the deployment. */
        id: components["parameters"]["idOfDeployment"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Cancel a deployment
     * Calls off the deployment that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["cancelDeployment"];
    trace?: never;
  };
  "/v13/deployments": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a deployment
     * Adds a deployment to the collection of deployments. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createDeployment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v13/deployments/{idOrUrl}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the URL of the deployment. */
        idOrUrl: components["parameters"]["idOrUrl"];
      };
      cookie?: never;
    };
    /**
     * Read a deployment
     * Gives the deployment that the path names by its ID or its URL. Further query parameters and the response are not shown.
     */
    get: operations["readDeployment"];
    put?: never;
    post?: never;
    /**
     * Delete a deployment
     * Removes the deployment that the path names. The reference names the path parameter `id` here. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteDeployment"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the root of the registry
     * Gives what stands at the root of the registry's paths. Further query parameters and the response are not shown.
     */
    get: operations["readRegistryRoot"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/aliases/{aliasId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the alias. */
        aliasId: components["parameters"]["aliasId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an alias
     * Removes the one alias that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteAlias"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/deployments/{deploymentId}/check-runs": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the deployment. */
        deploymentId: components["parameters"]["deploymentId"];
      };
      cookie?: never;
    };
    /**
     * List the check runs of a deployment
     * Gives the runs of checks that stand under the deployment in the path. Further query parameters and the response are not shown.
     */
    get: operations["listDeploymentCheckRuns"];
    put?: never;
    /**
     * Create a check run of a deployment
     * Adds a run of a check under the deployment that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createDeploymentCheckRun"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/deployments/{deploymentId}/check-runs/{checkRunId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the deployment. */
        deploymentId: components["parameters"]["deploymentId"];
        /** The ID of the check run. */
        checkRunId: components["parameters"]["checkRunId"];
      };
      cookie?: never;
    };
    /**
     * Read a check run of a deployment
     * Gives the one check run that the path names by its ID, under its deployment. Further query parameters and the response are not shown.
     */
    get: operations["readDeploymentCheckRun"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a check run of a deployment
     * Changes the one check run that the path names by its ID, under its deployment. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateDeploymentCheckRun"];
    trace?: never;
  };
  "/v2/deployments/{id}/aliases": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the deployment. */
        id: components["parameters"]["idOfDeployment"];
      };
      cookie?: never;
    };
    /**
     * List the aliases of a deployment
     * Gives the aliases that stand under the deployment in the path. Further query parameters and the response are not shown.
     */
    get: operations["listDeploymentAliases"];
    put?: never;
    /**
     * Create an alias of a deployment
     * Adds an alias under the deployment that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createDeploymentAlias"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/domains/{domain}/records": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a DNS record of a domain
     * Adds a record under the domain that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createDomainRecord"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/domains/{domain}/records/{recordId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
        /** The ID of the record. */
        recordId: components["parameters"]["recordId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a DNS record of a domain
     * Removes the one record that the path names by its ID, under its domain. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteDomainRecord"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/files": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a file
     * Adds a file to the collection of files. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createFile"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/observability/query": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query observability
     * Puts a query to observability. Further query parameters, the request body and the response are not shown.
     */
    post: operations["queryObservability"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/observability/schema": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the schema of observability
     * Gives the schema that stands under observability. Further query parameters and the response are not shown.
     */
    get: operations["readObservabilitySchema"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/observability/schema/{metricId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the metric. */
        metricId: components["parameters"]["metricId"];
      };
      cookie?: never;
    };
    /**
     * Read the schema of an observability metric
     * Gives the schema of the one metric that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readObservabilityMetricSchema"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/projects/{projectIdOrName}/checks": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    /**
     * List the checks of a project
     * Gives the checks that stand under the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["listProjectChecks"];
    put?: never;
    /**
     * Create a check of a project
     * Adds a check under the project that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createProjectCheck"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/projects/{projectIdOrName}/checks/{checkId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID of the check. */
        checkId: components["parameters"]["checkId"];
      };
      cookie?: never;
    };
    /**
     * Read a check of a project
     * Gives the one check that the path names by its ID, under its project. Further query parameters and the response are not shown.
     */
    get: operations["readProjectCheck"];
    put?: never;
    post?: never;
    /**
     * Delete a check of a project
     * Removes the one check that the path names by its ID, under its project. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteProjectCheck"];
    options?: never;
    head?: never;
    /**
     * Update a check of a project
     * Changes the one check that the path names by its ID, under its project. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateProjectCheck"];
    trace?: never;
  };
  "/v2/projects/{projectIdOrName}/checks/{checkId}/runs": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID of the check. */
        checkId: components["parameters"]["checkId"];
      };
      cookie?: never;
    };
    /**
     * List the runs of a project's check
     * Gives the runs that stand under one check of a project. Further query parameters and the response are not shown.
     */
    get: operations["listProjectCheckRuns"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/projects/{projectIdOrName}/feature-flags/flags": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
      };
      cookie?: never;
    };
    /**
     * List the feature flags of a project
     * Gives the feature flags that stand under the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["listFeatureFlags"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sandboxes
     * Gives the sandboxes in their collection. Further query parameters and the response are not shown.
     */
    get: operations["listSandboxes"];
    put?: never;
    /**
     * Create a sandbox (version 2)
     * Adds a sandbox to the collection of sandboxes by version 2; version 3 stands beside it. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createSandboxV2"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/drives": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sandbox drives
     * Gives the drives that stand under sandboxes. Further query parameters and the response are not shown.
     */
    get: operations["listSandboxDrives"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/drives/{name}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The name of the drive. */
        name: components["parameters"]["nameOfDrive"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a sandbox drive
     * Adds a drive under the name in the path. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createSandboxDrive"];
    /**
     * Delete a sandbox drive
     * Removes the one drive that has the name in the path. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteSandboxDrive"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sandbox sessions
     * Gives the sessions that stand under sandboxes. Further query parameters and the response are not shown.
     */
    get: operations["listSandboxSessions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions/{sessionId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    /**
     * Read a sandbox session
     * Gives the one session that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readSandboxSession"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions/{sessionId}/cmd": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    /**
     * List the commands of a sandbox session
     * Gives the commands that stand under the session in the path. Further query parameters and the response are not shown.
     */
    get: operations["listSandboxCommands"];
    put?: never;
    /**
     * Create a command of a sandbox session
     * Adds a command under the session that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createSandboxCommand"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the session. */
        sessionId: components["parameters"]["sessionId"];
        /** The ID of the command. */
        cmdId: components["parameters"]["cmdId"];
      };
      cookie?: never;
    };
    /**
     * Read a command of a sandbox session
     * Gives the one command that the path names by its ID, under its session. Further query parameters and the response are not shown.
     */
    get: operations["readSandboxCommand"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/kill": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the session. */
        sessionId: components["parameters"]["sessionId"];
        /** The ID of the command. */
        cmdId: components["parameters"]["cmdId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Kill a command of a sandbox session
     * Puts an end to the one command that the path names by its ID, under its session. Further query parameters, the request body and the response are not shown.
     */
    post: operations["killSandboxCommand"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/logs": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the session. */
        sessionId: components["parameters"]["sessionId"];
        /** The ID of the command. */
        cmdId: components["parameters"]["cmdId"];
      };
      cookie?: never;
    };
    /**
     * List the logs of a sandbox session's command
     * Gives the logs that stand under one command of the session in the path. Further query parameters and the response are not shown.
     */
    get: operations["listSandboxCommandLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions/{sessionId}/extend-timeout": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Extend the timeout of a sandbox session
     * Makes the timeout of the session that the path names longer. Further query parameters, the request body and the response are not shown.
     */
    post: operations["extendSandboxSessionTimeout"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions/{sessionId}/fs/mkdir": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a directory in a sandbox session
     * Adds a directory to the file system of the session that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createSandboxDirectory"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions/{sessionId}/fs/read": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read from the file system of a sandbox session
     * Carries out a read in the file system of the session that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["readSandboxFileSystem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions/{sessionId}/fs/write": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write to the file system of a sandbox session
     * Carries out a write in the file system of the session that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["writeSandboxFileSystem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions/{sessionId}/network-policy": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create the network policy of a sandbox session
     * Adds a network policy under the session that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createSandboxSessionNetworkPolicy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions/{sessionId}/snapshot": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a snapshot of a sandbox session
     * Adds a snapshot of the session that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createSandboxSnapshot"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/sessions/{sessionId}/stop": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop a sandbox session
     * Brings the session that the path names to a stop. Further query parameters, the request body and the response are not shown.
     */
    post: operations["stopSandboxSession"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/snapshots": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sandbox snapshots
     * Gives the snapshots that stand under sandboxes. Further query parameters and the response are not shown.
     */
    get: operations["listSandboxSnapshots"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/snapshots/{snapshotId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the snapshot. */
        snapshotId: components["parameters"]["snapshotId"];
      };
      cookie?: never;
    };
    /**
     * Read a sandbox snapshot
     * Gives the one snapshot that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readSandboxSnapshot"];
    put?: never;
    post?: never;
    /**
     * Delete a sandbox snapshot
     * Removes the one snapshot that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteSandboxSnapshot"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/sandboxes/{name}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The name of the sandbox. */
        name: components["parameters"]["nameOfSandbox"];
      };
      cookie?: never;
    };
    /**
     * Read a sandbox
     * Gives the one sandbox that has the name in the path. Further query parameters and the response are not shown.
     */
    get: operations["readSandbox"];
    put?: never;
    post?: never;
    /**
     * Delete a sandbox
     * Removes the one sandbox that has the name in the path. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteSandbox"];
    options?: never;
    head?: never;
    /**
     * Update a sandbox
     * Changes the one sandbox that has the name in the path. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateSandbox"];
    trace?: never;
  };
  "/v2/sandboxes/{name}/fork": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The name of the sandbox. */
        name: components["parameters"]["nameOfSandbox"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Fork a sandbox
     * Makes a fork of the sandbox that has the name in the path. Further query parameters, the request body and the response are not shown.
     */
    post: operations["forkSandbox"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/teams": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List teams
     * Gives the teams in their collection. Further query parameters and the response are not shown.
     */
    get: operations["listTeams"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/teams/{teamId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    /**
     * Read a team
     * Gives the one team that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readTeam"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a team
     * Changes the one team that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateTeam"];
    trace?: never;
  };
  "/v2/teams/{teamId}/feature-flags/flags": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    /**
     * List the feature flags of a team
     * Gives the feature flags that stand under the team in the path. Further query parameters and the response are not shown.
     */
    get: operations["listTeamFeatureFlags"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/teams/{teamId}/members": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a member of a team
     * Adds a member under the team that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createTeamMember"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/user": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the user
     * Gives the user; the path carries no ID. Further query parameters and the response are not shown.
     */
    get: operations["readUser"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The slug of the team that holds the repository. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project that holds the repository. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a blob upload of a repository
     * Adds an upload of a blob under the repository that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createRegistryBlobUpload"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The slug of the team that holds the repository. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project that holds the repository. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The UUID of the upload. */
        uuid: components["parameters"]["uuid"];
      };
      cookie?: never;
    };
    /**
     * Read a blob upload of a repository
     * Gives the one upload that the path names by its UUID, under its repository. Further query parameters and the response are not shown.
     */
    get: operations["readRegistryBlobUpload"];
    /**
     * Replace a blob upload of a repository
     * Puts another content in the place of the upload that the path names by its UUID. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceRegistryBlobUpload"];
    post?: never;
    /**
     * Delete a blob upload of a repository
     * Removes the one upload that the path names by its UUID, under its repository. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteRegistryBlobUpload"];
    options?: never;
    head?: never;
    /**
     * Update a blob upload of a repository
     * Changes the one upload that the path names by its UUID, under its repository. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateRegistryBlobUpload"];
    trace?: never;
  };
  "/v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The slug of the team that holds the repository. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project that holds the repository. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The digest of the blob. */
        digest: components["parameters"]["digest"];
      };
      cookie?: never;
    };
    /**
     * Read a blob of a repository
     * Gives the one blob that the path names by its digest, under its repository. Further query parameters and the response are not shown.
     */
    get: operations["readRegistryBlob"];
    put?: never;
    post?: never;
    /**
     * Delete a blob of a repository
     * Removes the one blob that the path names by its digest, under its repository. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteRegistryBlob"];
    options?: never;
    /**
     * Check that a blob of a repository exists
     * Tells by its status alone whether the repository in the path has the blob with the digest. Further query parameters and the response are not shown.
     */
    head: operations["checkRegistryBlobExists"];
    patch?: never;
    trace?: never;
  };
  "/v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The slug of the team that holds the repository. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project that holds the repository. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
        /** The reference of the manifest. */
        reference: components["parameters"]["reference"];
      };
      cookie?: never;
    };
    /**
     * Read a manifest of a repository
     * Gives the one manifest that the path names by its reference, under its repository. Further query parameters and the response are not shown.
     */
    get: operations["readRegistryManifest"];
    /**
     * Replace a manifest of a repository
     * Puts a manifest in place under the reference in the path, in its repository. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceRegistryManifest"];
    post?: never;
    /**
     * Delete a manifest of a repository
     * Removes the one manifest that the path names by its reference, under its repository. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteRegistryManifest"];
    options?: never;
    /**
     * Check that a manifest of a repository exists
     * Tells by its status alone whether the repository in the path has the manifest with the reference. Further query parameters and the response are not shown.
     */
    head: operations["checkRegistryManifestExists"];
    patch?: never;
    trace?: never;
  };
  "/v2/{teamSlug}/{projectSlug}/{repositoryName}/tags/list": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The slug of the team that holds the repository. */
        teamSlug: components["parameters"]["teamSlug"];
        /** The slug of the project that holds the repository. */
        projectSlug: components["parameters"]["projectSlug"];
        /** The name of the repository. */
        repositoryName: components["parameters"]["repositoryName"];
      };
      cookie?: never;
    };
    /**
     * List the registry tags of a repository
     * Gives the tags of the repository that the path names below its team and its project. Further query parameters and the response are not shown.
     */
    get: operations["listRegistryTags"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/deployments/{idOrUrl}/events": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the URL of the deployment. */
        idOrUrl: components["parameters"]["idOrUrl"];
      };
      cookie?: never;
    };
    /**
     * List the events of a deployment
     * Gives the events that stand under the deployment in the path. Further query parameters and the response are not shown.
     */
    get: operations["listDeploymentEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/domains/{domain}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a domain
     * Changes the one domain that the path names. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateDomain"];
    trace?: never;
  };
  "/v3/events": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List user events
     * Gives the events in their collection; the path names no user. Further query parameters and the response are not shown.
     */
    get: operations["listUserEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/sandboxes": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a sandbox
     * Adds a sandbox to the collection of sandboxes. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createSandbox"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/teams/{teamId}/members": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the team that the path addresses. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    /**
     * List the members of a team
     * Gives the members that stand under the team in the path. Further query parameters and the response are not shown.
     */
    get: operations["listTeamMembers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/user/tokens": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a token of the user
     * Adds an authentication token under the user. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createUserToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/user/tokens/{tokenId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the authentication token. */
        tokenId: components["parameters"]["tokenId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a token of the user
     * Removes the one authentication token that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteUserToken"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v4/aliases": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List aliases
     * Gives the aliases in their collection; the path names no deployment. Further query parameters and the response are not shown.
     */
    get: operations["listAliases"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v4/aliases/{idOrAlias}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the alias, or the alias itself. */
        idOrAlias: components["parameters"]["idOrAlias"];
      };
      cookie?: never;
    };
    /**
     * Read an alias
     * Gives the one alias that the path names by its ID or by itself. Further query parameters and the response are not shown.
     */
    get: operations["readAlias"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v5/domains": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List domains
     * Gives the domains in their collection. Further query parameters and the response are not shown.
     */
    get: operations["listDomains"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v5/domains/{domain}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    /**
     * Read a domain
     * Gives the one domain that the path names. Further query parameters and the response are not shown.
     */
    get: operations["readDomain"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v5/domains/{domain}/records": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    /**
     * List the DNS records of a domain
     * Gives the records that stand under the domain in the path. Further query parameters and the response are not shown.
     */
    get: operations["listDomainRecords"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v5/user/tokens/{tokenId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the authentication token. */
        tokenId: components["parameters"]["tokenId"];
      };
      cookie?: never;
    };
    /**
     * Read the metadata of a token of the user
     * Gives metadata about the one authentication token that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readUserToken"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v6/deployments/{id}/files": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the deployment. */
        id: components["parameters"]["idOfDeployment"];
      };
      cookie?: never;
    };
    /**
     * List the files of a deployment
     * Gives the files that stand under the deployment in the path. Further query parameters and the response are not shown.
     */
    get: operations["listDeploymentFiles"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v6/domains/{domain}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a domain
     * Removes the one domain that the path names. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteDomain"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v6/domains/{domain}/config": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    /**
     * Read the config of a domain
     * Gives the config that stands under the domain in the path. Further query parameters and the response are not shown.
     */
    get: operations["readDomainConfig"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v6/user/tokens": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the tokens of the user
     * Gives the authentication tokens that stand under the user. Further query parameters and the response are not shown.
     */
    get: operations["listUserTokens"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v7/deployments": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List deployments
     * Gives the deployments in their collection. Further query parameters and the response are not shown.
     */
    get: operations["listDeployments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v7/domains": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a domain
     * Adds a domain to the collection of domains. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createDomain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v8/artifacts": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an artifact
     * Adds to the collection of artifacts; the path carries no hash. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createArtifact"];
    /**
     * Delete artifacts
     * Removes from the collection of artifacts; the path singles out none. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteArtifacts"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v8/artifacts/events": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an artifact event
     * Adds to the events of artifacts; the path names no single artifact. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createArtifactEvent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v8/artifacts/status": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the status of artifacts
     * Gives the status of artifacts as a whole; the path names no single artifact. Further query parameters and the response are not shown.
     */
    get: operations["readArtifactsStatus"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v8/artifacts/{hash}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The hash of the artifact. */
        hash: components["parameters"]["hash"];
      };
      cookie?: never;
    };
    /**
     * Read an artifact
     * Gives the artifact that belongs to the hash in the path. Further query parameters and the response are not shown.
     */
    get: operations["readArtifact"];
    /**
     * Replace an artifact
     * Puts an artifact in place under the hash in the path. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceArtifact"];
    post?: never;
    delete?: never;
    options?: never;
    /**
     * Check that an artifact exists
     * Tells by its status alone whether an artifact belongs to the hash in the path. Further query parameters and the response are not shown.
     */
    head: operations["checkArtifactExists"];
    patch?: never;
    trace?: never;
  };
  "/v8/certs": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List certificates
     * Gives the certificates in their collection. Further query parameters and the response are not shown.
     */
    get: operations["listCerts"];
    /**
     * Replace certificates
     * Puts other certificates in the place of those in the collection. Further query parameters, the request body and the response are not shown.
     */
    put: operations["replaceCerts"];
    /**
     * Create a certificate
     * Adds a certificate to the collection of certificates. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createCert"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v8/certs/{id}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the certificate. */
        id: components["parameters"]["idOfCert"];
      };
      cookie?: never;
    };
    /**
     * Read a certificate
     * Gives the one certificate that the path names by its ID. Further query parameters and the response are not shown.
     */
    get: operations["readCert"];
    put?: never;
    post?: never;
    /**
     * Delete a certificate
     * Removes the one certificate that the path names by its ID. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteCert"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v8/deployments/{id}/files/{fileId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID of the deployment. */
        id: components["parameters"]["idOfDeployment"];
        /** The ID of the file. */
        fileId: components["parameters"]["fileId"];
      };
      cookie?: never;
    };
    /**
     * Read a file of a deployment
     * Gives the one file that the path names by its ID, under its deployment. Further query parameters and the response are not shown.
     */
    get: operations["readDeploymentFile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v9/domains/{domain}/claim": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Claim a domain
     * Lays claim to the domain that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["claimDomain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v9/domains/{domain}/verification": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    /**
     * Read the verification of a domain
     * Gives the verification that stands under the domain in the path. Further query parameters and the response are not shown.
     */
    get: operations["readDomainVerification"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v9/projects/{idOrName}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    /**
     * Read a project
     * Gives the one project that the path names by its ID or name. Further query parameters and the response are not shown.
     */
    get: operations["readProject"];
    put?: never;
    post?: never;
    /**
     * Delete a project
     * Removes the one project that the path names by its ID or name. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteProject"];
    options?: never;
    head?: never;
    /**
     * Update a project
     * Changes the one project that the path names by its ID or name. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateProject"];
    trace?: never;
  };
  "/v9/projects/{idOrName}/custom-environments": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    /**
     * List the custom environments of a project
     * Gives the custom environments that stand under the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["listCustomEnvironments"];
    put?: never;
    /**
     * Create a custom environment of a project
     * Adds a custom environment under the project that the path names. Further query parameters, the request body and the response are not shown.
     */
    post: operations["createCustomEnvironment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
        /** The slug or the ID of the custom environment. */
        environmentSlugOrId: components["parameters"]["environmentSlugOrId"];
      };
      cookie?: never;
    };
    /**
     * Read a custom environment of a project
     * Gives the one custom environment that the path names by its slug or ID, under its project. Further query parameters and the response are not shown.
     */
    get: operations["readCustomEnvironment"];
    put?: never;
    post?: never;
    /**
     * Delete a custom environment of a project
     * Removes the one custom environment that the path names by its slug or ID, under its project. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteCustomEnvironment"];
    options?: never;
    head?: never;
    /**
     * Update a custom environment of a project
     * Changes the one custom environment that the path names by its slug or ID, under its project. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateCustomEnvironment"];
    trace?: never;
  };
  "/v9/projects/{idOrName}/domains": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
      };
      cookie?: never;
    };
    /**
     * List the domains of a project
     * Gives the domains that stand under the project in the path. Further query parameters and the response are not shown.
     */
    get: operations["listProjectDomains"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v9/projects/{idOrName}/domains/{domain}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    /**
     * Read a domain of a project
     * Gives the one domain that the path names, under its project. Further query parameters and the response are not shown.
     */
    get: operations["readProjectDomain"];
    put?: never;
    post?: never;
    /**
     * Delete a domain of a project
     * Removes the one domain that the path names from its project. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteProjectDomain"];
    options?: never;
    head?: never;
    /**
     * Update a domain of a project
     * Changes the one domain that the path names, under its project. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateProjectDomain"];
    trace?: never;
  };
  "/v9/projects/{idOrName}/domains/{domain}/verify": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
        /** The domain. */
        domain: components["parameters"]["domain"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Verify a domain of a project
     * Carries out the verification of the one domain that the path names, under its project. Further query parameters, the request body and the response are not shown.
     */
    post: operations["verifyProjectDomain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v9/projects/{idOrName}/env/{id}": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        idOrName: components["parameters"]["idOrNameOfProject"];
        /** The ID of the environment variable. */
        id: components["parameters"]["idOfEnvVariable"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an environment variable of a project
     * Removes the one environment variable that the path names by its ID, under its project. Further query parameters, the request body and the response are not shown.
     */
    delete: operations["deleteProjectEnvVariable"];
    options?: never;
    head?: never;
    /**
     * Update an environment variable of a project
     * Changes the one environment variable that the path names by its ID, under its project. Further query parameters, the request body and the response are not shown.
     */
    patch: operations["updateProjectEnvVariable"];
    trace?: never;
  };
  "/web/insights/toggle": {
    parameters: {
      query?: {
        /** The ID of the team on whose behalf the request acts. */
        teamId?: components["parameters"]["teamId"];
        /** The slug of the team on whose behalf the request acts. */
        slug?: components["parameters"]["slug"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Toggle web insights
     * Switches the insights under web; the path does not tell to which state. Further query parameters, the request body and the response are not shown.
     */
    post: operations["toggleWebInsights"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
