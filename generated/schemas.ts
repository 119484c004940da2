// Generated from spec/ by `npm run generate`; edits are lost.

import type { components } from "./types.js";

/** An access group in a read response. */
export type AccessGroup = components["schemas"]["AccessGroup"];

/** A field of access groups in read and list responses, but not in create or update responses. */
export type AccessGroupDirectorySync = components["schemas"]["AccessGroupDirectorySync"];

/** The fields of an access group in all responses. */
export type AccessGroupFields = components["schemas"]["AccessGroupFields"];

/** A page of access groups, or an empty object. The conditions for the empty object are not documented. */
export type AccessGroupList = components["schemas"]["AccessGroupList"];

/** An access group in a list response. */
export type AccessGroupListItem = components["schemas"]["AccessGroupListItem"];

/** A member of an access group. */
export type AccessGroupMember = components["schemas"]["AccessGroupMember"];

/** A page of members of an access group. */
export type AccessGroupMemberPage = components["schemas"]["AccessGroupMemberPage"];

/** The name of an access group. The pattern is that of the service: its range from `A` to `z` includes `[`, `\`, `]`, `^`, `_` and the backtick. */
export type AccessGroupName = components["schemas"]["AccessGroupName"];

/** A page of access groups. */
export type AccessGroupPage = components["schemas"]["AccessGroupPage"];

/** The permissions of an access group as plain strings, in list, create and update responses. */
export type AccessGroupPermissionNames = components["schemas"]["AccessGroupPermissionNames"];

/** An access group project, the link between an access group and a project, in create, read and update responses. */
export type AccessGroupProject = components["schemas"]["AccessGroupProject"];

/** A project and the role of the access group in it. It is not documented whether other properties are allowed. */
export type AccessGroupProjectAssignment = components["schemas"]["AccessGroupProjectAssignment"];

/** Projects, each with the role of the access group in it. */
export type AccessGroupProjectAssignments = components["schemas"]["AccessGroupProjectAssignments"];

/** The fields of an access group project in all responses. */
export type AccessGroupProjectFields = components["schemas"]["AccessGroupProjectFields"];

/** An access group project in a list response. */
export type AccessGroupProjectListItem = components["schemas"]["AccessGroupProjectListItem"];

/** A page of access group projects. */
export type AccessGroupProjectPage = components["schemas"]["AccessGroupProjectPage"];

/** A virtual model config of the AI gateway. Its type and fields are not documented. */
export type AiGatewayVirtualModelConfig = components["schemas"]["AiGatewayVirtualModelConfig"];

/** The ID of a project in a request body. */
export type AssignableProjectId = components["schemas"]["AssignableProjectId"];

/** The listed values of {@link AssignableProjectRole}. */
export const ASSIGNABLE_PROJECT_ROLES = ["ADMIN", "PROJECT_VIEWER", "PROJECT_DEVELOPER"] as const;

/** A project role that requests may assign to an access group. Responses have one more role, `PROJECT_GUEST`. */
export type AssignableProjectRole = components["schemas"]["AssignableProjectRole"];

/** A project role that requests may assign to an access group, or null. */
export type AssignableProjectRoleOrNull = components["schemas"]["AssignableProjectRoleOrNull"];

/** An authorization code to exchange. */
export type AuthorizationCodeGrant = components["schemas"]["AuthorizationCodeGrant"];

/** The credentials of the integration, sent in the body instead of a bearer token. */
export type ClientCredentials = components["schemas"]["ClientCredentials"];

/** The second variant of the tokens. All fields are required, and none is null. */
export type CompleteSsoTokens = components["schemas"]["CompleteSsoTokens"];

/** The properties of a new access group. Other properties are not allowed. */
export type CreateAccessGroupBody = components["schemas"]["CreateAccessGroupBody"];

/** The project to link to an access group, with its role. It is not documented whether other properties are allowed. */
export type CreateAccessGroupProjectBody = components["schemas"]["CreateAccessGroupProjectBody"];

/** An access group in a create response. */
export type CreatedAccessGroup = components["schemas"]["CreatedAccessGroup"];

/** An empty object, which means no access groups and no further page. */
export type EmptyAccessGroupList = components["schemas"]["EmptyAccessGroupList"];

