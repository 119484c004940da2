import type { WrongCall } from "./calls.js";

const ROLES = '"ADMIN" | "PROJECT_VIEWER" | "PROJECT_DEVELOPER"';
const CREATE_BODY = `{ name: string; membersToAdd?: string[] | undefined; projects?: { projectId: string; role: ${ROLES} | null; }[] | undefined; }`;
const LIST_QUERY =
  "{ teamId?: string | undefined; slug?: string | undefined; projectId?: string | undefined; search?: string | undefined; membersLimit?: number | undefined; projectsLimit?: number | undefined; limit?: number | undefined; next?: string | undefined; }";
const UNKNOWN_KEY = "TS2353: Object literal may only specify known properties, and";

/** Calls of the client that do not compile. */
export const WRONG: readonly WrongCall[] = [
  ["no request", `p.readAccessGroup(client);`, "TS2554: Expected 2 arguments, but got 1."],
  [
    "no path",
    `p.readAccessGroup(client, {});`,
    "TS2345: Argument of type '{}' is not assignable to parameter of type 'ReadAccessGroupRequest'.\n  Property 'path' is missing in type '{}' but required in type 'ReadAccessGroupRequest'.",
  ],
  [
    "no path parameter",
    `p.readAccessGroup(client, { path: {} });`,
    "TS2741: Property 'idOrName' is missing in type '{}' but required in type '{ idOrName: string; }'.",
  ],
  [
    "one path parameter of two",
    `p.readAccessGroupProject(client, { path: { accessGroupIdOrName: "web" } });`,
    "TS2741: Property 'projectId' is missing in type '{ accessGroupIdOrName: string; }' but required in type '{ accessGroupIdOrName: string; projectId: string; }'.",
  ],
  [
    "another path parameter",
    `p.readAccessGroup(client, { path: { id: "web" } });`,
    `${UNKNOWN_KEY} 'id' does not exist in type '{ idOrName: string; }'.`,
  ],
  [
    "a path parameter that is a number",
    `p.readAccessGroup(client, { path: { idOrName: 1 } });`,
    "TS2322: Type 'number' is not assignable to type 'string'.",
  ],
  [
    "a path parameter that may be undefined",
    `p.readAccessGroup(client, { path: { idOrName: undefined as string | undefined } });`,
    "TS2322: Type 'string | undefined' is not assignable to type 'string'.\n  Type 'undefined' is not assignable to type 'string'.",
  ],
  [
    "no path parameter of an indexed operation",
    `p.readWebhook(client, { path: {} });`,
    "TS2741: Property 'id' is missing in type '{}' but required in type '{ id: string; }'.",
  ],
  [
    "a role that only answers have",
    `p.createAccessGroupProject(client, { path: { idOrName: "web" }, body: { projectId: "prj_1", role: "PROJECT_GUEST" } });`,
    `TS2322: Type '"PROJECT_GUEST"' is not assignable to type '${ROLES}'.`,
  ],
  [
    "null as a role of a new project",
    `p.createAccessGroupProject(client, { path: { idOrName: "web" }, body: { projectId: "prj_1", role: null } });`,
    `TS2322: Type 'null' is not assignable to type '${ROLES}'.`,
  ],
  [
    "a role that there is not",
    `p.updateAccessGroupProject(client, { path: { accessGroupIdOrName: "web", projectId: "prj_1" }, body: { role: "OWNER" } });`,
    `TS2322: Type '"OWNER"' is not assignable to type '${ROLES} | null'.`,
  ],
  [
    "no body",
    `p.createAccessGroup(client, {});`,
    "TS2345: Argument of type '{}' is not assignable to parameter of type 'CreateAccessGroupRequest'.\n  Property 'body' is missing in type '{}' but required in type 'CreateAccessGroupRequest'.",
  ],
  [
    "an empty body",
    `p.createAccessGroup(client, { body: {} });`,
    `TS2741: Property 'name' is missing in type '{}' but required in type '${CREATE_BODY}'.`,
  ],
  [
    "a body that is text",
    `p.createAccessGroup(client, { body: "web" });`,
    `TS2322: Type 'string' is not assignable to type '${CREATE_BODY}'.`,
  ],
  [
    "a key of the body that there is not",
    `p.createAccessGroup(client, { body: { name: "web", membersToRemove: ["user_1"] } });`,
    `${UNKNOWN_KEY} 'membersToRemove' does not exist in type '${CREATE_BODY}'.`,
  ],
  [
    "a body where there is none",
    `p.listAccessGroups(client, { body: {} });`,
    `${UNKNOWN_KEY} 'body' does not exist in type 'ListAccessGroupsRequest'.`,
  ],
  [
    "a limit that is text",
    `p.listAccessGroups(client, { query: { limit: "3" } });`,
    "TS2322: Type 'string' is not assignable to type 'number'.",
  ],
  [
    "a query key that there is not",
    `p.listAccessGroups(client, { query: { further: 3 } });`,
    `${UNKNOWN_KEY} 'further' does not exist in type '${LIST_QUERY}'.`,
  ],
  [
    "a query key that is mistyped",
    `p.listAccessGroups(client, { query: { limits: 3 } });`,
    `TS2561: Object literal may only specify known properties, but 'limits' does not exist in type '${LIST_QUERY}'. Did you mean to write 'limit'?`,
  ],
  [
    "a number as the team of an indexed operation",
    `p.readWebhook(client, { path: { id: "hook_1" }, query: { teamId: 1 } });`,
    "TS2322: Type 'number' is not assignable to type 'string'.",
  ],
  [
    "a grant that there is not",
    `p.exchangeSsoToken(client, { body: { grant_type: "password", client_id: "a", client_secret: "b" } });`,
    `TS2322: Type '"password"' is not assignable to type '"refresh_token" | "authorization_code"'.`,
  ],
  [
    "a content type that the exchange does not take",
    `p.exchangeSsoToken(client, {
      contentType: "text/csv",
      body: { grant_type: "refresh_token", refresh_token: "r", client_id: "a", client_secret: "b" },
    });`,
    `TS2322: Type '"text/csv"' is not assignable to type '"application/json" | "application/x-www-form-urlencoded" | undefined'.`,
  ],
  [
    "a parseAs that there is not",
    `p.readWebhook(client, { path: { id: "hook_1" }, parseAs: "xml" });`,
    `TS2322: Type '"xml"' is not assignable to type 'keyof ParsedBody | undefined'.`,
  ],
  [
    "parseAs where the answer is known",
    `p.readAccessGroup(client, { path: { idOrName: "web" }, parseAs: "text" });`,
    `${UNKNOWN_KEY} 'parseAs' does not exist in type 'ReadAccessGroupRequest'.`,
  ],
  [
    "parseAs for a HEAD",
    `p.checkArtifactExists(client, { path: { hash: "abc" }, parseAs: "text" });`,
    `${UNKNOWN_KEY} 'parseAs' does not exist in type 'CheckArtifactExistsRequest'.`,
  ],
  [
    "an option that there is not",
    `p.readAccessGroup(client, { path: { idOrName: "web" }, cache: true });`,
    `${UNKNOWN_KEY} 'cache' does not exist in type 'ReadAccessGroupRequest'.`,
  ],
  [
    "a header field that is a number",
    `p.readAccessGroup(client, { path: { idOrName: "web" }, headers: { a: 1 } });`,
    "TS2322: Type 'number' is not assignable to type 'string'.",
  ],
  [
    "the place that the result of an indexed operation is put to does not say what it is",
    `const webhook: { id: string } = await p.readWebhook(client, { path: { id: "hook_1" } }); void webhook;`,
    "TS2322: Type 'unknown' is not assignable to type '{ id: string; }'.",
  ],
  [
    "a schema where there is no result",
    `p.deleteAccessGroup(client, { path: { idOrName: "web" }, schema: {} as p.StandardSchema<undefined> });`,
    `${UNKNOWN_KEY} 'schema' does not exist in type 'DeleteAccessGroupRequest'.`,
  ],
  [
    "no client",
    `p.readAccessGroup({}, { path: { idOrName: "web" } });`,
    "TS2345: Argument of type '{}' is not assignable to parameter of type 'OperationClient'.\n  Type '{}' is missing the following properties from type 'OperationClient': call, callForResponse",
  ],
  [
    "no base URL",
    `p.createClient({});`,
    "TS2345: Argument of type '{}' is not assignable to parameter of type 'ClientOptions'.\n  Property 'baseUrl' is missing in type '{}' but required in type 'ClientOptions'.",
  ],
  [
    "a field of an answer that is not shown",
    `(await p.readWebhook(client, { path: { id: "hook_1" } })).id;`,
    "TS2571: Object is of type 'unknown'.",
  ],
  [
    "a field of an answer without a body",
    `(await p.deleteAccessGroup(client, { path: { idOrName: "web" } })).name;`,
    "TS2532: Object is possibly 'undefined'.",
  ],
  [
    "the groups of an answer that may have none",
    `(await p.listAccessGroups(client)).accessGroups.length;`,
    "TS2532: Object is possibly 'undefined'.",
  ],
];
