import { CLIENT } from "./client.js";
import { DIFF } from "./diff.js";
import { DOCS } from "./docs.js";
import { EMULATOR } from "./emulator.js";
import { GENERATE } from "./generate.js";
import { SCRIPTS } from "./scripts.js";
import type { Mutant } from "./mutant.js";

export const LISTS: readonly (readonly Mutant[])[] = [CLIENT, DIFF, DOCS, EMULATOR, GENERATE, SCRIPTS];
