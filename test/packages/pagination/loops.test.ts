import { listAccessGroups } from "@hosting-platform/client";
import { paginate, PaginationError } from "@hosting-platform/pagination";
import { expect, test } from "vitest";
import { useServer } from "../../support/server.js";
import { byCursor, clientOf, cursors, names, page } from "./support.js";

const server = useServer();

/** Lists that never end: the cursor behind each cursor, the start being empty; and the cursors that are asked for until the first repeat. */
const LOOPS: [name: string, follows: Record<string, string>, asked: string[], repeated: string][] = [
  ["a page that names itself", { "": "a", a: "a" }, ["", "a"], "a"],
  ["two pages that name each other", { "": "a", a: "b", b: "a" }, ["", "a", "b"], "a"],
  ["a cycle behind other pages", { "": "a", a: "b", b: "c", c: "d", d: "e", e: "c" }, ["", "a", "b", "c", "d", "e"], "c"],
];

const handler = (follows: Record<string, string>) =>
  byCursor(Object.fromEntries(Object.entries(follows).map(([cursor, next]) => [cursor, page([`at ${cursor}`], next)])));

for (const prefetch of [false, true]) {
  test.each(LOOPS)(`%s fails at the first repeat, with prefetch ${prefetch}`, async (_, follows, asked, repeated) => {
    server.answer(handler(follows));
    const { given, error } = await names(paginate(listAccessGroups, clientOf(server), {}, { prefetch }));
    expect(error).toBeInstanceOf(PaginationError);
    expect(error).toMatchObject({ cursor: repeated, code: "PAGINATION_ERROR", message: "listAccessGroups: cursor came again" });
    expect(given).toEqual(asked.map((cursor) => `at ${cursor}`));
    expect(cursors(server)).toEqual([null, ...asked.slice(1)]);
  });
}

test("the cursor that a loop starts at counts as seen", async () => {
  server.answer(handler({ a: "b", b: "a" }));
  const { given, error } = await names(paginate(listAccessGroups, clientOf(server), {}, { from: "a" }));
  expect([given, error]).toEqual([["at a", "at b"], expect.any(PaginationError)]);
  expect(cursors(server)).toEqual(["a", "b"]);
});

test("a loop that does not ask for the repeat does not fail", async () => {
  server.answer(handler({ "": "a", a: "a" }));
  expect(await names(paginate(listAccessGroups, clientOf(server), {}, { maxPages: 2 }))).toEqual({
    given: ["at ", "at a"],
    error: undefined,
  });
  expect((await names(paginate(listAccessGroups, clientOf(server), {}, { maxItems: 2 }))).error).toBeUndefined();
});

test("a second loop remembers nothing of the first", async () => {
  server.answer(handler({ "": "a", a: "b" }));
  const paginator = paginate(listAccessGroups, clientOf(server), {}, { maxPages: 2 });
  expect((await names(paginator)).error).toBeUndefined();
  expect((await names(paginator)).error).toBeUndefined();
});
