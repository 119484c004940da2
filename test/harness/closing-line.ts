import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with the failed tests and one plain line, `12 passed, 0 failed`, which a log can be searched for. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
    const unloaded = modules.filter((module) => [module, ...module.children.allSuites()].some((each) => each.errors().length > 0));
    const broken = unloaded.length + unhandledErrors.length;
    const skipped = count("skipped") + count("pending");
    const failures = [
      ...tests.filter((test) => test.result().state === "failed").map((test) => `${test.module.relativeModuleId} > ${test.fullName}`),
      ...unloaded.map((module) => module.relativeModuleId),
    ];
    process.stdout.write(failures.map((failure) => `\nfailed: ${failure}`).join(""));
    process.stdout.write(`\n${count("passed")} passed, ${count("failed") + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ""}\n`);
  }
}
