// Generated from spec/ by `npm run generate`; edits are lost.

export interface components {
  schemas: {
    /** An access group in a read response. */
    AccessGroup: AccessGroup;
    /** A field of access groups in read and list responses, but not in create or update responses. */
    AccessGroupDirectorySync: AccessGroupDirectorySync;
    /** The fields of an access group in all responses. */
    AccessGroupFields: AccessGroupFields;
    /** A page of access groups, or an empty object. The conditions for the empty object are not documented. */
    AccessGroupList: components["schemas"]["EmptyAccessGroupList"] | components["schemas"]["AccessGroupPage"];
    /** An access group in a list response. */
    AccessGroupListItem: AccessGroupListItem;
    /** A member of an access group. */
    AccessGroupMember: AccessGroupMember;
    /** A page of members of an access group. */
    AccessGroupMemberPage: AccessGroupMemberPage;
    /** The name of an access group. The pattern is that of the service: its range from `A` to `z` includes `[`, `\`, `]`, `^`, `_` and the backtick. */
    AccessGroupName: string;
    /** A page of access groups. */
    AccessGroupPage: AccessGroupPage;
    /** The permissions of an access group as plain strings, in list, create and update responses. */
    AccessGroupPermissionNames: AccessGroupPermissionNames;
    /** An access group project, the link between an access group and a project, in create, read and update responses. */
    AccessGroupProject: AccessGroupProject;
    /** A project and the role of the access group in it. It is not documented whether other properties are allowed. */
    AccessGroupProjectAssignment: AccessGroupProjectAssignment;
    /** Projects, each with the role of the access group in it. */
    AccessGroupProjectAssignments: components["schemas"]["AccessGroupProjectAssignment"][];
    /** The fields of an access group project in all responses. */
    AccessGroupProjectFields: AccessGroupProjectFields;
    /** An access group project in a list response. */
    AccessGroupProjectListItem: AccessGroupProjectListItem;
    /** A page of access group projects. */
    AccessGroupProjectPage: AccessGroupProjectPage;
    /** A virtual model config of the AI gateway. Its type and fields are not documented. */
    AiGatewayVirtualModelConfig: unknown;
    /** The ID of a project in a request body. */
    AssignableProjectId: string;
    /**
     * A project role that requests may assign to an access group. Responses have one more role, `PROJECT_GUEST`.
     * @enum {string}
     */
    AssignableProjectRole: "ADMIN" | "PROJECT_VIEWER" | "PROJECT_DEVELOPER";
    /** A project role that requests may assign to an access group, or null. */
    AssignableProjectRoleOrNull: components["schemas"]["AssignableProjectRole"] | null;
    /** An authorization code to exchange. */
    AuthorizationCodeGrant: AuthorizationCodeGrant;
    /** The credentials of the integration, sent in the body instead of a bearer token. */
    ClientCredentials: ClientCredentials;
    /** The second variant of the tokens. All fields are required, and none is null. */
    CompleteSsoTokens: CompleteSsoTokens;
    /** The properties of a new access group. Other properties are not allowed. */
    CreateAccessGroupBody: CreateAccessGroupBody;
    /** The project to link to an access group, with its role. It is not documented whether other properties are allowed. */
    CreateAccessGroupProjectBody: CreateAccessGroupProjectBody;
    /** An access group in a create response. */
    CreatedAccessGroup: components["schemas"]["WrittenAccessGroup"];
    /** An empty object, which means no access groups and no further page. */
    EmptyAccessGroupList: EmptyAccessGroupList;
    /** An entitlement of an access group. */
    Entitlement: "v0" | (string & {});
    /** The project of an access group project, in a list response. */
    LinkedProject: LinkedProject;
    /** IDs of members. */
    MemberIds: string[];
    /** The position of a page in a list. */
    Pagination: Pagination;
    /** The role of an access group in a project, in responses. */
    ProjectRole: "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_GUEST" | "PROJECT_VIEWER" | (string & {});
    /** A refresh token to exchange. */
    RefreshTokenGrant: RefreshTokenGrant;
    /** An authorization code or a refresh token to exchange. The field `grant_type` distinguishes the two. */
    SsoTokenRequest: components["schemas"]["AuthorizationCodeGrant"] | components["schemas"]["RefreshTokenGrant"];
    /** The tokens in one of two variants. The second is stricter than the first. The conditions for each variant are not documented. */
    SsoTokenResponse: components["schemas"]["SsoTokens"] | components["schemas"]["CompleteSsoTokens"];
    /** The first variant of the tokens. The access token and its type may be null. */
    SsoTokens: SsoTokens;
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
    /** The role of a member in the team. */
    TeamRole: "BILLING" | "CONTRIBUTOR" | "DEVELOPER" | "MEMBER" | "OWNER" | "SECURITY" | "VIEWER" | "VIEWER_FOR_PLUS" | (string & {});
    /** The changes to an access group. All properties are optional; other properties are not allowed. */
    UpdateAccessGroupBody: UpdateAccessGroupBody;
    /** The new role of an access group in a project. It is not documented whether other properties are allowed. */
    UpdateAccessGroupProjectBody: UpdateAccessGroupProjectBody;
    /** An access group in an update response. */
    UpdatedAccessGroup: components["schemas"]["WrittenAccessGroup"];
    /** The fields of a webhook in both list variants. */
    Webhook: Webhook;
    /** Webhooks, either all with project metadata or all without. The conditions for each variant are not documented. */
    WebhookList: components["schemas"]["WebhookWithProjectsMetadata"][] | components["schemas"]["WebhookWithoutProjectsMetadata"][];
    /** A webhook with project metadata. */
    WebhookWithProjectsMetadata: WebhookWithProjectsMetadata;
    /** A webhook without project metadata. */
    WebhookWithoutProjectsMetadata: WebhookWithoutProjectsMetadata;
    /** An access group in create and update responses. */
    WrittenAccessGroup: WrittenAccessGroup;
  };
  responses: {
    /** The request is invalid. The conditions and the format of the error body are not documented. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** A value in the request body is invalid. The format of the error body is not documented. */
    BadRequestBody: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** A value in the request body or the query is invalid. The format of the error body is not documented. */
    BadRequestBodyOrQuery: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** A value in the query is invalid. The format of the error body is not documented. */
    BadRequestQuery: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** Conflict. The conditions and the format of the error body are not documented. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** The caller has no permission on the resource. The format of the error body is not documented. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** Gone. The conditions and the format of the error body are not documented. */
    Gone: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** The service failed. The conditions and the format of the error body are not documented. */
    InternalServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** Success. The status, the media type and the fields are not documented. */
    NotShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** Any other response. The statuses and the format of error bodies are not documented. */
    NotShownError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** The resource exists. The status and the headers are not documented; responses to HEAD have no body. */
    NotShownHead: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** Any other response. The statuses and the headers are not documented; responses to HEAD have no body. */
    NotShownHeadError: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** Too many requests. The conditions and the format of the error body are not documented. */
    TooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "*/*": unknown;
      };
    };
    /** The access token is missing or invalid. The format of the error body is not documented. */
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
    /** The action. Its values are not documented. */
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
    /** The connector. It is not documented whether this is an ID or a name. */
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
    /** The ID of a project. Lists only access groups that are linked to it. */
    filterAccessGroupsByProject: string;
    /** The ID of a project to filter by. The pattern is that of the service: its range from `A` to `z` includes `[`, `\`, `]`, `^`, `_` and the backtick. */
    filterWebhooksByProject: string;
    /** The ID or the slug of the feature flag. */
    flagIdOrSlug: string;
    /** Other query parameters. Their names are not documented. */
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
    /** The maximum number of items in a page. The default is not documented. */
    limit: number;
    /** The ID of the member of the installation. */
    memberId: string;
    /** The maximum number of members in each access group. The default is not documented. */
    membersLimit: number;
    /** The ID of the metric. */
    metricId: string;
    /** The name of the sandbox drive. */
    nameOfDrive: string;
    /** The name of the sandbox. */
    nameOfSandbox: string;
    /** The ID of the network. */
    networkId: string;
    /** The cursor of a page, from `pagination.next` of the previous page. */
    next: string;
    /** The ID of the registrar order. */
    orderId: string;
    /** The ID or the slug of the product. */
    productIdOrSlug: string;
    /** The ID of the project. */
    projectId: string;
    /** The ID of the project linked to the access group. */
    projectIdOfAccessGroup: string;
    /** The ID or the name of the project. */
    projectIdOrName: string;
    /** The slug of the project. */
    projectSlug: string;
    /** The maximum number of projects in each access group. The default is not documented. */
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
    /** Search text for the names, usernames and email addresses of the members. The matching rules are not documented. */
    searchAccessGroupMembers: string;
    /** Search text for the names of the access groups. The matching rules are not documented. */
    searchAccessGroups: string;
    /** The ID or the slug of the feature flag segment. */
    segmentIdOrSlug: string;
    /** The ID of the sandbox session. */
    sessionId: string;
    /** The slug of the team that the request acts for. */
    slug: string;
    /** The ID of the sandbox snapshot. */
    snapshotId: string;
    /** The tag of the repository. */
    tag: string;
    /** The ID of the team that the request acts for. */
    teamId: string;
    /** The ID of the team. */
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
    /** Any body, or none. The media type and the fields are not documented. */
    NotShown: {
      content: {
        "*/*": unknown;
      };
    };
  };
  headers: never;
  pathItems: never;
}

