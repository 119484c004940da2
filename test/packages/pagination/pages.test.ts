import { listAccessGroups } from "@hosting-platform/client";
import { paginate, PaginationError } from "@hosting-platform/pagination";
import { describe, expect, test } from "vitest";
import { json } from "../../harness/server.js";
import { useService } from "../../harness/service.js";
import { byCursor, clientOf, collect, cursors, list, names, page } from "./harness.js";

const service = useService();

const empties = (count: number): string[][] => Array.from({ length: count }, () => []);

describe.each([false, true])("empty pages, with prefetch %s", (prefetch) => {
  const paginator = () => paginate(listAccessGroups, clientOf(service), {}, { prefetch });

  test.each([
    ["between other pages", [["a"], ...empties(9), ["b"]], "a,b"],
    ["after other pages", [["a"], ...empties(10)], "a"],
    ["without other pages", empties(10), ""],
  ])("are skipped %s", async (_, pages, given) => {
    service.respond(list(pages));
    expect(await names(paginator())).toEqual({ given: given.split(",").filter(Boolean), error: undefined });
    expect(service.requests).toHaveLength(pages.length);
  });

  test.each([["between pages", [["a"], ["b"], ...empties(11), ["c"]], 2]])("throw after ten in a row %s", async (_, pages, before) => {
    service.respond(list(pages));
    const { given, error } = await names(paginator());
    expect(given).toHaveLength(before);
    expect(error).toBeInstanceOf(PaginationError);
    expect(error).toMatchObject({ cursor: `c${before + 10}`, message: "listAccessGroups: ten empty pages" });
    expect(service.requests).toHaveLength(before + 10);
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

test("throws for an empty object as a later page, with its cursor", async () => {
  service.respond(byCursor({ "": page(["a"], "c1"), c1: {} }));
  const { given, error } = await names(paginate(listAccessGroups, clientOf(service)));
  expect([given, error]).toEqual([["a"], expect.any(PaginationError)]);
  expect(error).toMatchObject({ cursor: "c1", message: "listAccessGroups: no items" });
});

test.each([
  ["with a cursor only", { pagination: { count: 0, next: "c1" } }],
  ["whose items are null", { accessGroups: null, pagination: { count: 0, next: null } }],
  ["whose items are an object", { accessGroups: { length: 1 }, pagination: { count: 0, next: null } }],
  ["that is null", null],
])("throws for a first page %s", async (_, body) => {
  service.respond(json(body));
  const { given, error } = await names(paginate(listAccessGroups, clientOf(service)));
  expect([given, error]).toEqual([[], expect.any(PaginationError)]);
  expect(error).toMatchObject({ cursor: undefined });
});

describe.each([false, true])("a page without a valid next cursor, with prefetch %s", (prefetch) => {
  test.each([
    ["missing", undefined],
    ["empty", ""],
    ["a number", 5],
  ])("throws after its items if next is %s", async (_, next) => {
    service.respond(byCursor({ "": page(["a"], "c1"), c1: page(["b"], next) }));
    const { given, error } = await names(paginate(listAccessGroups, clientOf(service), {}, { prefetch }));
    expect([given, error]).toEqual([["a", "b"], expect.any(PaginationError)]);
    expect(error).toMatchObject({ cursor: "c1", message: "listAccessGroups: no cursor" });
    expect(cursors(service)).toEqual([null, "c1"]);
  });
});
