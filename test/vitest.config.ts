import { resolve } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { sources } from "./support/sources.js";

export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  resolve: { alias: sources },
  test: {
    globalSetup: ["test/support/build-packages.ts"],
    reporters: ["default", "./test/support/closing-line.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default vitest leaves one of two cores unused.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "fast",
          // Most of a file's time is the import of compiler and linter: a worker imports them once.
          isolate: false,
          include: ["test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, "test/**/*.slow.test.ts", "test/reference/site/**"],
        },
      },
      { extends: true, test: { name: "slow", include: ["test/**/*.slow.test.ts"] } },
    ],
  },
});
