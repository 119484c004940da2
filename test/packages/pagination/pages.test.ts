import { inspect } from "node:util";
import {
  ApiError,
  ForbiddenError,
  HostingPlatformError,
  listAccessGroups,
  listWebhooks,
  NotFoundError,
  RequestError,
  ResponseError,
} from "@hosting-platform/client";
import { paginate, type PaginateOptions, PaginationError } from "@hosting-platform/pagination";
import { beforeEach, describe, expect, test } from "vitest";
import { json, type StubResponse } from "../../harness/server.js";
import { partly, reset, type Respond, useService } from "../../harness/service.js";
import { byCursor, clientOf, collect, cursors, except, list, names, page } from "./harness.js";

const service = useService();

const empties = (count: number): string[][] => Array.from({ length: count }, () => []);

describe.each([false, true])("empty pages, with prefetch %s", (prefetch) => {
  const paginator = () => paginate(listAccessGroups, clientOf(service), {}, { prefetch });

  test.each([
    ["between other pages", [["a"], ...empties(9), ["b"]]],
    ["after other pages", [["a"], ...empties(10)]],
    ["without other pages", empties(10)],
  ])("are skipped %s", async (_, pages) => {
    service.respond(list(pages));
    expect(await names(paginator())).toEqual({ given: pages.flat(), error: undefined });
    expect(service.requests).toHaveLength(pages.length);
  });

  test("throw after ten in a row", async () => {
    service.respond(list([["a"], ["b"], ...empties(11), ["c"]]));
    const { given, error } = await names(paginator());
    expect([given, error]).toEqual([["a", "b"], expect.any(PaginationError)]);
    expect(error).toMatchObject({ cursor: "c12", message: "listAccessGroups: ten empty pages" });
    expect(service.requests).toHaveLength(12);
  });
});

test("treats an empty object as an empty first page", async () => {
  service.respond(json({}));
  const paginator = paginate(listAccessGroups, clientOf(service));
  expect(await names(paginator)).toEqual({ given: [], error: undefined });
  expect((await collect(paginator.pages())).given).toEqual([
    { items: [], next: null, data: {}, response: expect.any(Response) as Response },
  ]);
  expect(service.requests).toHaveLength(2);
});

test("takes null for an empty list", async () => {
  service.respond(byCursor({ "": { ...page([], "c1"), accessGroups: null }, c1: page(["a"], null) }));
  expect(await names(paginate(listAccessGroups, clientOf(service)))).toEqual({ given: ["a"], error: undefined });
});

test("validates each page with the schema of the request", async () => {
  service.respond(list([["a"], ["b"]]));
  const validate = (value: unknown) =>
    JSON.stringify(value).includes("b") ? { issues: [{ message: "no b" }] } : { value: value as object };
  const schema = { "~standard": { version: 1, vendor: "test", validate } } as const;
  const { given, error } = await names(paginate(listAccessGroups, clientOf(service), { schema }));
  expect(given).toEqual(["a"]);
  expect(error).toMatchObject({ cursor: "c1", cause: expect.any(ResponseError) as Error });
});

test.each([
  ["with a cursor only", { pagination: { count: 0, next: "c1" } }],
  ["whose items are an object", { accessGroups: { length: 1 }, pagination: { count: 0, next: null } }],
  ["that is null", null],
])("throws for a first page %s", async (_, body) => {
  service.respond(json(body));
  const { given, error } = await names(paginate(listAccessGroups, clientOf(service)));
  expect([given, error]).toEqual([[], expect.any(PaginationError)]);
  expect(error).toMatchObject({ cursor: undefined });
});

describe.each([false, true])("a later page, with prefetch %s", (prefetch) => {
  test.each<[what: string, body: object, items: string[], reason: string]>([
    ["without a cursor", page(["b"], undefined), ["b"], "no cursor that is text"],
    ["with an empty cursor", page(["b"], ""), ["b"], "no cursor that is text"],
    ["with a number for a cursor", page(["b"], 5), ["b"], "no cursor that is text"],
    ["that is an empty object", {}, [], "no items"],
  ])("%s throws after its items", async (_, body, items, reason) => {
    service.respond(byCursor({ "": page(["a"], "c1"), c1: body }));
    const { given, error } = await names(paginate(listAccessGroups, clientOf(service), {}, { prefetch }));
    expect([given, error]).toEqual([["a", ...items], expect.any(PaginationError)]);
    expect(error).toMatchObject({ cursor: "c1", message: `listAccessGroups: ${reason}` });
    expect(cursors(service)).toEqual([null, "c1"]);
  });
});

const PAGES = [["a", "b"], ["c"], ["d", "e"]];

const FAILURES: [name: string, failure: StubResponse | Respond][] = [
  ["an error status", json({ error: "no" }, 403)],
  ["a body that is not JSON", { headers: { "content-type": "text/html" }, body: "<html>" }],
  ["a truncated body", partly('{"accessGroups":[', 200, new TypeError("terminated"))],
  ["a reset", reset],
  ["an empty object", json({})],
];

