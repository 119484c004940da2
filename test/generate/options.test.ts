import { HELP } from "../../scripts/generate/help.js";
import { expect, test } from "vitest";
import { FLAGS, type GenerateOptions, parseOptions } from "../../scripts/generate/options.js";
import { UsageError } from "../../scripts/core/cli/spec-command.js";

const parse = (...args: string[]): GenerateOptions => parseOptions(args, {});
const OFF = { help: false, check: false, watch: false, format: "text" as const, verbose: false, quiet: false };
const DEFAULTS: GenerateOptions = { ...OFF, docs: true, document: undefined };
const DOCUMENT = ["--spec", "a.yaml", "--out", "b"];

test.each<[args: string[], options: Partial<GenerateOptions>]>([
  [[], {}],
  [["--check"], { check: true }],
  [["--no-docs"], { docs: false }],
  [["--watch"], { watch: true }],
  [["--quiet"], { quiet: true }],
  [["--help"], { help: true }],
  [["-h"], { help: true }],
  [DOCUMENT, { document: { spec: "a.yaml", out: "b", allowRefs: [] } }],
  [[...DOCUMENT, "--check"], { check: true, document: { spec: "a.yaml", out: "b", allowRefs: [] } }],
  [[...DOCUMENT, "--lint", "warn"], { document: { spec: "a.yaml", out: "b", allowRefs: [], lint: "warn" } }],
  [[...DOCUMENT, "--enums", "open"], { document: { spec: "a.yaml", out: "b", allowRefs: [], enums: "open" } }],
  [[...DOCUMENT, "--plugin", "a", "--plugin", "b"], { document: { spec: "a.yaml", out: "b", allowRefs: [], plugins: ["a", "b"] } }],
  [[...DOCUMENT, "--config", "redocly.yaml"], { document: { spec: "a.yaml", out: "b", allowRefs: [], config: "redocly.yaml" } }],
  [
    [...DOCUMENT, "--allow-ref", "../shared", "--allow-ref", "https://example.com/"],
    { document: { spec: "a.yaml", out: "b", allowRefs: ["../shared", "https://example.com/"] } },
  ],
])("parses the flags %j", (args, options) => expect(parse(...args)).toEqual({ ...DEFAULTS, ...options }));

// prettier-ignore
test.each<[args: string[], message: string, hint?: string]>([
  [["--spec", "a.yaml"], "--spec requires --out.", "add the output folder: --out DIR"],
  [["--verbose", "--quiet"], "--verbose and --quiet cannot be combined.", "remove one of them"],
  [["--watch", "--check"], "--watch and --check cannot be combined.", "remove one of them"],
  [[...DOCUMENT, "--import-extension", "oops"], "Invalid --import-extension oops. Use js, ts or none."],
  [[...DOCUMENT, "--enums", "oops"], "Invalid --enums oops. Use closed or open."],
  [[...DOCUMENT, "--lint", "oops"], "Invalid --lint oops. Use consumer, author, warn, off or error."],
  [[...DOCUMENT, "--lint", "warn", "--no-lint"], "--lint and --no-lint cannot be combined.", "remove one of them"],
  ...["--lint", "--allow-ref", "--config", "--plugin", "--include", "--header"].map((flag): [string[], string, string] => [
    [flag, "warn"],
    `${flag} requires --spec; this repository's contract has its own rules.`,
    "add the document and the output folder: --spec FILE --out DIR",
  ]),
  [[...DOCUMENT, "--no-docs"], "--no-docs cannot be used with --spec: only this repository's contract has a reference.", "remove --no-docs"],
  [["a.yaml"], "Unexpected argument a.yaml.", "to generate from it: --spec a.yaml --out DIR"],
])("reports wrong usage with a hint: %j", (args, message, hint) =>
  expect(() => parse(...args)).toThrow(new UsageError(message, hint === undefined ? {} : { hint })),
);

test.each([
  [{ npm_config_check: "true" }, "npm consumed --check."],
  [{ npm_config_docs: "" }, "npm consumed --no-docs."],
  [{ npm_config_spec: "true", npm_config_allow_ref: "true" }, "npm consumed --spec --allow-ref."],
])("reports flags that npm consumed: %j", (env, message) => {
  expect(() => parseOptions([], { ...env, npm_lifecycle_event: "generate" })).toThrow(message);
  expect(() => parseOptions([], { ...env, npm_lifecycle_event: "generate" })).toThrow("npm run generate -- ");
});

test("ignores npm's own settings and the flags of other scripts", () => {
  expect(parseOptions([], { npm_lifecycle_event: "test", npm_config_check: "true" })).toEqual(DEFAULTS);
  expect(parseOptions([], { npm_lifecycle_event: "generate", npm_config_json: "true" })).toEqual(DEFAULTS);
});

const explained = [...HELP.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm)].map(([, name]) => name);

test("the help explains every flag and no other", () => expect(explained.toSorted()).toEqual(Object.keys(FLAGS).toSorted()));

test.each([...HELP.matchAll(/^ {2}npm run generate(?: -- (.*?))?(?: {2,}.*| > .*)?$/gm)].map(([, args = ""]) => [args]))(
  "the help contains only valid examples: %j",
  (args) => expect(() => parse(...args.split(" ").filter((arg) => arg !== ""))).not.toThrow(),
);
