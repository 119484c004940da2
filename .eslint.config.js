import js from "@eslint/js";
import tseslint from "typescript-eslint";
import { optimizeLater } from "./scripts/core/launch/optimize-later.js";

optimizeLater();

export default tseslint.config(
  {
    ignores: [".cache/", "generated/", "packages/*/dist/", "test/fixtures/", ".eslint.config.js", ".dependency-cruiser.mjs"],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { project: ["tsconfig.json"], tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `T | undefined` says what may be missing; a `!` hides it.
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
    },
  },
  {
    files: ["scripts/**/*.ts", "scripts/**/*.tsx"],
    ignores: ["scripts/core/modules/typescript.d.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          name: "typescript",
          allowTypeImports: true,
          message: "Import core/modules/typescript.js, which loads the compiler in half the time.",
        },
      ],
    },
  },
  { files: ["**/*.js", "**/*.cjs"], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ["**/*.cjs"],
    languageOptions: { globals: { require: "readonly", exports: "writable" } },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