test.each(
  [false, true].flatMap((prefetch) => [1, 2].flatMap((index) => FAILURES.map((failure) => [prefetch, index, ...failure] as const))),
)("resumes with prefetch %s after page %i failed with %s", async (prefetch, index, _, failure) => {
  service.respond(except(list(PAGES), `c${index}`, failure));
  const { given, error } = await names(paginate(listAccessGroups, clientOf(service), {}, { prefetch }));
  expect(given).toEqual(PAGES.slice(0, index).flat());
  expect(error).toBeInstanceOf(PaginationError);
  const { cursor } = error as PaginationError;
  expect(cursor).toBe(`c${index}`);

  service.respond(list(PAGES));
  const rest = await names(paginate(listAccessGroups, clientOf(service), {}, { from: cursor, prefetch }));
  expect(rest).toEqual({ given: PAGES.slice(index).flat(), error: undefined });
});

test("throws an error with code, operation, cursor and any cause", async () => {
  service.respond(except(list(PAGES), "c1", json({ error: "no" }, 403)));
  const { error } = await names(paginate(listAccessGroups, clientOf(service)));
  expect(error).toBeInstanceOf(HostingPlatformError);
  const { cause } = error as PaginationError;
  expect(cause).toBeInstanceOf(ForbiddenError);
  expect(error).toMatchObject({
    name: "PaginationError",
    code: "PAGINATION_ERROR",
    message: (cause as ApiError).message,
    cursor: "c1",
    status: 403,
    body: { error: "no" },
  });
  expect([error instanceof ForbiddenError, error instanceof ApiError, error instanceof NotFoundError]).toEqual([true, true, false]);
  expect(inspect(error)).toContain("cursor: 'c1'");
  service.respond(except(list(PAGES), "c1", json({})));
  expect((await names(paginate(listAccessGroups, clientOf(service)))).error).not.toHaveProperty("cause");
});

describe("limits", () => {
  beforeEach(() => service.respond(list([["a", "b"], ["c", "d"], ["e"]])));

  const paginator = (options: PaginateOptions) => paginate(listAccessGroups, clientOf(service), {}, options);

  describe.each([false, true])("maxItems and maxPages, with prefetch %s", (prefetch) => {
    test.each([
      [{ maxItems: 0 }, "", 0],
      [{ maxItems: 2.5 }, "ab", 1],
      [{ maxPages: 0 }, "", 0],
      [{ maxPages: 2, maxItems: 3 }, "abc", 2],
      [{ maxPages: 1, maxItems: 3 }, "ab", 1],
      [{ maxItems: undefined, maxPages: undefined }, "abcde", 3],
    ])("yields for %o the items '%s' in %i requests", async (options, given, requests) => {
      expect((await names(paginator({ ...options, prefetch }))).given.join("")).toBe(given);
      expect(service.requests).toHaveLength(requests);
    });

    test("keeps the page that reaches maxItems whole in pages()", async () => {
      const { given } = await collect(paginator({ maxItems: 3, prefetch }).pages());
      expect(given.map(({ items }) => items.length)).toEqual([2, 2]);
      expect(cursors(service)).toEqual([null, "c1"]);
    });
  });

  test("prefers the limit of toArray() to that of the options", async () => {
    expect(await paginator({ maxItems: 1 }).toArray({ maxItems: 2 })).toHaveLength(2);
    expect(service.requests).toHaveLength(1);
    expect(await paginator({ maxItems: 1 }).toArray()).toHaveLength(1);
    expect(await paginator({ maxItems: 1 }).toArray({ maxItems: undefined })).toHaveLength(5);
  });

  test.each([{ maxItems: NaN }, { maxItems: -1 }, { maxPages: NaN }, { maxPages: -Infinity }])(
    "refuses %o before sending",
    async (options) => {
      const { given, error } = await collect(paginator(options));
      expect(given).toEqual([]);
      expect(error).toBeInstanceOf(RequestError);
      expect((await collect(paginator(options).pages())).error).toBeInstanceOf(RequestError);
      expect(service.requests).toEqual([]);
    },
  );

  test.each<[name: string, call: () => unknown, message: string]>([
    [
      "an operation that is not paginated",
      () => paginate(listWebhooks as never, clientOf(service)),
      "paginate takes a list operation and a client",
    ],
    ["a missing client", () => paginate(listAccessGroups, undefined as never), "paginate takes a list operation and a client"],
  ])("refuses %s", (_, call, message) => expect(call).toThrow(new RequestError(message)));

  test("starts at the cursor in from, or else at that of the request", async () => {
    const request = { query: { next: "c2" } };
    expect((await names(paginate(listAccessGroups, clientOf(service), request, { from: "c1" }))).given.join("")).toBe("cde");
    expect(cursors(service)).toEqual(["c1", "c2"]);
    expect((await names(paginate(listAccessGroups, clientOf(service), request))).given.join("")).toBe("e");
  });

  test.each(["", 5, {}, true])("refuses from %o before sending", async (from) => {
    const { error } = await collect(paginator({ from: from as string }));
    expect(error).toMatchObject({ code: "PAGINATION_ERROR" });
    expect(service.requests).toEqual([]);
  });
});
