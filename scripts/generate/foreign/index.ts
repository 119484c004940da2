import { resolve } from "node:path";
import { counted } from "../../core/cli/counted.js";
import { compareOutputs, type Changes, countChanges, listChanges, type Output, writeOwned } from "../../core/files/output.js";
import { type Finding, sortFindings } from "../../core/cli/finding.js";
import { CommandError } from "../../core/cli/command-error.js";
import { failureOf } from "../../core/cli/spec-command.js";
import type { PipelineResult } from "../pipeline-result.js";
import { tellWaiting } from "../../core/files/lock.js";
import { fromOneState, type Sources } from "../../core/files/sources.js";
import { UNFORESEEN } from "../../open/open-document.js";
import { isStackOverflow } from "../../core/cli/stack-overflow.js";
import { Steps } from "../../core/cli/steps.js";
import { EndlessStep } from "../../core/cli/time-limit.js";
import { type Made, makeOutput, type MakeOptions } from "./make-output.js";
import { ownedOutput } from "./output-folder.js";

export interface DocumentPipelineOptions extends MakeOptions {
  /** Writes nothing and returns the stale files as changes. */
  check?: boolean;
  /** Handles warnings as errors. Default: `false`. */
  failOnWarnings?: boolean;
  /** Prints a line when it waits for another run. Default: to the standard error. */
  say?: (line: string) => void;
}

/** Lints, bundles, generates and writes the client of a document other than our contract. */
export async function runDocumentPipeline(options: DocumentPipelineOptions): Promise<PipelineResult> {
  const rules = options.config ?? `built-in (scripts/open/rule-sets/${options.lint === "author" ? "general" : "consumer"}.ts)`;
  return fromOneState(async (sources) => ({ ...(await runOnce(options, sources)), inputs: sources.paths, rules }));
}

async function runOnce(options: DocumentPipelineOptions, sources: Sources): Promise<PipelineResult> {
  const { check = false, failOnWarnings = false, say = tellWaiting, ...how } = options;
  const made = await makeAnyhow(how);
  const steps = new Steps(how.announce);
  sources.add(made.sources);
  const stops = failOnWarnings ? [...made.findings, ...made.warnings] : made.findings;
  const [findings, warnings] = [sortFindings(stops), failOnWarnings ? [] : sortFindings(made.warnings)];
  if (findings.length > 0 || how.out === undefined) {
    sources.verify();
    return { findings, warnings, steps: [...made.steps, ...steps.reports], changes: [] };
  }
  const { out } = how;
  const output = (): Output => ownedOutput(out, made.files);
  const bundle = made.bundle ?? "";
  if (check) {
    const stale = await steps.run("compare", () => compareOutputs([output()]), describeChanges);
    sources.verify();
    return { findings, warnings, steps: [...made.steps, ...steps.reports], changes: pathsOf(stale), bundle };
  }
  const write = async (): Promise<Changes[]> => [await writeOwned(resolve(out), output, say, () => sources.verify())];
  const written = await steps.run("write", write, describeChanges);
  return { findings, warnings, steps: [...made.steps, ...steps.reports], changes: pathsOf(written), bundle };
}

/** Makes the output; on a stack overflow, tries again in a thread with a larger stack; if an unlinted document fails, lints it. */
async function makeAnyhow(options: MakeOptions): Promise<Made> {
  try {
    const made = await makeOutput(options);
    const isUnread = made.findings.some(({ rule }) => rule === UNFORESEEN);
    return (isUnread ? await lintedInstead(options) : undefined) ?? made;
  } catch (error) {
    if (error instanceof EndlessStep) return stoppedAt(options.spec, error);
    if (!isStackOverflow(error)) {
      const linted = failureOf(error) === undefined ? await lintedInstead(options) : undefined;
      if (linted === undefined) throw error;
      return linted;
    }
    // Functions cannot be sent to a thread.
    const plugin = options.plugins?.find((each) => typeof each !== "string");
    if (typeof plugin === "object") throw tooDeepFor(options.spec, `plugin ${plugin.name}`);
    if (options.rename !== undefined) throw tooDeepFor(options.spec, "function rename");
    const { makeOutputWithLargeStack } = await import("./large-stack.js");
    return makeOutputWithLargeStack(options);
  }
}

function stoppedAt(spec: string, { reason, hint = "" }: EndlessStep): Made {
  const finding: Finding = { file: resolve(spec), line: 1, column: 1, rule: "budget", message: reason, hint };
  return { findings: [finding], warnings: [], steps: [], files: [], sources: [] };
}

/** Returns the lint findings of an unlinted document, which explain better why it fails. */
async function lintedInstead(options: MakeOptions): Promise<Made | undefined> {
  if (options.lint !== "off") return undefined;
  const made = await makeAnyhow({ ...options, lint: "consumer" });
  return made.findings.length === 0 ? undefined : made;
}

function tooDeepFor(spec: string, what: string): CommandError {
  return new CommandError(`${spec}: values or schemas are nested too deeply to run the ${what}.`, {
    hint: "run Node.js with a larger stack, such as --stack-size=4000, or remove it",
  });
}

function pathsOf(changes: readonly Changes[]): string[] {
  return changes.flatMap((each) => listChanges(".", each));
}

function describeChanges(changes: readonly Changes[]): string {
  const number = changes.reduce((sum, each) => sum + countChanges(each), 0);
  return number === 0 ? "nothing changed" : `${counted(number, "file")} changed`;
}
