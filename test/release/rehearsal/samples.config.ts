import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { EXEC_ARGV } from "../../harness/exec-argv.js";
import { PATIENCE } from "../../harness/patience.js";

/** The samples of the documents, with the packages as they are installed: nothing is built here. */
export default defineConfig({
  root: resolve(import.meta.dirname, "../../.."),
  test: {
    include: ["test/packages/samples/snippets.test.ts", "test/packages/samples/run.test.ts"],
    execArgv: EXEC_ARGV,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
  },
});
