import { beforeAll, expect, test } from "vitest";
import { document } from "../harness.js";
import { PluginOutput } from "./harness.js";
import { array, json, object, response } from "../../../harness/documents.js";

const THING = object({ id: { type: "integer" } }, ["id"]);
const reply = (schema: object): object => ({ 200: response(json(schema)) });
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const cursor = (type: string): object => ({ name: "after", in: "query", schema: { type } });
const BIG = { type: "integer", format: "int64" };
const PAGE = object({ data: array(THING), next: { type: ["string", "null"] } }, ["data", "next"]);
const pages = { items: "/data", next: "/next", cursor: "after" };

const PATHS = {
  "/things": {
    get: { operationId: "listThings", parameters: [cursor("string")], responses: reply(PAGE), "x-pagination": pages },
    post: { operationId: "createThing", requestBody: { required: true, content: json(THING) }, responses: reply(THING) },
    delete: { operationId: "deleteThings", responses: { 204: { description: "gone" } } },
  },
  "/things/{id}": {
    parameters: [id],
    get: { operationId: "readThing", responses: { ...reply(THING), 204: { description: "none" } } },
    head: { operationId: "hasThing", responses: { 200: response() } },
  },
  "/numbered": { get: { operationId: "listNumbered", parameters: [cursor("integer")], responses: reply(PAGE), "x-pagination": pages } },
  "/paged": {
    get: {
      operationId: "listPaged",
      parameters: [{ name: "page", in: "query", schema: { type: "integer" } }],
      responses: reply(PAGE),
      "x-pagination": { items: "/data", page: "page" },
    },
  },
  "/linked": {
    get: {
      operationId: "listLinked",
      parameters: [{ name: "size", in: "query", schema: { type: "integer" } }],
      responses: reply(PAGE),
      "x-pagination": { items: "/data", link: true },
    },
  },
  "/rooms/{room}/seats/{seat}": {
    get: {
      operationId: "readSeat",
      parameters: ["room", "seat"].map((name) => ({ ...id, name })).concat({ ...id, name: "day", in: "query" }),
      responses: reply(THING),
    },
  },
  "/request": { get: { operationId: "Request", responses: reply(THING) } },
  "/clash": { get: { operationId: "listThingsInfinite", responses: reply(THING) } },
  "/big": { get: { operationId: "readBig", parameters: [{ name: "after", in: "query", schema: BIG }], responses: reply(THING) } },
  "/prices": { get: { operationId: "readPrices", responses: { 200: response({ "application/jsonl": { schema: THING } }) } } },
  "/file": { get: { operationId: "readFile", responses: { 200: response({ "text/plain": {}, "application/octet-stream": {} }) } } },
};

