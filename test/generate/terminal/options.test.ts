import { describe, expect, test } from "vitest";
import { HELP } from "../../../scripts/generate/help.js";
import { FLAGS, type GenerateOptions, parseOptions } from "../../../scripts/generate/options.js";
import { UsageError } from "../../../scripts/lib/spec-command.js";

const parse = (...args: string[]): GenerateOptions => parseOptions(args, {});
const DEFAULTS: GenerateOptions = {
  help: false,
  check: false,
  docs: true,
  watch: false,
  json: false,
  verbose: false,
  document: undefined,
};
const DOCUMENT = ["--spec", "a.yaml", "--out", "b"];

describe("flags", () => {
  test.each<[args: string[], options: Partial<GenerateOptions>]>([
    [[], {}],
    [["--check"], { check: true }],
    [["--no-docs"], { docs: false }],
    [["--watch"], { watch: true }],
    [["--json"], { json: true }],
    [["--verbose"], { verbose: true }],
    [["--help"], { help: true }],
    [["-h"], { help: true }],
    [DOCUMENT, { document: { spec: "a.yaml", out: "b", allowRefs: [] } }],
    [[...DOCUMENT, "--watch"], { watch: true, document: { spec: "a.yaml", out: "b", allowRefs: [] } }],
    [[...DOCUMENT, "--check"], { check: true, document: { spec: "a.yaml", out: "b", allowRefs: [] } }],
    [[...DOCUMENT, "--lint", "warn"], { document: { spec: "a.yaml", out: "b", allowRefs: [], lint: "warn" } }],
    [[...DOCUMENT, "--lint", "error"], { document: { spec: "a.yaml", out: "b", allowRefs: [], lint: "error" } }],
    [[...DOCUMENT, "--config", "redocly.yaml"], { document: { spec: "a.yaml", out: "b", allowRefs: [], config: "redocly.yaml" } }],
    [
      [...DOCUMENT, "--allow-ref", "../shared", "--allow-ref", "https://example.com/"],
      { document: { spec: "a.yaml", out: "b", allowRefs: ["../shared", "https://example.com/"] } },
    ],
  ])("%j", (args, options) => {
    expect(parse(...args)).toEqual({ ...DEFAULTS, ...options });
  });
});

describe("wrong usage says what to do", () => {
  test.each<[args: string[], message: string, hint?: string]>([
    [["--spec", "a.yaml"], "--spec needs --out.", "name the folder to write: --out DIR"],
    [["--out", "b"], "--out needs --spec.", "name the document to read: --spec FILE"],
    [["--watch", "--check"], "--watch writes and --check writes nothing: they do not go together.", "leave one of them out"],
    [[...DOCUMENT, "--lint", "oops"], "--lint oops: error or warn is expected."],
    [
      ["--lint", "warn"],
      "--lint is for a document of yours, and this repository's contract has its own rules.",
      "name the document and the folder to write: --spec FILE --out DIR",
    ],
    [
      ["--allow-ref", "x"],
      "--allow-ref is for a document of yours, and this repository's contract has its own rules.",
      "name the document and the folder to write: --spec FILE --out DIR",
    ],
    [
      ["--config", "x"],
      "--config is for a document of yours, and this repository's contract has its own rules.",
      "name the document and the folder to write: --spec FILE --out DIR",
    ],
    [
      [...DOCUMENT, "--no-docs"],
      "--no-docs is of no use with --spec: the reference is made of this repository's contract alone.",
      "leave it out",
    ],
    [["a.yaml"], "'a.yaml' stands without a flag.", "for a document of yours: --spec a.yaml --out DIR"],
    [["rubbish"], "'rubbish' is no flag of this command, and it takes nothing else."],
    [["--allow-refs", "x"], "Unknown option '--allow-refs'\n(Did you mean --allow-ref?)"],
    [[...DOCUMENT, "--out", "c"], "--out is given twice.", "leave one of them out"],
  ])("%j", (args, message, hint) => {
    expect(() => parse(...args)).toThrow(new UsageError(message, hint === undefined ? {} : { hint }));
  });
});

describe("flags that npm has kept, since no -- stands before them", () => {
  test.each([
    [{ npm_config_check: "true" }, "npm has kept --check for itself."],
    [{ npm_config_docs: "" }, "npm has kept --no-docs for itself."],
    [{ npm_config_spec: "true", npm_config_allow_ref: "true" }, "npm has kept --spec --allow-ref for itself."],
  ])("%j", (env, message) => {
    expect(() => parseOptions([], { ...env, npm_lifecycle_event: "generate" })).toThrow(message);
    expect(() => parseOptions([], { ...env, npm_lifecycle_event: "generate" })).toThrow("npm run generate -- ");
  });

  test("are of no concern to another script, and npm's own settings to none", () => {
    expect(parseOptions([], { npm_lifecycle_event: "test", npm_config_check: "true" })).toEqual(DEFAULTS);
    expect(parseOptions([], { npm_lifecycle_event: "generate", npm_config_json: "true" })).toEqual(DEFAULTS);
  });
});

describe("the help", () => {
  const explained = [...HELP.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm)].map(([, name]) => name);

  test("explains each flag that there is, and no other", () => {
    expect(explained.toSorted()).toEqual(Object.keys(FLAGS).toSorted());
  });

  test("gives the default of each flag but of those that belong together and of itself", () => {
    const entries = HELP.split(/\n(?= {2}(?:-\w, )?--[a-z])/).slice(1);
    const without = entries.filter((entry) => !entry.includes("(default: ")).map((entry) => /--([a-z-]+)/.exec(entry)?.[1]);
    expect(without).toEqual(["spec", "out", "help"]);
  });

  test.each([...HELP.matchAll(/^ {2}npm run generate(?: -- (.*?))?(?: {2,}.*| > .*)?$/gm)].map(([, args = ""]) => [args]))(
    "gives an example that is understood: %j",
    (args) => {
      expect(() => parse(...args.split(" ").filter((arg) => arg !== ""))).not.toThrow();
    },
  );

  test("says where output goes and what the exit codes mean, on lines that fit", () => {
    expect(HELP).toMatch(/standard output.*standard error/s);
    expect(HELP).toMatch(/Exit codes: 0 .*; 1 .*; 2 .*/);
    expect(Math.max(...HELP.split("\n").map((line) => line.length))).toBeLessThanOrEqual(140);
  });
});
