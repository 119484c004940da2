/** Counts requests from 1, so that the same requests in the same order have the same identifiers. */
export class RequestCounter {
  #count = 0;

  next(): string {
    this.#count += 1;
    return `req_${String(this.#count).padStart(12, "0")}`;
  }

  reset(): void {
    this.#count = 0;
  }
}
