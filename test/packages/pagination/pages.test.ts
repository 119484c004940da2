import { listAccessGroupMembers, listAccessGroups } from "@hosting-platform/client";
import { paginate, PaginationError } from "@hosting-platform/pagination";
import { describe, expect, test } from "vitest";
import { json, useServer } from "../../support/server.js";
import { byCursor, clientOf, collect, cursors, list, names, page } from "./support.js";

const server = useServer();

const empties = (count: number): string[][] => Array.from({ length: count }, () => []);

describe.each([false, true])("empty pages, with prefetch %s", (prefetch) => {
  const paginator = () => paginate(listAccessGroups, clientOf(server), {}, { prefetch });

  test.each([
    ["in between", [["a"], ...empties(9), ["b"]], "a,b"],
    ["first", [...empties(9), ["a"]], "a"],
    ["last", [["a"], ...empties(10)], "a"],
    ["twice nine", [...empties(9), ["a"], ...empties(9), ["b"]], "a,b"],
  ])("are crossed: %s", async (_, pages, given) => {
    server.answer(list(pages));
    expect(await names(paginator())).toEqual({ given: given.split(","), error: undefined });
    expect(server.requests).toHaveLength(pages.length);
  });

  test("are crossed where there is nothing else", async () => {
    server.answer(list(empties(10)));
    expect(await names(paginator())).toEqual({ given: [], error: undefined });
  });

  test.each([
    ["first", empties(11), 0],
    ["behind others", [["a"], ["b"], ...empties(11), ["c"]], 2],
  ])("ten running that are not the end fail: %s", async (_, pages, before) => {
    server.answer(list(pages));
    const { given, error } = await names(paginator());
    expect(given).toHaveLength(before);
    expect(error).toBeInstanceOf(PaginationError);
    expect(error).toMatchObject({ cursor: `c${before + 10}`, message: "listAccessGroups: ten empty pages" });
    expect(server.requests).toHaveLength(before + 10);
  });
});

test("pages() gives empty pages too", async () => {
  server.answer(list([["a"], [], ["b"]]));
  const { given } = await collect(paginate(listAccessGroups, clientOf(server)).pages());
  expect(given.map(({ items }) => items.length)).toEqual([1, 0, 1]);
});

describe("an empty object", () => {
  test("as the first page stands for no items", async () => {
    server.answer(json({}));
    const paginator = paginate(listAccessGroups, clientOf(server));
    expect(await names(paginator)).toEqual({ given: [], error: undefined });
    expect((await collect(paginator.pages())).given).toEqual([
      { items: [], next: null, data: {}, response: expect.any(Response) as Response },
    ]);
    expect(server.requests).toHaveLength(2);
  });

  test("as a later page fails behind the items before it, with the cursor of that page", async () => {
    server.answer(byCursor({ "": page(["a"], "c1"), c1: {} }));
    const { given, error } = await names(paginate(listAccessGroups, clientOf(server)));
    expect([given, error]).toEqual([["a"], expect.any(PaginationError)]);
    expect(error).toMatchObject({ cursor: "c1", message: "listAccessGroups: no items" });
  });

  test("is a later page too where the loop starts at a cursor", async () => {
    server.answer(json({}));
    expect((await names(paginate(listAccessGroups, clientOf(server), {}, { from: "c1" }))).error).toMatchObject({ cursor: "c1" });
  });
});

test.each([
  ["with other fields only", { further: true }],
  ["with a cursor only", { pagination: { count: 0, next: "c1" } }],
  ["whose items are null", { accessGroups: null, pagination: { count: 0, next: null } }],
  ["whose items are text", { accessGroups: "abc", pagination: { count: 0, next: null } }],
  ["whose items are an object", { accessGroups: { length: 1 }, pagination: { count: 0, next: null } }],
  ["that is an array", []],
  ["that is null", null],
])("a first page %s fails", async (_, body) => {
  server.answer(json(body));
  const { given, error } = await names(paginate(listAccessGroups, clientOf(server)));
  expect([given, error]).toEqual([[], expect.any(PaginationError)]);
  expect(error).toMatchObject({ cursor: undefined });
});

describe.each([false, true])("a page that does not name the next, with prefetch %s", (prefetch) => {
  test.each([
    ["missing", undefined],
    ["empty", ""],
    ["a number", 5],
    ["zero", 0],
    ["false", false],
    ["an object", { cursor: "c2" }],
    ["an array", ["c2"]],
  ])("fails behind its items where next is %s", async (_, next) => {
    server.answer(byCursor({ "": page(["a"], "c1"), c1: page(["b"], next) }));
    const { given, error } = await names(paginate(listAccessGroups, clientOf(server), {}, { prefetch }));
    expect([given, error]).toEqual([["a", "b"], expect.any(PaginationError)]);
    expect(error).toMatchObject({ cursor: "c1", message: "listAccessGroups: no cursor" });
    expect(cursors(server)).toEqual([null, "c1"]);
  });

  test("fails where it says nothing of pages at all", async () => {
    server.answer(json({ members: [{ uid: "a" }] }));
    const { given, error } = await collect(paginate(listAccessGroupMembers, clientOf(server), { path: { idOrName: "web" } }, { prefetch }));
    expect([given, error]).toEqual([[{ uid: "a" }], expect.any(PaginationError)]);
    expect(error).toMatchObject({ cursor: undefined });
  });
});

test("resuming behind a page that does not name the next gives that page again", async () => {
  server.answer(byCursor({ "": page(["a"], "c1"), c1: page(["b"], undefined) }));
  const { error } = await names(paginate(listAccessGroups, clientOf(server)));
  server.answer(list([["a"], ["b"], ["c"]]));
  const from = (error as PaginationError).cursor;
  expect((await names(paginate(listAccessGroups, clientOf(server), {}, { from }))).given).toEqual(["b", "c"]);
});

test("the missing next of a page is no place to resume from", async () => {
  server.answer(byCursor({ "": page(["a"], undefined) }));
  for await (const { next } of paginate(listAccessGroups, clientOf(server)).pages()) {
    expect(next).toBe("");
    expect((await names(paginate(listAccessGroups, clientOf(server), {}, { from: next }))).error).toBeInstanceOf(PaginationError);
    break;
  }
  expect(server.requests).toHaveLength(1);
});
