import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { type Outcome, run } from "../../support/processes.js";
import type { Destinations, Note } from "./loopback-fetch.js";
import { openWorld, type WorldOptions } from "./world.js";

/** How a sample is run. */
export interface Run extends WorldOptions {
  /** Lines of JavaScript before the sample, such as for what it declares. */
  before?: string;
  /** Lines of JavaScript behind the sample, whose exports are `sample`. */
  after?: string;
}

export interface Ran extends Outcome {
  /** What was sent and the status of the answer, as `GET api.example.com/v1/webhooks?teamId=team_1 200`. */
  sent: string[];
  /** What of that was for the emulator, as its own log has it, without queries and in the order of the alphabet. */
  received: string[];
  /** What of `sent` was for the emulator, in the form of `received`. */
  meant: string[];
  /** What failed inside the emulator, and the faults that did not act as often as they should have. */
  wrong: unknown[];
}

/** A folder from which the packages are found, for modules to run. */
export interface Workshop {
  folder: string;
  run(code: string, how?: Run): Promise<Ran>;
  remove(): Promise<void>;
}

/** Makes a folder outside of the repository, where samples run as programs that have the packages installed. */
export async function openWorkshop(): Promise<Workshop> {
  const folder = await mkdtemp(join(tmpdir(), "samples-"));
  await symlink(join(REPOSITORY, "node_modules"), join(folder, "node_modules"), "junction");
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  await writeFile(join(folder, "loopback-fetch.js"), javaScript(readFileSync(join(import.meta.dirname, "loopback-fetch.ts"), "utf8")));
  let count = 0;
  return {
    folder,
    run: (code, how = {}) => runIn(join(folder, `${++count}`), code, how),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function runIn(folder: string, code: string, { before = "", after = "", ...around }: Run): Promise<Ran> {
  const { emulator, elsewhere, filled, close } = await openWorld(around);
  const notes = join(folder, "notes.json");
  const destinations: Destinations = { emulator: emulator.url, elsewhere: elsewhere.baseUrl, notes };
  await mkdir(folder);
  await Promise.all([
    writeFile(join(folder, "sample.js"), javaScript(filled(code))),
    writeFile(join(folder, "main.js"), `import * as sample from "./sample.js";\n${filled(after)}`),
    writeFile(
      join(folder, "before.js"),
      `import { sendExampleHostsTo } from "../loopback-fetch.js";
       sendExampleHostsTo(${JSON.stringify(destinations)});
       process.env.HOSTING_PLATFORM_TOKEN = "emulator-token";
       // One that does not end by itself is ended.
       setTimeout(() => process.exit(124), 30_000).unref();
       ${filled(before)}`,
    ),
  ]);
  // What a version of Node calls experimental, such as what MSW looks for, is not the sample's.
  const outcome = await run(process.execPath, ["--disable-warning=ExperimentalWarning", "--import", "./before.js", "main.js"], folder);
  const { received, wrong } = await close();
  const sent = JSON.parse(await readFile(notes, "utf8")) as Note[];
  const numbered = numberCursors(sent);
  return {
    ...outcome,
    stdout: numbered(outcome.stdout),
    sent: sent.map(({ method, host, path, query, status }) => numbered(`${method} ${host}${path}${query} ${status ?? "no answer"}`)),
    received: received.map(inShort).sort(),
    meant: sent
      .filter(({ host }) => host === "api.example.com" || host === "emulator")
      .map(inShort)
      .sort(),
    wrong,
  };
}

/** Without the query, which the emulator's log does not have. */
function inShort({ method, path, status }: Pick<Note, "method" | "path"> & { status?: number | undefined }): string {
  return `${method} ${path} ${status ?? "no answer"}`;
}

/** Writes the cursors that were sent as `cursor-1` and so on, in the order of their first use; the emulator takes those alone that it gave. */
function numberCursors(sent: readonly Note[]): (text: string) => string {
  const cursors = new Set(sent.map(({ query }) => new URLSearchParams(query).get("next")).filter((cursor) => cursor !== null));
  return (text) => [...cursors].reduce((numbered, cursor, index) => numbered.replaceAll(cursor, `cursor-${index + 1}`), text);
}

/** The module as JavaScript; what it says of types is left out, and nothing is checked. */
function javaScript(code: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}
