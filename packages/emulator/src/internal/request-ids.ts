/** Generates request IDs by counting from 1, so that the same requests get the same IDs. */
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
