import { performance } from "node:perf_hooks";
import type { HttpBindings } from "@hono/node-server";
import { callSafely } from "./call-safely.js";

/** A request that was answered, or that was not. It holds nothing of the query, the headers and the bodies, which may be secret. */
export interface RequestLogEntry {
  method: string;
  /** Without the query. */
  path: string;
  /** Undefined where the connection ended before an answer. */
  status: number | undefined;
  /** From the request's headers to the answer's end, in milliseconds. */
  milliseconds: number;
  /** Undefined where the request is to no operation. */
  operationId: string | undefined;
}

/** Tells `log` about each request once its answer has ended. */
export class RequestLog {
  readonly #log: (entry: RequestLogEntry) => void;
  readonly #operationIds = new WeakMap<HttpBindings["outgoing"], string>();

  constructor(log: (entry: RequestLogEntry) => void) {
    this.#log = log;
  }

  /** A request has come. */
  begin({ incoming, outgoing }: HttpBindings, path: string): void {
    const start = performance.now();
    outgoing.once("close", () => {
      callSafely("log", this.#log, {
        method: incoming.method ?? "",
        path,
        status: outgoing.headersSent ? outgoing.statusCode : undefined,
        milliseconds: performance.now() - start,
        operationId: this.#operationIds.get(outgoing),
      });
    });
  }

  /** It is known which operation a request is for. */
  name({ outgoing }: HttpBindings, operationId: string): void {
    this.#operationIds.set(outgoing, operationId);
  }
}

const COLOURS = { green: 32, yellow: 33, red: 31, cyan: 36, grey: 90 } as const;

/** A line for a terminal. */
export function formatEntry({ method, path, status, milliseconds, operationId }: RequestLogEntry, isColoured: boolean): string {
  const paint = (text: string, colour: keyof typeof COLOURS): string => (isColoured ? `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : text);
  const parts = [
    method.padEnd(6),
    paint(status === undefined ? "cut" : String(status), colourOf(status)),
    `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`.padStart(7),
    printable(path),
    ...(operationId === undefined ? [] : [paint(operationId, "grey")]),
  ];
  return parts.join(" ");
}

function colourOf(status = 500): keyof typeof COLOURS {
  if (status < 300) return "green";
  if (status < 400) return "cyan";
  return status < 500 ? "yellow" : "red";
}

/** A path comes from outside: nothing of it shall steer the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character) => encodeURIComponent(character));
}
