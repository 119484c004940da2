import { AUTH } from "./auth.js";
import { CLIENT } from "./client.js";
import type { Expectations } from "./expectation.js";
import { GUIDES } from "./guides.js";
import { OTHERS } from "./others.js";
import { RECIPES } from "./recipes.js";

/** What each sample of the documents and of the doc comments does when it is run. */
export const RUNS: Expectations = { ...AUTH, ...CLIENT, ...GUIDES, ...OTHERS, ...RECIPES };

const EMULATOR_RECIPES = ["", " 2", " 3", " 4", " 5", " 6"].map((number) => `emulator/README.md: Recipes${number}`);

/** Those that are not run by themselves, and why. */
export const RUN_ELSEWHERE: Readonly<Record<string, string>> = {
  "sdk/RECIPES.md: Use a proxy":
    "It needs a proxy and a host with a certificate in front of the emulator, which programs.slow.test.ts has.",
  ...Object.fromEntries(EMULATOR_RECIPES.map((name) => [name, "It is a file for a tool; the runtimes run the tools."])),
  "generator/README.md: Configuration file": "It has no effect by itself; published/command.test.ts reads such files.",
  "generator/README.md: Configuration file 2": "It has no effect by itself; published/command.test.ts reads such files.",
  "generator/README.md: Configuration file 3": "It has no effect by itself; published/command.test.ts reads such files.",
  "generator/README.md: Plugins": "It has no effect by itself; published/command.test.ts runs its plugin.",
  "generator/README.md: In a program": "It reads a document that is not there; published/command.test.ts calls the function.",
  "README.md: Test without the API": "It is a file of tests, which guide-tests.test.ts runs.",
  "guides/testing.md: Against the emulator": "It is a file of tests, which guide-tests.test.ts runs.",
  "guides/testing.md: Failures": "It is a file of tests, which guide-tests.test.ts runs.",
};
