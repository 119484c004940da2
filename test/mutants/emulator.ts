import type { Mutant } from "./mutant.js";

export const EMULATOR: readonly Mutant[] = [];
