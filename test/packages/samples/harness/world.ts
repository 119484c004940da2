import { setImmediate } from "node:timers/promises";
import { startEmulator } from "@hosting-platform/emulator";
import type { Emulator, Fault, OperationId, RequestLogEntry, Seed, UserHandler } from "@hosting-platform/emulator";
import { type Handler, TestServer } from "../../../harness/server.js";

export interface WorldOptions {
  seed?: Seed;
  /** What goes wrong at the emulator: each once, in this order, unless it says otherwise. */
  faults?: readonly Fault[];
  handlers?: Readonly<Record<string, UserHandler>>;
  /** The handler of other hosts, such as a source of tokens; 404 by default. */
  elsewhere?: Handler;
  /** What a reader puts in place of a text of the sample, beside {@link PLACEHOLDERS}. */
  fill?: (emulator: Emulator) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}

/** What a reader puts in place of what samples write in angle brackets: that of the default seed. */
const PLACEHOLDERS = { "<ACCESS_TOKEN>": "emulator-token", "<CLIENT_ID>": "client_1", "<CLIENT_SECRET>": "emulator-client-secret" };

/** Starts an emulator of its own for a sample, and a server for what is not the platform. */
export async function openWorld({ seed, faults = [], handlers = {}, elsewhere, fill = () => ({}) }: WorldOptions) {
  const received: RequestLogEntry[] = [];
  const wrong: unknown[] = [];
  const emulator = await startEmulator({
    port: 0,
    ...(seed !== undefined && { seed }),
    log: (entry) => void received.push(entry),
    onFailure: (failure) => void wrong.push(failure),
  });
  for (const [operationId, handler] of Object.entries(handlers)) emulator.handle(operationId as OperationId, handler);
  const texts = Object.entries({ ...PLACEHOLDERS, ...(await fill(emulator)) });
  // Requests sent until now are not the sample's. The log gets the end of a response after its body has arrived.
  await setImmediate();
  received.length = 0;
  for (const fault of faults) emulator.faults.add({ times: 1, ...fault });
  const server = new TestServer();
  server.respond(elsewhere ?? { status: 404 });
  await server.start();
  return {
    emulator,
    elsewhere: server,
    filled: (text: string) => texts.reduce((filled, [from, to]) => filled.replaceAll(from, to), text),
    /** Ends it; gives what the emulator received, what failed inside of it, and the faults that did not act as often as they should have. */
    close: async () => {
      wrong.push(...emulator.faults.list().filter(({ used, times }) => used !== times));
      await Promise.all([emulator.close(), server.close()]);
      return { received, wrong };
    },
  };
}
