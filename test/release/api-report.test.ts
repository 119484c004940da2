import { expect, test } from "vitest";
import { main } from "../../scripts/pack/api-report-command.js";
import { apiReports, compareReports } from "../../scripts/pack/api-report.js";
import { runMain } from "../harness/run-main.js";
import { SOURCE, useClone } from "./harness/repository.js";

const REPORT = "packages/pagination/api-report.md";
const clone = useClone();

test("reports declarations without comments and bodies, and detects changes of them", async () => {
  const report = (await apiReports(clone.folder)).find(({ path }) => path === REPORT);
  expect(report?.text).toContain("```ts\nexport declare function hello(name: string): void;\n```");
  expect(await runMain(() => main(["--check"], clone.folder))).toEqual({ code: 0, stdout: "", stderr: "" });
  await clone.edit(SOURCE, "Says hello.", "Greets.");
  expect((await runMain(() => main(["--check"], clone.folder))).code).toBe(0);
  await clone.edit(SOURCE, "name: string", "name?: string");
  expect(await runMain(() => main(["--check"], clone.folder))).toMatchObject({ code: 1, stdout: `${REPORT}\n` });
  expect(await runMain(() => main([], clone.folder))).toEqual({ code: 0, stdout: `${REPORT}\n`, stderr: "" });
  expect(await clone.read(REPORT)).toContain("name?: string");
});

test.each([
  ["a line that goes", "a\nb\n", "a\n", [{ verdict: "breaking", removed: ["b"], added: [] }]],
  ["a line that changes", "a\n", "b\n", [{ verdict: "breaking", removed: ["a"], added: ["b"] }]],
  ["one of two equal lines that goes", "a\na\n", "a\n", [{ verdict: "breaking", removed: ["a"], added: [] }]],
  ["a new line", "a\n", "a\nb\n", [{ verdict: "compatible", removed: [], added: ["b"] }]],
  ["a line that moves, or is indented otherwise", "a\n  b\n", "b\n\na\n", []],
])("compares %s", (_, before, now, changes) => {
  const report = (text: string): { path: string; text: string } => ({ path: REPORT, text: `# x\n${text}` });
  expect(compareReports([report(before)], [report(now)])).toEqual(changes.map((change) => ({ package: "x", ...change })));
  expect(compareReports([{ path: REPORT, text: "" }], [report(now)])).toEqual([]);
});
