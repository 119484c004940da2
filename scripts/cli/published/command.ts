import { existsSync } from "node:fs";
import { join } from "node:path";
import { helpText, VERBS } from "../../../packages/cli/src/internal/options.js";
import { run } from "../../../packages/cli/src/internal/run.js";
import { counted } from "../../core/cli/counted.js";
import { type Finding, formatFinding } from "../../core/cli/finding.js";
import { exitCodeOf, UsageError } from "../../core/cli/spec-command.js";
import { documentPath } from "../../open/document-path.js";
import { parseHeaders } from "../../read/login.js";
import { documentApi } from "../document-api.js";
import { cacheFolder, type KeptPlace } from "../kept.js";

const NAME = "hosting-platform-generator cli";
const USAGE = `Usage: ${NAME} DOCUMENT search|read|call|mcp|completion … [--document-header NAME=VALUE] [--allow-ref URL]`;

const DOCUMENT_OPTIONS = `Options of the document, a file or an http(s) URL:
  --document-header NAME=VALUE
                     for a document behind a login: a header for the host of its URL; a VALUE that ends in env:VARIABLE takes the rest from
                     the environment
  --allow-ref WHERE  allow $refs to this URL or folder and below

DOCUMENT --help also names the variables of its credentials.
`;

/** Runs the published sub-command and returns the exit code. */
export async function main(args: string[]): Promise<number> {
  return exitCodeOf(USAGE, async () => {
    const [document, ...others] = args;
    if (document === "--help" || document === "-h") {
      process.stdout.write(`${helpText(`${NAME} DOCUMENT`, false)}${DOCUMENT_OPTIONS}`);
      return 0;
    }
    if (document === "-") throw new UsageError("The document is a file or a URL: standard input is for bodies and agents.");
    if (document === undefined || document.startsWith("-")) throw new UsageError("The document is missing.");
    if (VERBS.includes(document) && !existsSync(document)) throw new UsageError(`The document is missing: write it before ${document}.`);
    const { headers, allowRefs, rest } = readingOf(others);
    const api = await documentApi(await documentPath(document), { headers: parseHeaders(headers), allowRefs }, tellFaults, keptPlace());
    return run(api, rest, `${NAME} ${document}`, api.data.version);
  });
}

/** The name of the bundle has a digest of its content; sources keep nothing. */
function keptPlace(): KeptPlace | undefined {
  const [, version] = /-([\dA-Z]{8})\.js$/.exec(import.meta.url) ?? [];
  const folder = cacheFolder(process);
  return version === undefined || folder === undefined ? undefined : { folder: join(folder, "hosting-platform-generator"), version };
}

function tellFaults(faults: readonly Finding[]): void {
  const [first] = faults.map((fault) => formatFinding(fault, process.cwd()));
  process.stderr.write(`The document has ${counted(faults.length, "fault")}; the rest of it is used. ${first}\n`);
}

/** Takes out the options that concern the document, which may stand anywhere. */
function readingOf(args: readonly string[]): { headers: string[]; allowRefs: string[]; rest: string[] } {
  const found = { headers: [] as string[], allowRefs: [] as string[], rest: [] as string[] };
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? "";
    const list = arg === "--document-header" ? found.headers : arg === "--allow-ref" ? found.allowRefs : undefined;
    const value = list === undefined ? arg : args[++index];
    if (value === undefined) throw new UsageError(`${arg} needs a value.`);
    (list ?? found.rest).push(value);
  }
  return found;
}
