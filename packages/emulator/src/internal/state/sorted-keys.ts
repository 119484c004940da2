/** Most keys of a chunk; a longer one is split in two. */
const MOST = 512;

type IsBehind = (key: string) => boolean;

/** A set of texts, sorted by UTF-16 code units. A change moves the keys of one chunk only, so `n` additions take `n log n`. */
export class SortedKeys {
  /** None is empty. */
  readonly #chunks: string[][] = [];

  /** @param sorted Without duplicates. */
  constructor(sorted: readonly string[] = []) {
    for (let start = 0; start < sorted.length; start += MOST) this.#chunks.push(sorted.slice(start, start + MOST));
  }

  add(key: string): void {
    const at = Math.max(0, firstIndex(this.#chunks, ([first = ""]) => first > key) - 1);
    const chunk = (this.#chunks[at] ??= []);
    const index = firstIndex(chunk, (other) => other > key);
    chunk.splice(index, 0, key);
    if (chunk.length > MOST) this.#chunks.splice(at + 1, 0, chunk.splice(MOST / 2));
  }

  delete(key: string): void {
    const at = this.#chunkOf((other) => other >= key);
    const chunk = this.#chunks[at] ?? [];
    const index = firstIndex(chunk, (other) => other >= key);
    chunk.splice(index, 1);
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /** Returns the first key for which `isBehind` is true; it must be true for all later keys, too. */
  first(isBehind: IsBehind): string | undefined {
    const chunk = this.#chunks[this.#chunkOf(isBehind)] ?? [];
    return chunk[firstIndex(chunk, isBehind)];
  }

  countBefore(isBehind: IsBehind): number {
    const at = this.#chunkOf(isBehind);
    const before = this.#chunks.slice(0, at).reduce((sum, { length }) => sum + length, 0);
    return before + firstIndex(this.#chunks[at] ?? [], isBehind);
  }

  #chunkOf(isBehind: IsBehind): number {
    return firstIndex(this.#chunks, (chunk) => isBehind(chunk.at(-1) as string));
  }
}

function firstIndex<Item>(items: readonly Item[], isBehind: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(items[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
