import { resolve } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  test: {
    include: ["test/**/*.test.ts"],
    // It needs a browser, see `npm run test:reference`.
    exclude: [...configDefaults.exclude, "test/reference/site/**"],
    globalSetup: ["test/support/build-packages.ts"],
    reporters: ["default", "./test/support/closing-line.ts"],
    testTimeout: 60_000,
  },
});
