import {
  createAccessGroup,
  deleteAccessGroup,
  ForbiddenError,
  GoneError,
  listAccessGroups,
  paginate,
  PaginationError,
  readAccessGroup,
  type PaginateOptions,
} from "@hosting-platform/sdk";
import { describe, expect, test } from "vitest";
import { rejection } from "../../../support/rejection.js";
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
    [7, 143],
  ])("in pages of %s take %i requests", async (limit, requests) => {
    const { platform, received } = await open({ seed });
    const query = limit === undefined ? {} : { limit };
    expect((await walk(paginate(listAccessGroups, platform(), { query }))).names).toEqual(groupNames(COUNT));
    expect(await received()).toEqual(Array<string>(requests).fill(LIST));
  });

  test("are given once each by a service that fails now and then, with prefetch or without", async () => {
    const { emulator, platform, fault, received } = await open({ seed });
    const failed = [
      fault({ operation: "listAccessGroups", status: 503, probability: 0.1 }),
      fault({ operation: "listAccessGroups", reset: true, probability: 0.1 }),
      fault({ operation: "listAccessGroups", truncate: true, probability: 0.1 }),
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

  test.each<[PaginateOptions | undefined, number | undefined, number, number]>([
    [{ maxItems: 250 }, undefined, 250, 3],
    [{ maxItems: 200 }, undefined, 200, 2],
    [{ maxPages: 2 }, undefined, 200, 2],
    [undefined, 101, 101, 2],
    [{ maxItems: 0 }, undefined, 0, 0],
  ])("with %j, toArray(%s), are %i items in %i requests", async (options, maxItems, items, requests) => {
    const { platform, received } = await open({ seed });
    const groups = paginate(listAccessGroups, platform(), { query: { limit: 100 } }, options);
    const given = await groups.toArray(maxItems === undefined ? {} : { maxItems });
    expect(given.map(({ name }) => name)).toEqual(groupNames(COUNT).slice(0, items));
    expect(await received()).toEqual(Array<string>(requests).fill(LIST));
  });

  test("are left with `break`, which sends nothing more", async () => {
    const { platform, received } = await open({ seed });
    const names: string[] = [];
    for await (const { name } of paginate(listAccessGroups, platform(), { query: { limit: 100 } })) if (names.push(name) === 150) break;
    expect(names).toEqual(groupNames(150));
    expect(await received()).toEqual([LIST, LIST]);
  });
});

describe("an abort", () => {
  test("in the middle of a page ends the walk, with its reason and without another request", async () => {
    const { platform, received } = await open({ seed });
    const controller = new AbortController();
    const reason = new Error("enough");
    const seen: string[] = [];
    async function* aborting(): AsyncGenerator<{ name: string }> {
      const { signal } = controller;
      for await (const group of paginate(listAccessGroups, platform(), { query: { limit: 100 } }, { signal })) {
        if (seen.push(group.name) === 150) controller.abort(reason);
        yield group;
      }
    }
    expect(await walk(aborting())).toEqual({ names: groupNames(150), reason });
    expect(await received()).toEqual([LIST, LIST]);
  });

  test("while a page is under way ends the walk behind the items before", async () => {
    const { platform, fault, log } = await open({ seed });
    fault({ operation: "listAccessGroups", delay: 0, times: 1 });
    const held = fault({ operation: "listAccessGroups", delay: 60_000 });
    const controller = new AbortController();
    const reason = new Error("enough");
    const walking = walk(paginate(listAccessGroups, platform(), { query: { limit: 100 } }, { signal: controller.signal }));
    await expect.poll(held).toBe(1);
    controller.abort(reason);
    expect(await walking).toEqual({ names: groupNames(100), reason });
    await expect.poll(() => log).toEqual([LIST, `GET ${GROUPS} no answer`]);
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

  test("that no page gave is refused, and the PaginationError says why", async () => {
    const { platform, received } = await open({ seed });
    const groups = paginate(listAccessGroups, platform(), {}, { from: "a&b=c#d%25 e+f" });
    const error = await rejection(groups.toArray(), PaginationError);
    expect(error).toMatchObject({ cursor: "a&b=c#d%25 e+f", cause: { status: 400, body: { error: { rule: "cursor.issued" } } } });
    expect(await received()).toEqual([`GET ${GROUPS} 400`]);
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

test("a walk goes on over groups that are created and deleted meanwhile", async () => {
  const { platform } = await open({ seed: withGroups(50) });
  const client = platform();
  const names: string[] = [];
  for await (const { name, accessGroupId } of paginate(listAccessGroups, client)) {
    names.push(name);
    if (name === "group-20") await deleteAccessGroup(client, { path: { idOrName: accessGroupId } });
    if (name === "group-30") await createAccessGroup(client, { body: { name: "group-51" } });
  }
  expect(names).toEqual(groupNames(51));
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

test("a page has the number of its items, and another team's groups are on none", async () => {
  const { platform } = await open({ seed: withGroups(25) });
  const elsewhere = readAccessGroup(platform(), { path: { idOrName: "group-1" }, query: { teamId: "team_2" } });
  await rejection(elsewhere, GoneError);
  const counts = [];
  for await (const { data } of paginate(listAccessGroups, platform()).pages()) counts.push(data.pagination?.count);
  expect(counts).toEqual([20, 5]);
});
