import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Closing } from "./closing.js";
import type { Fault } from "./fault.js";
import { faultyAnswer, repeatCursor } from "./faulty-answer.js";
import { pause } from "./pause.js";
import { sendFaultily } from "./send.js";

/** What a fault acts on. */
export interface Suffering {
  /** The `next` of the request. */
  cursor: string | null;
  sockets: HttpBindings;
  /** Once the emulator closes, what is late is sent at once. */
  closing: Closing;
  /** Runs the operation. */
  run: () => Promise<Response>;
}

/** Answers a request in the way that the fault says. */
export async function withFault(fault: Fault, { cursor, sockets, closing, run }: Suffering): Promise<Response> {
  const { outgoing, incoming } = sockets;
  if (fault.delay !== undefined) await pause(fault.delay, outgoing, closing);
  // Nobody waits any more.
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
  if (fault.reset === true) return reset(incoming);
  const answer = faultyAnswer(fault) ?? (await run());
  if (fault.reset === "after") return reset(incoming);
  const page = fault.repeatCursor === true && cursor !== null ? await repeatCursor(answer, cursor) : answer;
  if (fault.drip === undefined && (fault.truncate === undefined || fault.truncate === false)) return page;
  await sendFaultily(page, outgoing, fault, closing);
  return RESPONSE_ALREADY_SENT;
}

function reset(incoming: HttpBindings["incoming"]): Response {
  incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}
