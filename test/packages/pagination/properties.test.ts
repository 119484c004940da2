import fc from "fast-check";
import { listAccessGroups } from "@hosting-platform/client";
import { paginate, PaginationError, type PaginateOptions } from "@hosting-platform/pagination";
import { expect, test } from "vitest";
import { useServer } from "../../support/server.js";
import { clientOf, collect, except, list, names } from "./support.js";

const server = useServer();

/** Lists of pages of any size, at most nine empty ones running. */
const lists = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 14 })
  .filter((sizes) => !/(?:^|,)0(?:,0){9},/.test(`${sizes.join(",")},`.replace(/(?:0,)+$/, "")))
  .map((sizes) => sizes.map((size, number) => Array.from({ length: size }, (_, index) => `${number}.${index}`)));

let loops = 0;
const limits = fc.option(fc.nat(30), { nil: undefined });

function loop(pages: string[][], options: PaginateOptions): Promise<{ given: string[]; error: unknown }> {
  server.reset();
  server.answer(list(pages));
  return names(paginate(listAccessGroups, clientOf(server), { retry: false }, options));
}

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

test("whatever the sizes of the pages, the items are those of the pages, one behind the other", async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (pages) => {
      expect(await loop(pages, {})).toEqual({ given: pages.flat(), error: undefined });
      const { given } = await collect(paginate(listAccessGroups, clientOf(server)).pages());
      expect(given.map(({ items }) => items.map(({ name }) => name))).toEqual(pages);
    }),
    { numRuns: 40 },
  );
});

test("whatever the limits, so many items come, and no request beyond those that they take", async () => {
  await fc.assert(
    fc.asyncProperty(lists, limits, limits, fc.boolean(), async (pages, maxItems, maxPages, prefetch) => {
      const { given, error } = await loop(pages, { maxItems, maxPages, prefetch });
      const requests = needed(pages, maxItems, maxPages);
      expect([given, error]).toEqual([pages.slice(0, requests).flat().slice(0, maxItems), undefined]);
      expect(server.requests).toHaveLength(requests);
    }),
    { numRuns: 60 },
  );
});

test("whichever page fails, resuming at its cursor gives each item once", async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.nat(), fc.boolean(), async (pages, seed, prefetch) => {
      const failing = seed % pages.length;
      const client = clientOf(server);
      server.reset();
      server.answer(except(list(pages), failing === 0 ? null : `c${failing}`, { status: 403 }));
      const first = await names(paginate(listAccessGroups, client, {}, { prefetch }));
      expect(first.error).toBeInstanceOf(PaginationError);
      server.answer(list(pages));
      const { cursor } = first.error as PaginationError;
      const second = await names(paginate(listAccessGroups, client, {}, { from: cursor, prefetch }));
      expect([...first.given, ...second.given]).toEqual(pages.flat());
    }),
    { numRuns: 40 },
  );
});

test("wherever a loop is left, the cursor of its page resumes behind that page", async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.nat(), async (pages, seed) => {
      const maxPages = seed % (pages.length + 1);
      server.answer(list(pages));
      const first = await collect(paginate(listAccessGroups, clientOf(server), {}, { maxPages }).pages());
      const from = maxPages === 0 ? undefined : first.given.at(-1)?.next;
      const second = await names(paginate(listAccessGroups, clientOf(server), {}, { from }));
      expect([...first.given.flatMap(({ items }) => items.map(({ name }) => name)), ...second.given]).toEqual(pages.flat());
    }),
    { numRuns: 40 },
  );
});

test("with and without prefetch, the items are the same, and the requests but for one more at most", async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.nat(20), async (pages, taken) => {
      const results = [];
      server.answer(list(pages));
      for (const prefetch of [false, true]) {
        // A request that is cancelled may come late; by this, a loop knows its own.
        const search = String(loops++);
        const given: string[] = [];
        for await (const { name } of paginate(listAccessGroups, clientOf(server), { query: { search } }, { prefetch })) {
          given.push(name);
          if (given.length > taken) break;
        }
        const own = server.requests.filter(({ query }) => query.get("search") === search);
        results.push({ given, asked: own.map(({ query }) => query.get("next")) });
      }
      const [without, ahead] = results;
      expect(ahead?.given).toEqual(without?.given);
      expect((ahead?.asked ?? []).slice(0, without?.asked.length)).toEqual(without?.asked);
      expect((ahead?.asked.length ?? 0) - (without?.asked.length ?? 0)).toBeOneOf([0, 1]);
    }),
    { numRuns: 40 },
  );
});