const USER = `import { experimental_streamedQuery, QueryClient } from "@tanstack/query-core";
import { useInfiniteQuery, useMutation, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createClient, type ListThingsResult, type ReadThingResult } from "./index.js";
import { createThingMutation, deleteThingsMutation, hasThingOptions, listLinkedInfiniteOptions, listNumberedInfiniteOptions, listPagedInfiniteOptions, listThingsInfiniteOptions, listThingsKey, listThingsOptions, readBigKey, readBigOptions, readFileOptions, readPricesKey, readPricesStream, readSeatKey, readSeatOptions, readThingKey, readThingOptions } from "./plugins/tanstack-query.js";

const sent: string[] = [];
const client = createClient({
  baseUrl: "https://things.example",
  fetch: async (url, init) => {
    const request = new Request(url, init);
    const { pathname, search } = new URL(request.url);
    sent.push(request.method + " " + pathname + search);
    if (pathname === "/prices") return new Response('{"id":1}\\n{"id":2}\\n', { headers: { "content-type": "application/jsonl" } });
    if (request.method === "DELETE" || pathname === "/things/2") return new Response(null, { status: 204 });
    const page = { data: [{ id: 1 }], next: search === "" ? (pathname === "/numbered" ? "2" : "b") : null };
    const body = pathname !== "/big" && !pathname.startsWith("/things/") && request.method === "GET" ? page : { id: 1 };
    const links: Record<string, string> = { "?size=1": "/linked?size=1&at=2", "?size=9": "https://other.example/linked?at=2" };
    return Response.json(body, pathname === "/linked" && links[search] !== undefined ? { headers: { link: "<" + links[search] + '>; rel="next"' } } : {});
  },
});

export function hooks(): void {
  const one = useQuery(readThingOptions(client, { path: { id: 1 } }));
  const data: NonNullable<ReadThingResult> | null | undefined = one.data;
  const number: number | undefined = one.data?.id;
  const sure: ListThingsResult = useSuspenseQuery(listThingsOptions(client)).data;
  const chosen = useQuery({ ...listThingsOptions(client), select: (page) => page.data.length, staleTime: 5 }).data satisfies number | undefined;
  const all = useInfiniteQuery(listThingsInfiniteOptions(client));
  const first: number | undefined = all.data?.pages[0]?.data[0]?.id;
  const linked: number | undefined = useInfiniteQuery(listLinkedInfiniteOptions(client)).data?.pages[0]?.data.data[0]?.id;
  const made = useMutation(createThingMutation(client));
  made.mutate({ body: { id: 3 } });
  // @ts-expect-error: the body is missing
  made.mutate({});
  // @ts-expect-error: the path is missing
  readThingOptions(client, {});
  // @ts-expect-error: a result has no such property
  one.data?.absent;
  useMutation(deleteThingsMutation(client)).mutate({});
  useQuery(hasThingOptions(client, { path: { id: 1 } }));
  useQuery(readFileOptions(client, {}));
  void [data, number, sure, chosen, first, linked];
}

export async function run(): Promise<unknown> {
  const queries = new QueryClient();
  const thing = await queries.fetchQuery(readThingOptions(client, { path: { id: 1 }, headers: { "x-secret": "s" }, timeout: 5_000 }));
  const none = await queries.fetchQuery(readThingOptions(client, { path: { id: 2 } }));
  const again = await queries.fetchQuery({ ...readThingOptions(client, { timeout: 9_000, path: { id: 1 } }), staleTime: Infinity });
  const list = await queries.fetchInfiniteQuery({ ...listThingsInfiniteOptions(client, { query: {} }), pages: 3 });
  const paged = await queries.fetchInfiniteQuery({ ...listPagedInfiniteOptions(client, { query: { page: 4 } }), pages: 3 });
  await queries.fetchInfiniteQuery({ ...listPagedInfiniteOptions(client), pages: 2 });
  const linked = await queries.fetchInfiniteQuery({ ...listLinkedInfiniteOptions(client, { query: { size: 1 } }), pages: 3 });
  const numbered = await queries.fetchInfiniteQuery({ ...listNumberedInfiniteOptions(client), pages: 3 });
  const elsewhere = await queries.fetchInfiniteQuery(listLinkedInfiniteOptions(client, { query: { size: 9 } })).catch(String);
  await queries.fetchQuery(listThingsOptions(client));
  const invalid = (key: readonly unknown[]): number => queries.getQueryCache().findAll({ queryKey: key }).length;
  const found = [invalid(readThingKey()), invalid(readThingKey({ path: { id: 2 } })), invalid(listThingsKey())];
  await queries.fetchQuery(readBigOptions(client, { query: { after: 2n ** 60n } }));
  found.push(invalid(readBigKey({ query: { after: "1152921504606846976" } })), invalid(readBigKey({ query: { after: 2n ** 60n } })));
  await queries.fetchQuery(readSeatOptions(client, { path: { room: 1, seat: 2 }, query: { day: 3 } }));
  const parts = [readSeatKey({ path: { room: 1 } }), readSeatKey({ query: { day: 3 } }), readSeatKey({ path: {}, query: undefined }), readSeatKey({ path: { room: 2 } })];
  const { queryKey, streamFn } = readPricesStream(client);
  const prices: { id: number }[] = await queries.fetchQuery({ queryKey, queryFn: experimental_streamedQuery({ streamFn }) });
  found.push(invalid(readPricesKey()));
  const deleted = await deleteThingsMutation(client).mutationFn({});
  return { thing, none, again, prices, params: [list, paged, linked, numbered].map(({ pageParams }) => pageParams), elsewhere, found, parts: parts.map(invalid), deleted, sent, keys: JSON.stringify(queries.getQueryCache().getAll().map((query) => query.queryHash)) };
}
`;

let output: PluginOutput;
beforeAll(async () => {
  output = await PluginOutput.of(document(PATHS), ["tanstack-query"], { "user.ts": USER });
});

test("compiles, and TanStack Query infers data, pages and variables", async () => expect(await output.problems()).toEqual([]));

test("sends the requests, and its keys identify a request without its headers and options", async () => {
  const { run } = await output.run<{ run: () => Promise<{ keys: string }> }>("user.ts");
  const { keys, ...result } = await run();
  expect(result).toEqual({
    thing: { id: 1 },
    none: null,
    again: { id: 1 },
    prices: [{ id: 1 }, { id: 2 }],
    params: [
      [undefined, "b"],
      [undefined, "5", "6"],
      [undefined, "?size=1&at=2"],
      [undefined, "2"],
    ],
    elsewhere: "PaginationError: listLinked: the next page is on another origin",
    found: [2, 1, 2, 1, 1, 1],
    parts: [1, 1, 1, 0],
    deleted: null,
    sent: [
      ...[
        "/things/1",
        "/things/2",
        "/things",
        "/things?after=b",
        "/paged?page=4",
        "/paged?page=5",
        "/paged?page=6",
        "/paged",
        "/paged?page=2",
        "/linked?size=1",
        "/linked?size=1&at=2",
        "/numbered",
        "/numbered?after=2",
        "/linked?size=9",
        "/things",
        "/big?after=1152921504606846976",
        "/rooms/1/seats/2?day=3",
        "/prices",
      ].map((path) => `GET ${path}`),
      "DELETE /things",
    ],
  });
  expect(keys).not.toContain("secret");
});

test("has infinite options for each list, and no name twice", async () => {
  const text = await output.read("plugins/tanstack-query.ts");
  const names = [...text.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("listThingsInfinite2Options");
  expect(names).toContain("listPagedInfiniteOptions");
});

test("names what to install in the README, and is not in the bundle of the core", async () => {
  expect(await output.read("README.md")).toContain("such as `@tanstack/react-query`");
  expect((await output.bundled("index.ts")).filter((file) => file.startsWith("plugins/"))).toEqual([]);
});

test("compiles for a document without operations", async () => {
  const empty = await PluginOutput.of(document({}), ["tanstack-query"]);
  expect(await empty.problems()).toEqual([]);
});
