import { buildPackages } from "../pack/build-packages.js";
import { DocsBuilder, type DocsReport } from "./build.js";
import { type DocsCommand, parseOptions, USAGE } from "./options.js";
import { DOCS_PARTS } from "./parts.js";
import { Preview } from "./preview.js";
import { bundleContract, lintContract } from "./read-contract.js";
import { changeLines, closingLine } from "./report.js";
import { type ServedSite, serveSite } from "./serve-site.js";
import { remembering } from "./up-to-date.js";
import { isRestarted, runRestarted } from "./restart.js";
import { watchDocs } from "./watch.js";
import { tellWaiting, withLock } from "../core/files/lock.js";
import { shown } from "../core/files/written.js";
import type { Finding } from "../core/cli/finding.js";
import { REPOSITORY } from "../core/files/repository.js";
import { printFindings } from "../core/cli/report.js";
import { failureOf, failureText, FaultyInput, isMain, printFailure, runCommand, UsageError } from "../core/cli/spec-command.js";

async function main(args: string[]): Promise<number> {
  const command = parseOptions(args, REPOSITORY);
  if (command.watch && !isRestarted()) return runRestarted(args);
  const builder = new DocsBuilder(command, DOCS_PARTS);
  // The samples run against the built packages.
  await withLock(command.root, () => buildPackages(command.root), tellWaiting);
  if (command.watch) return watchAndServe(command, builder);
  const findings = await firstBuild(command, builder);
  if (!command.serve) return findings > 0 ? 1 : 0;
  await serve(command);
  // The servers end with the process.
  return new Promise<never>(() => undefined);
}

async function watchAndServe(command: DocsCommand, builder: DocsBuilder): Promise<never> {
  const preview = command.serve ? new Preview() : undefined;
  let site: ServedSite | undefined;
  try {
    return await watchDocs({
      root: command.root,
      builder,
      begin: async () => {
        await firstBuild(command, builder);
        if (preview !== undefined) site = await serve(command, preview);
        say("watching spec/, the guides, the styles and scripts/docs/");
        if (preview !== undefined) await showFindings(command, preview);
      },
      built: async (report, files) => {
        tell(command, report, files);
        preview?.reload();
        if (preview !== undefined) await showFindings(command, preview, report.findings);
      },
      failed: (error) => {
        tellError(error);
        preview?.show(textOf(error));
      },
    });
  } finally {
    await site?.close();
  }
}

/** Lints the contract after the pages are written, so that they reload sooner. */
async function showFindings({ root }: DocsCommand, preview: Preview, links: readonly Finding[] = []): Promise<void> {
  const findings = await lintContract(root);
  printFindings(findings);
  preview.show(textOf(new FaultyInput([...findings, ...links])));
}

async function serve(command: DocsCommand, preview?: Preview): Promise<ServedSite> {
  const site = await serveSite(command, command.port, preview);
  say(`serving ${shown(command.out)} at ${site.url}`);
  say(`emulator for "Try it" at ${site.emulator.url}, token ${site.emulator.token ?? "(none)"}`);
  return site;
}

/** Returns the number of findings. With `--watch`, bundles the contract from its files, and a failed build does not end the command. */
async function firstBuild(command: DocsCommand, builder: DocsBuilder): Promise<number> {
  try {
    const report = await (command.watch ? builder.build(await bundleContract(command.root)) : remembering(command, () => builder.build()));
    tell(command, report, []);
    return report.findings.length;
  } catch (error) {
    if (!command.watch || error instanceof UsageError) throw error;
    tellError(error);
    return 1;
  }
}

function tell({ out }: DocsCommand, report: DocsReport, files: readonly string[]): void {
  if (files.length > 0) say(files.join(", "));
  for (const line of changeLines(shown(out), report)) say(line);
  if (report.findings.length > 0) printFindings(report.findings);
  say(closingLine(report));
}

function tellError(error: unknown): void {
  const failure = failureOf(error);
  if (failure === undefined) process.stderr.write(`${textOf(error)}\n`);
  else printFailure(failure, USAGE);
}

function textOf(error: unknown): string {
  const failure = failureOf(error);
  if (failure !== undefined) return failureText(failure);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (isMain(import.meta.url)) void runCommand(USAGE, main);
