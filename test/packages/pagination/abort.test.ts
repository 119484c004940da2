import { getEventListeners } from "node:events";
import { listAccessGroups } from "@hosting-platform/client";
import { paginate } from "@hosting-platform/pagination";
import { describe, expect, test } from "vitest";
import { useServer } from "../../support/server.js";
import { clientOf, collect, cursors, except, list, names } from "./support.js";

const server = useServer();
const PAGES = [["a", "b"], ["c", "d"], ["e"]];
const reason = new Error("the caller left");

describe.each([
  ["options", false],
  ["options", true],
  ["request", false],
  ["request", true],
] as const)("the signal of the %s, with prefetch %s", (place, prefetch) => {
  const paginator = (signal: AbortSignal) =>
    paginate(
      listAccessGroups,
      clientOf(server),
      { retry: false, ...(place === "request" && { signal }) },
      { prefetch, ...(place === "options" && { signal }) },
    );

  test("rejects with its reason where it is aborted before, and nothing is sent", async () => {
    expect(await collect(paginator(AbortSignal.abort(reason)))).toEqual({ given: [], error: reason });
    expect(server.requests).toEqual([]);
  });

  test.each(["c1", null])("rejects while the page at %s is under way", async (cursor) => {
    const controller = new AbortController();
    server.answer(except(list(PAGES), cursor, () => controller.abort(reason)));
    const { given, error } = await names(paginator(controller.signal));
    expect(error).toBe(reason);
    expect(["", "ab"]).toContain(given.join(""));
  });

  test("rejects between two items of a page", async () => {
    server.answer(list(PAGES));
    const controller = new AbortController();
    const given: string[] = [];
    const loop = async (): Promise<void> => {
      for await (const { name } of paginator(controller.signal)) {
        given.push(name);
        controller.abort(reason);
      }
    };
    await expect(loop()).rejects.toBe(reason);
    expect(given).toEqual(["a"]);
  });

  test("rejects behind the last item, too", async () => {
    server.answer(list([["a"]]));
    const controller = new AbortController();
    const loop = async (): Promise<void> => {
      for await (const { name } of paginator(controller.signal)) {
        expect(name).toBe("a");
        controller.abort(reason);
      }
    };
    await expect(loop()).rejects.toBe(reason);
  });

  test("rejects between two pages, and asks for none", async () => {
    server.answer(list(PAGES));
    const controller = new AbortController();
    const loop = async (): Promise<void> => {
      for await (const { items } of paginator(controller.signal).pages()) {
        expect(items).toHaveLength(2);
        controller.abort(reason);
      }
    };
    await expect(loop()).rejects.toBe(reason);
    expect(cursors(server).slice(prefetch ? 2 : 1)).toEqual([]);
  });

  test("rejects with the runtime's reason where the caller gives none", async () => {
    expect((await collect(paginator(AbortSignal.abort()))).error).toMatchObject({ name: "AbortError" });
  });

  test("holds no listener behind a loop, however it ends", async () => {
    const { signal } = new AbortController();
    server.answer(list(PAGES));
    for (let count = 0; count < 20; count++) {
      await paginator(signal).toArray();
      for await (const { name } of paginator(signal)) if (name === "c") break;
    }
    server.answer(except(list(PAGES), "c1", { status: 403 }));
    await collect(paginator(signal));
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});

test("the signal of the options stands in place of that of the request", async () => {
  server.answer(list(PAGES));
  const { signal } = new AbortController();
  const { given } = await names(paginate(listAccessGroups, clientOf(server), { signal: AbortSignal.abort(reason) }, { signal }));
  expect(given).toEqual(PAGES.flat());
});
