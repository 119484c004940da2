/** How many keys a chunk holds at most: a change moves no more than these. */
const CHUNK = 512;

/** Where a key stands. */
interface Place {
  chunk: number;
  index: number;
}

/**
 * Distinct keys in the order of their UTF-16 code units, in chunks that are sorted and small: finding a place takes a number of comparisons
 * that grows with the logarithm of the count, wherever the place is, and a change moves at most one chunk's keys.
 */
export class SortedKeys {
  private chunks: string[][] = [];
  private changes = 0;

  /** @param isBefore The order; tests count its calls. */
  constructor(private readonly isBefore: (left: string, right: string) => boolean = (left, right) => left < right) {}

  /** Adds a key that is not there. */
  add(key: string): void {
    this.changes += 1;
    const last = this.chunks.at(-1);
    const greatest = last?.at(-1);
    if (last === undefined || greatest === undefined) this.chunks.push([key]);
    else if (this.isBefore(greatest, key)) this.append(last, key);
    else this.insert(this.firstNotBefore(key), key);
  }

  /** Takes away a key that is there. */
  remove(key: string): void {
    this.changes += 1;
    const { chunk, index } = this.firstNotBefore(key);
    const keys = this.chunks[chunk];
    keys?.splice(index, 1);
    if (keys?.length === 0) this.chunks.splice(chunk, 1);
  }

  clear(): void {
    this.changes += 1;
    this.chunks = [];
  }

  /** The keys that begin with `prefix` and come behind `after`. Keys may be added and removed meanwhile; none comes twice. */
  *range(prefix: string, after?: string): IterableIterator<string> {
    let place = after !== undefined && !this.isBefore(after, prefix) ? this.firstBehind(after) : this.firstNotBefore(prefix);
    let { changes } = this;
    for (let key = this.at(place); key?.startsWith(prefix); key = this.at(place)) {
      yield key;
      place = changes === this.changes ? this.next(place) : this.firstBehind(key);
      ({ changes } = this);
    }
  }

  /** How many keys begin with `prefix`. */
  count(prefix: string): number {
    const from = this.firstNotBefore(prefix);
    const to = this.first((key) => !this.isBefore(key, prefix) && !key.startsWith(prefix));
    let count = to.index - from.index;
    for (let chunk = from.chunk; chunk < to.chunk; chunk += 1) count += this.chunks[chunk]?.length ?? 0;
    return count;
  }

  private append(last: string[], key: string): void {
    if (last.length < CHUNK) last.push(key);
    else this.chunks.push([key]);
  }

  private insert({ chunk, index }: Place, key: string): void {
    const keys = this.chunks[chunk];
    if (keys === undefined) return;
    keys.splice(index, 0, key);
    if (keys.length > CHUNK) this.chunks.splice(chunk + 1, 0, keys.splice(CHUNK / 2));
  }

  private at({ chunk, index }: Place): string | undefined {
    return this.chunks[chunk]?.[index];
  }

  private next({ chunk, index }: Place): Place {
    return index + 1 < (this.chunks[chunk]?.length ?? 0) ? { chunk, index: index + 1 } : { chunk: chunk + 1, index: 0 };
  }

  private firstNotBefore(wanted: string): Place {
    return this.first((key) => !this.isBefore(key, wanted));
  }

  private firstBehind(wanted: string): Place {
    return this.first((key) => this.isBefore(wanted, key));
  }

  /** The first place whose key `isBehind`, which is false for the keys up to some place and true from there on. */
  private first(isBehind: (key: string) => boolean): Place {
    const chunk = firstIndex(this.chunks, (keys) => isBehind(keys.at(-1) ?? ""));
    return { chunk, index: firstIndex(this.chunks[chunk] ?? [], isBehind) };
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
