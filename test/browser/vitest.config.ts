import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { EXEC_ARGV } from "../harness/exec-argv.js";
import { PATIENCE } from "../harness/patience.js";

/** Apart from the other tests, since it needs a browser that is downloaded at the first run. */
export default defineConfig({
  root: resolve(import.meta.dirname, "../.."),
  test: {
    include: ["test/browser/**/*.test.ts"],
    globalSetup: ["test/harness/build-packages.ts", "test/browser/harness/build-site.ts"],
    reporters: ["default", "./test/harness/closing-line.ts"],
    // All files share a browser, which takes a core.
    maxWorkers: 2,
    isolate: false,
    execArgv: EXEC_ARGV,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
  },
});
