import { resolve } from "node:path";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { sources } from "./harness/sources.js";

/** What the packages do: the first half of the fast tests. */
const PACKAGES = ["packages", "flows"].map((folder) => `test/${folder}/**/*.test.ts`);

/**
 * A group of the fast tests. Most of a file's time is the import of compiler and linter, so a worker imports them once and keeps them; a
 * group of its own bounds what it keeps.
 */
const fast = (name: string, include: string[], others: string[], groupOrder: number): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: `fast-${name}`,
    isolate: false,
    execArgv: ["--max-old-space-size=512"],
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
    reporters: ["default", "./test/harness/closing-line.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default vitest leaves one of two cores unused.
    maxWorkers: "100%",
    projects: [
      fast("packages", PACKAGES, [], 0),
      fast("tools", ["test/**/*.test.ts"], PACKAGES, 1),
      { extends: true, test: { name: "slow", include: ["test/**/*.slow.test.ts"] } },
    ],
  },
});
