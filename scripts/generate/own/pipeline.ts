import { counted } from "../../core/cli/counted.js";
import { join } from "node:path";
import { buildPackages } from "../../pack/build-packages.js";
import { author, lintStep, readContractTree } from "../../open/author.js";
import { causesOf } from "../../open/causes.js";
import { openDocument } from "../../open/open-document.js";
import { GENERATORS } from "../../emit/index.js";
import { leftToWrite } from "../../lint/left.js";
import { leftBehind } from "../../lint/left-behind.js";
import { coverageOf } from "../../lint/coverage.js";
import type { Finding } from "../../core/cli/finding.js";
import { generatedReadme } from "./generated-readme.js";
import {
  type Changes,
  compareOutputs,
  countChanges,
  listChanges,
  type Output,
  type OutputFile,
  writeOutputs,
} from "../../core/files/output.js";
import type { PipelineResult } from "../pipeline-result.js";
import { DISK } from "../../core/files/replace-files.js";
import { fromOneState, type Sources } from "../../core/files/sources.js";
import { stampOf } from "../stamp.js";
import { type Announce, Steps } from "../../core/cli/steps.js";

/** Folders in `generated/` that other steps write. */
const NOT_COMMITTED = ["docs"];

export interface PipelineOptions {
  /** The repository: reads `spec/`, writes `generated/` and the `dist/` of each package. */
  root: string;
  /** Writes nothing and returns the stale files as changes. */
  check?: boolean;
  /** Builds the reference after the packages and returns a summary. Leave it out to skip the reference. */
  docs?: (root: string) => Promise<string>;
  /** Called with the name of each step as it begins. */
  announce?: Announce;
  /** Lints after the output is written, to write it sooner. Findings then only prevent the packages from being built. */
  lintLast?: boolean;
}

export type { PipelineResult };

/** The files of `generated/`, or the findings that prevent them. */
type Made = { generated: OutputFile[]; warnings: Finding[] } | { findings: Finding[] };

/** Runs all steps on our contract: lint, check, bundle, generate, write, build the packages and the reference. */
export async function runPipeline(options: PipelineOptions): Promise<PipelineResult> {
  return fromOneState(async (sources) => ({ ...(await runOnce(options, sources)), inputs: sources.paths, rules: "redocly.yaml" }));
}

async function runOnce(options: PipelineOptions, sources: Sources): Promise<PipelineResult> {
  const { root, check = false, announce, lintLast = false } = options;
  const entry = join(root, "spec/openapi.yaml");
  const steps = new Steps(announce);
  const stopped = (found: Finding[]): PipelineResult => {
    sources.verify();
    const findings = causesOf(found, join(root, "spec"));
    return { findings, warnings: [], steps: steps.reports, changes: [] };
  };
  // Reloads, since bundling modifies the tree.
  const lintAgain = async (): Promise<Finding[]> => (lintLast ? lintStep(await readContractTree(entry), steps) : []);

  // Lint findings explain better why a later step failed.
  const judged = async (): Promise<Finding[]> => (lintLast ? (await openDocument(entry, { rules: author(), steps })).findings : []);
  const made = await makeFiles(entry, options, steps, sources).catch(async (error: unknown) => {
    const findings = await judged();
    if (findings.length === 0) throw error;
    return { findings };
  });
  if ("findings" in made) return stopped(lintLast ? await judged() : made.findings);
  const { generated, warnings } = made;
  const bundle = generated.find(({ path }) => path === "openapi.json");
  // Must come before the output is written.
  if (bundle !== undefined) warnings.push(...leftBehind(root, bundle.text));
  const outputs: Output[] = [{ folder: join(root, "generated"), files: generated, ignored: NOT_COMMITTED }];
  if (check) {
    const stale = await steps.run("compare", () => compareOutputs(outputs), describeChanges);
    sources.verify();
    return { findings: [], warnings, steps: steps.reports, changes: pathsOf(stale) };
  }
  const written = await steps.run("write", () => writeOutputs(outputs, DISK, () => sources.verify()), describeChanges);
  const found = await lintAgain();
  const built = found.length > 0 ? [] : await build(options, steps);
  return { findings: causesOf(found, join(root, "spec")), warnings, steps: steps.reports, changes: [...pathsOf(written), ...built] };
}

/** Builds the packages and the reference. Returns the changed files of the packages. */
async function build({ root, docs }: PipelineOptions, steps: Steps): Promise<string[]> {
  const packages = await steps.run(
    "packages",
    () => buildPackages(root),
    (changes) => fileChanges(changes.length),
  );
  if (docs !== undefined)
    await steps.run(
      "docs",
      () => docs(root),
      (summary) => summary,
    );
  return packages;
}

/** Generates the files of `generated/`, or returns the findings that prevent them. */
async function makeFiles(entry: string, { root, lintLast = false }: PipelineOptions, steps: Steps, sources: Sources): Promise<Made> {
  const opened = await openDocument(entry, {
    rules: author(lintLast ? "checks" : "all"),
    steps,
    before: (tree) => ({ stamp: stampOf(tree), coverage: coverageOf(tree), warnings: leftToWrite(root, tree) }),
  });
  sources.add(opened.sources);
  if (opened.contents === undefined) return { findings: opened.findings };
  const { document, operations, before } = opened.contents;
  const generated: OutputFile[] = [
    { path: "openapi.json", text: `${JSON.stringify(document, null, 2)}\n` },
    before.stamp,
    generatedReadme(before.coverage),
  ];
  for (const [name, generate] of Object.entries(GENERATORS)) {
    const describe = (files: OutputFile[]): string =>
      name === "operations" ? counted(operations.length, "operation") : counted(files.length, "file");
    generated.push(...(await steps.run(name, () => generate(document), describe)));
  }
  return { generated, warnings: before.warnings };
}

function pathsOf(changes: readonly Changes[]): string[] {
  return changes.flatMap((each) => listChanges("generated", each));
}

function describeChanges(changes: readonly Changes[]): string {
  return fileChanges(changes.reduce((sum, each) => sum + countChanges(each), 0));
}

function fileChanges(number: number): string {
  return number === 0 ? "nothing changed" : `${counted(number, "file")} changed`;
}
