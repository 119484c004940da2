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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Updates the protection bypass of the alias. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateAliasProtectionBypass"];
    trace?: never;
  };
  "/api-keys": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an API key
     * Creates an API key. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the record that the path names. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Replaces the records of the domain. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Replace a transfer request of a project
     * Replaces the transfer request that the path names by its code. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Creates a transfer request of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Toggle speed insights
     * Toggles speed insights. It is not documented to which state. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a blob store
     * Creates a blob store. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Deletes the blob store that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the store that the path names. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List access groups
     * Lists access groups in pages. The response is a page or an empty object, which means no access groups and no further page.
     */
    get: operations["listAccessGroups"];
    put?: never;
    /**
     * Create an access group
     * Creates an access group, optionally with members and projects.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        accessGroupIdOrName: components["parameters"]["accessGroupIdOrName"];
        /** The ID of the project linked to the access group. */
        projectId: components["parameters"]["projectIdOfAccessGroup"];
      };
      cookie?: never;
    };
    /**
     * Read an access group project
     * Reads the link between an access group and a project.
     */
    get: operations["readAccessGroupProject"];
    put?: never;
    post?: never;
    /**
     * Delete an access group project
     * Removes a project from an access group.
     */
    delete: operations["deleteAccessGroupProject"];
    options?: never;
    head?: never;
    /**
     * Update an access group project
     * Changes the role of an access group in a project.
     */
    patch: operations["updateAccessGroupProject"];
    trace?: never;
  };
  "/v1/access-groups/{idOrName}": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads an access group by ID or name.
     */
    get: operations["readAccessGroup"];
    put?: never;
    /**
     * Update an access group
     * Changes the name, members or projects of an access group.
     */
    post: operations["updateAccessGroup"];
    /**
     * Delete an access group
     * Deletes an access group.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the members of an access group in pages.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the projects of an access group in pages.
     */
    get: operations["listAccessGroupProjects"];
    put?: never;
    /**
     * Create an access group project
     * Links a project to an access group, with a role. The platform names the path parameter `accessGroupIdOrName` here.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List AI gateway rules
     * Lists the rules of the AI gateway. Other query parameters and the response are not documented.
     */
    get: operations["listAiGatewayRules"];
    put?: never;
    /**
     * Create an AI gateway rule
     * Creates a rule of the AI gateway. Other query parameters, the request body and the response are not documented.
     */
    post: operations["createAiGatewayRule"];
    /**
     * Delete AI gateway rules
     * Deletes rules of the AI gateway. It is not documented which ones. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteAiGatewayRules"];
    options?: never;
    head?: never;
    /**
     * Update AI gateway rules
     * Updates rules of the AI gateway. It is not documented which ones. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateAiGatewayRules"];
    trace?: never;
  };
  "/v1/ai-gateway/virtual-model-configs": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a virtual model config
     * Reads a virtual model config of the AI gateway. Other query parameters, the format of the response and the error statuses are not documented.
     */
    get: operations["readAiGatewayVirtualModelConfig"];
    put?: never;
    /**
     * Create a virtual model config
     * Creates a virtual model config of the AI gateway. Other query parameters, the request body and the fields of the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a purchase through billing
     * Makes a purchase through billing. It is not documented what is bought. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List billing charges
     * Lists the billing charges. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List contract commitments
     * Lists the contract commitments. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List bulk redirects
     * Lists the bulk redirects. Other query parameters and the response are not documented.
     */
    get: operations["listBulkRedirects"];
    /**
     * Replace bulk redirects
     * Replaces the bulk redirects. Other query parameters, the request body and the response are not documented.
     */
    put: operations["replaceBulkRedirects"];
    post?: never;
    /**
     * Delete bulk redirects
     * Deletes bulk redirects. It is not documented which ones. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteBulkRedirects"];
    options?: never;
    head?: never;
    /**
     * Update bulk redirects
     * Updates bulk redirects. It is not documented which ones. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateBulkRedirects"];
    trace?: never;
  };
  "/v1/bulk-redirects/restore": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore bulk redirects
     * Restores bulk redirects. It is not documented which ones. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the versions of the bulk redirects
     * Lists the versions of the bulk redirects. Other query parameters and the response are not documented.
     */
    get: operations["listBulkRedirectVersions"];
    put?: never;
    /**
     * Create a version of the bulk redirects
     * Creates a version of the bulk redirects. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The connector. It is not documented whether this is an ID or a name. */
        connector: components["parameters"]["connector"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Authorize a connector
     * Authorizes the connector that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a connector
     * Creates a connector. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The connector. It is not documented whether this is an ID or a name. */
        connector: components["parameters"]["connector"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Install a connector
     * Installs the connector that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List networks
     * Lists the networks. Other query parameters and the response are not documented.
     */
    get: operations["listNetworks"];
    put?: never;
    /**
     * Create a network
     * Creates a network. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the network that the path names. Other query parameters and the response are not documented.
     */
    get: operations["readNetwork"];
    put?: never;
    post?: never;
    /**
     * Delete a network
     * Deletes the network that the path names. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteNetwork"];
    options?: never;
    head?: never;
    /**
     * Update a network
     * Updates the network that the path names. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateNetwork"];
    trace?: never;
  };
  "/v1/connect/token/{connector}": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The connector. It is not documented whether this is an ID or a name. */
        connector: components["parameters"]["connector"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a token of a connector
     * Creates a token of the connector. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The connector. It is not documented whether this is an ID or a name. */
        connector: components["parameters"]["connector"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import a token of a connector
     * Imports a token of the connector. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the feature flags of the deployment. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the deployment. */
        deploymentId: components["parameters"]["deploymentId"];
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the resource. */
        resourceId: components["parameters"]["resourceId"];
        /** The action. Its values are not documented. */
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
     * Update an action of a resource of a deployment
     * Updates the action that the path names below a deployment, an integration configuration and a resource. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateDeploymentResourceAction"];
    trace?: never;
  };
  "/v1/domains/records/{recordId}": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Updates the DNS record that the path names. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateDomainRecord"];
    trace?: never;
  };
  "/v1/domains/{domain}/project-domains": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the project domains of the domain. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List drains
     * Lists the drains. Other query parameters and the response are not documented.
     */
    get: operations["listDrains"];
    put?: never;
    /**
     * Create a drain
     * Creates a drain. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Test a drain
     * Tests a drain. It is not documented which one. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the drain that the path names. Other query parameters and the response are not documented.
     */
    get: operations["readDrain"];
    put?: never;
    post?: never;
    /**
     * Delete a drain
     * Deletes the drain that the path names. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteDrain"];
    options?: never;
    head?: never;
    /**
     * Update a drain
     * Updates the drain that the path names. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateDrain"];
    trace?: never;
  };
  "/v1/edge-cache/dangerously-delete-by-src-images": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Dangerously delete from the edge cache by source images
     * Dangerously deletes from the edge cache by source images. Which images, and what the danger is, are not documented. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Dangerously delete from the edge cache by tags
     * Dangerously deletes from the edge cache by tags. Which tags, and what the danger is, are not documented. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invalidate the edge cache by source images
     * Invalidates the edge cache by source images. It is not documented which images. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invalidate the edge cache by tags
     * Invalidates the edge cache by tags. It is not documented which tags. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List environment variables
     * Lists the environment variables. Other query parameters and the response are not documented.
     */
    get: operations["listEnvVariables"];
    put?: never;
    /**
     * Create an environment variable
     * Creates an environment variable. Other query parameters, the request body and the response are not documented.
     */
    post: operations["createEnvVariable"];
    /**
     * Delete environment variables
     * Deletes environment variables. It is not documented which ones. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteEnvVariables"];
    options?: never;
    head?: never;
    /**
     * Update environment variables
     * Updates environment variables. It is not documented which ones. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateEnvVariables"];
    trace?: never;
  };
  "/v1/env/{id}": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the environment variable that the path names. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Unlinks the environment variable from the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["unlinkEnvVariable"];
    trace?: never;
  };
  "/v1/events/types": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the types of user events
     * Lists the types of user events. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List global configs
     * Lists the global configs. Other query parameters and the response are not documented.
     */
    get: operations["listGlobalConfigs"];
    put?: never;
    /**
     * Create a global config
     * Creates a global config. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the global config that the path names. Other query parameters and the response are not documented.
     */
    get: operations["readGlobalConfig"];
    /**
     * Replace a global config
     * Replaces the global config that the path names. Other query parameters, the request body and the response are not documented.
     */
    put: operations["replaceGlobalConfig"];
    post?: never;
    /**
     * Delete a global config
     * Deletes the global config that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the backups of the global config. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
        /** The version ID of the backup of the global config. */
        edgeConfigBackupVersionId: components["parameters"]["edgeConfigBackupVersionId"];
      };
      cookie?: never;
    };
    /**
     * Read a backup of a global config
     * Reads one backup of the global config. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
        /** The version ID of the backup of the global config. */
        edgeConfigBackupVersionId: components["parameters"]["edgeConfigBackupVersionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore a backup of a global config
     * Restores one backup of the global config. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the global config. */
        edgeConfigId: components["parameters"]["edgeConfigId"];
        /** The key of the item of the global config. */
        edgeConfigItemKey: components["parameters"]["edgeConfigItemKey"];
      };
      cookie?: never;
    };
    /**
     * Read an item of a global config
     * Reads one item of the global config. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the items of the global config. Other query parameters and the response are not documented.
     */
    get: operations["listGlobalConfigItems"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update items of a global config
     * Updates items of the global config. It is not documented which ones. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateGlobalConfigItems"];
    trace?: never;
  };
  "/v1/global-config/{edgeConfigId}/schema": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the schema of the global config. Other query parameters and the response are not documented.
     */
    get: operations["readGlobalConfigSchema"];
    put?: never;
    /**
     * Create the schema of a global config
     * Creates the schema of the global config. Other query parameters, the request body and the response are not documented.
     */
    post: operations["createGlobalConfigSchema"];
    /**
     * Delete the schema of a global config
     * Deletes the schema of the global config. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Creates a token of the global config. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one token of the global config. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the tokens of the global config. Other query parameters and the response are not documented.
     */
    get: operations["listGlobalConfigTokens"];
    put?: never;
    post?: never;
    /**
     * Delete tokens of a global config
     * Deletes tokens of the global config. It is not documented which ones. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Updates the installation that the path names. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateInstallation"];
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/account": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the account of the installation. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Creates the billing of the installation. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Create the billing balance of an installation
     * Creates the billing balance of the installation. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Finalizes the billing of the installation. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Creates an invoice of the installation. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one invoice of the installation. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Create an action of an installation invoice
     * Creates an action of one invoice of the installation. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Creates an event of the installation. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the member of the installation. */
        memberId: components["parameters"]["memberId"];
      };
      cookie?: never;
    };
    /**
     * Read a member of an installation
     * Reads one member of the installation. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the resources of the installation. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one resource of the installation. Other query parameters and the response are not documented.
     */
    get: operations["readInstallationResource"];
    /**
     * Replace a resource of an installation
     * Replaces one resource of the installation. Other query parameters, the request body and the response are not documented.
     */
    put: operations["replaceInstallationResource"];
    post?: never;
    /**
     * Delete a resource of an installation
     * Deletes one resource of the installation. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteInstallationResource"];
    options?: never;
    head?: never;
    /**
     * Update a resource of an installation
     * Updates one resource of the installation. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateInstallationResource"];
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the experimentation global config of one resource of the installation. Other query parameters and the response are not documented.
     */
    get: operations["readExperimentationGlobalConfig"];
    /**
     * Replace the experimentation global config of a resource
     * Replaces the experimentation global config of one resource of the installation. Other query parameters, the request body and the response are not documented.
     */
    put: operations["replaceExperimentationGlobalConfig"];
    post?: never;
    delete?: never;
    options?: never;
    /**
     * Check whether an experimentation global config exists
     * Checks whether one resource of the installation has an experimentation global config. Other query parameters and the response are not documented.
     */
    head: operations["checkExperimentationGlobalConfigExists"];
    patch?: never;
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Creates an experimentation item of one resource of the installation. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the integration configuration. */
        integrationConfigurationId: components["parameters"]["integrationConfigurationId"];
        /** The ID of the resource. */
        resourceId: components["parameters"]["resourceId"];
        /** The ID of the experimentation item. */
        itemId: components["parameters"]["itemId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an experimentation item of a resource
     * Deletes one experimentation item of a resource of the installation. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteExperimentationItem"];
    options?: never;
    head?: never;
    /**
     * Update an experimentation item of a resource
     * Updates one experimentation item of a resource of the installation. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateExperimentationItem"];
    trace?: never;
  };
  "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/secrets": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Replace the secrets of an installation resource
     * Replaces the secrets of one resource of the installation. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the integration configuration that the path names. Other query parameters and the response are not documented.
     */
    get: operations["readIntegrationConfiguration"];
    put?: never;
    post?: never;
    /**
     * Delete an integration configuration
     * Deletes the integration configuration that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the products of the integration configuration. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List integration configurations
     * Lists the integration configurations. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Git namespaces
     * Lists the Git namespaces of integrations. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Create a connection of an installation resource
     * Creates a connection of one resource of the installation. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * List the plans of an integration product
     * Lists the plans of one product of the integration. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search the repositories of integrations
     * Searches the repositories of integrations. It is not documented what is searched for. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Exchange an SSO code or refresh token
     * Exchanges an authorization code or a refresh token for tokens. The platform redirects the user to the redirect login URL of the provider with a code. The provider exchanges the code here, signs the user in with the ID token, and sends the user back to the platform with deep-link parameters. The ID token expires, so it must not be stored. The client ID and client secret in the body authenticate the request; it has no bearer token.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a microfrontend group
     * Creates a microfrontend group. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List microfrontend groups
     * Lists the microfrontend groups. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the projects of the microfrontend group. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the production microfrontend config of the project. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the microfrontend config of the deployment. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the observability configurations of projects
     * Lists the observability configurations of projects. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Replaces the observability configuration of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List project traces
     * Lists the traces of projects. It is not documented of which projects. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a project trace session
     * Creates a session for the traces of projects. It is not documented of which projects. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Creates the avatar of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Moves one domain of the project. It is not documented where to. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Deletes environment variables of the project. It is not documented which ones. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one environment variable of the project. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the members of the project. Other query parameters and the response are not documented.
     */
    get: operations["listProjectMembers"];
    put?: never;
    /**
     * Create a member of a project
     * Creates a member of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Deletes one member of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Updates the protection bypass of the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateProjectProtectionBypass"];
    trace?: never;
  };
  "/v1/projects/{idOrName}/rolling-release": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the rolling release of the project. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Approve a rolling release stage of a project
     * Approves a stage of the rolling release of the project. It is not documented which stage. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the rolling release billing of the project. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Completes the rolling release of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the rolling release config of the project. Other query parameters and the response are not documented.
     */
    get: operations["readRollingReleaseConfig"];
    put?: never;
    post?: never;
    /**
     * Delete the rolling release config of a project
     * Deletes the rolling release config of the project. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteRollingReleaseConfig"];
    options?: never;
    head?: never;
    /**
     * Update the rolling release config of a project
     * Updates the rolling release config of the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateRollingReleaseConfig"];
    trace?: never;
  };
  "/v1/projects/{idOrName}/rolling-release/start": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Starts the rolling release of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Updates the shared connect links of the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateSharedConnectLinks"];
    trace?: never;
  };
  "/v1/projects/{idOrName}/token": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Creates a token of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the feature flags of the project. Version 2 is `listFeatureFlags`; how the two differ is not documented. Other query parameters and the response are not documented.
     */
    get: operations["listFeatureFlagsV1"];
    /**
     * Replace the feature flags of a project
     * Replaces the feature flags of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one feature flag of the project. Other query parameters and the response are not documented.
     */
    get: operations["readFeatureFlag"];
    put?: never;
    post?: never;
    /**
     * Delete a feature flag of a project
     * Deletes one feature flag of the project. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteFeatureFlag"];
    options?: never;
    head?: never;
    /**
     * Update a feature flag of a project
     * Updates one feature flag of the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateFeatureFlag"];
    trace?: never;
  };
  "/v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}/versions": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the versions of one feature flag of the project. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the feature flag SDK keys of the project. Other query parameters and the response are not documented.
     */
    get: operations["listFeatureFlagSdkKeys"];
    /**
     * Replace the feature flag SDK keys of a project
     * Replaces the feature flag SDK keys of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The hash key of the feature flag SDK key. */
        hashKey: components["parameters"]["hashKey"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a feature flag SDK key of a project
     * Deletes one feature flag SDK key of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the feature flag segments of the project. Other query parameters and the response are not documented.
     */
    get: operations["listFeatureFlagSegments"];
    /**
     * Replace the feature flag segments of a project
     * Replaces the feature flag segments of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID or the name of the project. */
        projectIdOrName: components["parameters"]["projectIdOrName"];
        /** The ID or the slug of the feature flag segment. */
        segmentIdOrSlug: components["parameters"]["segmentIdOrSlug"];
      };
      cookie?: never;
    };
    /**
     * Read a feature flag segment of a project
     * Reads one feature flag segment of the project. Other query parameters and the response are not documented.
     */
    get: operations["readFeatureFlagSegment"];
    put?: never;
    post?: never;
    /**
     * Delete a feature flag segment of a project
     * Deletes one feature flag segment of the project. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteFeatureFlagSegment"];
    options?: never;
    head?: never;
    /**
     * Update a feature flag segment of a project
     * Updates one feature flag segment of the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateFeatureFlagSegment"];
    trace?: never;
  };
  "/v1/projects/{projectIdOrName}/feature-flags/settings": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the feature flag settings of the project. Other query parameters and the response are not documented.
     */
    get: operations["readFeatureFlagSettings"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the feature flag settings of a project
     * Updates the feature flag settings of the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateFeatureFlagSettings"];
    trace?: never;
  };
  "/v1/projects/{projectId}/deployments/{deploymentId}/runtime-logs": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the runtime logs of one deployment of the project. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Updates the microfrontends of the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateProjectMicrofrontends"];
    trace?: never;
  };
  "/v1/projects/{projectId}/pause": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Pauses the project that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
      };
      cookie?: never;
    };
    /**
     * List the promotion aliases of a project
     * Lists the promotion aliases of the project. Other query parameters and the response are not documented.
     */
    get: operations["listProjectPromotionAliases"];
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Rolls back the project. The path also names a deployment, whose part in the rollback is not documented. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Update the description of a project rollback
     * Updates the description of the rollback that the path names by its project and its deployment. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateProjectRollbackDescription"];
    trace?: never;
  };
  "/v1/projects/{projectId}/routes": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the routes of the project. Other query parameters and the response are not documented.
     */
    get: operations["listProjectRoutes"];
    /**
     * Replace the routes of a project
     * Replaces the routes of the project. Other query parameters, the request body and the response are not documented.
     */
    put: operations["replaceProjectRoutes"];
    /**
     * Create a route of a project
     * Creates a route of the project. Other query parameters, the request body and the response are not documented.
     */
    post: operations["createProjectRoute"];
    /**
     * Delete routes of a project
     * Deletes routes of the project. It is not documented which ones. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Generate routes for a project
     * Generates routes for the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the project. */
        projectId: components["parameters"]["projectId"];
      };
      cookie?: never;
    };
    /**
     * List the versions of the routes of a project
     * Lists the versions of the routes of the project. Other query parameters and the response are not documented.
     */
    get: operations["listProjectRouteVersions"];
    put?: never;
    /**
     * Create a version of the routes of a project
     * Creates a version of the routes of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Updates one route of the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateProjectRoute"];
    trace?: never;
  };
  "/v1/projects/{projectId}/unpause": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Unpauses the project that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Aggregate web analytics events
     * Aggregates the events of web analytics. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count web analytics events
     * Counts the events of web analytics. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Aggregate web analytics visits
     * Aggregates the visits of web analytics. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count web analytics visits
     * Counts the visits of web analytics. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check the availability of domains
     * Checks the availability of domains. It is not documented of which domains. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Buy domains
     * Buys domains. It is not documented which ones. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the auth code of the domain. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Updates the auto-renewal of the domain. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateDomainAutoRenew"];
    trace?: never;
  };
  "/v1/registrar/domains/{domain}/availability": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the availability of the domain. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Buys the domain that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the contact info schema of the domain. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the contact verification of the domain. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Updates the nameservers of the domain. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateDomainNameservers"];
    trace?: never;
  };
  "/v1/registrar/domains/{domain}/price": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the price of the domain. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Renews the domain that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the transfer of the domain. Other query parameters and the response are not documented.
     */
    get: operations["readDomainTransfer"];
    put?: never;
    /**
     * Transfer a domain
     * Transfers the domain that the path names. It is not documented from where to where. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the registrar order. */
        orderId: components["parameters"]["orderId"];
      };
      cookie?: never;
    };
    /**
     * Read a registrar order
     * Reads the registrar order that the path names. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the supported top-level domains
     * Lists the supported top-level domains. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The top-level domain. */
        tld: components["parameters"]["tld"];
      };
      cookie?: never;
    };
    /**
     * Read a top-level domain
     * Reads the top-level domain that the path names. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The top-level domain. */
        tld: components["parameters"]["tld"];
      };
      cookie?: never;
    };
    /**
     * Read the price of a top-level domain
     * Reads the price of the top-level domain. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the attack mode
     * Sets the attack mode. It is not documented to which state. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the attack status of the firewall
     * Reads the attack status of the firewall. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the firewall bypass
     * Reads the firewall bypass. Other query parameters and the response are not documented.
     */
    get: operations["readFirewallBypass"];
    put?: never;
    /**
     * Create a firewall bypass
     * Creates a firewall bypass. Other query parameters, the request body and the response are not documented.
     */
    post: operations["createFirewallBypass"];
    /**
     * Delete a firewall bypass
     * Deletes a firewall bypass. It is not documented which one. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the firewall config
     * Reads the firewall config. Other query parameters and the response are not documented.
     */
    get: operations["readFirewallConfig"];
    /**
     * Replace the firewall config
     * Replaces the firewall config. Other query parameters, the request body and the response are not documented.
     */
    put: operations["replaceFirewallConfig"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update the firewall config
     * Updates the firewall config. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateFirewallConfig"];
    trace?: never;
  };
  "/v1/security/firewall/config/generate-rule": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Generate a rule for the firewall config
     * Generates a rule for the firewall config. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one version of the firewall config. Other query parameters and the response are not documented.
     */
    get: operations["readFirewallConfigVersion"];
    put?: never;
    post?: never;
    /**
     * Delete a version of the firewall config
     * Deletes one version of the firewall config. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Activates one version of the firewall config. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the events of the firewall
     * Lists the events of the firewall. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a direct integration store
     * Creates a direct integration store. It is not documented what "direct" means. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a team
     * Creates a team. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a team
     * Deletes the team that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a directory sync role of a team
     * Creates a directory sync role of the team. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    /**
     * List the feature flags of a team (version 1)
     * Lists the feature flags of the team. Version 2 is `listTeamFeatureFlags`; how the two differ is not documented. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    /**
     * Read the feature flag settings of a team
     * Reads the feature flag settings of the team. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
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
     * Deletes one invite of the team. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Join a team
     * Joins the team that the path names. It is not documented who joins. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
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
     * Deletes one member of the team. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteTeamMember"];
    options?: never;
    head?: never;
    /**
     * Update a member of a team
     * Updates one member of the team. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateTeamMember"];
    trace?: never;
  };
  "/v1/teams/{teamId}/microfrontends/{groupId}": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
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
     * Deletes one microfrontend group of the team. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteTeamMicrofrontendGroup"];
    options?: never;
    head?: never;
    /**
     * Update a microfrontend group of a team
     * Updates one microfrontend group of the team. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateTeamMicrofrontendGroup"];
    trace?: never;
  };
  "/v1/teams/{teamId}/request": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a request to a team
     * Creates a request to the team. It is not documented what is requested. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
        /** The ID of the user whose request it is. */
        userId: components["parameters"]["userId"];
      };
      cookie?: never;
    };
    /**
     * Read the request of a user to a team
     * Reads the request of the user to the team. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Deletes the user. The path names none. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List repositories
     * Lists the repositories of the container registry. Other query parameters and the response are not documented.
     */
    get: operations["listRepositories"];
    put?: never;
    /**
     * Create a repository
     * Creates a repository of the container registry. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the repository that the path names. Other query parameters and the response are not documented.
     */
    get: operations["readRepository"];
    put?: never;
    post?: never;
    /**
     * Delete a repository
     * Deletes the repository that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the images of the repository. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one image of the repository. Other query parameters and the response are not documented.
     */
    get: operations["readRepositoryImage"];
    put?: never;
    post?: never;
    /**
     * Delete an image of a repository
     * Deletes one image of the repository. The path parameter `imageIdOrDigest` is named `imageId` in this operation, and whether it takes a digest here is not documented. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the permissions of the repository. Other query parameters and the response are not documented.
     */
    get: operations["listRepositoryPermissions"];
    put?: never;
    /**
     * Create a permission of a repository
     * Creates a permission of the repository. Other query parameters, the request body and the response are not documented.
     */
    post: operations["createRepositoryPermission"];
    /**
     * Delete permissions of a repository
     * Deletes permissions of the repository. It is not documented which ones. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Deletes all permissions of the repository. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the tags of the repository. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one tag of the repository. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhooks
     * Lists webhooks. The response is an array without pagination.
     */
    get: operations["listWebhooks"];
    put?: never;
    /**
     * Create a webhook
     * Creates a webhook. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads a webhook. Other query parameters and the response are not documented.
     */
    get: operations["readWebhook"];
    put?: never;
    post?: never;
    /**
     * Delete a webhook
     * Deletes a webhook. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List projects
     * Lists the projects. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Creates a domain of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the environment variables of the project. Other query parameters and the response are not documented.
     */
    get: operations["listProjectEnvVariables"];
    put?: never;
    /**
     * Create an environment variable of a project
     * Creates an environment variable of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Promotes one deployment of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a project
     * Creates a project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Cancels the deployment that the path names. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["cancelDeployment"];
    trace?: never;
  };
  "/v13/deployments": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a deployment
     * Creates a deployment. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the deployment that the path names. Other query parameters and the response are not documented.
     */
    get: operations["readDeployment"];
    put?: never;
    post?: never;
    /**
     * Delete a deployment
     * Deletes the deployment that the path names. The path parameter `idOrUrl` is named `id` in this operation, and whether it takes a URL here is not documented. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the root of the container registry protocol
     * Reads the root of the container registry protocol. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Deletes the alias that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the check runs of the deployment. Other query parameters and the response are not documented.
     */
    get: operations["listDeploymentCheckRuns"];
    put?: never;
    /**
     * Create a check run of a deployment
     * Creates a check run of the deployment. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one check run of the deployment. Other query parameters and the response are not documented.
     */
    get: operations["readDeploymentCheckRun"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a check run of a deployment
     * Updates one check run of the deployment. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateDeploymentCheckRun"];
    trace?: never;
  };
  "/v2/deployments/{id}/aliases": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the aliases of the deployment. Other query parameters and the response are not documented.
     */
    get: operations["listDeploymentAliases"];
    put?: never;
    /**
     * Create an alias of a deployment
     * Creates an alias of the deployment. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Creates a DNS record of the domain. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Deletes one DNS record of the domain. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a file
     * Creates a file. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query observability
     * Queries observability. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the observability schema
     * Reads the observability schema. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the metric. */
        metricId: components["parameters"]["metricId"];
      };
      cookie?: never;
    };
    /**
     * Read the observability schema of a metric
     * Reads the observability schema of the metric. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the checks of the project. Other query parameters and the response are not documented.
     */
    get: operations["listProjectChecks"];
    put?: never;
    /**
     * Create a check of a project
     * Creates a check of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one check of the project. Other query parameters and the response are not documented.
     */
    get: operations["readProjectCheck"];
    put?: never;
    post?: never;
    /**
     * Delete a check of a project
     * Deletes one check of the project. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteProjectCheck"];
    options?: never;
    head?: never;
    /**
     * Update a check of a project
     * Updates one check of the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateProjectCheck"];
    trace?: never;
  };
  "/v2/projects/{projectIdOrName}/checks/{checkId}/runs": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * List the runs of a check of a project
     * Lists the runs of one check of the project. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the feature flags of the project. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sandboxes
     * Lists the sandboxes. Other query parameters and the response are not documented.
     */
    get: operations["listSandboxes"];
    put?: never;
    /**
     * Create a sandbox (version 2)
     * Creates a sandbox. Version 3 is `createSandbox`; how the two differ is not documented. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sandbox drives
     * Lists the sandbox drives. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The name of the sandbox drive. */
        name: components["parameters"]["nameOfDrive"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a sandbox drive
     * Creates the sandbox drive that the path names. Other query parameters, the request body and the response are not documented.
     */
    post: operations["createSandboxDrive"];
    /**
     * Delete a sandbox drive
     * Deletes the sandbox drive that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sandbox sessions
     * Lists the sandbox sessions. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    /**
     * Read a sandbox session
     * Reads the sandbox session that the path names. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    /**
     * List the commands of a sandbox session
     * Lists the commands of the sandbox session. Other query parameters and the response are not documented.
     */
    get: operations["listSandboxCommands"];
    put?: never;
    /**
     * Create a command of a sandbox session
     * Creates a command of the sandbox session. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox session. */
        sessionId: components["parameters"]["sessionId"];
        /** The ID of the command. */
        cmdId: components["parameters"]["cmdId"];
      };
      cookie?: never;
    };
    /**
     * Read a command of a sandbox session
     * Reads one command of the sandbox session. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox session. */
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
     * Kills one command of the sandbox session. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox session. */
        sessionId: components["parameters"]["sessionId"];
        /** The ID of the command. */
        cmdId: components["parameters"]["cmdId"];
      };
      cookie?: never;
    };
    /**
     * List the logs of a command of a sandbox session
     * Lists the logs of one command of the sandbox session. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Extend the timeout of a sandbox session
     * Extends the timeout of the sandbox session. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a directory in a sandbox session
     * Creates a directory in the file system of the sandbox session. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read from the file system of a sandbox session
     * Reads from the file system of the sandbox session. It is not documented what is read. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write to the file system of a sandbox session
     * Writes to the file system of the sandbox session. It is not documented what is written. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create the network policy of a sandbox session
     * Creates the network policy of the sandbox session. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a snapshot of a sandbox session
     * Creates a snapshot of the sandbox session. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox session. */
        sessionId: components["parameters"]["sessionId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop a sandbox session
     * Stops the sandbox session that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sandbox snapshots
     * Lists the sandbox snapshots. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the sandbox snapshot. */
        snapshotId: components["parameters"]["snapshotId"];
      };
      cookie?: never;
    };
    /**
     * Read a sandbox snapshot
     * Reads the sandbox snapshot that the path names. Other query parameters and the response are not documented.
     */
    get: operations["readSandboxSnapshot"];
    put?: never;
    post?: never;
    /**
     * Delete a sandbox snapshot
     * Deletes the sandbox snapshot that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the sandbox that the path names. Other query parameters and the response are not documented.
     */
    get: operations["readSandbox"];
    put?: never;
    post?: never;
    /**
     * Delete a sandbox
     * Deletes the sandbox that the path names. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteSandbox"];
    options?: never;
    head?: never;
    /**
     * Update a sandbox
     * Updates the sandbox that the path names. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateSandbox"];
    trace?: never;
  };
  "/v2/sandboxes/{name}/fork": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Forks the sandbox that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List teams
     * Lists the teams. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    /**
     * Read a team
     * Reads the team that the path names. Other query parameters and the response are not documented.
     */
    get: operations["readTeam"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a team
     * Updates the team that the path names. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateTeam"];
    trace?: never;
  };
  "/v2/teams/{teamId}/feature-flags/flags": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    /**
     * List the feature flags of a team
     * Lists the feature flags of the team. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a member of a team
     * Creates a member of the team. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the user
     * Reads the user. The path names none. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
    get?: never;
    put?: never;
    /**
     * Create a blob upload of a repository
     * Creates a blob upload of the repository. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
    /**
     * Read a blob upload of a repository
     * Reads one blob upload of the repository. Other query parameters and the response are not documented.
     */
    get: operations["readRegistryBlobUpload"];
    /**
     * Replace a blob upload of a repository
     * Replaces one blob upload of the repository. Other query parameters, the request body and the response are not documented.
     */
    put: operations["replaceRegistryBlobUpload"];
    post?: never;
    /**
     * Delete a blob upload of a repository
     * Deletes one blob upload of the repository. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteRegistryBlobUpload"];
    options?: never;
    head?: never;
    /**
     * Update a blob upload of a repository
     * Updates one blob upload of the repository. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateRegistryBlobUpload"];
    trace?: never;
  };
  "/v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
    /**
     * Read a blob of a repository
     * Reads one blob of the repository. Other query parameters and the response are not documented.
     */
    get: operations["readRegistryBlob"];
    put?: never;
    post?: never;
    /**
     * Delete a blob of a repository
     * Deletes one blob of the repository. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteRegistryBlob"];
    options?: never;
    /**
     * Check whether a blob of a repository exists
     * Checks whether the repository has the blob. Other query parameters and the response are not documented.
     */
    head: operations["checkRegistryBlobExists"];
    patch?: never;
    trace?: never;
  };
  "/v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
    /**
     * Read a manifest of a repository
     * Reads one manifest of the repository. Other query parameters and the response are not documented.
     */
    get: operations["readRegistryManifest"];
    /**
     * Replace a manifest of a repository
     * Replaces one manifest of the repository. Other query parameters, the request body and the response are not documented.
     */
    put: operations["replaceRegistryManifest"];
    post?: never;
    /**
     * Delete a manifest of a repository
     * Deletes one manifest of the repository. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteRegistryManifest"];
    options?: never;
    /**
     * Check whether a manifest of a repository exists
     * Checks whether the repository has the manifest. Other query parameters and the response are not documented.
     */
    head: operations["checkRegistryManifestExists"];
    patch?: never;
    trace?: never;
  };
  "/v2/{teamSlug}/{projectSlug}/{repositoryName}/tags/list": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
    /**
     * List the registry tags of a repository
     * Lists the registry tags of the repository. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the events of the deployment. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Updates the domain that the path names. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateDomain"];
    trace?: never;
  };
  "/v3/events": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List user events
     * Lists the user events. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a sandbox
     * Creates a sandbox. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the team. */
        teamId: components["parameters"]["teamIdInPath"];
      };
      cookie?: never;
    };
    /**
     * List the members of a team
     * Lists the members of the team. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an authentication token of the user
     * Creates an authentication token of the user. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Delete an authentication token of the user
     * Deletes the authentication token that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List aliases
     * Lists the aliases. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the alias that the path names. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List domains
     * Lists the domains. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the domain that the path names. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the DNS records of the domain. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID of the authentication token. */
        tokenId: components["parameters"]["tokenId"];
      };
      cookie?: never;
    };
    /**
     * Read the metadata of an authentication token of the user
     * Reads the metadata of the authentication token that the path names. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the files of the deployment. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Deletes the domain that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the config of the domain. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the authentication tokens of the user
     * Lists the authentication tokens of the user. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List deployments
     * Lists the deployments. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a domain
     * Creates a domain. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an artifact
     * Creates an artifact. Other query parameters, the request body and the response are not documented.
     */
    post: operations["createArtifact"];
    /**
     * Delete artifacts
     * Deletes artifacts. It is not documented which ones. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an artifact event
     * Creates an artifact event. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the status of artifacts
     * Reads the status of artifacts. It is not documented of which artifacts. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the artifact that the path names. Other query parameters and the response are not documented.
     */
    get: operations["readArtifact"];
    /**
     * Replace an artifact
     * Replaces the artifact that the path names. Other query parameters, the request body and the response are not documented.
     */
    put: operations["replaceArtifact"];
    post?: never;
    delete?: never;
    options?: never;
    /**
     * Check whether an artifact exists
     * Checks whether the artifact that the path names exists. Other query parameters and the response are not documented.
     */
    head: operations["checkArtifactExists"];
    patch?: never;
    trace?: never;
  };
  "/v8/certs": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List certificates
     * Lists the certificates. Other query parameters and the response are not documented.
     */
    get: operations["listCerts"];
    /**
     * Replace certificates
     * Replaces the certificates. Other query parameters, the request body and the response are not documented.
     */
    put: operations["replaceCerts"];
    /**
     * Create a certificate
     * Creates a certificate. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the certificate that the path names. Other query parameters and the response are not documented.
     */
    get: operations["readCert"];
    put?: never;
    post?: never;
    /**
     * Delete a certificate
     * Deletes the certificate that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one file of the deployment. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Claims the domain that the path names. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the verification of the domain. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads the project that the path names. Other query parameters and the response are not documented.
     */
    get: operations["readProject"];
    put?: never;
    post?: never;
    /**
     * Delete a project
     * Deletes the project that the path names. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteProject"];
    options?: never;
    head?: never;
    /**
     * Update a project
     * Updates the project that the path names. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateProject"];
    trace?: never;
  };
  "/v9/projects/{idOrName}/custom-environments": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the custom environments of the project. Other query parameters and the response are not documented.
     */
    get: operations["listCustomEnvironments"];
    put?: never;
    /**
     * Create a custom environment of a project
     * Creates a custom environment of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one custom environment of the project. Other query parameters and the response are not documented.
     */
    get: operations["readCustomEnvironment"];
    put?: never;
    post?: never;
    /**
     * Delete a custom environment of a project
     * Deletes one custom environment of the project. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteCustomEnvironment"];
    options?: never;
    head?: never;
    /**
     * Update a custom environment of a project
     * Updates one custom environment of the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateCustomEnvironment"];
    trace?: never;
  };
  "/v9/projects/{idOrName}/domains": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Lists the domains of the project. Other query parameters and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Reads one domain of the project. Other query parameters and the response are not documented.
     */
    get: operations["readProjectDomain"];
    put?: never;
    post?: never;
    /**
     * Delete a domain of a project
     * Deletes one domain of the project. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteProjectDomain"];
    options?: never;
    head?: never;
    /**
     * Update a domain of a project
     * Updates one domain of the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateProjectDomain"];
    trace?: never;
  };
  "/v9/projects/{idOrName}/domains/{domain}/verify": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Verifies one domain of the project. Other query parameters, the request body and the response are not documented.
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
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
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
     * Deletes one environment variable of the project. Other query parameters, the request body and the response are not documented.
     */
    delete: operations["deleteProjectEnvVariable"];
    options?: never;
    head?: never;
    /**
     * Update an environment variable of a project
     * Updates one environment variable of the project. Other query parameters, the request body and the response are not documented.
     */
    patch: operations["updateProjectEnvVariable"];
    trace?: never;
  };
  "/web/insights/toggle": {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Toggle web insights
     * Toggles web insights. It is not documented to which state. Other query parameters, the request body and the response are not documented.
     */
    post: operations["toggleWebInsights"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
