import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildPackages } from "../../pack/build-packages.js";
import { checkSpec } from "../../lint/checks/index.js";
import { documentFaults, GENERATORS } from "../../emit/index.js";
import { lintSpec } from "../../lint/lint-spec.js";
import { canonicalOrder } from "../../read/canonical-order.js";
import { coverageOf, type CoverageRow } from "../../lint/coverage.js";
import type { Finding } from "../../core/cli/finding.js";
import { GENERATED_README } from "./generated-readme.js";
import { listOperations } from "../../model/operations.js";
import { operationsOf } from "../../read/source-operations.js";
import {
  type Changes,
  compareOutputs,
  countChanges,
  listChanges,
  type Output,
  type OutputFile,
  writeOutputs,
} from "../../core/files/output.js";
import { faultPlaces } from "../../read/fault-places.js";
import type { PipelineResult } from "../pipeline-result.js";
import { COVERAGE_MARKERS, withCoverage } from "./readme-coverage.js";
import { SpecTree } from "../../read/spec-tree.js";
import { loadLintConfig } from "../../lint/redocly-config.js";
import { DISK } from "../../core/files/replace-files.js";
import { fromOneState, type Sources } from "../../core/files/sources.js";
import { stampOf } from "../stamp.js";
import { type Announce, Steps } from "../../core/cli/steps.js";

/** Folders below `generated/` that other steps own. */
const NOT_COMMITTED = ["docs"];

export interface PipelineOptions {
  /** The repository: `spec/` is read there, `generated/`, each package's `dist/` and the table in `README.md` are written. */
  root: string;
  /** Write nothing and say what is stale. */
  check?: boolean;
  /** Builds the reference, once the packages are built, and says what it did; left out where no reference is wanted. */
  docs?: (root: string) => Promise<string>;
  /** Told the name of each step as it begins. */
  announce?: Announce;
  /** Lints once the output is written, so that it is there sooner. Findings then only keep the packages from being built. */
  lintLast?: boolean;
}

export type { PipelineResult };

/** What is to be written below `generated/`, and `README.md`; or what keeps it from being made. */
type Made = { generated: OutputFile[]; readme: OutputFile } | { findings: Finding[] };

/** Lint, check, bundle, generate, write, build the packages and the reference: one process, each file of the contract parsed once. */
export async function runPipeline(options: PipelineOptions): Promise<PipelineResult> {
  return fromOneState(async (sources) => ({ ...(await runOnce(options, sources)), inputs: sources.paths, rules: "redocly.yaml" }));
}

async function runOnce(
  { root, check = false, docs, announce, lintLast = false }: PipelineOptions,
  sources: Sources,
): Promise<PipelineResult> {
  const steps = new Steps(announce);
  const stopped = (findings: Finding[]): PipelineResult => {
    sources.verify();
    return { findings, warnings: [], steps: steps.reports, changes: [] };
  };

  const tree = await steps.run(
    "read",
    () => loadSpec(root),
    ({ files }) => count(files.size, "file"),
  );
  sources.add(tree.files.values());
  const lint = (files: SpecTree): Promise<Finding[]> => steps.run("lint", () => lintSpec(files), findingCount);
  // To bundle changes the tree.
  const lintAgain = async (): Promise<Finding[]> => (lintLast ? lint(await loadSpec(root)) : []);
  const linted = lintLast ? [] : await lint(tree);
  const checked = await steps.run("check", () => checkSpec(tree, (files) => sources.add(files)), findingCount);
  if (linted.length + checked.length > 0) return stopped([...linted, ...(await lintAgain()), ...checked]);
  const made = await makeFiles(tree, root, sources, steps).catch((error: unknown) => ({ error }));
  if ("error" in made || "findings" in made) {
    // What the lint finds says better what the generators stumbled over.
    const found = await lintAgain();
    if (found.length > 0) return stopped(found);
    if ("error" in made) throw made.error;
    return stopped(made.findings);
  }

  // Together, so that an interrupted run leaves all that is committed old, or all of it new.
  const outputs: Output[] = [
    { folder: join(root, "generated"), files: made.generated, ignored: NOT_COMMITTED },
    { folder: root, files: [made.readme], shared: true },
  ];
  if (check) {
    const stale = await steps.run("compare", () => compareOutputs(outputs), describeChanges);
    sources.verify();
    return { findings: [], warnings: [], steps: steps.reports, changes: pathsOf(stale) };
  }
  const written = await steps.run("write", () => writeOutputs(outputs, DISK, () => sources.verify()), describeChanges);
  const found = await lintAgain();
  if (found.length > 0) return { findings: found, warnings: [], steps: steps.reports, changes: pathsOf(written) };
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
  return { findings: [], warnings: [], steps: steps.reports, changes: [...pathsOf(written), ...packages] };
}

/** All that is made of the contract, or what keeps it from being made. */
async function makeFiles(tree: SpecTree, root: string, sources: Sources, steps: Steps): Promise<Made> {
  // These read the tree as its files are, so they come before it is bundled.
  const stamp = stampOf(tree);
  const coverage = coverageOf(tree);
  const findingOf = faultPlaces(tree, operationsOf(tree));
  const bundled = await steps.run(
    "bundle",
    () => tree.bundle(),
    ({ document }) => count(Object.keys(document.paths ?? {}).length, "path"),
  );
  if (bundled.findings.length > 0) return { findings: bundled.findings };
  const document = canonicalOrder(bundled.document);
  const readme = await readmeWith(coverage, root, sources);
  const faults = [...documentFaults(document).map(findingOf), ...("findings" in readme ? readme.findings : [])];
  if (faults.length > 0 || "findings" in readme) return { findings: faults };

  const generated: OutputFile[] = [{ path: "openapi.json", text: `${JSON.stringify(document, null, 2)}\n` }, stamp, GENERATED_README];
  for (const [name, generate] of Object.entries(GENERATORS)) {
    const describe = (files: OutputFile[]): string =>
      name === "operations" ? count(listOperations(document).length, "operation") : count(files.length, "file");
    generated.push(...(await steps.run(name, () => generate(document), describe)));
  }
  return { generated, readme };
}

/** `README.md` with the coverage table brought up to date. */
async function readmeWith(coverage: readonly CoverageRow[], root: string, sources: Sources): Promise<OutputFile | { findings: Finding[] }> {
  const file = join(root, "README.md");
  const old = await readFile(file, "utf8").catch(() => "");
  if (old !== "") sources.add([{ path: file, text: old }]);
  const text = withCoverage(old, coverage);
  if (text !== undefined) return { path: "README.md", text };
  const hint = `write ${COVERAGE_MARKERS.map((marker) => `\`${marker}\``).join(" and ")} where the table is to stand`;
  const message = "The lines between which the coverage table goes are missing.";
  return { findings: [{ file, line: 1, column: 1, rule: "coverage-table", message, hint }] };
}

async function loadSpec(root: string): Promise<SpecTree> {
  return SpecTree.load(join(root, "spec/openapi.yaml"), await loadLintConfig());
}

function pathsOf([generated, readme]: readonly Changes[]): string[] {
  return [
    ...(generated === undefined ? [] : listChanges("generated", generated)),
    ...(readme === undefined ? [] : listChanges(".", readme)),
  ];
}

function describeChanges(changes: readonly Changes[]): string {
  return fileChanges(changes.reduce((sum, each) => sum + countChanges(each), 0));
}

function fileChanges(number: number): string {
  return number === 0 ? "nothing changed" : `${count(number, "file")} changed`;
}

function findingCount(findings: readonly Finding[]): string {
  return findings.length === 0 ? "no findings" : count(findings.length, "finding");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
