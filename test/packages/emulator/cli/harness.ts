import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { REPOSITORY } from "../../../../scripts/lint/redocly-config.js";
import { type Outcome, run } from "../../../harness/processes.js";

export const COMMAND = join(REPOSITORY, "packages/emulator/dist/cli.js");

export interface RunningCommand {
  process: ChildProcess;
  url: string;
  token: string;
  printed: () => string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

export function runToEnd(...args: string[]): Promise<Outcome> {
  return run(process.execPath, [COMMAND, ...args], REPOSITORY);
}

/** Starts the command with `--json`; resolves once it takes requests. */
export async function startCommand(...args: string[]): Promise<RunningCommand> {
  const child = spawn(process.execPath, [COMMAND, "--port", "0", "--json", ...args], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const ended = once(child, "exit").then(([code, signal]: unknown[]) => (code ?? signal) as number | string);
  while (!printed.includes("\n") && child.exitCode === null) await once(child.stdout, "data");
  const { url, token } = JSON.parse(printed) as { url: string; token: string };
  return { process: child, url, token, printed: () => printed, ended };
}

export async function groups({ url, token }: { url: string; token: string }, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return fetch(`${url}/v1/access-groups`, { headers, ...init });
}
