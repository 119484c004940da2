import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/build-packages.ts"],
    reporters: ["default", "./test/support/closing-line.ts"],
    testTimeout: 60_000,
  },
});
