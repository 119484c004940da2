import { describe, expect, test } from "vitest";
import { TextReport } from "../../../scripts/generate/report-text.js";
import type { RunReport } from "../../../scripts/generate/report.js";
import { collector, screenOf, withColourEnvironment } from "./collect.js";
import { OPTIONS, RESULT, tell } from "./telling.js";

describe("on a terminal", () => {
  const run = (report: RunReport): number => {
    report.progress.announce("read");
    report.progress.announce.done?.({ name: "read", milliseconds: 12.345, result: "3 files" });
    report.progress.announce("write");
    report.say("a line between");
    report.progress.announce.done?.({ name: "write", milliseconds: 30, result: "2 files changed" });
    return report.finish(RESULT);
  };

  test("each step has a line when it begins, and keeps it with what came of it", () => {
    const { stderr } = tell(TextReport, {}, run, { stderr: true });
    expect(screenOf(stderr.slice(0, stderr.indexOf("…") + 1))).toBe("read …");
    expect(screenOf(stderr)).toBe("read            12 ms  3 files\na line between\nwrite           30 ms  2 files changed\n");
  });

  test("the rows are not printed again below it", () => {
    const { stdout, stderr } = tell(TextReport, {}, run, { stdout: true, stderr: true });
    expect(screenOf(stderr + stdout)).toBe(
      "read            12 ms  3 files\na line between\nwrite           30 ms  2 files changed\ntotal           42 ms\n  types.ts\n  client.ts\n",
    );
  });

  test("a terminal that cannot go back in a line has none either", () => {
    const stderr = collector(true);
    withColourEnvironment({ TERM: "dumb" }, () => new TextReport(OPTIONS, { stdout: collector(), stderr }).progress.announce("read"));
    expect(stderr.text).toBe("");
  });
});
