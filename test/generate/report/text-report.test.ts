import { join } from "node:path";
import { expect, test } from "vitest";
import { TextReport } from "../../../scripts/generate/report/text.js";
import type { ReportedOptions } from "../../../scripts/generate/report/report.js";
import { CommandError } from "../../../scripts/core/cli/command-error.js";
import type { PipelineResult } from "../../../scripts/generate/pipeline-result.js";
import { failureOf, FaultyInput, UsageError } from "../../../scripts/core/cli/spec-command.js";
import { UnreadableSpec } from "../../../scripts/core/cli/unreadable-spec.js";
import { folderOf } from "../../harness/folders.js";
import { finding } from "./collect.js";
import { DOCUMENT, RESULT, TABLE, tell, type Told } from "./telling.js";

const finished = (result: Partial<PipelineResult>, options: Partial<ReportedOptions> = {}): Told =>
  tell(TextReport, options, (report) => report.finish({ ...RESULT, ...result }));

test("prints the table and the changes of a run to stdout", () => {
  expect(finished({})).toEqual({ exitCode: 0, stdout: `${TABLE}  types.ts\n  client.ts\n`, stderr: "" });
  expect(finished({ changes: [] })).toEqual({ exitCode: 0, stdout: TABLE, stderr: "" });
});
test("names twenty files and counts the rest, or names all with --verbose", () => {
  const changes = Array.from({ length: 25 }, (_, index) => `file${index}.ts`);
  const { stdout } = finished({ changes });
  expect(stdout.match(/^ {2}file\d+\.ts$/gm)).toHaveLength(20);
  expect(stdout).toContain("\n  and 5 more; use --verbose to list all\n");
  expect(finished({ changes }, { verbose: true }).stdout.match(/^ {2}file\d+\.ts$/gm)).toHaveLength(25);
});

test("prints stale files and a hint to stderr with --check", () => {
  expect(finished({}, { check: true })).toEqual({
    exitCode: 1,
    stdout: TABLE,
    stderr: "types.ts: stale\nclient.ts: stale\nrun `npm run generate` and commit the result\n",
  });
  expect(finished({ changes: [] }, { check: true })).toEqual({ exitCode: 0, stdout: TABLE, stderr: "" });
});

test("names files relative to the working directory with --check of a document", () => {
  const { stderr } = finished({}, { check: true, document: DOCUMENT });
  expect(stderr).toBe("src/petstore/types.ts: stale\nsrc/petstore/client.ts: stale\nrun the same command without --check\n");
});

test("prints findings to stderr only and states that nothing was written", () =>
  expect(finished({ findings: [finding("/project/a.yaml", 2, "some-rule")], changes: [] }, { check: true })).toEqual({
    exitCode: 1,
    stdout: "",
    stderr: "a.yaml:2:1 some-rule It is wrong.\n1 error in 1 file\nnothing was written\n",
  }));

test("suggests --lint warn for lint findings of a document, unless it was given", () => {
  const findings = [finding("/project/a.yaml", 2, "some-rule")];
  const steps = [{ name: "lint", milliseconds: 1, result: "1 error" }];
  expect(finished({ findings, steps }, { document: DOCUMENT }).stderr).toMatch(/\nnothing was written\n {2}hint: use --lint warn .*\n$/);
  expect(finished({ findings, steps }, { document: { ...DOCUMENT, lint: "warn" } }).stderr).toMatch(/\nnothing was written\n$/);
  expect(finished({ findings, steps }, { document: { ...DOCUMENT, lint: "author" } }).stderr).toMatch(
    /\n {2}hint: leave out --lint author .*\n$/,
  );
  expect(finished({ findings, steps: [] }, { document: DOCUMENT }).stderr).toMatch(/\nnothing was written\n$/);
  expect(finished({ findings, steps }).stderr).toMatch(/\nnothing was written\n$/);
});

test("does not fail a run with warnings", () => {
  const told = finished({ warnings: [finding("/project/a.yaml", 2, "some-rule")] });
  expect(told).toMatchObject({ exitCode: 0, stdout: `${TABLE}  types.ts\n  client.ts\n` });
  expect(told.stderr).toBe("a.yaml:2:1 some-rule It is wrong.\n1 warning in 1 file; --verbose lists each with a hint\n");
});

