import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { type Outcome, run } from "../../support/processes.js";
import { type Answer, type ReceivedRequest, TestServer } from "../../support/server.js";
import { exampleAnswer } from "./example-server.js";

/** How a sample is run. */
export interface Run {
  /** Lines of JavaScript before the sample, such as for what it declares. */
  before?: string;
  /** Lines of JavaScript behind the sample, whose exports are `sample`. */
  after?: string;
  /** Answers in place of the contract's examples; `undefined` leaves it to them. `count` counts the requests from 1. */
  answer?: (request: ReceivedRequest, count: number) => Answer | undefined;
}

export interface Ran extends Outcome {
  /** What was sent, as `GET api.example.com/v1/webhooks?teamId=team_1`. */
  sent: string[];
  requests: ReceivedRequest[];
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

async function runIn(folder: string, code: string, { before = "", after = "", answer }: Run): Promise<Ran> {
  const server = new TestServer();
  server.answer((request) => answer?.(request, server.requests.length) ?? exampleAnswer(request));
  await server.start();
  await mkdir(folder);
  await Promise.all([
    writeFile(join(folder, "sample.js"), javaScript(code)),
    writeFile(join(folder, "main.js"), `import * as sample from "./sample.js";\n${after}`),
    writeFile(
      join(folder, "before.js"),
      `import { sendExampleHostsTo } from "../loopback-fetch.js";
       sendExampleHostsTo(${JSON.stringify(server.baseUrl)});
       process.env.HOSTING_PLATFORM_TOKEN = "token-of-the-environment";
       // One that does not end by itself is ended.
       setTimeout(() => process.exit(124), 30_000).unref();
       ${before}`,
    ),
  ]);
  // What a version of Node calls experimental, such as what MSW looks for, is not the sample's.
  const outcome = await run(process.execPath, ["--disable-warning=ExperimentalWarning", "--import", "./before.js", "main.js"], folder);
  await server.close();
  const { requests } = server;
  return { ...outcome, requests, sent: requests.map(describe) };
}

function describe({ method, path, query, headers }: ReceivedRequest): string {
  const search = query.toString();
  return `${method} ${String(headers["x-sample-host"])}${path}${search && `?${search}`}`;
}

/** The module as JavaScript; what it says of types is left out, and nothing is checked. */
function javaScript(code: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}
