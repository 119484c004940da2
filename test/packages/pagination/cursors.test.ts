import fc from "fast-check";
import { listAccessGroups } from "@hosting-platform/client";
import { paginate, PaginationError } from "@hosting-platform/pagination";
import { expect, test } from "vitest";
import { useServer } from "../../support/server.js";
import { byCursor, clientOf, cursors, names, page } from "./support.js";

const server = useServer();

/** Cursors that mean something to one part or another of what a request goes through. */
const CURSORS = [
  "a&b=c#d%25 e+f",
  "a b\tc\nd\r\n",
  "%",
  "%2F",
  "%00",
  "\u0000",
  "+",
  "=",
  "==",
  "&next=other",
  "?next=other",
  "/",
  "..",
  " ",
  "null",
  "undefined",
  "0",
  "__proto__",
  "constructor",
  "https://evil.example.com/v1/access-groups?next=1",
  "//evil.example.com",
  '{"a":["b"]}',
  "[object Object]",
  "é",
  "e\u0301",
  "😀",
  "\u2028\u2029",
  "\ufeff",
  "\ufffd",
  "a".repeat(4000),
];

const handler = (cursor: string) =>
  byCursor(
    Object.fromEntries([
      ["", page(["a"], cursor)],
      [cursor, page(["b"], null)],
    ]),
  );

async function arrives(cursor: string, prefetch: boolean): Promise<void> {
  server.reset();
  server.answer(handler(cursor));
  expect(await names(paginate(listAccessGroups, clientOf(server), {}, { prefetch }))).toEqual({ given: ["a", "b"], error: undefined });
  expect(cursors(server)).toEqual([null, cursor]);
  expect(server.requests.map(({ path, query }) => [path, [...query.keys()]])).toEqual([
    ["/v1/access-groups", []],
    ["/v1/access-groups", ["next"]],
  ]);
  expect((await names(paginate(listAccessGroups, clientOf(server), {}, { from: cursor }))).given).toEqual(["b"]);
  expect(cursors(server)[2]).toBe(cursor);
}

test.each(CURSORS)("the cursor %j arrives as it is", (cursor) => arrives(cursor, false));

test("any text arrives as it is", async () => {
  await fc.assert(fc.asyncProperty(fc.string({ unit: "binary", minLength: 1, maxLength: 40 }), fc.boolean(), arrives), { numRuns: 150 });
});

test("a cursor that no URL can carry fails behind the items before it, and nothing is sent for it", async () => {
  server.answer(byCursor({ "": page(["a"], "\ud800") }));
  const { given, error } = await names(paginate(listAccessGroups, clientOf(server)));
  expect([given, error]).toEqual([["a"], expect.any(PaginationError)]);
  expect(error).toMatchObject({ cursor: "\ud800" });
  expect(server.requests).toHaveLength(1);
});
