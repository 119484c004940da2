import { beforeEach, expect, vi } from "vitest";
import { type ReceivedRequest, Recorder, type StubResponse } from "./server.js";

/** Responds to a request, or fails as a runtime's `fetch` does. */
export type Respond = (request: ReceivedRequest, signal: AbortSignal) => StubResponse | Response | Promise<StubResponse | Response>;

export class Service extends Recorder {
  readonly baseUrl: string = "https://api.example.com";
  signals: AbortSignal[] = [];
  #respond: Respond = () => ({ headers: { "content-type": "application/json" }, body: "{}" });
  #waiting: { count: number; go: () => void }[] = [];

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    const { method, headers, signal } = request;
    const body = Buffer.from(request.body === null ? new ArrayBuffer(0) : await request.arrayBuffer());
    const [path = "", query = ""] = request.url.slice(new URL(request.url).origin.length).split("?", 2);
    const received = { method, path, query: new URLSearchParams(query), headers: Object.fromEntries(headers), body };
    this.requests.push(received);
    this.signals.push(signal);
    for (const { count, go } of this.#waiting) if (count <= this.requests.length) go();
    const response = await this.#respond(received, signal);
    return response instanceof Response ? response : responseOf(response, method === "HEAD");
  };

  /** Sets the response to all further requests; of several, each request gets the next, and all others the last. */
  respond(...responses: readonly [StubResponse | Respond, ...(StubResponse | Respond)[]]): void {
    let next = 0;
    this.#respond = (request, signal) => {
      const response = responses[Math.min(next++, responses.length - 1)] ?? {};
      return typeof response === "function" ? response(request, signal) : response;
    };
  }

  async arrived(count: number): Promise<void> {
    if (this.requests.length < count) await new Promise<void>((go) => this.#waiting.push({ count, go }));
  }

  reset(): void {
    Object.assign(this, { requests: [], signals: [] });
    this.#waiting = [];
    this.respond({ headers: { "content-type": "application/json" }, body: "{}" });
  }
}

/** A service for the tests of a file: forgets its requests and its response before each of them. */
export function useService(): Service {
  const service = new Service();
  beforeEach(() => service.reset());
  return service;
}

function responseOf({ status = 200, headers, body = "" }: StubResponse, isHead: boolean): Response {
  const isEmpty = isHead || [204, 205, 304].includes(status);
  // Without the content type that a text brings along.
  return new Response(isEmpty ? null : Buffer.from(body as string), { status, ...(headers && { headers }) });
}

/** Says nothing, until the client leaves. */
export const silence: Respond = (_, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));

/** Fails as Node does where a connection is reset. */
export const reset: Respond = () =>
  Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }) }));

/** A header, some of a body, and then nothing, or an error in the body. */
export function partly(text: string, status = 200, error?: Error): Respond {
  return () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      pull(controller) {
        if (error) controller.error(error);
        else return new Promise<void>(() => undefined);
      },
    });
    return new Response(body, { status, headers: { "content-type": "application/json" } });
  };
}

/** Stops the clock and the timers in the tests of a file. Those of the runtime's own `fetch` too: use a {@link Service}. */
export function useStoppedTime(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }));
}

/** Lets time pass from timer to timer until a promise settles; tells what it comes to and how many milliseconds that took. */
export async function elapse(promise: Promise<unknown>): Promise<{ value?: unknown; reason?: unknown; after: number }> {
  const start = Date.now();
  let outcome: { value: unknown } | { reason: unknown } | undefined;
  promise.then(
    (value) => (outcome = { value }),
    (reason: unknown) => (outcome = { reason }),
  );
  for (;;) {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    if (outcome) return { ...outcome, after: Date.now() - start };
    if (vi.getTimerCount() === 0) expect.fail("nothing is under way");
    await vi.advanceTimersToNextTimerAsync();
  }
}
