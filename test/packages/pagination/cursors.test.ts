import { listAccessGroups } from "@hosting-platform/client";
import { paginate, type PaginateOptions, PaginationError } from "@hosting-platform/pagination";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../harness/characters.js";
import { useService } from "../../harness/service.js";
import { byCursor, clientOf, collect, cursors, except, list, names, page } from "./harness.js";

const service = useService();

test("sends any cursor unchanged", async () => {
  const known = [
    ...["a&b=c#d%25 e+f", "a\tb\r\n", "%", "%00", "&next=other", "..", "null", "__proto__", "//evil.example.com", "\ufeff"],
    ...["é", "e\u0301"],
  ];
  const text = fc.oneof(fc.constantFrom(...known), anyText({ minLength: 1, maxLength: 40 }), fc.constant("a".repeat(4000)));
  await fc.assert(
    fc.asyncProperty(text, fc.boolean(), async (cursor, prefetch) => {
      service.reset();
      const pages: [string, unknown][] = [
        ["", page(["a"], cursor)],
        [cursor, page(["b"], null)],
      ];
      service.respond(byCursor(Object.fromEntries(pages)));
      expect(await names(paginate(listAccessGroups, clientOf(service), {}, { prefetch }))).toEqual({ given: ["a", "b"], error: undefined });
      expect((await names(paginate(listAccessGroups, clientOf(service), {}, { from: cursor }))).given).toEqual(["b"]);
      expect(cursors(service)).toEqual([null, cursor, cursor]);
      expect(service.requests.map(({ path, query }) => [path, query.size])).toEqual([0, 1, 1].map((size) => ["/v1/access-groups", size]));
    }),
    { numRuns: 100, examples: known.map((cursor): [string, boolean] => [cursor, false]) },
  );
});

/** Lists that never end: the cursor behind each cursor, the start being empty; and the cursors that are asked for until the first repeat. */
const LOOPS: [name: string, follows: Record<string, string>, asked: string[], repeated: string][] = [
  ["a page that points to itself", { "": "a", a: "a" }, ["", "a"], "a"],
  ["a cycle after other pages", { "": "a", a: "b", b: "c", c: "d", d: "c" }, ["", "a", "b", "c", "d"], "c"],
];

const circle = (follows: Record<string, string>) =>
  byCursor(Object.fromEntries(Object.entries(follows).map(([cursor, next]) => [cursor, page([`at ${cursor}`], next)])));

test.each([false, true].flatMap((prefetch) => LOOPS.map((loop) => [prefetch, ...loop] as const)))(
  "throws at once for a repeated cursor, with prefetch %s: %s",
  async (prefetch, _, follows, asked, repeated) => {
    service.respond(circle(follows));
    const { given, error } = await names(paginate(listAccessGroups, clientOf(service), {}, { prefetch }));
    expect(error).toBeInstanceOf(PaginationError);
    expect(error).toMatchObject({ cursor: repeated, code: "PAGINATION_ERROR" });
    expect(given).toEqual(asked.map((cursor) => `at ${cursor}`));
    expect(cursors(service)).toEqual([null, ...asked.slice(1)]);
  },
);

test("ignores a repeated cursor beyond the limits or in another loop", async () => {
  service.respond(circle({ "": "a", a: "a" }));
  for (const options of [{ maxPages: 2 }, { maxItems: 2 }]) {
    const paginator = paginate(listAccessGroups, clientOf(service), {}, options);
    for (let loop = 0; loop < 2; loop++) expect(await names(paginator)).toEqual({ given: ["at ", "at a"], error: undefined });
  }
});

/** Lists of pages of any size, at most nine empty ones running. */
const lists = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 14 })
  .filter((sizes) => !/(?:^|,)0(?:,0){9},/.test(`${sizes.join(",")},`.replace(/(?:0,)+$/, "")))
  .map((sizes) => sizes.map((size, number) => Array.from({ length: size }, (_, index) => `${number}.${index}`)));
const limits = fc.option(fc.nat(30), { nil: undefined });

const loop = (options: PaginateOptions) => paginate(listAccessGroups, clientOf(service), {}, options);

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