type AccessGroup = components["schemas"]["AccessGroupFields"] &
  components["schemas"]["AccessGroupDirectorySync"] & {
    /** The permissions that the team has in the access group. */
    teamPermissions?: components["schemas"]["TeamPermission"][];
  };

type AccessGroupDirectorySync = {
  /** True if directory sync manages the access group. */
  isDsyncManaged: boolean;
};

type AccessGroupFields = {
  /** The ID of the access group. */
  accessGroupId: string;
  /** The name of the access group. */
  name: string;
  /** The ID of the team that owns the access group. */
  teamId: string;
  /** Creation time of the access group, a timestamp in milliseconds as a string. In JavaScript: `new Date(Number(createdAt))`. */
  createdAt: string;
  /** Time of the last update of the access group, a timestamp in milliseconds as a string. In JavaScript: `new Date(Number(updatedAt))`. */
  updatedAt: string;
  /** The number of members of the access group. */
  membersCount: number;
  /** The number of projects linked to the access group. */
  projectsCount: number;
  /** The entitlements of the access group. */
  entitlements?: components["schemas"]["Entitlement"][];
  /** The roles that the team has in the access group. */
  teamRoles?: string[];
};

type AccessGroupListItem = components["schemas"]["AccessGroupFields"] &
  components["schemas"]["AccessGroupDirectorySync"] &
  components["schemas"]["AccessGroupPermissionNames"] & {
    /** IDs of members of the access group, at most `membersLimit`. */
    members?: components["schemas"]["MemberIds"];
    /** IDs of projects linked to the access group, at most `projectsLimit`. */
    projects?: string[];
  };

