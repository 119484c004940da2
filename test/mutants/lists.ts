import { CLIENT } from "./client.js";
import { CLI } from "./cli.js";
import { DIFF } from "./diff.js";
import { DOCS } from "./docs.js";
import { EMULATOR } from "./emulator.js";
import { GENERATE } from "./generate.js";
import { SCRIPTS } from "./scripts.js";
import type { Mutant } from "./mutant.js";

export const LISTS: readonly (readonly Mutant[])[] = [CLI, CLIENT, DIFF, DOCS, EMULATOR, GENERATE, SCRIPTS];
