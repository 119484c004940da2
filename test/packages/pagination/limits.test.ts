import { listAccessGroups, RequestError } from "@hosting-platform/client";
import { paginate, type PaginateOptions } from "@hosting-platform/pagination";
import { beforeEach, describe, expect, test } from "vitest";
import { useService } from "../../harness/service.js";
import { clientOf, collect, cursors, list, names } from "./harness.js";

const service = useService();

beforeEach(() => service.answer(list([["a", "b"], ["c", "d"], ["e"]])));

const paginator = (options: PaginateOptions) => paginate(listAccessGroups, clientOf(service), {}, options);

describe.each([false, true])("with prefetch %s", (prefetch) => {
  test.each([
    [{ maxItems: 0 }, "", 0],
    [{ maxItems: 2.5 }, "ab", 1],
    [{ maxPages: 0 }, "", 0],
    [{ maxPages: 2, maxItems: 3 }, "abc", 2],
    [{ maxPages: 1, maxItems: 3 }, "ab", 1],
    [{ maxItems: undefined, maxPages: undefined }, "abcde", 3],
  ])("%o gives the items %s with %i requests", async (options, given, requests) => {
    expect((await names(paginator({ ...options, prefetch }))).given.join("")).toBe(given);
    expect(service.requests).toHaveLength(requests);
  });

  test("pages() gives the page that reaches maxItems whole, and none beyond it", async () => {
    const { given } = await collect(paginator({ maxItems: 3, prefetch }).pages());
    expect(given.map(({ items }) => items.length)).toEqual([2, 2]);
    expect(cursors(service)).toEqual([null, "c1"]);
  });
});

test("the limit of toArray() goes before that of the options, and sends nothing beyond it", async () => {
  expect(await paginator({ maxItems: 1 }).toArray({ maxItems: 2 })).toHaveLength(2);
  expect(service.requests).toHaveLength(1);
  expect(await paginator({ maxItems: 1 }).toArray()).toHaveLength(1);
  expect(await paginator({ maxItems: 1 }).toArray({ maxItems: undefined })).toHaveLength(5);
});

test.each([{ maxItems: NaN }, { maxItems: -1 }, { maxPages: NaN }, { maxPages: -Infinity }])(
  "%o is refused, and nothing is sent",
  async (options) => {
    const { given, error } = await collect(paginator(options));
    expect(given).toEqual([]);
    expect(error).toBeInstanceOf(RequestError);
    expect((await collect(paginator(options).pages())).error).toBeInstanceOf(RequestError);
    expect(service.requests).toEqual([]);
  },
);

test("from starts at a cursor", async () => {
  expect((await names(paginator({ from: "c1" }))).given.join("")).toBe("cde");
  expect(cursors(service)).toEqual(["c1", "c2"]);
});

test("from goes before the cursor of the request, which is where it starts otherwise", async () => {
  const request = { query: { next: "c2" } };
  expect((await names(paginate(listAccessGroups, clientOf(service), request, { from: "c1" }))).given.join("")).toBe("cde");
  expect((await names(paginate(listAccessGroups, clientOf(service), request))).given.join("")).toBe("e");
});

test.each(["", 5, {}, true])("from %o is refused, and nothing is sent", async (from) => {
  const { error } = await collect(paginator({ from: from as string }));
  expect(error).toMatchObject({ code: "PAGINATION_ERROR" });
  expect(service.requests).toEqual([]);
});
