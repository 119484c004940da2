// Generated from spec/ by `npm run generate`; edits are lost.

export interface components {
  schemas: {
    /** An access group in the response to a read. */
    AccessGroup: {
      /** The ID of the access group. */
      accessGroupId: string;
      /** The name of the access group. */
      name: string;
      /** The ID of the team that owns the access group. */
      teamId: string;
      /** When the access group was created, a timestamp in milliseconds written as a string. */
      createdAt: string;
      /** When the access group was last updated, a timestamp in milliseconds written as a string. */
      updatedAt: string;
      /** How many members the access group has. */
      membersCount: number;
      /** How many projects the access group is linked to. */
      projectsCount: number;
      /** The entitlements of the access group. */
      entitlements?: components["schemas"]["Entitlement"][];
      /** The roles that the team has in the access group. */
      teamRoles?: string[];
      /** Whether directory sync manages the access group. */
      isDsyncManaged: boolean;
      /** The permissions that the team has in the access group. */
      teamPermissions?: components["schemas"]["TeamPermission"][];
    };
    /** The field that an access group has in the responses to a read and to a list, but not to a create or an update. */
    AccessGroupDirectorySync: {
      /** Whether directory sync manages the access group. */
      isDsyncManaged: boolean;
    };
    /** The fields that every shape of an access group has in common. */
    AccessGroupFields: {
      /** The ID of the access group. */
      accessGroupId: string;
      /** The name of the access group. */
      name: string;
      /** The ID of the team that owns the access group. */
      teamId: string;
      /** When the access group was created, a timestamp in milliseconds written as a string. */
      createdAt: string;
      /** When the access group was last updated, a timestamp in milliseconds written as a string. */
      updatedAt: string;
      /** How many members the access group has. */
      membersCount: number;
      /** How many projects the access group is linked to. */
      projectsCount: number;
      /** The entitlements of the access group. */
      entitlements?: components["schemas"]["Entitlement"][];
      /** The roles that the team has in the access group. */
      teamRoles?: string[];
    };
    /** Either an empty object or a page of access groups. When the response is the empty object is not shown. */
    AccessGroupList: components["schemas"]["EmptyAccessGroupList"] | components["schemas"]["AccessGroupPage"];
    /** An access group in the response to a list. */
    AccessGroupListItem: {
      /** The ID of the access group. */
      accessGroupId: string;
      /** The name of the access group. */
      name: string;
      /** The ID of the team that owns the access group. */
      teamId: string;
      /** When the access group was created, a timestamp in milliseconds written as a string. */
      createdAt: string;
      /** When the access group was last updated, a timestamp in milliseconds written as a string. */
      updatedAt: string;
      /** How many members the access group has. */
      membersCount: number;
      /** How many projects the access group is linked to. */
      projectsCount: number;
      /** The entitlements of the access group. */
      entitlements?: components["schemas"]["Entitlement"][];
      /** The roles that the team has in the access group. */
      teamRoles?: string[];
      /** Whether directory sync manages the access group. */
      isDsyncManaged: boolean;
      /** The permissions that the team has in the access group. */
      teamPermissions?: string[];
      /** IDs of members of the access group, at most `membersLimit` of them. */
      members?: components["schemas"]["MemberIds"];
      /** IDs of projects that the access group is linked to, at most `projectsLimit` of them. */
      projects?: string[];
    };
    /** A member of an access group. */
    AccessGroupMember: {
      /** The ID of the user. */
      uid: string;
      /** The user name of the member. */
      username: string;
      /** The email address of the member. */
      email: string;
      /** The role of the member in the team. */
      teamRole: components["schemas"]["TeamRole"];
      /** The avatar of the member. What the string holds is not shown. */
      avatar?: string;
      /** A creation time, as a string. What was created then, and the format, are not shown. */
      createdAt?: string;
      /** The name of the member. */
      name?: string;
    };
    /** A page of the members of an access group. */
    AccessGroupMemberPage: {
      /** The members of the page. */
      members: components["schemas"]["AccessGroupMember"][];
      /** Where the page stands in the list. */
      pagination: components["schemas"]["Pagination"];
    };
    /** The name of an access group. The pattern is the service's own: its range from `A` to `z` also admits `[`, `\`, `]`, `^`, `_` and the backtick. */
    AccessGroupName: string;
    /** A page of access groups. */
    AccessGroupPage: {
      /** The access groups of the page. */
      accessGroups: components["schemas"]["AccessGroupListItem"][];
      /** Where the page stands in the list. */
      pagination: components["schemas"]["Pagination"];
    };
    /** The permissions of an access group in the responses to a list, a create and an update, where they are plain strings. */
    AccessGroupPermissionNames: {
      /** The permissions that the team has in the access group. */
      teamPermissions?: string[];
    };
    /** An access group project, which links a project to an access group, in the responses to a create, a read and an update. */
    AccessGroupProject: {
      /** The ID of the project. */
      projectId: string;
      /** The role of the access group in the project. */
      role: components["schemas"]["ProjectRole"];
      /** When the access group project was created, a timestamp in milliseconds written as a string. */
      createdAt: string;
      /** When the access group project was last updated, a timestamp in milliseconds written as a string. */
      updatedAt: string;
      /** The ID of the access group. */
      accessGroupId: string;
      /** The ID of the team. */
      teamId: string;
    };
    /** A project and the role that the access group gets in it. Whether further properties are allowed is not shown. */
    AccessGroupProjectAssignment: {
      /** The ID of the project. */
      projectId: components["schemas"]["AssignableProjectId"];
      /** The role in the project; null takes the role in this project away from the access group. */
      role: components["schemas"]["AssignableProjectRoleOrNull"];
    };
    /** Projects and the role that the access group gets in each. */
    AccessGroupProjectAssignments: components["schemas"]["AccessGroupProjectAssignment"][];
    /** The fields that both shapes of an access group project have in common. */
    AccessGroupProjectFields: {
      /** The ID of the project. */
      projectId: string;
      /** The role of the access group in the project. */
      role: components["schemas"]["ProjectRole"];
      /** When the access group project was created, a timestamp in milliseconds written as a string. */
      createdAt: string;
      /** When the access group project was last updated, a timestamp in milliseconds written as a string. */
      updatedAt: string;
    };
    /** An access group project in the response to a list. */
    AccessGroupProjectListItem: {
      /** The ID of the project. */
      projectId: string;
      /** The role of the access group in the project. */
      role: components["schemas"]["ProjectRole"];
      /** When the access group project was created, a timestamp in milliseconds written as a string. */
      createdAt: string;
      /** When the access group project was last updated, a timestamp in milliseconds written as a string. */
      updatedAt: string;
      /** The project itself. */
      project: components["schemas"]["LinkedProject"];
    };
    /** A page of access group projects. */
    AccessGroupProjectPage: {
      /** The access group projects of the page. */
      projects: components["schemas"]["AccessGroupProjectListItem"][];
      /** Where the page stands in the list. */
      pagination: components["schemas"]["Pagination"];
    };
    /** A virtual model config of the AI gateway. Only its name is known; its type and its fields are not shown. */
    AiGatewayVirtualModelConfig: unknown;
    /** The ID of a project in a request body. */
    AssignableProjectId: string;
    /**
     * A role in a project that a request may give to an access group. Responses know one more, `PROJECT_GUEST`.
     * @enum {string}
     */
    AssignableProjectRole: "ADMIN" | "PROJECT_VIEWER" | "PROJECT_DEVELOPER";
    /** A role in a project that a request may give to an access group, or null where a request may name no role. */
    AssignableProjectRoleOrNull: components["schemas"]["AssignableProjectRole"] | null;
    /** An authorization code to exchange. */
    AuthorizationCodeGrant: {
      /** The client ID of the integration. */
      client_id: string;
      /** The client secret of the integration. */
      client_secret: string;
      /** The authorization code that the platform sent with the user to the redirect login URL. */
      code: string;
      /**
       * The kind of grant. It is meant for the form-urlencoded media type, and required in either.
       * @constant
       */
      grant_type: "authorization_code";
      /** The redirect URI. What it is used for is not shown. */
      redirect_uri?: string;
      /** The state, as received from the initialization request. */
      state?: string;
    };
    /** How the calling integration authenticates itself, in the body instead of by a bearer credential. */
    ClientCredentials: {
      /** The client ID of the integration. */
      client_id: string;
      /** The client secret of the integration. */
      client_secret: string;
    };
    /** The second shape of the tokens, in which every field is present and none is null. */
    CompleteSsoTokens: WithRequired<components["schemas"]["SsoTokens"], "refresh_token" | "expires_in"> & {
      /** The access token. */
      access_token: string;
      /** The type of the access token. The allowed values are not shown. */
      token_type: string;
    };
    /** What to create an access group from. No further property is allowed. */
    CreateAccessGroupBody: {
      /** The name of the new access group. */
      name: components["schemas"]["AccessGroupName"];
      /** IDs of the members to add. */
      membersToAdd?: components["schemas"]["MemberIds"];
      /** The projects to link to the access group, each with a role. */
      projects?: components["schemas"]["AccessGroupProjectAssignments"];
    };
    /** The project to link to an access group. Whether further properties are allowed is not shown. */
    CreateAccessGroupProjectBody: {
      /** The ID of the project. */
      projectId: components["schemas"]["AssignableProjectId"];
      /** The role that the access group gets in the project. */
      role: components["schemas"]["AssignableProjectRole"];
    };
    /** An access group in the response to a create. */
    CreatedAccessGroup: {
      /** The ID of the access group. */
      accessGroupId: string;
      /** The name of the access group. */
      name: string;
      /** The ID of the team that owns the access group. */
      teamId: string;
      /** When the access group was created, a timestamp in milliseconds written as a string. */
      createdAt: string;
      /** When the access group was last updated, a timestamp in milliseconds written as a string. */
      updatedAt: string;
      /** How many members the access group has. */
      membersCount: number;
      /** How many projects the access group is linked to. */
      projectsCount: number;
      /** The entitlements of the access group. */
      entitlements: components["schemas"]["Entitlement"][];
      /** The roles that the team has in the access group. */
      teamRoles?: string[];
      /** The permissions that the team has in the access group. */
      teamPermissions?: string[];
    };
    /** An object without any property, which stands for no access groups and no further page. */
    EmptyAccessGroupList: {
      accessGroups?: never;
      pagination?: never;
    };
    /** An entitlement of an access group. */
    Entitlement: "v0" | (string & {});
    /** The project of an access group project, in the response to a list. */
    LinkedProject: {
      /** The framework of the project, or null. The allowed values are not shown. */
      framework?: string | null;
      /** The ID of the latest deployment of the project. */
      latestDeploymentId?: string;
      /** The name of the project. */
      name?: string;
    };
    /** IDs of members. */
    MemberIds: string[];
    /** Where a page stands in a list. */
    Pagination: {
      /** A number of items. Whether those of the page or of the whole list is not shown. */
      count: number;
      /** The cursor of the following page, to be sent back as the query parameter `next`; null when no further page exists. */
      next: string | null;
    };
    /** The role that an access group has in a project, in a response. */
    ProjectRole: "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_GUEST" | "PROJECT_VIEWER" | (string & {});
    /** A refresh token to exchange. */
    RefreshTokenGrant: {
      /** The client ID of the integration. */
      client_id: string;
      /** The client secret of the integration. */
      client_secret: string;
      /** The refresh token of an earlier exchange. */
      refresh_token: string;
      /**
       * The kind of grant. It is meant for the form-urlencoded media type, and required in either.
       * @constant
       */
      grant_type: "refresh_token";
    };
    /** An authorization code or a refresh token to exchange. The field `grant_type` tells the two apart. */
    SsoTokenRequest: components["schemas"]["AuthorizationCodeGrant"] | components["schemas"]["RefreshTokenGrant"];
    /** The tokens, in one of two shapes. Which request leads to which shape is not shown; the second is a stricter form of the first. */
    SsoTokenResponse: components["schemas"]["SsoTokens"] | components["schemas"]["CompleteSsoTokens"];
    /** The first shape of the tokens, in which the access token and its type may be null. */
    SsoTokens: {
      /** The access token, or null. */
      access_token: string | null;
      /** The OIDC token that the provider logs the user in from. It expires, so it must not be stored. */
      id_token: string;
      /** The type of the access token, or null. The allowed values are not shown. */
      token_type: string | null;
      /** The time until a token expires. Which token, and the unit, are not shown. */
      expires_in?: number;
      /** The refresh token for a later exchange. */
      refresh_token?: string;
    };
    /** A permission that a team has in an access group. */
    TeamPermission:
      | "AiGatewayApiKeyOwnedBySelf"
      | "AiGatewayBudgetManager"
      | "AiGatewayCredits"
      | "AiGatewaySettings"
      | "AiGatewayTranscriptsManager"
      | "AiGatewayTranscriptsViewer"
      | "ConnectorManager"
      | "CreateProject"
      | "EnvVariableManager"
      | "EnvironmentManager"
      | "FullProductionDeployment"
      | "IntegrationManager"
      | "OrgAdmin"
      | "OrgViewer"
      | "UsageViewer"
      | "V0Builder"
      | "V0Chatter"
      | "V0Viewer"
      | "WorkflowDecryptor"
      | (string & {});
    /** The role that a member has in the team. */
    TeamRole: "BILLING" | "CONTRIBUTOR" | "DEVELOPER" | "MEMBER" | "OWNER" | "SECURITY" | "VIEWER" | "VIEWER_FOR_PLUS" | (string & {});
    /** What to change in an access group. Each property is optional; no further property is allowed. */
    UpdateAccessGroupBody: {
      /** IDs of the members to add. */
      membersToAdd?: components["schemas"]["MemberIds"];
      /** IDs of the members to remove. */
      membersToRemove?: components["schemas"]["MemberIds"];
      /** The new name of the access group. */
      name?: components["schemas"]["AccessGroupName"];
      /** Projects and the role that the access group gets in each. */
      projects?: components["schemas"]["AccessGroupProjectAssignments"];
    };
    /** The new role of an access group in a project. Whether further properties are allowed is not shown. */
    UpdateAccessGroupProjectBody: {
      /** The role that the access group gets in the project, or null. What null does here is not shown. */
      role: components["schemas"]["AssignableProjectRoleOrNull"];
    };
    /** An access group in the response to an update. */
    UpdatedAccessGroup: {
      /** The ID of the access group. */
      accessGroupId: string;
      /** The name of the access group. */
      name: string;
      /** The ID of the team that owns the access group. */
      teamId: string;
      /** When the access group was created, a timestamp in milliseconds written as a string. */
      createdAt: string;
      /** When the access group was last updated, a timestamp in milliseconds written as a string. */
      updatedAt: string;
      /** How many members the access group has. */
      membersCount: number;
      /** How many projects the access group is linked to. */
      projectsCount: number;
      /** The entitlements of the access group. */
      entitlements: components["schemas"]["Entitlement"][];
      /** The roles that the team has in the access group. */
      teamRoles?: string[];
      /** The permissions that the team has in the access group. */
      teamPermissions?: string[];
    };
    /** The fields of a webhook that both variants of the list have in common. */
    Webhook: {
      /** The ID of the webhook. */
      id: string;
      /** The URL that the webhook calls. */
      url: string;
      /** The ID of the team that the webhook belongs to. */
      ownerId: string;
      /** The events that the webhook subscribes to. */
      events: unknown[];
      /** When the webhook was created, a timestamp in milliseconds. */
      createdAt: number;
      /** When the webhook was last updated, a timestamp in milliseconds. */
      updatedAt: number;
      /** The IDs of the projects that the webhook is limited to. */
      projectIds?: string[];
    };
    /** Webhooks, either all with metadata of their projects or all without. When the response has which form is not shown. */
    WebhookList: components["schemas"]["WebhookWithProjectsMetadata"][] | components["schemas"]["WebhookWithoutProjectsMetadata"][];
    /** A webhook that comes with metadata of its projects. */
    WebhookWithProjectsMetadata: {
      /** The ID of the webhook. */
      id: string;
      /** The URL that the webhook calls. */
      url: string;
      /** The ID of the team that the webhook belongs to. */
      ownerId: string;
      /** The events that the webhook subscribes to. */
      events: unknown[];
      /** When the webhook was created, a timestamp in milliseconds. */
      createdAt: number;
      /** When the webhook was last updated, a timestamp in milliseconds. */
      updatedAt: number;
      /** The IDs of the projects that the webhook is limited to. */
      projectIds?: string[];
      /** Metadata of the projects that the webhook is limited to, or null. */
      projectsMetadata: unknown[] | null;
    };
    /** A webhook that comes without metadata of its projects. */
    WebhookWithoutProjectsMetadata: {
      /** The ID of the webhook. */
      id: string;
      /** The URL that the webhook calls. */
      url: string;
      /** The ID of the team that the webhook belongs to. */
      ownerId: string;
      /** The events that the webhook subscribes to. */
      events: unknown[];
      /** When the webhook was created, a timestamp in milliseconds. */
      createdAt: number;
      /** When the webhook was last updated, a timestamp in milliseconds. */
      updatedAt: number;
      /** The IDs of the projects that the webhook is limited to. */
      projectIds?: string[];
      projectsMetadata?: never;
    };
    /** The shape of an access group that the responses to a create and to an update share. */
    WrittenAccessGroup: {
      /** The ID of the access group. */
      accessGroupId: string;
      /** The name of the access group. */
      name: string;
      /** The ID of the team that owns the access group. */
      teamId: string;
      /** When the access group was created, a timestamp in milliseconds written as a string. */
      createdAt: string;
      /** When the access group was last updated, a timestamp in milliseconds written as a string. */
      updatedAt: string;
      /** How many members the access group has. */
      membersCount: number;
      /** How many projects the access group is linked to. */
      projectsCount: number;
      /** The entitlements of the access group. */
      entitlements: components["schemas"]["Entitlement"][];
      /** The roles that the team has in the access group. */
      teamRoles?: string[];
      /** The permissions that the team has in the access group. */
      teamPermissions?: string[];
    };
  };
  responses: {
    /** The request is invalid. What makes it so is not shown, nor is the shape of the error body. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** A value in the request body is invalid. The shape of the error body is not shown. */
    BadRequestBody: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** A value in the request body or in the request query is invalid. The shape of the error body is not shown. */
    BadRequestBodyOrQuery: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** A value in the request query is invalid. The shape of the error body is not shown. */
    BadRequestQuery: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** A conflict. Its condition is not shown, nor is the shape of the error body. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** The caller has no permission on the resource. The shape of the error body is not shown. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** Gone. Its condition is not shown, nor is the shape of the error body. */
    Gone: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** The service failed. Its condition is not shown, nor is the shape of the error body. */
    InternalServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** The operation succeeded. The status, the media type and the fields are not shown. */
    NotShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** Any other outcome. The statuses and the shape of an error body are not shown. */
    NotShownError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** What the path names exists. The status and the headers are not shown; the response to a HEAD has no body. */
    NotShownHead: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** Any other outcome. The statuses and the headers are not shown; the response to a HEAD has no body. */
    NotShownHeadError: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** Too many requests. Its condition is not shown, nor is the shape of the error body. */
    TooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** The request is not authorized, because the credential is missing or invalid. The shape of the error body is not shown. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
  };
  parameters: {
    /** The ID or the name of the access group. */
    accessGroupIdOrName: string;
    /** The action. Its values are not shown. */
    action: string;
    /** The ID of the alias. */
    aliasId: string;
    /** The ID of the check. */
    checkId: string;
    /** The ID of the check run. */
    checkRunId: string;
    /** The ID of the command. */
    cmdId: string;
    /** The code of the transfer request. */
    code: string;
    /** The version of the firewall config. */
    configVersion: string;
    /** The connector. Whether this is an ID or a name is not shown. */
    connector: string;
    /** The ID of the deployment. */
    deploymentId: string;
    /** The digest of the blob. */
    digest: string;
    /** The domain. */
    domain: string;
    /** The version ID of the backup of the global config. */
    edgeConfigBackupVersionId: string;
    /** The ID of the global config. */
    edgeConfigId: string;
    /** The key of the item of the global config. */
    edgeConfigItemKey: string;
    /** The slug or the ID of the custom environment. */
    environmentSlugOrId: string;
    /** The ID of the file. */
    fileId: string;
    /** The ID of a project. Only access groups that are linked to it are listed. */
    filterAccessGroupsByProject: string;
    /** The ID of a project to filter the webhooks by. The pattern is the service's own: its range from `A` to `z` also admits `[`, `\`, `]`, `^`, `_` and the backtick. */
    filterWebhooksByProject: string;
    /** The ID or the slug of the feature flag. */
    flagIdOrSlug: string;
    /** Any further query parameters. Which ones the operation takes is not shown. */
    furtherQuery: {
      [key: string]: unknown;
    };
    /** The ID of the microfrontend group. */
    groupId: string;
    /** The hash of the artifact. */
    hash: string;
    /** The hash key of the feature flag SDK key. */
    hashKey: string;
    /** The ID of the alias. */
    idOfAlias: string;
    /** The ID of the blob store. */
    idOfBlobStore: string;
    /** The ID of the certificate. */
    idOfCert: string;
    /** The ID of the integration configuration. */
    idOfConfiguration: string;
    /** The ID of the deployment. */
    idOfDeployment: string;
    /** The ID of the drain. */
    idOfDrain: string;
    /** The ID of the environment variable. */
    idOfEnvVariable: string;
    /** The ID of the store. */
    idOfStore: string;
    /** The ID of the alias, or the alias itself. */
    idOrAlias: string;
    /** The ID or the name of the access group. */
    idOrNameOfAccessGroup: string;
    /** The ID or the name of the project. */
    idOrNameOfProject: string;
    /** The ID or the name of the repository. */
    idOrNameOfRepository: string;
    /** The ID or the URL of the deployment. */
    idOrUrl: string;
    /** The ID or the digest of the image. */
    imageIdOrDigest: string;
    /** The ID of the integration configuration. */
    integrationConfigurationId: string;
    /** The ID or the slug of the integration. */
    integrationIdOrSlug: string;
    /** The ID of the invite. */
    inviteId: string;
    /** The ID of the invoice. */
    invoiceId: string;
    /** The ID of the experimentation item. */
    itemId: string;
    /** How many items a page holds at most. The default is not shown. */
    limit: number;
    /** The ID of the member of the installation. */
    memberId: string;
    /** How many members each access group includes at most. The default is not shown. */
    membersLimit: number;
    /** The ID of the metric. */
    metricId: string;
    /** The name of the sandbox drive. */
    nameOfDrive: string;
    /** The name of the sandbox. */
    nameOfSandbox: string;
    /** The ID of the network. */
    networkId: string;
    /** The cursor of a page, which is `pagination.next` of the page before it. */
    next: string;
    /** The ID of the registrar order. */
    orderId: string;
    /** The ID or the slug of the product. */
    productIdOrSlug: string;
    /** The ID of the project. */
    projectId: string;
    /** The ID of the project that is linked to the access group. */
    projectIdOfAccessGroup: string;
    /** The ID or the name of the project. */
    projectIdOrName: string;
    /** The slug of the project. */
    projectSlug: string;
    /** How many projects each access group includes at most. The default is not shown. */
    projectsLimit: number;
    /** The ID of the record. */
    recordId: string;
    /** The reference of the manifest. */
    reference: string;
    /** The name of the repository. */
    repositoryName: string;
    /** The ID of the resource. */
    resourceId: string;
    /** The ID of the route. */
    routeId: string;
    /** A text to search the names, user names and email addresses of the members for. How it is matched is not shown. */
    searchAccessGroupMembers: string;
    /** A text to search the names of the access groups for. How it is matched is not shown. */
    searchAccessGroups: string;
    /** The ID or the slug of the feature flag segment. */
    segmentIdOrSlug: string;
    /** The ID of the sandbox session. */
    sessionId: string;
    /** The slug of the team on whose behalf the request acts. */
    slug: string;
    /** The ID of the sandbox snapshot. */
    snapshotId: string;
    /** The tag of the repository. */
    tag: string;
    /** The ID of the team on whose behalf the request acts. */
    teamId: string;
    /** The ID of the team that the path names. */
    teamIdInPath: string;
    /** The slug of the team. */
    teamSlug: string;
    /** The top-level domain. */
    tld: string;
    /** The token of the global config. */
    token: string;
    /** The ID of the authentication token. */
    tokenId: string;
    /** The user ID of the member. */
    uid: string;
    /** The ID of the user whose request it is. */
    userId: string;
    /** The UUID of the blob upload. */
    uuid: string;
    /** The ID of the webhook. */
    webhookId: string;
  };
  requestBodies: {
    /** A body of any kind, or none. Its media type and its fields are not shown. */
    NotShown: {
      content: {
        "*/*": unknown;
      };
    };
  };
  headers: never;
  pathItems: never;
}

type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};
