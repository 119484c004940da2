import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { listAccessGroups } from "@hosting-platform/client";
import { paginate, PaginationError } from "@hosting-platform/pagination";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useServer } from "../../support/server.js";
import { clientOf, cursors, except, list, names } from "./support.js";

const server = useServer();
const PAGES = [["a", "b"], ["c", "d"], ["e"]];
const unhandled = vi.fn();

beforeEach(() => {
  unhandled.mockReset();
  process.on("unhandledRejection", unhandled);
});
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

/** Holds the answer to the request for this cursor; gives it once it has come. */
function hold(cursor: string): Promise<ServerResponse> {
  return new Promise((resolve) => server.answer(except(list(PAGES), cursor, resolve)));
}

const paginator = (signal?: AbortSignal) => paginate(listAccessGroups, clientOf(server), { retry: false }, { prefetch: true, signal });

test("the page that follows is asked for while the items of one are used", async () => {
  const held = hold("c1");
  const iterator = paginator()[Symbol.asyncIterator]();
  expect((await iterator.next()).value).toMatchObject({ name: "a" });
  // Nothing more is taken from the iterator, and still the request comes.
  await held;
  expect(cursors(server)).toEqual([null, "c1"]);
  expect((await iterator.next()).value).toMatchObject({ name: "b" });
  await iterator.return();
});

test("one page ahead and no more", async () => {
  server.answer(list(PAGES));
  const iterator = paginator()[Symbol.asyncIterator]();
  await iterator.next();
  await vi.waitFor(() => expect(cursors(server)).toEqual([null, "c1"]));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(cursors(server)).toEqual([null, "c1"]);
  await iterator.return();
});

test("a loop that is left cancels the request that is under way", async () => {
  const held = hold("c1");
  for await (const { name } of paginator()) {
    expect(name).toBe("a");
    const response = await held;
    setTimeout(() => void response.socket?.setTimeout(0), 0);
    break;
  }
  const response = await held;
  if (!response.destroyed) await once(response, "close");
  expect(response.writableFinished).toBe(false);
  expect(cursors(server)).toEqual([null, "c1"]);
});

test("a loop that is left before the answer sends nothing more", async () => {
  server.answer(list(PAGES));
  for await (const { name } of paginator()) if (name === "a") break;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(server.requests.length).toBeLessThanOrEqual(2);
});

test("a page that fails ahead fails behind the items before it", async () => {
  server.answer(except(list(PAGES), "c1", { status: 403 }));
  const given: string[] = [];
  const loop = async (): Promise<void> => {
    for await (const { name } of paginator()) {
      given.push(name);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await expect(loop()).rejects.toMatchObject({ code: "PAGINATION_ERROR", cursor: "c1" });
  expect(given).toEqual(["a", "b"]);
});

test("a page that fails ahead of a loop that is left fails in silence", async () => {
  server.answer(except(list(PAGES), "c1", { status: 403 }));
  for await (const { name } of paginator()) {
    expect(name).toBe("a");
    await vi.waitFor(() => expect(server.requests).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 20));
    break;
  }
});

test("a signal that is aborted cancels the request ahead, and the loop rejects with its reason", async () => {
  const held = hold("c1");
  const controller = new AbortController();
  const reason = new Error("the caller left");
  const loop = async (): Promise<void> => {
    for await (const { name } of paginator(controller.signal)) {
      expect(name).toBe("a");
      await held;
      controller.abort(reason);
    }
  };
  await expect(loop()).rejects.toBe(reason);
  const response = await held;
  if (!response.destroyed) await once(response, "close");
});

test("a loop that reads slowly is given what the other is given", async () => {
  server.answer(list(PAGES));
  const given: string[] = [];
  for await (const { name } of paginator()) {
    given.push(name);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(given).toEqual((await names(paginate(listAccessGroups, clientOf(server)))).given);
  expect(cursors(server)).toEqual([null, "c1", "c2", null, "c1", "c2"]);
});

test("the error of a page that is not one is the same ahead", async () => {
  server.answer(except(list(PAGES), "c2", { headers: { "content-type": "application/json" }, body: "{}" }));
  const { given, error } = await names(paginator());
  expect([given, error]).toEqual([["a", "b", "c", "d"], expect.any(PaginationError)]);
  expect(error).toMatchObject({ cursor: "c2" });
});
