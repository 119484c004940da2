import type { ServerResponse } from "node:http";
// Fake timers of a test replace the global ones.
import { clearTimeout, setTimeout } from "node:timers";

/**
 * Notifies listeners when the emulator or a world closes, or a stub is removed. Not an `AbortController`: under DOM emulation the global one is the
 * DOM's, which Node's functions reject.
 */
export class Closing {
  #listeners = new Set<() => void>();
  #isClosed = false;
  readonly #leave: (() => void) | undefined;

  /** @param whole What this is a part of: it closes its parts. */
  constructor(whole?: Closing) {
    this.#leave = whole?.onClose(() => this.close());
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  onClose(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#leave?.();
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }
}

/** Waits, but not longer than the connection and all of `closings` are open. */
export function pause(milliseconds: number, outgoing: ServerResponse, ...closings: readonly Closing[]): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      outgoing.off("close", end);
      for (const forget of forgets) forget();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    outgoing.once("close", end);
    const forgets = closings.map((closing) => closing.onClose(end));
    if (closings.some(({ isClosed }) => isClosed) || outgoing.destroyed) end();
  });
}
