import type { Mutant } from "./mutant.js";

export const CLIENT: readonly Mutant[] = [
  {
    name: "eleven empty pages in place of ten",
    file: "packages/pagination/src/internal/walk.ts",
    from: "empty === 10",
    to: "empty === 11",
    test: "packages/pagination/loops.test.ts",
  },
];
