import type { ServerResponse } from "node:http";

/** Waits so many milliseconds, no longer than the connection is there, and not once `signal` aborts. */
export function pause(milliseconds: number, outgoing: ServerResponse, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      outgoing.off("close", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    outgoing.once("close", end);
    signal.addEventListener("abort", end);
    if (signal.aborted || outgoing.destroyed) end();
  });
}
