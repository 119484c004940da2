import type { Mutant } from "./mutant.js";

export const SCRIPTS: readonly Mutant[] = [];
