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
});

describe("refused, with what to do", () => {
  test.each<[args: string[], message: string]>([
    [["--chek"], "Unknown option '--chek'\n(Did you mean --check?)"],
    [["--docs"], "Unknown option '--docs'\n(Did you mean --no-docs?)"],
    [["--quite-another"], "Unknown option '--quite-another'"],
    [["--__proto__"], "Unknown option '--__proto__'"],
    [["--check=true"], "--check takes no value."],
    [["--spec"], "--spec needs a value."],
    [["--spec="], "--spec needs a value, and an empty text stands in its place."],
    [["--spec", "--check", "a"], "--spec needs a value, and the flag --check stands in its place."],
    [["--check", "--check"], "--check is given twice.\n  hint: leave one of them out"],
    [["--", "--check"], "'--check' is no flag of this command, and it takes nothing else.\n(Did you mean --check?)"],
  ])("%j", (args, message) => {
    expect(() => parse(...args)).toThrow(expect.objectContaining({ name: "UsageError", message }));
  });
});
