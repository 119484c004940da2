/**
 * The latest values, in their order, in one array for all time: the former tables of a set would keep what was dropped alive until a major
 * garbage collection.
 */
export class Ring<Value> {
  readonly #slots: (Value | undefined)[];
  #first = 0;
  #size = 0;

  constructor(capacity: number) {
    this.#slots = new Array<undefined>(capacity).fill(undefined);
  }

  get size(): number {
    return this.#size;
  }

  get isFull(): boolean {
    return this.#size === this.#slots.length;
  }

  /** Adds a value; there must be room. */
  push(value: Value): void {
    this.#slots[(this.#first + this.#size) % this.#slots.length] = value;
    this.#size += 1;
  }

  /** Removes the oldest value. */
  shift(): Value | undefined {
    if (this.#size === 0) return undefined;
    const oldest = this.#slots[this.#first];
    this.#slots[this.#first] = undefined;
    this.#first = (this.#first + 1) % this.#slots.length;
    this.#size -= 1;
    return oldest;
  }

  values(): Value[] {
    const { length } = this.#slots;
    return Array.from({ length: this.#size }, (_, index) => this.#slots[(this.#first + index) % length] as Value);
  }
}