// prettier-ignore
test.each<[what: string, result: Partial<PipelineResult>, options: Partial<ReportedOptions>, told: Told]>([
  ["a run", { warnings: [finding("/project/a.yaml", 2, "some-rule")] }, {}, { exitCode: 0, stdout: "", stderr: "" }],
  ["up-to-date files", { changes: [] }, { check: true }, { exitCode: 0, stdout: "", stderr: "" }],
  ["stale files", { changes: ["types.ts"] }, { check: true }, { exitCode: 1, stdout: "", stderr: "src/petstore/types.ts: stale\nrun the same command without --check\n" }],
  [
    "errors",
    { findings: [finding("/project/a.yaml", 2, "some-rule")], warnings: [finding("/project/a.yaml", 3, "other-rule")], changes: [] },
    {},
    { exitCode: 1, stdout: "", stderr: "a.yaml:2:1 some-rule It is wrong.\n1 error in 1 file\nnothing was written\n" },
  ],
])("prints errors only with --quiet: %s", (_, result, options, told) =>
  expect(finished(result, { quiet: true, document: DOCUMENT, ...options })).toEqual(told),
);

test("is short for a document, and complete with --verbose", () => {
  const { stdout } = finished({}, { document: DOCUMENT });
  expect(stdout.split("\n").slice(0, 2)).toEqual(["write           30 ms  2 files changed", "total           42 ms"]);
  expect(stdout).not.toContain("types.ts");
  const verbose = finished({}, { document: DOCUMENT, verbose: true }).stdout;
  expect(verbose.slice(0, TABLE.length)).toBe(TABLE);
  expect(verbose).toContain("\n  types.ts\n  client.ts\n");
});

test("prints the output folder and the import of a document", () => {
  const { stdout } = finished({}, { document: DOCUMENT });
  expect(stdout).toMatch(/\nsrc\/petstore: .*openapi-fetch.*\n {2}import \{ createClient \} from "\.\/src\/petstore\/index\.js";\n$/);
  expect(finished({}, { document: { ...DOCUMENT, out: "../away" } }).stdout).toMatch(/\n\.\.\/away: .*\n.* from "\.\/away\/index\.js";/);
  expect(finished({}, { document: { ...DOCUMENT, out: "." } }).stdout).toContain(`from "./index.js"`);
  expect(finished({}, { document: { ...DOCUMENT, importExtension: "none" } }).stdout).toContain(`from "./src/petstore/index";`);
  expect(finished({}, { document: DOCUMENT, check: true }).stdout).not.toContain("import");
});

test.each<[name: string, manifest: string, advised: boolean]>([
  ["a project with Next.js", '{ "dependencies": { "next": "16" } }', true],
  ["a project with Jest", '{ "devDependencies": { "jest": "30" } }', true],
  ["a project with Vite", '{ "devDependencies": { "vite": "8" } }', false],
  ["a manifest that is no JSON", "{", false],
])("advises imports without extension in %s", async (_, manifest, advised) => {
  const out = join(await folderOf({ "package.json": manifest }), "src/api");
  expect(finished({}, { document: { ...DOCUMENT, out } }).stdout.includes("--import-extension none")).toBe(advised);
  expect(finished({}, { document: { ...DOCUMENT, out, importExtension: "js" } }).stdout).not.toContain("--import-extension");
});

test("prints inputs, rules, tool versions and memory with --verbose", () => {
  const { stdout } = finished({ inputs: ["/project/a.yaml", "https://example.com/b.yaml"], rules: "redocly.yaml" }, { verbose: true });
  expect(stdout).toContain("\nread:\n  a.yaml\n  https://example.com/b.yaml\nrules: redocly.yaml\n");
  expect(stdout).toMatch(/\ntools: node \d+\.\d+\.\d+, .*openapi-typescript \d+\.\d+\.\d+/);
  expect(stdout).toMatch(/\nmemory: \d+ MiB peak\n$/);
});

const unreadable = (rule: string): Error => new UnreadableSpec(finding("/project/a.yaml", 1, rule));

test.each<[what: string, error: Error, exitCode: number, stderr: string | RegExp]>([
  ["a refusal", new CommandError("It cannot be written.", { hint: "make room" }), 2, "It cannot be written.\n  hint: make room\n"],
  ["wrong usage", new UsageError("--out requires --spec."), 2, /^--out requires --spec.\nusage: npm run generate .*\n.*--help.*\n$/],
  ["an unreadable document", unreadable("unreadable"), 2, "a.yaml:1:1 unreadable It is wrong.\n1 error in 1 file\nnothing was written\n"],
  ["a document that is no YAML", unreadable("yaml-syntax"), 1, /^a\.yaml:1:1 yaml-syntax .*\n1 error in 1 file\nnothing was written\n$/],
  ["a late fault", new FaultyInput([finding("/project/a.md", 1, "rule")], "generated/ is written"), 1, /\ngenerated\/ is written\n$/],
])("reports %s", (_, error, exitCode, stderr) => {
  const told = tell(TextReport, {}, (report) => report.fail(error));
  expect(told).toMatchObject({ exitCode, stdout: "" });
  if (typeof stderr === "string") expect(told.stderr).toBe(stderr);
  else expect(told.stderr).toMatch(stderr);
});

test("does not handle internal errors", () => expect(failureOf(new TypeError("x is not a function"))).toBeUndefined());
