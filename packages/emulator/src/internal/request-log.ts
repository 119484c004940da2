import { performance } from "node:perf_hooks";
import { callSafely } from "./failure.js";
import type { Sockets } from "./requests/observed-response.js";

/** A completed request. Query, headers and bodies are omitted, since they may contain secrets. */
export interface RequestLogEntry {
  method: string;
  /** Without the query. */
  path: string;
  /** `undefined` if the connection closed before a response was sent. */
  status: number | undefined;
  /** Milliseconds from the request headers to the end of the response. */
  milliseconds: number;
  /** `undefined` if the request matched no operation. */
  operationId: string | undefined;
}

/** Calls `log` for a request once its response has ended. */
export function logEnd(log: (entry: RequestLogEntry) => void, { incoming, outgoing }: Sockets, path: string): void {
  const start = performance.now();
  outgoing.once("close", () => {
    callSafely("log", log, {
      method: incoming.method ?? "",
      path,
      status: outgoing.headersSent ? outgoing.statusCode : undefined,
      milliseconds: performance.now() - start,
      operationId: outgoing.operationId,
    });
  });
}

const COLORS = { green: 32, yellow: 33, red: 31, cyan: 36, grey: 90 } as const;

/** Formats an entry as one line for a terminal. */
export function formatEntry({ method, path, status, milliseconds, operationId }: RequestLogEntry, isColored: boolean): string {
  const paint = (text: string, color: keyof typeof COLORS): string => (isColored ? `\u001b[${COLORS[color]}m${text}\u001b[0m` : text);
  const parts = [
    method.padEnd(6),
    paint(status === undefined ? "cut" : String(status), colorOf(status)),
    `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`.padStart(7),
    printable(path),
    ...(operationId === undefined ? [] : [paint(operationId, "grey")]),
  ];
  return parts.join(" ");
}

function colorOf(status = 500): keyof typeof COLORS {
  if (status < 300) return "green";
  if (status < 400) return "cyan";
  return status < 500 ? "yellow" : "red";
}

/** Escapes control characters, since paths are untrusted and could contain terminal escapes. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character) => encodeURIComponent(character));
}
