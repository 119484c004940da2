import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with one plain line, `12 passed, 0 failed`, which a log can be searched for. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (state: string): number => states.filter((other) => other === state).length;
    const broken = modules.flatMap((module) => module.errors()).length + unhandledErrors.length;
    const skipped = count("skipped") + count("pending");
    process.stdout.write(`\n${count("passed")} passed, ${count("failed") + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ""}\n`);
  }
}
