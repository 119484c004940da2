import { getEventListeners } from "node:events";
import { listAccessGroups } from "@hosting-platform/client";
import { paginate } from "@hosting-platform/pagination";
import { describe, expect, test, vi } from "vitest";
import { silence, useService } from "../../harness/service.js";
import { clientOf, collect, except, list, names } from "./harness.js";

const service = useService();
const PAGES = [["a", "b"], ["c", "d"], ["e"]];
const reason = new Error("the caller left");

/** A signal of React Native. */
class OldSignal extends EventTarget {
  aborted = false;
  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event("abort"));
  }
}

test.each([false, true])(
  "takes the signal of React Native, which has fewer functions and no reason, with prefetch %s",
  async (prefetch) => {
    vi.stubGlobal("AbortSignal", {});
    const old = new OldSignal();
    const groups = paginate(listAccessGroups, clientOf(service), {}, { prefetch, signal: old as unknown as AbortSignal });
    service.respond(list(PAGES));
    expect(await names(groups)).toEqual({ given: ["a", "b", "c", "d", "e"], error: undefined });
    service.respond(except(list(PAGES), "c1", (request, signal) => (old.abort(), silence(request, signal))));
    expect((await names(groups)).error).toMatchObject({ name: "AbortError" });
  },
);

describe.each([
  ["options", false],
  ["options", true],
  ["request", false],
  ["request", true],
] as const)("the signal of the %s, with prefetch %s", (place, prefetch) => {
  const paginator = (signal: AbortSignal) =>
    paginate(listAccessGroups, clientOf(service), place === "request" ? { signal } : {}, {
      prefetch,
      ...(place === "options" && { signal }),
    });

  test("rejects with its reason before sending if already aborted", async () => {
    expect(await collect(paginator(AbortSignal.abort(reason)))).toEqual({ given: [], error: reason });
    expect((await collect(paginator(AbortSignal.abort()))).error).toMatchObject({ name: "AbortError" });
    expect(service.requests).toEqual([]);
  });

  test.each(["c1", null])("rejects during the request with cursor %s and cancels it", async (cursor) => {
    const controller = new AbortController();
    const leave = () => controller.abort(reason);
    service.respond(except(list(PAGES), cursor, (request, signal) => (leave(), silence(request, signal))));
    const { given, error } = await names(paginator(controller.signal));
    expect([error, service.signals.at(-1)?.aborted]).toEqual([reason, true]);
    expect("ab").toContain(given.join(""));
  });

  test.each([
    ["between two items of a page", PAGES],
    ["after the last item", [["a"]]],
  ])("rejects %s", async (_, pages) => {
    service.respond(list(pages));
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

  test("has no listeners left after any kind of loop", async () => {
    const { signal } = new AbortController();
    service.respond(list(PAGES));
    await paginator(signal).toArray();
    for await (const { name } of paginator(signal)) if (name === "c") break;
    service.respond(except(list(PAGES), "c1", { status: 403 }));
    await collect(paginator(signal));
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});
