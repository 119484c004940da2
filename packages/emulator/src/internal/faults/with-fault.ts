import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { headersOf, withHeaders } from "../contract/user-response.js";
import type { Closing } from "./closing.js";
import type { Sockets } from "../requests/observed-response.js";
import type { StubForm } from "../stubs/stub-entry.js";
import { faultyResponse, repeatCursor } from "./faulty-response.js";
import { pause } from "./pause.js";
import { sendFaultily } from "./send.js";

/** The request that effects apply to. */
export interface Target {
  /** `next` of the request. */
  cursor: string | null;
  sockets: Sockets;
  /** Ends delays when the emulator closes. */
  closing: Closing;
  /** Runs the operation. */
  run: () => Promise<Response>;
}

/** Responds to a request with the effects of a stub. */
export async function withFault(fault: NonNullable<StubForm["effect"]>, { cursor, sockets, closing, run }: Target): Promise<Response> {
  const { outgoing, incoming } = sockets;
  if (fault.delay !== undefined) await pause(fault.delay, outgoing, closing);
  // The client has disconnected.
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
  if (fault.reset === true) return reset(incoming);
  const response = faultyResponse(fault) ?? (await run());
  if (fault.reset === "after") return reset(incoming);
  const repeated = fault.repeatCursor === true && cursor !== null ? await repeatCursor(response, cursor) : response;
  const page = fault.headers === undefined ? repeated : withHeaders(repeated, headersOf(fault.headers));
  if (fault.drip === undefined && (fault.truncate === undefined || fault.truncate === false)) return page;
  await sendFaultily(page, outgoing, fault, closing);
  return RESPONSE_ALREADY_SENT;
}

function reset(incoming: Sockets["incoming"]): Response {
  incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}
