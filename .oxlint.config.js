import js from "@eslint/js";
import tseslint from "typescript-eslint";

/** Rules that oxlint lacks: modules cannot be parsed with what the first two find, and classes with private members are told apart by TypeScript. */
const LACKING = ["no-dupe-args", "no-octal", "@typescript-eslint/no-unsafe-class-instance-assignment"];

const PRESETS = [js.configs.recommended, ...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked];

/** The presets turn rules off where typescript-eslint has one of the same name. Oxlint has one rule for both. */
const ON = PRESETS.filter(({ files }) => files === undefined)
  .flatMap(({ rules }) => Object.entries(rules ?? {}))
  .filter(([name, level]) => level !== "off" && !LACKING.includes(name));

/** Returns the rules of a preset for some files: those that it turns on, and off those that are on otherwise. */
const change = ({ rules }) =>
  Object.fromEntries(Object.entries(rules).filter(([name, level]) => level !== "off" || ON.some(([on]) => on === name)));

export default {
  ignorePatterns: [".cache/", "generated/", "packages/*/dist/", "test/fixtures/", ".*.config.js", ".dependency-cruiser.mjs"],
  plugins: ["typescript"],
  categories: { correctness: "off" },
  rules: {
    ...Object.fromEntries(ON),
    "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    // `T | undefined` says what may be missing; a `!` hides it.
    "@typescript-eslint/no-non-null-assertion": "error",
    "@typescript-eslint/non-nullable-type-assertion-style": "off",
  },
  overrides: [
    ...PRESETS.filter(({ files }) => files !== undefined).map((preset) => ({ files: preset.files, rules: change(preset) })),
    {
      files: ["scripts/**/*.ts", "scripts/**/*.tsx"],
      excludeFiles: ["scripts/core/modules/typescript.d.ts"],
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
    { files: ["scripts/{read,open,lint}/**/*.ts"], rules: { complexity: ["error", 15] } },
    // The fields of errors, since Babel 7 and React Native refuse `declare` in a class.
    { files: ["packages/*/src/**/*-error.ts"], rules: { "@typescript-eslint/no-unsafe-declaration-merging": "off" } },
    { files: ["**/*.js", "**/*.cjs"], rules: change(tseslint.configs.disableTypeChecked) },
    {
      files: ["**/*.cjs"],
      globals: { require: "readonly", exports: "writable" },
      rules: { "@typescript-eslint/no-require-imports": "off" },
    },
  ],
};
