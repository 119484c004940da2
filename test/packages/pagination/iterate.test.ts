import { listAccessGroupMembers, listAccessGroups, type OperationClient } from "@hosting-platform/client";
import { paginate, PaginationError, type Paginator } from "@hosting-platform/pagination";
import { beforeEach, describe, expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { json } from "../../harness/server.js";
import { silence, useService } from "../../harness/service.js";
import { clientOf, collect, cursors, except, list, names } from "./harness.js";
import { useHandledRejections } from "../unhandled.js";

const service = useService();

beforeEach(() => service.respond(list([["a", "b"], ["c", "d"], ["e"]])));

test("requests a page only when its first item is needed", async () => {
  const paginator = paginate(listAccessGroups, clientOf(service));
  const [pages, iterator] = [paginator.pages(), paginator[Symbol.asyncIterator]()];
  expect([pages, service.requests]).toEqual([pages, []]);
  const asked = [];
  for (let step = 0; step < 6; step++) {
    await iterator.next();
    asked.push(service.requests.length);
  }
  expect(asked).toEqual([1, 1, 2, 2, 3, 3]);
});

test("starts over in each loop, also in concurrent loops", async () => {
  const paginator = paginate(listAccessGroups, clientOf(service));
  const results = [await names(paginator), ...(await Promise.all([names(paginator), names(paginator)]))];
  expect(results.map(({ given }) => given.join(""))).toEqual(["abcde", "abcde", "abcde"]);
  expect(service.requests).toHaveLength(9);
});

test("sends path, query and headers with every page, and does not change the request", async () => {
  service.respond(({ query }) => json({ members: [], pagination: { count: 0, next: query.has("next") ? null : "c1" } }));
  const request = { path: { idOrName: "a/b" }, query: { limit: 7, search: "x", teamId: "team_1" }, headers: { "x-note": "1" } };
  const before = structuredClone(request);
  await paginate(listAccessGroupMembers, clientOf(service), request).toArray();
  expect(request).toEqual(before);
  expect(service.requests.map(({ path, query, headers }) => [path, query.toString(), headers["x-note"]])).toEqual([
    ["/v1/access-groups/a%2Fb/members", "limit=7&search=x&teamId=team_1", "1"],
    ["/v1/access-groups/a%2Fb/members", "limit=7&search=x&teamId=team_1&next=c1", "1"],
  ]);
});

test("ignores a polluted Object.prototype", async () => {
  const pollution = { from: "c2", next: "c2", maxItems: 1, maxPages: 1, query: { teamId: "team_2" }, signal: AbortSignal.abort() };
  const polluted = Object.entries(pollution).map(([name, value]) => {
    Object.defineProperty(Object.prototype, name, { value, configurable: true });
    return name;
  });
  try {
    const asked: unknown[] = [];
    const callForResponse: OperationClient["callForResponse"] = (_, request) => {
      asked.push(Object.entries(request ?? {}).flatMap(([key, value]) => (key === "query" ? Object.entries(value as object) : [])));
      const data = { accessGroups: [{ name: "a" }, { name: "b" }], pagination: { next: null } };
      return Promise.resolve({ data: data as never, response: new Response() });
    };
    const client = { call: () => expect.fail("not called"), callForResponse };
    expect((await names(paginate(listAccessGroups, client, {}, {}))).given).toEqual(["a", "b"]);
    expect(asked).toEqual([[["next", undefined]]]);
  } finally {
    for (const name of polluted) Reflect.deleteProperty(Object.prototype, name);
  }
});

test("returns items, cursor, body and response of each page from pages()", async () => {
  const { given } = await collect(paginate(listAccessGroups, clientOf(service)).pages());
  expect(given.map(({ items, next }) => [items.map(({ name }) => name).join(""), next])).toEqual([
    ["ab", "c1"],
    ["cd", "c2"],
    ["e", null],
  ]);
  expect(given[1]?.data).toEqual({ accessGroups: [{ name: "c" }, { name: "d" }], pagination: { count: 2, next: "c2" } });
  expect(given[1]?.items).toBe(given[1]?.data.accessGroups);
  expect(given[1]?.response.status).toBe(200);
  expect(given[1]?.response.headers.get("content-type")).toBe("application/json");
});

const CALLERS: Record<string, (paginator: Paginator<unknown, unknown>) => Promise<void>> = {
  async toArray(paginator) {
    await paginator.toArray();
  },
  async items(paginator) {
    for await (const item of paginator) expect.fail(JSON.stringify(item));
  },
  async pages(paginator) {
    for await (const page of paginator.pages()) expect.fail(JSON.stringify(page));
  },
};

test.each(Object.entries(CALLERS))("begins the stack of an error at the caller: %s", async (name, caller) => {
  service.respond({ status: 403 });
  const { stack } = await rejection(caller(paginate(listAccessGroups, clientOf(service))), PaginationError);
  expect(stack).toMatch(new RegExp(`^.*(\\n {4}at process\\..*)?\\n {4}at (async )?(\\w+\\.)*${name} .*iterate\\.test\\.ts`));
});

describe("prefetch", () => {
  const PAGES = [["a", "b"], ["c", "d"], ["e"]];
  /** All that is under way without a network has come to its end by then. */
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  useHandledRejections();
  beforeEach(() => service.respond(list(PAGES)));

  const paginator = (signal?: AbortSignal) => paginate(listAccessGroups, clientOf(service), {}, { prefetch: true, signal });

  test("requests exactly one page ahead", async () => {
    const iterator = paginator()[Symbol.asyncIterator]();
    expect((await iterator.next()).value).toMatchObject({ name: "a" });
    // Nothing more is taken from the iterator, and still the request comes.
    await service.arrived(2);
    await turn();
    expect(cursors(service)).toEqual([null, "c1"]);
    await iterator.return();
  });

  test("cancels the pending request when the loop ends early", async () => {
    service.respond(except(list(PAGES), "c1", silence));
    for await (const { name } of paginator()) {
      expect(name).toBe("a");
      await service.arrived(2);
      break;
    }
    expect(service.signals[1]?.aborted).toBe(true);
    expect(cursors(service)).toEqual([null, "c1"]);
  });

  test("ignores a failed prefetch when the loop ends early", async () => {
    service.respond(except(list(PAGES), "c1", { status: 403 }));
    for await (const { name } of paginator()) {
      expect(name).toBe("a");
      await service.arrived(2);
      await turn();
      break;
    }
  });
});
