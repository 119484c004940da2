/**
 * Tells those who wait that the emulator closes. No `AbortController`: where a DOM is emulated, the global one is the DOM's, which Node's own
 * functions do not take.
 */
export class Closing {
  #listeners = new Set<() => void>();
  #isClosed = false;

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Calls `listener` once the emulator closes, unless the function that it gives is called before. */
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
