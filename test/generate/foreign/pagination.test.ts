import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import type { Finding } from "../../../scripts/core/cli/finding.js";
import type { PaginationRule } from "../../../scripts/read/openapi.js";
import { compile } from "../harness/compiler.js";
import { document } from "./harness.js";
import { array, json, object, ref, response, text } from "../../harness/documents.js";
import { projectOf } from "../../harness/folders.js";

const integer = { type: "integer" };
const query = (name: string, schema: object = text): object => ({ name, in: "query", schema });
const list = (operationId: string, parameters: readonly object[], page: object): object => ({
  get: { operationId, parameters, responses: { 200: response(json(page)) } },
});
const search = (operationId: string, body: object, page: object): object => ({
  post: { operationId, requestBody: { required: true, content: json(body) }, responses: { 200: response(json(page)) } },
});
const things = array(ref("Thing"));
const cursorOfBody = object({ pagination: object({ per_page: integer, starting_after: text }) });

/** The forms of the lists of well-known APIs. */
const PATHS = {
  "/kubernetes": list(
    "listPods",
    [query("continue"), query("limit", integer)],
    object({ items: things, metadata: object({ continue: text }) }),
  ),
  "/stripe": list("listCharges", [query("starting_after")], object({ data: things, has_more: { type: "boolean" } }, ["data", "has_more"])),
  "/klaviyo": list(
    "getProfiles",
    [query("page[cursor]"), query("filter")],
    object({ data: things, links: object({ next: { type: ["string", "null"] } }) }),
  ),
  "/github/{owner}": {
    parameters: [{ name: "owner", in: "path", required: true, schema: text }],
    ...list("listIssues", [query("page", integer), query("labels", array(text))], things),
  },
  "/intercom": search("searchContacts", cursorOfBody, object({ data: things, pages: object({ next: object({ starting_after: text }) }) })),
  "/after": list(
    "listAfter",
    [query("since", integer)],
    object({ data: { ...things, type: ["array", "null"] }, next: { type: ["integer", "null"] } }),
  ),
  "/numbers": list("listNumbers", [query("page_number", integer)], object({ results: things })),
  "/spring": list("listSpring", [query("page", { ...integer, default: 0 })], object({ content: things, totalPages: integer })),
  "/offset": list("listOffset", [query("offset", integer), query("limit", integer)], object({ rows: things, total: integer })),
  "/scim": list("listUsers", [query("startIndex", integer)], object({ Resources: things, totalResults: integer })),
  "/body-pages": search("searchPages", object({ paging: object({ number: integer }) }), object({ hits: things })),
};

const RULES: readonly PaginationRule[] = [
  { items: "/items", next: "/metadata/continue", cursor: "continue" },
  { items: "/data", last: "/id", more: "/has_more", cursor: "starting_after" },
  { items: "/data", nextUrl: "/links/next" },
  { items: "/data", next: "/pages/next/starting_after", cursor: "/pagination/starting_after" },
  { items: "/data", next: "/next", cursor: "since" },
  { items: "/results", page: "page_number" },
  { items: "/content", page: "page", pages: "/totalPages" },
  { items: "/rows", offset: "offset", total: "/total" },
  { items: "/Resources", offset: "startIndex", total: "/totalResults", first: 1 },
  { items: "/hits", page: "/paging/number" },
  { items: "", link: true, operationIds: ["listIssues"] },
];
const DOCUMENT = document(PATHS, { schemas: { Thing: object({ id: text }, ["id"]) } });

interface Output {
  paginate(operation: unknown, client: object, request?: object, options?: object): AsyncIterable<{ id: string }>;
  createClient(options: object): object;
  [operation: string]: unknown;
}

let folder: string;
let warnings: Finding[];
let api: Output;
beforeAll(async () => {
  folder = await projectOf({ "openapi.json": DOCUMENT });
  const made = await runDocumentPipeline({ spec: join(folder, "openapi.json"), out: join(folder, "out"), pagination: RULES });
  expect(made.findings).toEqual([]);
  ({ warnings } = made);
  const outfile = join(folder, "out.mjs");
  await build({ entryPoints: [join(folder, "out/index.ts")], outfile, bundle: true, format: "esm", packages: "external" });
  api = (await import(pathToFileURL(outfile).href)) as Output;
});

const ids = (...names: string[]): object[] => names.map((id) => ({ id }));

