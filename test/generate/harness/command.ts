import { type ChildProcess, spawn } from "node:child_process";

export interface Outcome {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export function runScript(folder: string, script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return startScript(folder, script, args, env).ended;
}

export function startScript(
  folder: string,
  script: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): { child: ChildProcess; ended: Promise<Outcome> } {
  const child = spawn(process.execPath, ["--import", "tsx", script, ...args], {
    cwd: folder,
    // The test's own terminal says nothing of the command's.
    env: { ...process.env, FORCE_COLOR: undefined, ...env },
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const ended = new Promise<Outcome>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return { child, ended };
}
