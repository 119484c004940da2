import type { Mutant } from "./mutant.js";

export const GENERATE: readonly Mutant[] = [];
