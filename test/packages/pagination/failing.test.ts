import { inspect } from "node:util";
import { ApiError, ForbiddenError, HostingPlatformError, listAccessGroups, NotFoundError } from "@hosting-platform/client";
import { paginate, PaginationError } from "@hosting-platform/pagination";
import { expect, test } from "vitest";
import { type StubResponse, json } from "../../harness/server.js";
import { partly, reset, type Respond, useService } from "../../harness/service.js";
import { clientOf, except, list, names } from "./harness.js";

const service = useService();
const PAGES = [["a", "b"], ["c"], ["d", "e"]];

/** Ways in which a page fails, for good as far as one request goes. */
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
