import { inspect } from "node:util";
import { ApiError, HostingPlatformError, listAccessGroups } from "@hosting-platform/client";
import { paginate, PaginationError } from "@hosting-platform/pagination";
import { describe, expect, test } from "vitest";
import { type Answer, json, useServer } from "../../support/server.js";
import { clientOf, cursors, except, list, names } from "./support.js";

const server = useServer();

const PAGES = [["a", "b"], ["c"], ["d", "e"]];
const request = { retry: false } as const;

/** Ways in which a page fails, for good as far as one request goes. */
const FAILURES: Record<string, Answer | ((response: { destroy(): unknown }) => void)> = {
  "an error status": json({ error: "no" }, 403),
  "an error status without a body": { status: 404 },
  "a body that is not JSON": { headers: { "content-type": "text/html" }, body: "<html>" },
  "a body that is cut": { headers: { "content-type": "application/json" }, body: '{"accessGroups":[' },
  "a connection that breaks": (response) => response.destroy(),
  "an empty object": json({}),
};

describe.each(Object.keys(FAILURES))("a page that fails by %s", (name) => {
  const failure = FAILURES[name] as Answer;

  test.each([
    [1, false],
    [2, false],
    [1, true],
    [2, true],
  ])(
    "as page %i behind the first, with prefetch %s: fails behind the earlier items, and resuming gives each item once",
    async (index, prefetch) => {
      server.answer(except(list(PAGES), `c${index}`, failure));
      const { given, error } = await names(paginate(listAccessGroups, clientOf(server), request, { prefetch }));
      expect(given).toEqual(PAGES.slice(0, index).flat());
      expect(error).toBeInstanceOf(PaginationError);
      const { cursor } = error as PaginationError;
      expect(cursor).toBe(`c${index}`);

      server.answer(list(PAGES));
      const rest = await names(paginate(listAccessGroups, clientOf(server), request, { from: cursor, prefetch }));
      expect(rest).toEqual({ given: PAGES.slice(index).flat(), error: undefined });
    },
  );
});

test("a first page that fails has no cursor: resuming there starts anew", async () => {
  server.answer(except(list(PAGES), null, { status: 403 }));
  const { given, error } = await names(paginate(listAccessGroups, clientOf(server), request));
  expect([given, (error as PaginationError).cursor]).toEqual([[], undefined]);
  server.answer(list(PAGES));
  const { cursor } = error as PaginationError;
  expect((await names(paginate(listAccessGroups, clientOf(server), request, { from: cursor }))).given).toEqual(PAGES.flat());
});

test("the error has a code, the operation, and the error of the request as its cause", async () => {
  server.answer(except(list(PAGES), "c1", json({ error: "no" }, 403)));
  const { error } = await names(paginate(listAccessGroups, clientOf(server), request));
  expect(error).toBeInstanceOf(HostingPlatformError);
  expect(error).toMatchObject({
    name: "PaginationError",
    code: "PAGINATION_ERROR",
    message: "listAccessGroups: page failed",
    cursor: "c1",
  });
  expect((error as PaginationError).cause).toBeInstanceOf(ApiError);
  expect((error as PaginationError).cause).toMatchObject({ status: 403, body: { error: "no" } });
  expect(inspect(error)).toContain("cursor: 'c1'");
});

test("an error of ours in place of a page has no cause", async () => {
  server.answer(except(list(PAGES), "c1", json({})));
  expect((await names(paginate(listAccessGroups, clientOf(server), request))).error).not.toHaveProperty("cause");
});

test("the same paginator works once the service does", async () => {
  server.answer(except(list(PAGES), "c1", { status: 403 }));
  const paginator = paginate(listAccessGroups, clientOf(server), request);
  expect((await names(paginator)).error).toBeInstanceOf(PaginationError);
  server.answer(list(PAGES));
  expect(await names(paginator)).toEqual({ given: PAGES.flat(), error: undefined });
  expect(cursors(server)).toEqual([null, "c1", null, "c1", "c2"]);
});
