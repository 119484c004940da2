// Generated from spec/ by `npm run generate`; edits are lost.

import type { components } from "./types.js";

/** An access group in the response to a read. */
export type AccessGroup = components["schemas"]["AccessGroup"];

/** The field that an access group has in the responses to a read and to a list, but not to a create or an update. */
export type AccessGroupDirectorySync = components["schemas"]["AccessGroupDirectorySync"];

/** The fields that every shape of an access group has in common. */
export type AccessGroupFields = components["schemas"]["AccessGroupFields"];

/** Either an empty object or a page of access groups. When the response is the empty object is not shown. */
export type AccessGroupList = components["schemas"]["AccessGroupList"];

/** An access group in the response to a list. */
export type AccessGroupListItem = components["schemas"]["AccessGroupListItem"];

/** A member of an access group. */
export type AccessGroupMember = components["schemas"]["AccessGroupMember"];

/** A page of the members of an access group. */
export type AccessGroupMemberPage = components["schemas"]["AccessGroupMemberPage"];

/** The name of an access group. The pattern is the service's own: its range from `A` to `z` also admits `[`, `\`, `]`, `^`, `_` and the backtick. */
export type AccessGroupName = components["schemas"]["AccessGroupName"];

/** A page of access groups. */
export type AccessGroupPage = components["schemas"]["AccessGroupPage"];

/** The permissions of an access group in the responses to a list, a create and an update, where they are plain strings. */
export type AccessGroupPermissionNames = components["schemas"]["AccessGroupPermissionNames"];

/** An access group project, which links a project to an access group, in the responses to a create, a read and an update. */
export type AccessGroupProject = components["schemas"]["AccessGroupProject"];

/** A project and the role that the access group gets in it. Whether further properties are allowed is not shown. */
export type AccessGroupProjectAssignment = components["schemas"]["AccessGroupProjectAssignment"];

/** Projects and the role that the access group gets in each. */
export type AccessGroupProjectAssignments = components["schemas"]["AccessGroupProjectAssignments"];

/** The fields that both shapes of an access group project have in common. */
export type AccessGroupProjectFields = components["schemas"]["AccessGroupProjectFields"];

/** An access group project in the response to a list. */
export type AccessGroupProjectListItem = components["schemas"]["AccessGroupProjectListItem"];

/** A page of access group projects. */
export type AccessGroupProjectPage = components["schemas"]["AccessGroupProjectPage"];

/** A virtual model config of the AI gateway. Only its name is known; its type and its fields are not shown. */
export type AiGatewayVirtualModelConfig = components["schemas"]["AiGatewayVirtualModelConfig"];

/** The ID of a project in a request body. */
export type AssignableProjectId = components["schemas"]["AssignableProjectId"];

/** The listed values of {@link AssignableProjectRole}. */
export const ASSIGNABLE_PROJECT_ROLES = ["ADMIN", "PROJECT_VIEWER", "PROJECT_DEVELOPER"] as const;

/** A role in a project that a request may give to an access group. Responses know one more, `PROJECT_GUEST`. */
export type AssignableProjectRole = components["schemas"]["AssignableProjectRole"];

/** A role in a project that a request may give to an access group, or null where a request may name no role. */
export type AssignableProjectRoleOrNull = components["schemas"]["AssignableProjectRoleOrNull"];

/** An authorization code to exchange. */
export type AuthorizationCodeGrant = components["schemas"]["AuthorizationCodeGrant"];

/** How the calling integration authenticates itself, in the body instead of by a bearer credential. */
export type ClientCredentials = components["schemas"]["ClientCredentials"];

/** The second shape of the tokens, in which every field is present and none is null. */
export type CompleteSsoTokens = components["schemas"]["CompleteSsoTokens"];

/** What to create an access group from. No further property is allowed. */
export type CreateAccessGroupBody = components["schemas"]["CreateAccessGroupBody"];

/** The project to link to an access group. Whether further properties are allowed is not shown. */
export type CreateAccessGroupProjectBody = components["schemas"]["CreateAccessGroupProjectBody"];

/** An access group in the response to a create. */
export type CreatedAccessGroup = components["schemas"]["CreatedAccessGroup"];

/** An object without any property, which stands for no access groups and no further page. */
export type EmptyAccessGroupList = components["schemas"]["EmptyAccessGroupList"];

/** The listed values of {@link Entitlement}. */
export const ENTITLEMENTS = ["v0"] as const;

/** A listed value of {@link Entitlement}. */
export type KnownEntitlement = (typeof ENTITLEMENTS)[number];

/** An entitlement of an access group. */
export type Entitlement = components["schemas"]["Entitlement"];

/** The project of an access group project, in the response to a list. */
export type LinkedProject = components["schemas"]["LinkedProject"];

/** IDs of members. */
export type MemberIds = components["schemas"]["MemberIds"];

/** Where a page stands in a list. */
export type Pagination = components["schemas"]["Pagination"];

/** The listed values of {@link ProjectRole}. */
export const PROJECT_ROLES = ["ADMIN", "PROJECT_DEVELOPER", "PROJECT_GUEST", "PROJECT_VIEWER"] as const;

/** A listed value of {@link ProjectRole}. */
export type KnownProjectRole = (typeof PROJECT_ROLES)[number];

/** The role that an access group has in a project, in a response. */
export type ProjectRole = components["schemas"]["ProjectRole"];

/** A refresh token to exchange. */
export type RefreshTokenGrant = components["schemas"]["RefreshTokenGrant"];

/** An authorization code or a refresh token to exchange. The field `grant_type` tells the two apart. */
export type SsoTokenRequest = components["schemas"]["SsoTokenRequest"];

/** The tokens, in one of two shapes. Which request leads to which shape is not shown; the second is a stricter form of the first. */
export type SsoTokenResponse = components["schemas"]["SsoTokenResponse"];

/** The first shape of the tokens, in which the access token and its type may be null. */
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

/** The role that a member has in the team. */
export type TeamRole = components["schemas"]["TeamRole"];

/** What to change in an access group. Each property is optional; no further property is allowed. */
export type UpdateAccessGroupBody = components["schemas"]["UpdateAccessGroupBody"];

/** The new role of an access group in a project. Whether further properties are allowed is not shown. */
export type UpdateAccessGroupProjectBody = components["schemas"]["UpdateAccessGroupProjectBody"];

/** An access group in the response to an update. */
export type UpdatedAccessGroup = components["schemas"]["UpdatedAccessGroup"];

/** The fields of a webhook that both variants of the list have in common. */
export type Webhook = components["schemas"]["Webhook"];

/** Webhooks, either all with metadata of their projects or all without. When the response has which form is not shown. */
export type WebhookList = components["schemas"]["WebhookList"];

/** A webhook that comes with metadata of its projects. */
export type WebhookWithProjectsMetadata = components["schemas"]["WebhookWithProjectsMetadata"];

/** A webhook that comes without metadata of its projects. */
export type WebhookWithoutProjectsMetadata = components["schemas"]["WebhookWithoutProjectsMetadata"];

/** The shape of an access group that the responses to a create and to an update share. */
export type WrittenAccessGroup = components["schemas"]["WrittenAccessGroup"];
