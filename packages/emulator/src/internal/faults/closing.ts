/**
 * Notifies listeners when the emulator closes. Not an `AbortController`: under DOM emulation the global one is the DOM's, which Node's
 * functions reject.
 */
export class Closing {
  #listeners = new Set<() => void>();
  #isClosed = false;

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Calls `listener` when the emulator closes; returns a function that removes the listener. */
  onClose(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }
}
