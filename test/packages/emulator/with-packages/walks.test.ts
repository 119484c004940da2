import { ForbiddenError, listAccessGroups, paginate, PaginationError } from "@hosting-platform/sdk";
import { describe, expect, test } from "vitest";
import { GROUPS, groupNames, open, withGroups } from "./support.js";

const COUNT = 1_000;
const seed = withGroups(COUNT);
const LIST = `GET ${GROUPS} 200`;

/** The items, and what ended the loop. */
async function walk(items: AsyncIterable<{ name: string }>): Promise<{ names: string[]; reason: unknown }> {
  const names: string[] = [];
  try {
    for await (const { name } of items) names.push(name);
  } catch (reason) {
    return { names, reason };
  }
  return { names, reason: undefined };
}

describe("1,000 access groups", () => {
  test.each([
    [100, 10],
    [undefined, 50],
  ])("in pages of %s take %i requests", async (limit, requests) => {
    const { platform, received } = await open({ seed });
    const query = limit === undefined ? {} : { limit };
    expect((await walk(paginate(listAccessGroups, platform(), { query }))).names).toEqual(groupNames(COUNT));
    expect(await received()).toEqual(Array<string>(requests).fill(LIST));
  });

  test("are given once each by a service that fails now and then, with prefetch or without", async () => {
    const { emulator, platform, fault, received } = await open({ seed });
    const failed = [
      fault({ operation: "listAccessGroups", status: 503, retryAfter: 0, probability: 0.1 }),
      fault({ operation: "listAccessGroups", truncate: true, probability: 0.05 }),
    ];
    // Enough attempts for a page never to fail for good.
    const client = platform({ retry: { attempts: 12 } });
    for (const prefetch of [false, true]) {
      const groups = paginate(listAccessGroups, client, { query: { limit: 100 } }, { prefetch });
      expect((await walk(groups)).names).toEqual(groupNames(COUNT));
    }
    const count = failed.reduce((sum, used) => sum + used(), 0);
    expect(count).toBeGreaterThan(0);
    expect(emulator.faults.list().every(({ used }) => used > 0)).toBe(true);
    expect(await received()).toHaveLength(20 + count);
  });
});

describe("a cursor", () => {
  test("that comes again is a PaginationError behind the items, and nothing is sent for it", async () => {
    const { platform, fault, received } = await open({ seed });
    const used = fault({ operation: "listAccessGroups", repeatCursor: true });
    const { names, reason } = await walk(paginate(listAccessGroups, platform(), { query: { limit: 100 } }));
    expect(names).toEqual(groupNames(200));
    expect(reason).toBeInstanceOf(PaginationError);
    expect(used()).toBe(1);
    expect(await received()).toEqual([LIST, LIST]);
  });
});

test("a page that fails is a PaginationError, and resuming gives each item once", async () => {
  const { platform, fault, received } = await open({ seed });
  fault({ operation: "listAccessGroups", delay: 0, times: 3 });
  fault({ operation: "listAccessGroups", status: 403, times: 1 });
  const list = (from?: string): AsyncIterable<{ name: string }> =>
    paginate(listAccessGroups, platform(), { query: { limit: 100 } }, from === undefined ? {} : { from });
  const { names, reason } = await walk(list());
  expect(names).toEqual(groupNames(300));
  expect(reason).toBeInstanceOf(PaginationError);
  const { cursor, cause } = reason as PaginationError;
  expect(cause).toBeInstanceOf(ForbiddenError);
  expect([...names, ...(await walk(list(cursor))).names]).toEqual(groupNames(COUNT));
  expect(await received()).toHaveLength(11);
});

test("a team without access groups gives nothing, whose answer is an empty object", async () => {
  const { platform, received } = await open({ seed: withGroups(0) });
  expect(await listAccessGroups(platform())).toEqual({});
  expect(await walk(paginate(listAccessGroups, platform()))).toEqual({ names: [], reason: undefined });
  const pages = [];
  for await (const { items, next } of paginate(listAccessGroups, platform()).pages()) pages.push([items.length, next]);
  expect(pages).toEqual([[0, null]]);
  expect(await received()).toEqual([LIST, LIST, LIST]);
});
