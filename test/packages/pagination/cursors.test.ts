import fc from "fast-check";
import { listAccessGroups } from "@hosting-platform/client";
import { paginate, PaginationError } from "@hosting-platform/pagination";
import { expect, test } from "vitest";
import { useService } from "../../harness/service.js";
import { byCursor, clientOf, cursors, names, page } from "./harness.js";

const service = useService();

test("sends any cursor unchanged", async () => {
  const known = [
    ...["a&b=c#d%25 e+f", "a\tb\r\n", "%", "%00", "&next=other", "..", "null", "__proto__", "//evil.example.com", "\ufeff"],
    ...["é", "e\u0301"],
  ];
  const text = fc.oneof(
    fc.constantFrom(...known),
    fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
    fc.constant("a".repeat(4000)),
  );
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
