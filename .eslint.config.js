// The rule that oxlint lacks, for the code that has classes.
import tseslint from "typescript-eslint";
import { optimizeLater } from "./scripts/core/launch/optimize-later.js";

optimizeLater();

export default tseslint.config({
  files: ["scripts/**/*.ts", "scripts/**/*.tsx", "packages/*/src/**/*.ts"],
  plugins: { "@typescript-eslint": tseslint.plugin },
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { project: [".eslint.tsconfig.json"], tsconfigRootDir: import.meta.dirname },
  },
  rules: { "@typescript-eslint/no-unsafe-class-instance-assignment": "error" },
});
