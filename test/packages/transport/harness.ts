import type { Call as PreparedCall } from "../../../packages/client/src/internal/transport/call.js";
import { createExchange, type ExchangeOptions } from "../../../packages/client/src/internal/transport/send-with-retries.js";
import { streamBody } from "../../../packages/client/src/runtime/body.js";
import { withBody } from "../../../packages/client/src/runtime/with-body.js";
import type { Service } from "../../harness/service.js";

/** The query that every request of these tests has; nothing of it may be seen in an error or a hook. */
export const QUERY = "hush-query";
export const TOKEN = "hush-token";

export interface Call extends Partial<Omit<PreparedCall, "headers" | "stream">> {
  headers?: Record<string, string>;
  path?: string;
  stream?: boolean;
}

export interface SenderOptions extends ExchangeOptions {
  maxResponseBytes?: number;
  /** Between 0 and 1: how long a pause is within its bounds. */
  random?: () => number;
}

export type Send = (method?: string, call?: Call) => Promise<Response>;

const attempts = new WeakMap<Response, number | undefined>();

/** How often the request was sent for a response of a {@link sender}. */
export const attemptsOf = (response: Response): number | undefined => attempts.get(response);

/** Sends requests to a server or a service, with the shortest pauses between them that there are. */
export function sender(
  service: Pick<Service, "baseUrl"> & Partial<Pick<Service, "fetch">>,
  { random = () => 0, maxResponseBytes: limit, ...options }: SenderOptions = {},
): Send {
  const exchange = createExchange({ fetch: service.fetch, ...options }, random);
  return async (method = "GET", { path = "/v1/things", headers, stream, ...call } = {}) => {
    const url = `${service.baseUrl}${path}?cursor=${QUERY}`;
    const outcome = await exchange({
      ...{ method, url, path, params: { path: {}, query: {} } },
      headers: { ...headers },
      limit,
      stream: stream ? streamBody("stream") : undefined,
      ...call,
    });
    const response = withBody(outcome.response, outcome.bytes);
    attempts.set(response, outcome.details.attempts);
    return response;
  };
}
