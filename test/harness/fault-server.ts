import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import type { StubResponse, Handler, ReceivedRequest } from "./server.js";

const MIB = 2 ** 20;

/** Sends one response after the other, and the last one for all further requests. */
export function sequence(...stubs: readonly (StubResponse | Handler)[]): Handler {
  let next = 0;
  return (request, response) => respondWith(stubs[Math.min(next++, stubs.length - 1)] ?? {}, request, response);
}

export const reset: Handler = (_, response) => {
  response.socket?.resetAndDestroy();
  return undefined;
};

/** A header, and then a body that comes byte by byte and never ends. */
export function drip(status = 200, every = 10): Handler {
  return (_, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.flushHeaders();
    const timer = setInterval(() => response.write(" "), every);
    response.on("close", () => clearInterval(timer));
    return undefined;
  };
}

/** A header that says nothing of its length, some of the body, and the end of the connection: in order or by a reset. */
export function cutChunked(how: "end" | "reset"): Handler {
  return (_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"cut":', () => (how === "reset" ? response.socket?.resetAndDestroy() : response.socket?.end()));
    return undefined;
  };
}

/** Says that the body has `length` bytes, sends `body`, and ends the connection. */
export function lengthOf(length: number, body: string): Handler {
  return raw(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`);
}

export function raw(bytes: string): Handler {
  return (_, response) => {
    response.socket?.end(bytes);
    return undefined;
  };
}

export const redirect = (status: number, location: string): StubResponse => ({ status, headers: { location }, body: "elsewhere" });

export const failing = (status: number, retryAfter?: string): StubResponse => ({
  status,
  headers: { "content-type": "application/json", ...(retryAfter !== undefined && { "retry-after": retryAfter }) },
  body: "{}",
});

/** 100 MiB in about 100 kB, as `gzip` members of one MiB each. */
export function gzipBomb(): StubResponse {
  const member = gzipSync(Buffer.alloc(MIB));
  return { headers: { "content-encoding": "gzip" }, body: Buffer.concat(Array.from({ length: 100 }, () => member)) };
}

export function endless(sent: { bytes: number; closed?: boolean } = { bytes: 0 }): Handler {
  const piece = Buffer.alloc(64 * 1024, "a");
  return (_, response) => {
    // A write to a connection that is gone fails at once: going on would keep everything else from running.
    const more = (error?: Error | null): void => {
      if (error || response.destroyed || response.socket?.destroyed !== false) return;
      sent.bytes += piece.length;
      response.write(piece, more);
    };
    response.on("close", () => (sent.closed = true));
    more();
    return undefined;
  };
}

function respondWith(stub: StubResponse | Handler, request: ReceivedRequest, response: ServerResponse): StubResponse | undefined {
  return typeof stub === "function" ? stub(request, response) : stub;
}
