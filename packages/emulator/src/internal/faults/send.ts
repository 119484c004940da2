import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { exposeHeaders } from "../control/cross-origin.js";
import type { Effect } from "../stubs/stub.js";
import { type Closing, pause } from "./closing.js";

type Sending = Pick<Effect, "drip" | "truncate">;

/** Writes a response directly to the socket, in chunks or truncated. Pauses end when the emulator closes. */
export async function sendFaultily(
  response: Response,
  outgoing: ServerResponse,
  { drip, truncate }: Sending,
  closing: Closing,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const isCut = truncate !== undefined && truncate !== false && mayHaveBody(outgoing, response.status);
  // To truncate an empty body, declare one byte.
  const promised = isCut ? Math.max(body.length, 1) : body.length;
  const sent = isCut ? body.subarray(0, Math.min(truncate === true ? body.length >> 1 : truncate, promised - 1)) : body;
  exposeHeaders(response, outgoing);
  outgoing.writeHead(response.status, headersOf(response, mayHaveBody(outgoing, response.status) ? promised : undefined));
  outgoing.flushHeaders();
  await write(outgoing, sent, drip, closing);
  if (isCut) outgoing.socket?.destroySoon();
  else outgoing.end();
}

function mayHaveBody(outgoing: ServerResponse, status: number): boolean {
  return outgoing.req.method !== "HEAD" && status !== 204 && status !== 205 && status !== 304;
}

function headersOf(response: Response, length: number | undefined): string[] {
  const headers = [...response.headers].filter(([name]) => name !== "content-length" && name !== "transfer-encoding").flat();
  return length === undefined ? headers : [...headers, "content-length", String(length)];
}

async function write(outgoing: ServerResponse, body: Buffer, drip: Sending["drip"], closing: Closing): Promise<void> {
  const size = drip?.bytes ?? body.length;
  for (let from = 0; from < body.length; from += size) {
    if (drip !== undefined && from > 0) await pause(drip.every, outgoing, closing);
    if (outgoing.destroyed) return;
    if (!outgoing.write(body.subarray(from, from + size))) await Promise.race([once(outgoing, "drain"), once(outgoing, "close")]);
  }
}
