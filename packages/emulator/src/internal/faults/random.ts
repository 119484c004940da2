import { createHash } from "node:crypto";

/** Creates a deterministic random number generator: numbers in [0, 1), seeded by a text. */
export function createRandom(text: string): () => number {
  const start = createHash("sha256").update(text).digest();
  let state = BigInt.asUintN(64, start.readBigUInt64BE());
  return () => {
    // SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let mixed = state;
    mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    return Number((mixed ^ (mixed >> 31n)) >> 11n) / 2 ** 53;
  };
}
