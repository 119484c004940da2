/** Tasks as the calls of tools that they take, and what the last result has. */
// prettier-ignore
export const TASKS: readonly [task: string, allow: ("write" | "delete")[], calls: [string, Record<string, unknown>][], last: string][] = [
  ["list the access groups", [], [["call", { operationId: "listAccessGroups", fields: ["name"] }]], '"name":"web"'],
  ["add user_3 to the group web", ["write"], [["search", { query: "add a member to a group", limit: 3 }], ["read", { id: "updateAccessGroup" }], ["call", { operationId: "updateAccessGroup", path: { idOrName: "web" }, body: { membersToAdd: ["user_3"] } }]], '"membersCount":3'],
  ["which projects does it have", [], [["search", { query: "which projects does a group have", limit: 3 }], ["call", { operationId: "listAccessGroupProjects", path: { idOrName: "web" }, fields: ["projectId"] }]], '"prj_1"'],
  ["make a group docs", ["write"], [["read", { id: "createAccessGroup" }], ["call", { operationId: "createAccessGroup", body: { name: "docs" } }]], '"name":"docs"'],
  ["rename the group docs", ["write"], [["call", { operationId: "updateAccessGroup", path: { idOrName: "docs" }, body: { name: "papers" } }]], '"name":"papers"'],
  ["delete the group papers", ["write", "delete"], [["search", { query: "delete an access group", limit: 3 }], ["call", { operationId: "deleteAccessGroup", path: { idOrName: "papers" } }]], "The response has no body."],
  ["the members over pages", [], [["call", { operationId: "listAccessGroupMembers", path: { idOrName: "web" }, query: { limit: 1 }, items: 3, fields: ["uid"] }]], "user_3"],
  ["an operation without a described response", [], [["search", { query: "list domains", limit: 3 }], ["call", { operationId: "listDomains" }]], "ERROR Data from the API"],
  ["one that is forbidden here", [], [["call", { operationId: "deleteAccessGroup", path: { idOrName: "web" } }]], "ERROR deleteAccessGroup is a DELETE, which this server may not send"],
  ["one that the platform refuses", [], [["call", { operationId: "readAccessGroup", path: { idOrName: "nobody" } }]], "returned 410"],
  ["correct a mistake from its error", [], [["call", { operationId: "listAccessGroups", query: { limt: 1 } }], ["call", { operationId: "listAccessGroups", query: { limit: 1 }, fields: ["name"] }]], '"name"'],
  ["show a request without sending it", [], [["call", { operationId: "createAccessGroup", body: { name: "x" }, dryRun: true }]], "curl --request POST"],
];
