import { EQUALS, IMPORTS } from "../../support/type-assertions.js";
import type { Calls, WrongCall } from "./calls.js";

const right: Readonly<Record<string, string>> = {
  "a loop gives the items that the contract names": `
    for await (const group of paginate(p.listAccessGroups, client)) same<Equals<typeof group, t.AccessGroupListItem>>();
    for await (const member of paginate(p.listAccessGroupMembers, client, { path: { idOrName: "web" } })) {
      same<Equals<typeof member, t.AccessGroupMember>>();
    }
    for await (const project of paginate(p.listAccessGroupProjects, client, { path: { idOrName: "web" } })) {
      same<Equals<typeof project, t.AccessGroupProjectListItem>>();
    }`,
  "an array of the items": `
    const groups = await paginate(p.listAccessGroups, client).toArray({ maxItems: 500 });
    same<Equals<typeof groups, t.AccessGroupListItem[]>>();`,
  "pages have the items, the cursor, the body and the response": `
    for await (const page of paginate(p.listAccessGroups, client).pages()) {
      same<Equals<typeof page, Page<t.AccessGroupListItem, p.ListAccessGroupsResult>>>();
      same<Equals<typeof page.items, readonly t.AccessGroupListItem[]>>();
      same<Equals<typeof page.next, string | null>>();
      same<Equals<typeof page.data, p.ListAccessGroupsResult>>();
      same<Equals<typeof page.response, Response>>();
    }`,
  "the paginator itself": `
    const paginator = paginate(p.listAccessGroups, client);
    same<Equals<typeof paginator, Paginator<t.AccessGroupListItem, p.ListAccessGroupsResult>>>();
    const items: AsyncIterable<{ name: string }> = paginator;
    void items;`,
  "all options, and the request of the operation": `
    const { signal } = new AbortController();
    const request = { query: { search: "web", limit: 20, teamId: "team_1", next: "c" }, headers: { "x-note": "1" }, signal, timeout: 5, retry: false } as const;
    paginate(p.listAccessGroups, client, request, { from: "c", maxItems: 5, maxPages: 1, prefetch: true, signal });
    paginate(p.listAccessGroups, client, undefined, { maxItems: undefined, from: null });`,
  "the cursor of an error or of a page is where to resume": `
    const resume = (error: PaginationError, page: Page<unknown, unknown>) =>
      [paginate(p.listAccessGroups, client, {}, { from: error.cursor }), paginate(p.listAccessGroups, client, {}, { from: page.next })];
    same<Equals<PaginationError["cursor"], string | undefined>>();
    const base: p.HostingPlatformError = new PaginationError("", undefined);
    void [resume, base];`,
};

const QUERY =
  "{ teamId?: string | undefined; slug?: string | undefined; projectId?: string | undefined; search?: string | undefined; membersLimit?: number | undefined; projectsLimit?: number | undefined; limit?: number | undefined; next?: string | undefined; }";

const wrong: readonly WrongCall[] = [
  [
    "an operation without an answer",
    `paginate(p.deleteAccessGroup, client, { path: { idOrName: "web" } });`,
    "TS2345: Argument of type '(client: OperationClient, request: DeleteAccessGroupRequest) => Promise<undefined>' is not assignable to parameter of type 'PaginatedOperation<DeleteAccessGroupRequest, unknown, unknown>'.\n  Type '(client: OperationClient, request: DeleteAccessGroupRequest) => Promise<undefined>' is missing the following properties from type 'PaginatedOperation<DeleteAccessGroupRequest, unknown, unknown>': operation, pagination",
  ],
  [
    "an operation whose answer is not shown",
    `paginate(p.listProjects, client);`,
    "TS2345: Argument of type '<As extends ParseAs = \"auto\", Output = ParsedBody[As]>(client: OperationClient, request?: ListProjectsRequest<As, Output> | undefined) => Promise<...>' is not assignable to parameter of type 'PaginatedOperation<ListProjectsRequest<keyof ParsedBody, unknown> | undefined, unknown, unknown>'.\n  Type '<As extends ParseAs = \"auto\", Output = ParsedBody[As]>(client: OperationClient, request?: ListProjectsRequest<As, Output> | undefined) => Promise<...>' is missing the following properties from type 'PaginatedOperation<ListProjectsRequest<keyof ParsedBody, unknown> | undefined, unknown, unknown>': operation, pagination",
  ],
  ["no request where the path has parameters", `paginate(p.listAccessGroupMembers, client);`, "TS2554: Expected 3-4 arguments, but got 2."],
  [
    "no path parameter",
    `paginate(p.listAccessGroupMembers, client, { path: {} });`,
    "TS2741: Property 'idOrName' is missing in type '{}' but required in type '{ idOrName: string; }'.",
  ],
  [
    "a query key that there is not",
    `paginate(p.listAccessGroups, client, { query: { limits: 3 } });`,
    `TS2561: Object literal may only specify known properties, but 'limits' does not exist in type '${QUERY}'. Did you mean to write 'limit'?`,
  ],
  [
    "the options in place of the request",
    `paginate(p.listAccessGroups, client, { maxItems: 3 });`,
    "TS2353: Object literal may only specify known properties, and 'maxItems' does not exist in type 'ListAccessGroupsRequest & PageRequest'.",
  ],
  [
    "an option that is mistyped",
    `paginate(p.listAccessGroups, client, {}, { maxItem: 3 });`,
    "TS2561: Object literal may only specify known properties, but 'maxItem' does not exist in type 'PaginateOptions'. Did you mean to write 'maxItems'?",
  ],
  [
    "a limit that is text",
    `paginate(p.listAccessGroups, client, {}, { maxItems: "3" });`,
    "TS2322: Type 'string' is not assignable to type 'number'.",
  ],
  [
    "a cursor that is a number",
    `paginate(p.listAccessGroups, client, {}, { from: 3 });`,
    "TS2322: Type 'number' is not assignable to type 'string'.",
  ],
  [
    "a schema, which may make anything of a page",
    `declare const schema: p.StandardSchema<number>; paginate(p.listAccessGroups, client, { schema });`,
    "TS2322: Type 'StandardSchema<number>' is not assignable to type 'undefined'.",
  ],
  [
    "a cursor for toArray()",
    `paginate(p.listAccessGroups, client).toArray({ from: "c" });`,
    "TS2353: Object literal may only specify known properties, and 'from' does not exist in type 'Pick<PaginateOptions, \"maxItems\">'.",
  ],
  [
    "a field of an item's name that there is not",
    `for await (const { name } of paginate(p.listAccessGroups, client)) name.title;`,
    "TS2339: Property 'title' does not exist on type 'string'.",
  ],
  [
    "no client",
    `paginate(p.listAccessGroups, {});`,
    "TS2345: Argument of type '{}' is not assignable to parameter of type 'OperationClient'.\n  Type '{}' is missing the following properties from type 'OperationClient': call, callForResponse",
  ],
  [
    "a paginator that is awaited like an array",
    `declare const paginator: Paginator<string, number>; (await paginator).length;`,
    "TS2339: Property 'length' does not exist on type 'Paginator<string, number>'.",
  ],
  [
    "an item of a page that is overwritten",
    `declare const page: Page<number, unknown>; page.items[0] = 1;`,
    "TS2542: Index signature in type 'readonly number[]' only permits reading.",
  ],
];

/** Lists, page after page. */
export const pagination: Calls = {
  start: `${IMPORTS}import { paginate, PaginationError, type Page, type Paginator } from "@hosting-platform/pagination";\n${EQUALS}`,
  right,
  wrong,
};
