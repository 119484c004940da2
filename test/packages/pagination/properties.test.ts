import fc from "fast-check";
import { listAccessGroups } from "@hosting-platform/client";
import { paginate, PaginationError, type PaginateOptions } from "@hosting-platform/pagination";
import { expect, test } from "vitest";
import { useService } from "../../harness/service.js";
import { clientOf, collect, except, list, names } from "./harness.js";

const service = useService();

/** Lists of pages of any size, at most nine empty ones running. */
const lists = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 14 })
  .filter((sizes) => !/(?:^|,)0(?:,0){9},/.test(`${sizes.join(",")},`.replace(/(?:0,)+$/, "")))
  .map((sizes) => sizes.map((size, number) => Array.from({ length: size }, (_, index) => `${number}.${index}`)));
const limits = fc.option(fc.nat(30), { nil: undefined });

const loop = (options: PaginateOptions) => paginate(listAccessGroups, clientOf(service), {}, options);

/** How many requests it takes to get so many items out of so many pages. */
function needed(pages: readonly string[][], maxItems = Infinity, maxPages = Infinity): number {
  let [left, requests] = [maxItems, 0];
  for (const { length } of pages) {
    if (left <= 0 || requests >= maxPages) break;
    left -= length;
    requests++;
  }
  return requests;
}

test("yields as many items in as few requests as the limits allow", () =>
  fc.assert(
    fc.asyncProperty(lists, limits, limits, fc.boolean(), async (pages, maxItems, maxPages, prefetch) => {
      service.reset();
      service.respond(list(pages));
      const requests = needed(pages, maxItems, maxPages);
      const given = pages.slice(0, requests).flat().slice(0, maxItems);
      expect(await names(loop({ maxItems, maxPages, prefetch }))).toEqual({ given, error: undefined });
      expect(service.requests).toHaveLength(requests);
    }),
    { numRuns: 60 },
  ));

test("yields each item once when resuming after a failure or an early exit", () =>
  fc.assert(
    fc.asyncProperty(lists, fc.nat(), fc.boolean(), async (pages, seed, prefetch) => {
      const index = seed % pages.length;
      service.respond(except(list(pages), index === 0 ? null : `c${index}`, { status: 403 }));
      const first = await names(loop({ prefetch }));
      const { cursor } = first.error as PaginationError;
      service.respond(list(pages));
      expect([...first.given, ...(await names(loop({ from: cursor, prefetch }))).given]).toEqual(pages.flat());

      const left = await collect(loop({ maxPages: index }).pages());
      const rest = await names(loop({ from: index === 0 ? undefined : left.given.at(-1)?.next }));
      expect([...left.given.flatMap(({ items }) => items.map(({ name }) => name)), ...rest.given]).toEqual(pages.flat());
    }),
    { numRuns: 40 },
  ));
