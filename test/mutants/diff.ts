import type { Mutant } from "./mutant.js";

export const DIFF: readonly Mutant[] = [];
