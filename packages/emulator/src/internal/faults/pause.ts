import type { ServerResponse } from "node:http";
// Fake timers of a test replace the global ones.
import { clearTimeout, setTimeout } from "node:timers";
import type { Closing } from "./closing.js";

/** Waits, but not longer than the connection is open and the emulator runs. */
export function pause(milliseconds: number, outgoing: ServerResponse, closing: Closing): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      outgoing.off("close", end);
      forget();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    outgoing.once("close", end);
    const forget = closing.onClose(end);
    if (closing.isClosed || outgoing.destroyed) end();
  });
}