type AccessGroupMember = {
  /** The ID of the user. */
  uid: string;
  /** The username of the member. */
  username: string;
  /** The email address of the member. */
  email: string;
  /** The role of the member in the team. */
  teamRole: components["schemas"]["TeamRole"];
  /** The avatar of the member. The format is not documented. */
  avatar?: string;
  /** A creation time as a string. Its subject and format are not documented. */
  createdAt?: string;
  /** The name of the member. */
  name?: string;
};

type AccessGroupMemberPage = {
  /** The members of the page. */
  members: components["schemas"]["AccessGroupMember"][];
  /** The position of the page in the list. */
  pagination: components["schemas"]["Pagination"];
};

type AccessGroupPage = {
  /** The access groups of the page. */
  accessGroups: components["schemas"]["AccessGroupListItem"][];
  /** The position of the page in the list. */
  pagination: components["schemas"]["Pagination"];
};

type AccessGroupPermissionNames = {
  /** The permissions that the team has in the access group. */
  teamPermissions?: string[];
};

type AccessGroupProject = components["schemas"]["AccessGroupProjectFields"] & {
  /** The ID of the access group. */
  accessGroupId: string;
  /** The ID of the team. */
  teamId: string;
};

type AccessGroupProjectAssignment = {
  /** The ID of the project. */
  projectId: components["schemas"]["AssignableProjectId"];
  /** The role in the project; null removes the role of the access group in this project. */
  role: components["schemas"]["AssignableProjectRoleOrNull"];
};

type AccessGroupProjectFields = {
  /** The ID of the project. */
  projectId: string;
  /** The role of the access group in the project. */
  role: components["schemas"]["ProjectRole"];
  /** Creation time of the access group project, a timestamp in milliseconds as a string. In JavaScript: `new Date(Number(createdAt))`. */
  createdAt: string;
  /** Time of the last update of the access group project, a timestamp in milliseconds as a string. In JavaScript: `new Date(Number(updatedAt))`. */
  updatedAt: string;
};

type AccessGroupProjectListItem = components["schemas"]["AccessGroupProjectFields"] & {
  /** The project itself. */
  project: components["schemas"]["LinkedProject"];
};

type AccessGroupProjectPage = {
  /** The access group projects of the page. */
  projects: components["schemas"]["AccessGroupProjectListItem"][];
  /** The position of the page in the list. */
  pagination: components["schemas"]["Pagination"];
};

