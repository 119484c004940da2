import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { Closing } from "../../../../packages/emulator/src/internal/faults/closing.js";
import { FaultList } from "../../../../packages/emulator/src/internal/faults/faults.js";
import { applyEarly, createWithEffect } from "../../../../packages/emulator/src/internal/faults/with-fault.js";
import { type Listener, serve } from "../../../../packages/emulator/src/internal/serve.js";
import { StubList } from "../../../../packages/emulator/src/internal/stubs/stub-list.js";

export const RESPONSE = { things: ["a", "b"], pagination: { count: 2, next: "cursor-2" } };

/** A server of one operation, `listThings`, whose response is JSON, and that faults act on. */
export function useFaultyServer() {
  const closing = new Closing();
  const endpoints = [{ operationId: "listThings", method: "GET", template: "/", requestBody: { isRequired: false, content: {} } }];
  const stubs = new StubList({ endpoints, seed: "seed", clock: { now: () => 0 } });
  const faults = new FaultList(stubs);
  const withEffect = createWithEffect(closing);
  let listener: Listener | undefined;
  const server = {
    faults,
    url: "",
    /** How many requests have begun, how often the operation was run, and how many responses have ended, one way or another. */
    began: 0,
    runs: 0,
    ended: 0,
    close: async (): Promise<void> => {
      closing.close();
      await listener?.close(1000);
    },
  };
  const run = (): Promise<Response> => {
    server.runs += 1;
    return Promise.resolve(Response.json(RESPONSE));
  };
  beforeAll(async () => {
    listener = await serve({ host: "127.0.0.1", port: 0 }, () => async (observed) => {
      server.began += 1;
      observed.sockets.outgoing.once("close", () => (server.ended += 1));
      observed.route("listThings", () => undefined);
      const applied = await stubs.take(observed);
      return applied === undefined ? run() : applyEarly(withEffect, applied, { observed, run });
    });
    server.url = listener.url;
  });
  beforeEach(() => {
    stubs.reset();
    server.began = server.runs = server.ended = 0;
  });
  afterAll(() => server.close());
  return server;
}

/** Waits until a condition holds, whatever a test has made of the timers. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

/** What comes over the wire after a request, and how the connection ends: `undefined` for a FIN, else the error's code. */
export async function exchange(url: string, head = "GET / HTTP/1.1", named?: string): Promise<{ text: string; error: string | undefined }> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  let error: string | undefined;
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("error", ({ code }: NodeJS.ErrnoException) => (error = code));
  socket.write(`${head}\r\nhost: ${named ?? host}\r\nconnection: close\r\n\r\n`);
  await new Promise((resolve) => socket.once("close", resolve));
  return { text: Buffer.concat(chunks).toString(), error };
}
