import { listAccessGroups, listWebhooks, RequestError } from "@hosting-platform/client";
import { paginate, type PaginateOptions } from "@hosting-platform/pagination";
import { beforeEach, describe, expect, test } from "vitest";
import { useService } from "../../harness/service.js";
import { clientOf, collect, cursors, list, names } from "./harness.js";

const service = useService();

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
  ["an operation that is not paginated", () => paginate(listWebhooks as never, clientOf(service)), "listWebhooks is not paginated"],
  ["a missing client", () => paginate(listAccessGroups, undefined as never), "paginate takes an operation and a client"],
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
