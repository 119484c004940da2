import { spawn } from "node:child_process";
import { relative } from "node:path";
import { DocsBuilder, type DocsReport } from "./docs/build.js";
import { FrameError } from "./docs/compile-frame.js";
import { type DocsCommand, parseOptions, USAGE } from "./docs/options.js";
import { DOCS_PARTS } from "./docs/parts.js";
import { bundleContract } from "./docs/read-contract.js";
import { RedocError, writeRedoc } from "./docs/redoc.js";
import { changeLines, closingLine } from "./docs/report.js";
import { type DocsServer, serveDocs } from "./docs/serve.js";
import { watchDocs } from "./docs/watch.js";
import { OutputError } from "./lib/output-error.js";
import { REPOSITORY } from "./lib/redocly-config.js";
import { UnreadableSpec } from "./lib/redocly.js";
import { printFindings } from "./lib/report.js";
import { FaultyInput, isMain, runCommand, UsageError } from "./lib/spec-command.js";

/** By this a process under `--watch` says that its own code changed, and that it is to be started again. */
const START_AGAIN = 75;
const WATCHED = "HOSTING_PLATFORM_DOCS_WATCHED";

async function main(args: string[]): Promise<number> {
  const command = parseOptions(args, REPOSITORY);
  if (command.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (command.watch && process.env[WATCHED] === undefined) return superviseWatch(args);
  const builder = new DocsBuilder(command, DOCS_PARTS);
  if (command.watch) return watchAndServe(command, builder);
  const findings = await firstBuild(command, builder);
  if (!command.serve) return findings > 0 ? 1 : 0;
  await serve(command);
  return untilInterrupted();
}

async function watchAndServe(command: DocsCommand, builder: DocsBuilder): Promise<number> {
  let server: DocsServer | undefined;
  await watchDocs({
    root: command.root,
    builder,
    begin: async () => {
      await firstBuild(command, builder);
      if (command.serve) server = await serve(command);
      say("watching spec/, the guides, the styles and scripts/docs/");
    },
    built: (report, files) => tell(command, report, files),
    failed: (problem) => ("findings" in problem ? printFindings(problem.findings) : tellError(problem.error)),
  });
  await server?.close();
  return START_AGAIN;
}

async function serve(command: DocsCommand): Promise<DocsServer> {
  const server = await serveDocs(command, command.port);
  say(`serving ${below(command.out)} at ${server.url}`);
  return server;
}

/** With `--watch` the contract is bundled as its files are, and a build that fails is followed by the next one. */
async function firstBuild(command: DocsCommand, builder: DocsBuilder): Promise<number> {
  try {
    const contract = command.watch ? await bundleContract(command.root) : undefined;
    if (contract !== undefined && "findings" in contract) throw new FaultyInput(contract.findings);
    const report = await builder.build(contract);
    tell(command, report, []);
    if (command.redoc) say(`${below(await writeRedoc(command))} written`);
    return report.findings.length;
  } catch (error) {
    if (!command.watch || error instanceof UsageError) throw error;
    tellError(error);
    return 1;
  }
}

function tell({ out }: DocsCommand, report: DocsReport, files: readonly string[]): void {
  if (files.length > 0) say(files.join(", "));
  for (const line of changeLines(below(out), report)) say(line);
  if (report.findings.length > 0) printFindings(report.findings);
  say(closingLine(report));
}

function tellError(error: unknown): void {
  if (error instanceof FaultyInput) printFindings(error.findings);
  else if (error instanceof UnreadableSpec) printFindings([error.finding]);
  else process.stderr.write(`${textOf(error)}\n`);
}

function textOf(error: unknown): string {
  if (error instanceof FrameError || error instanceof RedocError || error instanceof OutputError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Starts the command in a process of its own, and anew each time that its code has changed. */
async function superviseWatch(args: string[]): Promise<number> {
  for (;;) {
    const code = await runWatched(args);
    if (code !== START_AGAIN) return code;
    say("the code changed: starting again");
  }
}

async function runWatched(args: string[]): Promise<number> {
  const [, script = ""] = process.argv;
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
    stdio: "inherit",
    env: { ...process.env, [WATCHED]: "1" },
  });
  const stop = (signal: NodeJS.Signals): boolean => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, stop);
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (exit) => resolve(exit ?? 0));
  });
  for (const signal of signals) process.off(signal, stop);
  return code;
}

async function untilInterrupted(): Promise<number> {
  return new Promise<number>(() => undefined);
}

function below(path: string): string {
  return relative(process.cwd(), path).replaceAll("\\", "/") || ".";
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (isMain(import.meta.url)) await runCommand(USAGE, main);
