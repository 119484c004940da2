import { createTransport } from "../../../packages/client/src/internal/transport/create-transport.js";
import type { CallOptions } from "../../../packages/client/src/internal/transport/call-options.js";
import type { TransportOptions } from "../../../packages/client/src/internal/transport/options.js";
import type { TestServer } from "../../support/server.js";

/** The query that every request of these tests has; nothing of it may be seen in an error or a hook. */
export const QUERY = "hush-query";
export const TOKEN = "hush-token";

export interface Call extends CallOptions {
  init?: RequestInit;
  path?: string;
}

export type Send = (method?: string, call?: Call) => Promise<Response>;

/** Sends requests to a server, with the shortest pauses between them that there are. */
export function sender(server: TestServer, options: TransportOptions = {}): Send {
  const transport = createTransport({ random: () => 0, ...options });
  return (method = "GET", { init, path = "/v1/things", ...call } = {}) =>
    transport(new Request(`${server.baseUrl}${path}?cursor=${QUERY}`, { method, ...init }), call);
}

/** What a promise is rejected with, and how many milliseconds later. */
export async function timed(promise: Promise<unknown>): Promise<{ reason: unknown; after: number }> {
  const start = performance.now();
  const reason = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { reason, after: performance.now() - start };
}
