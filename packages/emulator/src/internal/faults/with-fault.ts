import type { IncomingMessage } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { fixtureResponse, headersOf, withHeaders } from "../contract/user-response.js";
import { type Closing, pause } from "./closing.js";
import type { Applied } from "../stubs/stub-entry.js";
import { faultyResponse, repeatCursor } from "./faulty-response.js";
import { sendFaultily } from "./send.js";
import type { Operation } from "../contract/operation.js";
import { type AnyResponse, asResponse } from "../contract/to-response.js";
import type { ObservedRequest } from "../requests/observed-request.js";

export type WithEffect = (applied: Applied, observed: ObservedRequest, run: () => Promise<AnyResponse>) => Promise<AnyResponse>;

export function createWithEffect(closing: Closing): WithEffect {
  return async (applied, observed, run) => {
    const hasEffect = Object.keys(applied.effect).length > 0;
    const response = hasEffect ? await responseWith(applied, observed, closing, async () => asResponse(await run())) : await run();
    // By an effect on the response that a handler asked for.
    return observed.sockets.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  };
}

export function reset({ socket }: IncomingMessage): Response {
  socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

async function responseWith(
  { effect, removal }: Applied,
  observed: ObservedRequest,
  closing: Closing,
  run: () => Promise<Response>,
): Promise<Response> {
  const { query, sockets } = observed;
  const { incoming, outgoing } = sockets;
  if (effect.delay !== undefined) await pause(effect.delay, outgoing, closing, removal);
  // The client has disconnected.
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
  if (effect.reset === true) return reset(incoming);
  const response = faultyResponse(effect) ?? (await run());
  if (effect.reset === "after") return reset(incoming);
  const cursor = effect.repeatCursor === true ? query.get("next") : null;
  const repeated = cursor === null ? response : await repeatCursor(response, cursor);
  const page = effect.headers === undefined ? repeated : withHeaders(repeated, headersOf(effect.headers));
  if (effect.drip === undefined && (effect.truncate === undefined || effect.truncate === false)) return page;
  if (observed.answeredBy !== undefined) outgoing.setHeader("x-emulator-answered-by", observed.answeredBy);
  await sendFaultily(page, outgoing, effect, closing);
  return RESPONSE_ALREADY_SENT;
}

/** A request to an operation, or to a sign-in endpoint, which has no request ID. */
interface Early {
  observed: ObservedRequest;
  requestId?: string;
  operation?: Operation;
  path?: Readonly<Record<string, string>>;
  run: () => Promise<AnyResponse>;
}

export function applyEarly(
  withEffect: WithEffect,
  applied: Applied,
  { observed, requestId, operation, path = {}, run }: Early,
): Promise<AnyResponse> {
  // Set on the socket's response, so that responses written by faults have it too.
  if (requestId !== undefined) observed.sockets.outgoing.setHeader("x-request-id", requestId);
  const { respond, usedBefore } = applied;
  return withEffect(applied, observed, async () =>
    typeof respond === "object" ? fixtureResponse(operation, respond, { observed, path, requestId, usedBefore: () => usedBefore }) : run(),
  );
}
