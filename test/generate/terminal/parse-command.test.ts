import { describe, expect, test } from "vitest";
import { parseCommand } from "../../../scripts/lib/parse-command.js";

const options = {
  check: { type: "boolean" },
  "no-docs": { type: "boolean" },
  spec: { type: "string" },
  runs: { type: "string", default: "5" },
  only: { type: "string", multiple: true, default: ["all"] as string[] },
  help: { type: "boolean", short: "h" },
} as const;

const parse = (...args: string[]) => parseCommand({ args, options });

describe("what is given is read", () => {
  test.each<[args: string[], values: Record<string, unknown>]>([
    [[], { runs: "5", only: ["all"] }],
    [["--check", "--no-docs", "-h"], { runs: "5", only: ["all"], check: true, "no-docs": true, help: true }],
    [["--spec", "a.yaml", "--runs=7"], { runs: "7", only: ["all"], spec: "a.yaml" }],
    [["--only", "a", "--only=b"], { runs: "5", only: ["a", "b"] }],
    [["--spec=--odd", "--runs", "-1"], { runs: "-1", only: ["all"], spec: "--odd" }],
  ])("%j", (args, values) => {
    expect(parse(...args)).toEqual({ values, positionals: [] });
  });

  test("what is no flag, where that is allowed", () => {
    expect(parseCommand({ args: ["a", "--check", "b", "--", "--c"], options, allowPositionals: true })).toMatchObject({
      values: { check: true },
      positionals: ["a", "b", "--c"],
    });
  });

  test("flags given by default are not changed by a call", () => {
    parse("--only", "a");
    expect(parse().values.only).toEqual(["all"]);
  });
});

describe("refused, with what to do", () => {
  test.each<[args: string[], message: string]>([
    [["--chek"], "Unknown option '--chek'\n(Did you mean --check?)"],
    [["--spce=a.yaml"], "Unknown option '--spce'\n(Did you mean --spec?)"],
    [["--docs"], "Unknown option '--docs'\n(Did you mean --no-docs?)"],
    [["-check"], "Unknown option '-check'\n(Did you mean --check?)"],
    [["--quite-another"], "Unknown option '--quite-another'"],
    [["-x"], "Unknown option '-x'"],
    [["--__proto__"], "Unknown option '--__proto__'"],
    [["--constructor=1"], "Unknown option '--constructor'"],
    [["--check=true"], "--check takes no value."],
    [["--spec"], "--spec needs a value."],
    [["--spec="], "--spec needs a value, and an empty text stands in its place."],
    [["--spec", ""], "--spec needs a value, and an empty text stands in its place."],
    [["--spec", "--check", "a"], "--spec needs a value, and the flag --check stands in its place."],
    [["--check", "--check"], "--check is given twice.\n  hint: leave one of them out"],
    [["--spec", "a", "--spec", "b"], "--spec is given twice.\n  hint: leave one of them out"],
    [["check"], "'check' is no flag of this command, and it takes nothing else.\n(Did you mean --check?)"],
    [["--", "--check"], "'--check' is no flag of this command, and it takes nothing else.\n(Did you mean --check?)"],
    [["rubbish", "more"], "'rubbish' is no flag of this command, and it takes nothing else."],
  ])("%j", (args, message) => {
    expect(() => parse(...args)).toThrow(expect.objectContaining({ name: "UsageError", message }));
  });
});
