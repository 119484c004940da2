import { createHash } from "node:crypto";

/** Creates a sequence of numbers in [0, 1), which is the same for the same text. */
export function createRandom(text: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash("sha256").update(`${text} ${drawn}`).digest().readUIntBE(0, 6) / 2 ** 48;
  };
}