/** The listed values of {@link Entitlement}. */
export const ENTITLEMENTS = ["v0"] as const;

/** A listed value of {@link Entitlement}. */
export type KnownEntitlement = (typeof ENTITLEMENTS)[number];

/** An entitlement of an access group. */
export type Entitlement = components["schemas"]["Entitlement"];

/** The project of an access group project, in a list response. */
export type LinkedProject = components["schemas"]["LinkedProject"];

/** IDs of members. */
export type MemberIds = components["schemas"]["MemberIds"];

/** The position of a page in a list. */
export type Pagination = components["schemas"]["Pagination"];

/** The listed values of {@link ProjectRole}. */
export const PROJECT_ROLES = ["ADMIN", "PROJECT_DEVELOPER", "PROJECT_GUEST", "PROJECT_VIEWER"] as const;

/** A listed value of {@link ProjectRole}. */
export type KnownProjectRole = (typeof PROJECT_ROLES)[number];

/** The role of an access group in a project, in responses. */
export type ProjectRole = components["schemas"]["ProjectRole"];

/** A refresh token to exchange. */
export type RefreshTokenGrant = components["schemas"]["RefreshTokenGrant"];

/** An authorization code or a refresh token to exchange. The field `grant_type` distinguishes the two. */
export type SsoTokenRequest = components["schemas"]["SsoTokenRequest"];

/** The tokens in one of two variants. The second is stricter than the first. The conditions for each variant are not documented. */
export type SsoTokenResponse = components["schemas"]["SsoTokenResponse"];

/** The first variant of the tokens. The access token and its type may be null. */
export type SsoTokens = components["schemas"]["SsoTokens"];

/** The listed values of {@link TeamPermission}. */
export const TEAM_PERMISSIONS = [
  "AiGatewayApiKeyOwnedBySelf",
  "AiGatewayBudgetManager",
  "AiGatewayCredits",
  "AiGatewaySettings",
  "AiGatewayTranscriptsManager",
  "AiGatewayTranscriptsViewer",
  "ConnectorManager",
  "CreateProject",
  "EnvVariableManager",
  "EnvironmentManager",
  "FullProductionDeployment",
  "IntegrationManager",
  "OrgAdmin",
  "OrgViewer",
  "UsageViewer",
  "V0Builder",
  "V0Chatter",
  "V0Viewer",
  "WorkflowDecryptor",
] as const;

/** A listed value of {@link TeamPermission}. */
export type KnownTeamPermission = (typeof TEAM_PERMISSIONS)[number];

/** A permission that a team has in an access group. */
export type TeamPermission = components["schemas"]["TeamPermission"];

/** The listed values of {@link TeamRole}. */
export const TEAM_ROLES = ["BILLING", "CONTRIBUTOR", "DEVELOPER", "MEMBER", "OWNER", "SECURITY", "VIEWER", "VIEWER_FOR_PLUS"] as const;

/** A listed value of {@link TeamRole}. */
export type KnownTeamRole = (typeof TEAM_ROLES)[number];

/** The role of a member in the team. */
export type TeamRole = components["schemas"]["TeamRole"];

/** The changes to an access group. All properties are optional; other properties are not allowed. */
export type UpdateAccessGroupBody = components["schemas"]["UpdateAccessGroupBody"];

/** The new role of an access group in a project. It is not documented whether other properties are allowed. */
export type UpdateAccessGroupProjectBody = components["schemas"]["UpdateAccessGroupProjectBody"];

/** An access group in an update response. */
export type UpdatedAccessGroup = components["schemas"]["UpdatedAccessGroup"];

/** The fields of a webhook in both list variants. */
export type Webhook = components["schemas"]["Webhook"];

/** Webhooks, either all with project metadata or all without. The conditions for each variant are not documented. */
export type WebhookList = components["schemas"]["WebhookList"];

/** A webhook with project metadata. */
export type WebhookWithProjectsMetadata = components["schemas"]["WebhookWithProjectsMetadata"];

/** A webhook without project metadata. */
export type WebhookWithoutProjectsMetadata = components["schemas"]["WebhookWithoutProjectsMetadata"];

/** An access group in create and update responses. */
export type WrittenAccessGroup = components["schemas"]["WrittenAccessGroup"];
