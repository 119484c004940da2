import { expect, test } from "vitest";
import { TextReport } from "../../../scripts/generate/report/text.js";
import type { RunReport } from "../../../scripts/generate/report/report.js";
import { CommandError } from "../../../scripts/core/cli/command-error.js";
import { collector, finding, screenOf, withColourEnvironment } from "./collect.js";
import { OPTIONS, RESULT, TABLE, tell } from "./telling.js";

const run = (report: RunReport): number => {
  report.progress.announce("read");
  report.progress.announce.done?.({ name: "read", milliseconds: 12.345, result: "3 files" });
  report.progress.announce("write");
  report.say("a line between");
  report.progress.announce.done?.({ name: "write", milliseconds: 30, result: "2 files changed" });
  return report.finish(RESULT);
};

test("progress on a terminal prints a line when a step begins and adds the result", () => {
  const { stdout, stderr } = tell(TextReport, {}, run, { stderr: true });
  // The standard output goes elsewhere, and has the whole table.
  expect(stdout).toBe(`${TABLE}  types.ts\n  client.ts\n`);
  expect(screenOf(stderr.slice(0, stderr.indexOf("…") + 1))).toBe("read …");
  expect(screenOf(stderr)).toBe("read            12 ms  3 files\na line between\nwrite           30 ms  2 files changed\n");
});

test("progress on a terminal does not repeat the rows in the table", () => {
  const { stdout, stderr } = tell(TextReport, {}, run, { stdout: true, stderr: true });
  expect(screenOf(stderr + stdout)).toBe(
    "read            12 ms  3 files\na line between\nwrite           30 ms  2 files changed\ntotal           42 ms\n  types.ts\n  client.ts\n",
  );
});

test.each([
  [false, ["a line between", "write           30 ms  2 files changed", "total           42 ms", "api: a client", "  import"]],
  [true, ["read            12 ms  3 files", "a line between", "write           30 ms  2 files changed"]],
])("progress on a terminal is removed for a document unless verbose: %j", (verbose, want) => {
  const document = { spec: "openapi.yaml", out: "api", allowRefs: [] };
  const { stdout, stderr } = tell(TextReport, { document, verbose }, run, { stdout: true, stderr: true });
  const lines = screenOf(stderr + stdout)
    .trimEnd()
    .split("\n");
  expect(lines.slice(0, want.length).map((line, index) => line.slice(0, want[index]?.length))).toEqual(want);
  expect(lines.length <= 5).toBe(!verbose);
});

test("progress on a terminal prints the whole table below warnings", () => {
  const warnings = [finding("/project/a.yaml", 2, "some-rule")];
  const { stdout } = tell(TextReport, {}, (report) => report.finish({ ...RESULT, warnings }), { stdout: true, stderr: true });
  expect(screenOf(stdout)).toBe(`${TABLE}  types.ts\n  client.ts\n`);
});

test("progress on a terminal marks a step that did not complete as stopped", () => {
  const { stderr } = tell(
    TextReport,
    {},
    (report) => {
      report.progress.announce("write");
      return report.fail(new CommandError("The disk is full."));
    },
    { stderr: true },
  );
  expect(screenOf(stderr)).toBe("write       stopped\nThe disk is full.\n");
});

test("progress on a terminal prints no progress without a terminal but tracks the step", () => {
  const { stderr } = tell(TextReport, {}, (report) => {
    report.progress.announce("write");
    expect(report.progress.current).toBe("write");
    report.progress.announce.done?.({ name: "write", milliseconds: 1, result: "" });
    expect(report.progress.current).toBeUndefined();
    return 0;
  });
  expect(stderr).toBe("");
});

test("progress on a terminal prints no progress on a terminal that cannot rewrite a line", () => {
  const stderr = collector(true);
  withColourEnvironment({ TERM: "dumb" }, () => new TextReport(OPTIONS, { stdout: collector(), stderr }).progress.announce("read"));
  expect(stderr.text).toBe("");
});
