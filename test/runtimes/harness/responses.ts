import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import type { Echo } from "../cases/case.js";

export interface Call {
  echo: Echo;
  body: Buffer;
  /** How often its path was asked for, this time included. */
  count: number;
  query: URLSearchParams;
  response: ServerResponse;
  state: State;
}

/** What the server remembers; each runtime gets a server of its own. */
export interface State {
  received: Map<string, number>;
  artifacts: Map<string, { body: Buffer; contentType: string }>;
}

/** The handlers by the end of the path, before a hyphen and a status. */
export const NUMBERED = new Map<string, (call: Call, status: number) => void>([
  ["status", ({ response }, status) => sendJson(response, status, { error: { code: "refused" } })],
  ["moved", ({ response }, status) => void response.writeHead(status, { location: "/v1/access-groups/elsewhere" }).end()],
  ["flaky", ({ count, echo, response }, status) => sendJson(response, count > 1 ? 200 : status, echo)],
  ["dripping", ({ response }, status) => drip(response, status)],
  ["cut", ({ response }, status) => cut(response, { "content-length": "1000" }, '{"name":', status)],
  ["endless", ({ response }, status) => endless(response, status)],
]);

/** The handlers by the last segment of the path. */
export const NAMED = new Map<string, (call: Call) => void>([
  ["for-fresh-tokens", ({ echo, response }) => sendJson(response, echo.authorization === "Bearer fresh" ? 200 : 401, echo)],
  ["empty", ({ response }) => void response.writeHead(204).end()],
  ["silent", () => undefined],
  ["cut-chunked", ({ response }) => cut(response, {}, '{"name":"web"}')],
  ["cut-gzip", ({ response }) => cut(response, { "content-encoding": "gzip" }, gzipSync('{"name":"web"}').subarray(0, -4))],
  ["reset", ({ response }) => void response.socket?.resetAndDestroy()],
  ["reset-amid-a-body", ({ response }) => cut(response, {}, '{"name":"web"}', 200, true)],
  ["reset-twice", ({ count, echo, response }) => (count > 2 ? sendJson(response, 200, echo) : cut(response, {}, "{", 200, true))],
  ["inflated", ({ response }) => void begin(response, 200, { "content-encoding": "gzip" }).end(INFLATED)],
]);

const INFLATED = gzipSync(Buffer.alloc(32 * 1024 * 1024, " "));

const begin = (response: ServerResponse, status = 200, headers: Record<string, string> = {}): ServerResponse =>
  response.writeHead(status, { "content-type": "application/json", ...headers });

export const sendJson = (response: ServerResponse, status: number, value: unknown): ServerResponse =>
  begin(response, status).end(JSON.stringify(value));

function drip(response: ServerResponse, status: number): void {
  begin(response, status).write(" ");
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
}

function endless(response: ServerResponse, status: number): void {
  begin(response, status);
  const more = (): void => {
    while (!response.destroyed && response.write(" ".repeat(10_000)));
  };
  response.on("drain", more);
  more();
}

/** Ends the connection amid the body, in order or by a reset, once what there is of it has left. */
function cut(response: ServerResponse, headers: Record<string, string>, start: string | Uint8Array, status = 200, isReset = false): void {
  const end = (): unknown => (isReset ? response.socket?.resetAndDestroy() : response.destroy());
  begin(response, status, headers).write(start, () => setTimeout(end, 20));
}
