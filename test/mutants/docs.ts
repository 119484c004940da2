import type { Mutant } from "./mutant.js";

export const DOCS: readonly Mutant[] = [];
