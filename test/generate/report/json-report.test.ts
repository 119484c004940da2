import { expect, test } from "vitest";
import { JsonReport, type JsonOutcome } from "../../../scripts/generate/report/json.js";
import type { ReportedOptions, RunReport } from "../../../scripts/generate/report/report.js";
import { CommandError } from "../../../scripts/core/cli/command-error.js";
import { FaultyInput } from "../../../scripts/core/cli/spec-command.js";
import { UnreadableSpec } from "../../../scripts/core/cli/unreadable-spec.js";
import { finding } from "./collect.js";
import { RESULT, tell, type Terminals, type Told } from "./telling.js";

const json = (options: Partial<ReportedOptions>, run: (report: RunReport) => number, terminals: Terminals = {}): JsonOutcome & Told => {
  const told = tell(JsonReport, options, run, terminals);
  expect(told.stdout).toMatch(/^\{.*\}\n$/);
  return { ...told, ...(JSON.parse(told.stdout) as JsonOutcome) };
};
const steps = [{ name: "read", milliseconds: 12.3, result: "3 files" }, RESULT.steps[1]];

test("lists findings and warnings in order, with relative files", () => {
  const coded = { code: "code-b", pointer: "#/paths/~1b" };
  const findings = [finding("/project/b.yaml", 2, "rule-b", { ...coded, hint: "correct it" }), finding("/project/a.yaml", 2, "rule-a")];
  const told = json({}, (report) => report.finish({ ...RESULT, findings, warnings: [finding("/away/c.yaml", 3, "rule-c")], changes: [] }));
  const place = { column: 1, message: "It is wrong." };
  expect(told).toMatchObject({ ok: false, exitCode: 1 });
  expect(told.findings).toEqual([
    { ...place, file: "a.yaml", line: 2, rule: "rule-a", code: "rule-a", severity: "error" },
    { ...place, ...coded, file: "b.yaml", line: 2, rule: "rule-b", severity: "error", hint: "correct it" },
  ]);
  expect(told.warnings).toEqual([{ ...place, file: "../away/c.yaml", line: 3, rule: "rule-c", code: "rule-c", severity: "warning" }]);
  expect(told.stderr).toBe("");
});

const told = {
  file: "a.yaml",
  line: 1,
  column: 1,
  rule: "unreadable",
  code: "unreadable",
  severity: "error",
  message: "It is wrong.",
} as const;

// prettier-ignore
test.each<[what: string, error: Error, outcome: Partial<JsonOutcome>]>([
  ["a refusal", new CommandError("It cannot be written.", { hint: "make room" }), { exitCode: 2, findings: [], message: "It cannot be written.", hint: "make room" }],
  ["an unreadable document", new UnreadableSpec(finding("/project/a.yaml", 1, "unreadable")), { exitCode: 2, findings: [told] }],
  ["a fault after the output was written", new FaultyInput([finding("/project/a.yaml", 1, "unreadable")], "generated/ is written"), { exitCode: 1, findings: [told], done: "generated/ is written" }],
])("reports %s with the completed steps", (_, error, outcome) => {
  const { stdout, stderr } = json({}, (report) => {
    report.progress.announce.done?.({ name: "read", milliseconds: 12.345, result: "3 files" });
    return report.fail(error);
  });
  expect(JSON.parse(stdout)).toEqual({ ok: false, warnings: [], steps: steps.slice(0, 1), changes: [], ...outcome });
  expect(stderr).toBe("");
});

test("adds details with --verbose", () => {
  const { details } = json({ verbose: true }, (report) => report.finish({ ...RESULT, inputs: ["/project/a.yaml"], rules: "redocly.yaml" }));
  expect(details).toMatchObject({ inputs: ["a.yaml"], rules: "redocly.yaml", tools: { node: process.versions.node } });
  expect(details?.peakMemory).toBeGreaterThan(10);
});