/** Serves these pages in their order, the last one again and again. Resolves to the items, the requests and the error of a walk. */
async function walk(operation: string, pages: readonly unknown[], request?: object, options?: object) {
  const requests: string[] = [];
  const fetch = (url: string, { body, headers }: RequestInit): Promise<Response> => {
    requests.push(`${url.replace("https://api.example/v1", "")}${typeof body === "string" ? ` ${body}` : ""}`);
    expect(headers).toMatchObject({ authorization: "Bearer secret" });
    const page = pages[Math.min(requests.length, pages.length) - 1];
    return Promise.resolve(page instanceof Response ? page.clone() : Response.json(page));
  };
  const client = api.createClient({ baseUrl: "https://api.example/v1", auth: "secret", fetch, retry: false });
  const given: string[] = [];
  const problem = await (async () => {
    for await (const { id } of api.paginate(api[operation], client, request, options)) given.push(id);
  })().catch((error: unknown) => (error as Error).message);
  return { given: given.join(" "), requests, problem };
}

const linked = (items: unknown, link: string): Response => Response.json(items, { headers: { link } });

describe("paginates by rules", () => {
  test.each<[string, operation: string, pages: readonly unknown[], requests: readonly string[], request?: object, options?: object]>([
    [
      "a cursor that the last page does not have",
      "listPods",
      [
        { items: ids("a", "b"), metadata: { continue: "t2" } },
        { items: ids("c"), metadata: {} },
      ],
      ["/kubernetes?limit=2", "/kubernetes?limit=2&continue=t2"],
      { query: { limit: 2 } },
    ],
    [
      "a cursor that is empty on the last page",
      "listPods",
      [
        { items: ids("a"), metadata: { continue: "t2" } },
        { items: ids("b", "c"), metadata: { continue: "" } },
      ],
      ["/kubernetes", "/kubernetes?continue=t2"],
    ],
    [
      "a cursor, over pages that leave an empty list out",
      "listPods",
      [
        { kind: "List", metadata: { continue: "t2" } },
        { items: ids("a", "b", "c"), metadata: { continue: "t3" } },
        { kind: "List", metadata: {} },
      ],
      ["/kubernetes", "/kubernetes?continue=t2", "/kubernetes?continue=t3"],
    ],
    [
      "an offset, until a page leaves the empty list out",
      "listUsers",
      [{ Resources: ids("a", "b", "c") }, { totalResults: 3 }],
      ["/scim", "/scim?startIndex=4"],
    ],
    [
      "a cursor that is an integer, over a page without a list",
      "listAfter",
      [
        { data: ids("a", "b"), next: 7 },
        { data: null, next: 8 },
        { data: ids("c"), next: null },
      ],
      ["/after", "/after?since=7", "/after?since=8"],
    ],
    [
      "the last item",
      "listCharges",
      [
        { data: ids("a", "b"), has_more: true },
        { data: ids("c"), has_more: false },
      ],
      ["/stripe", "/stripe?starting_after=b"],
    ],
    [
      "a URL in the body",
      "getProfiles",
      [
        { data: ids("a"), links: { next: "https://api.example/v1/klaviyo?filter=x%2Cy&page%5Bcursor%5D=p2" } },
        { data: ids("b"), links: { next: "?page%5Bcursor%5D=p3" } },
        { data: ids("c"), links: { next: null } },
      ],
      ["/klaviyo?filter=x%2Cy", "/klaviyo?filter=x%2Cy&page%5Bcursor%5D=p2", "/klaviyo?page%5Bcursor%5D=p3"],
      { query: { filter: "x,y" } },
    ],
    [
      "the Link header, whose path may be another",
      "listIssues",
      [
        linked(ids("a"), '<https://api.example/v1/github/7?labels=a,b&page=2>; rel="next", <https://api.example/x?page=3>; rel="last"'),
        linked(ids("b"), '<https://api.example/v1/x?page=1>; rel="prev", </v1/x?page=3>; title="a"; rel=next'),
        linked(ids("c"), '<https://api.example/v1/x?page=1>; rel="first prev"'),
      ],
      ["/github/o?labels=a&labels=b", "/github/o?labels=a,b&page=2", "/github/o?page=3"],
      { path: { owner: "o" }, query: { labels: ["a", "b"] } },
    ],
    [
      "a cursor in the body",
      "searchContacts",
      [
        { data: ids("a"), pages: { next: { starting_after: "s2" } } },
        { data: ids("b", "c"), pages: {} },
      ],
      ['/intercom {"pagination":{"per_page":5}}', '/intercom {"pagination":{"per_page":5,"starting_after":"s2"}}'],
      { body: { pagination: { per_page: 5 } } },
    ],
    [
      "page numbers until an empty page",
      "listNumbers",
      [{ results: ids("a") }, { results: ids("b", "c") }, { results: [] }],
      ["/numbers", "/numbers?page_number=2", "/numbers?page_number=3"],
    ],
    [
      "page numbers from that of the request",
      "listNumbers",
      [{ results: ids("a", "b", "c") }, { results: [] }],
      ["/numbers?page_number=7", "/numbers?page_number=8"],
      { query: { page_number: 7 } },
    ],
    [
      "page numbers from the default of the parameter, and the number of pages",
      "listSpring",
      [
        { content: ids("a", "b"), totalPages: 2 },
        { content: ids("c"), totalPages: 2 },
      ],
      ["/spring", "/spring?page=1"],
    ],
    [
      "offsets up to the total, from one in the options",
      "listOffset",
      [
        { rows: ids("a", "b"), total: 8 },
        { rows: ids("c"), total: 8 },
      ],
      ["/offset?limit=2&offset=5", "/offset?limit=2&offset=7"],
      { query: { limit: 2 } },
      { from: "5" },
    ],
    [
      "offsets that count from 1, as of SCIM",
      "listUsers",
      [
        { Resources: ids("a", "b"), totalResults: 3 },
        { Resources: ids("c"), totalResults: 3 },
      ],
      ["/scim", "/scim?startIndex=3"],
    ],
    [
      "page numbers in the body",
      "searchPages",
      [{ hits: ids("a", "b") }, { hits: ids("c") }, { hits: [] }],
      ["/body-pages {}", '/body-pages {"paging":{"number":2}}', '/body-pages {"paging":{"number":3}}'],
      { body: {} },
    ],
  ])("%s", async (_, operation, pages, requests, request, options) => {
    expect(await walk(operation, pages, request, options)).toEqual({ given: "a b c", requests, problem: undefined });
  });

  const klaviyo = (next: string): object => ({ data: ids("a"), links: { next } });
  test.each<[string, operation: string, pages: readonly unknown[], problem: string, request?: object | undefined, sent?: number]>([
    ["a URL of another origin", "getProfiles", [klaviyo("https://evil.example/klaviyo?page=2")], "the next page is on another origin"],
    [
      "a link to another origin",
      "listIssues",
      [linked(ids("a"), "<//evil.example/?page=2>; rel=next")],
      "the next page is on another origin",
      { path: { owner: "o" } },
    ],
    ["the same URL again", "getProfiles", [klaviyo("?page=2"), klaviyo("?page=3"), klaviyo("?page=2")], "cursor came again", undefined, 3],
    ["the same cursor again", "listCharges", [{ data: ids("a"), has_more: true }], "cursor came again", undefined, 2],
    ["the same counted page again", "listNumbers", [{ results: ids("a") }], "page came again", undefined, 2],
    ["the same page of an offset again", "listOffset", [{ rows: ids("a"), total: 9 }], "page came again", undefined, 2],
    [
      "a number that is none",
      "listNumbers",
      [{ results: ids("a") }],
      "the cursor is not a number",
      { query: { page_number: "x" }, checkIntegers: false },
    ],
    ["a page without a list that the document requires", "listCharges", [{ has_more: false }], "no items"],
  ])("ends with an error at %s", async (_, operation, pages, problem, request, sent = 1) => {
    const { requests, problem: told } = await walk(operation, pages, request);
    expect(told).toBe(`${operation}: ${problem}`);
    expect(requests).toHaveLength(sent);
  });

  test("types the items, also of a list that is the page", () => {
    const user = join(folder, "out/user.ts");
    const code = `import { createClient, listIssues, paginate, searchContacts } from "./index.js";
const client = createClient({ baseUrl: "https://api.example" });
export async function f(): Promise<string[]> {
  const found = await paginate(searchContacts, client, { body: { pagination: { per_page: 5 } } }).toArray();
  // @ts-expect-error
  for await (const { absent } of paginate(listIssues, client, { path: { owner: "o" } })) found.push(absent);
  for await (const { id } of paginate(listIssues, client, { path: { owner: "o" } })) found.push({ id });
  return found.map(({ id }) => id);
}
`;
    expect(compile(folder, [user], new Map([[user, code]]))).toEqual([]);
  });

  test("warns of no rule that fits", () => expect(warnings.filter(({ rule }) => rule === "pagination")).toEqual([]));
});
