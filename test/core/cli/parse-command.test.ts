import { expect, test } from "vitest";
import { parseCommand } from "../../../scripts/core/cli/parse-command.js";

const options = { check: { type: "boolean" }, "no-docs": { type: "boolean" }, spec: { type: "string" } } as const;

test("returns the values of node's parseArgs", () =>
  expect(parseCommand({ args: ["--check", "--spec", "a.yaml"], options }).values).toEqual({ check: true, spec: "a.yaml" }));

test.each<[args: string[], message: string]>([
  [["--chek"], "Unknown option --chek. Did you mean --check?"],
  [["--docs"], "Unknown option --docs. Did you mean --no-docs?"],
  [["--quite-another"], "Unknown option --quite-another."],
  [["-x"], "Unknown option -x."],
  [["-k"], "Unknown option -k."],
  [["--psec"], "Unknown option --psec. Did you mean --spec?"],
  [["--mock"], "Unknown option --mock."],
  [["--SPEC"], "Unknown option --SPEC. Did you mean --spec?"],
  [["--check=true"], "Option '--check' does not take an argument"],
  [["--spec"], "Option '--spec <value>' argument missing"],
  [["--spec="], "--spec needs a value."],
  [["check"], "Unexpected argument 'check'. This command does not take positional arguments"],
])("refuses %j", (args, message) =>
  expect(() => parseCommand({ args, options })).toThrow(expect.objectContaining({ name: "UsageError", message })),
);
