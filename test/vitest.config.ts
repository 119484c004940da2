import { resolve } from "node:path";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { EXEC_ARGV } from "./harness/exec-argv.js";
import { PATIENCE } from "./harness/patience.js";
import { sources } from "./harness/sources.js";

/** Tests that compile programs against large types. The compiler keeps each program, so every file has a worker of its own. */
const TYPES = ["types/*", "declarations", "samples/snippets"].map((path) => `test/packages/${path}.test.ts`);
const PACKAGES = ["test/packages/**/*.test.ts", "test/flows/**/*.test.ts"];

/**
 * A group of the fast tests. Groups run one after the other, which bounds the memory. Most of a file's time is the import of compiler and
 * linter, so files share workers unless `isolate` is set.
 */
const fast = (name: string, include: string[], others: string[], groupOrder: number, isolate = false): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: `fast-${name}`,
    isolate,
    execArgv: ["--max-old-space-size=512", ...EXEC_ARGV],
    include,
    exclude: [...configDefaults.exclude, ...others, "test/**/*.slow.test.ts", "test/browser/**"],
    sequence: { groupOrder },
  },
});

export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  resolve: { alias: sources },
  test: {
    globalSetup: ["test/harness/build-packages.ts"],
    setupFiles: ["test/harness/leftovers.ts"],
    reporters: ["default", "./test/harness/closing-line.ts"],
    // The native compiler, a program in Go, collects garbage less often: a fifth of its CPU.
    env: { GOGC: "400" },
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    // By default vitest leaves one of two cores unused.
    maxWorkers: "100%",
    projects: [
      fast("packages", PACKAGES, TYPES, 0),
      fast("types", TYPES, [], 1, true),
      fast("tools", ["test/**/*.test.ts"], [...PACKAGES, ...TYPES], 2),
      { extends: true, test: { name: "slow", isolate: false, include: ["test/**/*.slow.test.ts"], execArgv: EXEC_ARGV } },
    ],
  },
});
