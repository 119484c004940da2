import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** The samples of the documents, with the packages as they are installed: nothing is built here. */
export default defineConfig({
  root: resolve(import.meta.dirname, "../../.."),
  test: {
    include: ["test/packages/samples/snippets.test.ts", "test/packages/samples/run.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