type AuthorizationCodeGrant = components["schemas"]["ClientCredentials"] & {
  /** The authorization code that the platform sent to the redirect login URL. */
  code: string;
  /**
   * The grant type. It is intended for form-urlencoded bodies, but also required in JSON bodies.
   * @constant
   */
  grant_type: "authorization_code";
  /** The redirect URI. Its purpose is not documented. */
  redirect_uri?: string | undefined;
  /** The state from the initialization request. */
  state?: string | undefined;
};

type ClientCredentials = {
  /** The client ID of the integration. */
  client_id: string;
  /** The client secret of the integration. */
  client_secret: string;
};

type CompleteSsoTokens = components["schemas"]["SsoTokens"] & {
  /** The access token. */
  access_token: string;
  /** The type of the access token. The allowed values are not documented. */
  token_type: string;
} & {
  /** A refresh token for a later exchange. */
  refresh_token: string;
  /** The time until a token expires. The token and the unit are not documented. */
  expires_in: number;
};

type CreateAccessGroupBody = {
  /** The name of the new access group. */
  name: components["schemas"]["AccessGroupName"];
  /** IDs of the members to add. */
  membersToAdd?: components["schemas"]["MemberIds"] | undefined;
  /** The projects to link to the access group, each with its role. */
  projects?: components["schemas"]["AccessGroupProjectAssignments"] | undefined;
};

type CreateAccessGroupProjectBody = {
  /** The ID of the project. */
  projectId: components["schemas"]["AssignableProjectId"];
  /** The role of the access group in the project. */
  role: components["schemas"]["AssignableProjectRole"];
};

type EmptyAccessGroupList = {
  accessGroups?: never;
  pagination?: never;
};

type LinkedProject = {
  /** The framework of the project, or null. The allowed values are not documented. */
  framework?: string | null;
  /** The ID of the latest deployment of the project. */
  latestDeploymentId?: string;
  /** The name of the project. */
  name?: string;
};

type Pagination = {
  /** A number of items, either in the page or in the whole list; which one is not documented. */
  count: number;
  /** The cursor of the next page, to send as the query parameter `next`; null if no further page exists. */
  next: string | null;
};

type RefreshTokenGrant = components["schemas"]["ClientCredentials"] & {
  /** The refresh token from an earlier exchange. */
  refresh_token: string;
  /**
   * The grant type. It is intended for form-urlencoded bodies, but also required in JSON bodies.
   * @constant
   */
  grant_type: "refresh_token";
};

type SsoTokens = {
  /** The access token, or null. */
  access_token: string | null;
  /** The OIDC token that the provider uses to sign the user in. It expires, so it must not be stored. */
  id_token: string;
  /** The type of the access token, or null. The allowed values are not documented. */
  token_type: string | null;
  /** The time until a token expires. The token and the unit are not documented. */
  expires_in?: number;
  /** A refresh token for a later exchange. */
  refresh_token?: string;
};

type UpdateAccessGroupBody = {
  /** IDs of the members to add. */
  membersToAdd?: components["schemas"]["MemberIds"] | undefined;
  /** IDs of the members to remove. */
  membersToRemove?: components["schemas"]["MemberIds"] | undefined;
  /** The new name of the access group. */
  name?: components["schemas"]["AccessGroupName"] | undefined;
  /** Projects, each with the new role of the access group in it. */
  projects?: components["schemas"]["AccessGroupProjectAssignments"] | undefined;
};

type UpdateAccessGroupProjectBody = {
  /** The new role, or null. The effect of null is not documented. */
  role: components["schemas"]["AssignableProjectRoleOrNull"];
};

type Webhook = {
  /** The ID of the webhook. */
  id: string;
  /** The URL that the webhook calls. */
  url: string;
  /** The ID of the team that owns the webhook. */
  ownerId: string;
  /** The events that the webhook subscribes to. */
  events: unknown[];
  /** Creation time of the webhook, a timestamp in milliseconds. */
  createdAt: number;
  /** Time of the last update of the webhook, a timestamp in milliseconds. */
  updatedAt: number;
  /** The IDs of the projects that the webhook is limited to. */
  projectIds?: string[];
};

type WebhookWithProjectsMetadata = components["schemas"]["Webhook"] & {
  /** Metadata of the projects that the webhook is limited to, or null. */
  projectsMetadata: unknown[] | null;
};

type WebhookWithoutProjectsMetadata = components["schemas"]["Webhook"] & {
  projectsMetadata?: never;
};

type WrittenAccessGroup = components["schemas"]["AccessGroupFields"] &
  components["schemas"]["AccessGroupPermissionNames"] & {
    /** The entitlements of the access group. */
    entitlements: components["schemas"]["Entitlement"][];
  };

export {};
