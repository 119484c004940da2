import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { compile, instantiations, programOf, snippetFile } from "../support/compile.js";
import { findAny } from "../support/find-any.js";
import { EQUALS, IMPORTS } from "../support/type-assertions.js";

const START = `${IMPORTS}import { paginate, PaginationError, type Page, type Paginator } from "@hosting-platform/pagination";\n${EQUALS}`;

const RIGHT: Record<string, string> = {
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

/** Calls that do not compile, and what of the compiler's message tells why. */
const WRONG: [name: string, code: string, message: string][] = [
  ["an operation without pages", `paginate(p.listWebhooks, client);`, "is missing the following properties from type 'PaginatedOperation<"],
  [
    "an operation that reads one thing",
    `paginate(p.readAccessGroup, client, { path: { idOrName: "web" } });`,
    "is missing the following properties from type 'PaginatedOperation<",
  ],
  ["no request where the path has parameters", `paginate(p.listAccessGroupMembers, client);`, "TS2554: Expected 3-4 arguments, but got 2."],
  [
    "no path parameter",
    `paginate(p.listAccessGroupMembers, client, { path: {} });`,
    "Property 'idOrName' is missing in type '{}' but required in type '{ idOrName: string; }'.",
  ],
  [
    "a query key that there is not",
    `paginate(p.listAccessGroups, client, { query: { limits: 3 } });`,
    `but 'limits' does not exist in type '${QUERY}'. Did you mean to write 'limit'?`,
  ],
  [
    "the options in place of the request",
    `paginate(p.listAccessGroups, client, { maxItems: 3 });`,
    "TS2353: Object literal may only specify known properties, and 'maxItems' does not exist in type 'NoInfer<ListAccessGroupsRequest",
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
    "is not assignable to type 'undefined'.",
  ],
  [
    "a cursor for toArray()",
    `paginate(p.listAccessGroups, client).toArray({ from: "c" });`,
    "TS2353: Object literal may only specify known properties, and 'from' does not exist in type",
  ],
  [
    "an item's field that there is not",
    `for await (const group of paginate(p.listAccessGroups, client)) group.title;`,
    "TS2339: Property 'title' does not exist on type",
  ],
  [
    "no client",
    `paginate(p.listAccessGroups, {});`,
    "is missing the following properties from type 'OperationClient': call, callForResponse",
  ],
  [
    "a paginator that is awaited like an array",
    `(await paginate(p.listAccessGroups, client)).length;`,
    "TS2339: Property 'length' does not exist",
  ],
  ["an item of a page that is overwritten", `declare const page: Page<number, unknown>; page.items[0] = 1;`, "TS2542: Index signature"],
];

const problems = compile(Object.fromEntries([...Object.entries(RIGHT), ...WRONG].map(([name, code]) => [name, `${START}${code}`])));

test.each(Object.keys(RIGHT))("%s", (name) => {
  expect(problems[name]).toEqual([]);
});

describe("does not compile", () => {
  test.each(WRONG)("%s", (name, _, message) => {
    expect(problems[name]?.map((problem) => problem.message)).toEqual([expect.stringContaining(message) as string]);
  });
});

test("no declaration of the package has the type any", () => {
  const program = programOf({ pagination: `export * from "@hosting-platform/pagination";` });
  expect(findAny(program, snippetFile("pagination"), join(REPOSITORY, "packages/pagination"))).toEqual([]);
});

test("a paginated call costs the compiler little, and a further one of the same operation nothing", () => {
  const start = `import { paginate } from "@hosting-platform/pagination";
    import { createClient, listAccessGroups, listAccessGroupMembers } from "@hosting-platform/client";
    const client = createClient({ baseUrl: "https://api.example.com" });
    void [client, paginate, listAccessGroups, listAccessGroupMembers];\n`;
  const call = `for await (const { name } of paginate(listAccessGroups, client, { query: { limit: 3 } }, { maxItems: 5 })) void name;\n`;
  const other = `for await (const { uid } of paginate(listAccessGroupMembers, client, { path: { idOrName: "web" } })) void uid;\n`;
  const [none = 0, one = 0, two = 0, three = 0] = [start, start + call, start + call + call, start + call + call + other].map(
    instantiations,
  );
  // 67 and 38 as things stand.
  expect(one - none).toBeLessThanOrEqual(75);
  expect(two - one).toBe(0);
  expect(three - two).toBeLessThanOrEqual(45);
});
