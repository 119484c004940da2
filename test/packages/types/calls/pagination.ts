import { EQUALS, IMPORTS } from "../../../harness/type-assertions.js";
import type { Calls, WrongCall } from "./calls.js";

const right: Readonly<Record<string, string>> = {
  "a loop over items of the contract's type": `
    for await (const group of paginate(p.listAccessGroups, client)) same<Equals<typeof group, t.AccessGroupListItem>>();
    for await (const member of paginate(p.listAccessGroupMembers, client, { path: { idOrName: "web" } })) {
      same<Equals<typeof member, t.AccessGroupMember>>();
    }
    for await (const project of paginate(p.listAccessGroupProjects, client, { path: { idOrName: "web" } })) {
      same<Equals<typeof project, t.AccessGroupProjectListItem>>();
    }`,
  "pages with items, cursor, body and response": `
    for await (const page of paginate(p.listAccessGroups, client).pages()) {
      same<Equals<typeof page, Page<t.AccessGroupListItem, p.ListAccessGroupsResult>>>();
      same<Equals<[typeof page.items, typeof page.data], [readonly t.AccessGroupListItem[], p.ListAccessGroupsResult]>>();
      same<Equals<[typeof page.next, typeof page.response], [string | null, Response]>>();
    }`,
  "a paginator as an AsyncIterable": `
    const paginator = paginate(p.listAccessGroups, client);
    same<Equals<typeof paginator, Paginator<t.AccessGroupListItem, p.ListAccessGroupsResult>>>();
    const items: AsyncIterable<{ name: string }> = paginator;
    void items;`,
  "all options and the operation's request": `
    const { signal } = new AbortController();
    const request = { query: { search: "web", limit: 20, teamId: "team_1", next: "c" }, headers: { "x-note": "1" }, signal, timeout: 5, retry: false } as const;
    paginate(p.listAccessGroups, client, request, { from: "c", maxItems: 5, maxPages: 1, prefetch: true, signal });
    paginate(p.listAccessGroups, client, undefined, { maxItems: undefined, maxPages: undefined, prefetch: undefined, signal: undefined, from: null });`,
  "a variable of the request's type": `
    const all = (request: p.ListAccessGroupsRequest) => paginate(p.listAccessGroups, client, request).toArray();
    same<Equals<ReturnType<typeof all>, Promise<t.AccessGroupListItem[]>>>();`,
  "the cursor of an error or a page in from": `
    const resume = (error: PaginationError, page: Page<unknown, unknown>) =>
      [paginate(p.listAccessGroups, client, {}, { from: error.cursor }), paginate(p.listAccessGroups, client, {}, { from: page.next })];
    same<Equals<PaginationError["cursor"], string | undefined>>();
    const base: p.HostingPlatformError = new PaginationError("", undefined);
    void [resume, base];`,
};

const wrong: readonly WrongCall[] = [
  ["an operation without a result", `paginate(p.deleteAccessGroup, client, { path: { idOrName: "web" } });`, "TS2345"],
  ["a missing request for a path with parameters", "paginate(p.listAccessGroupMembers, client);", "TS2554"],
  ["an unknown query key", "paginate(p.listAccessGroups, client, { query: { limits: 3 } });", "TS2561"],
  ["options in place of the request", "paginate(p.listAccessGroups, client, { maxItems: 3 });", "TS2353"],
  [
    "a schema of another type",
    "declare const schema: p.StandardSchema<number>; paginate(p.listAccessGroups, client, { schema });",
    "TS2322",
  ],
  ["from in toArray()", `paginate(p.listAccessGroups, client).toArray({ from: "c" });`, "TS2353"],
  ["an assignment to an item of a page", "declare const page: Page<number, unknown>; page.items[0] = 1;", "TS2542"],
];

export const pagination: Calls = {
  start: `${IMPORTS}import { paginate, PaginationError, type Page, type Paginator } from "@hosting-platform/pagination";\n${EQUALS}`,
  right,
  wrong,
};
