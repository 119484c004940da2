import { spawn } from "node:child_process";
import { CommandError } from "./command-error.js";
import { endWith } from "./signals.js";

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

export interface ProgramOptions {
  /** Variables in addition to those of this process. */
  env?: NodeJS.ProcessEnv;
  /** The standard input. Default: empty. */
  input?: string;
  /** The advice if the program is not found. Default: to install it. */
  hint?: string;
}

/** Runs a program and returns its exit code and output. Throws `CommandError` if it is not found, or if a signal ends it. */
export function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  { env = {}, input = "", hint = `install ${program}` }: ProgramOptions = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
    endWith(child);
    const said = { stdout: "", stderr: "" };
    child.stdout.setEncoding("utf8").on("data", (text: string) => (said.stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said.stderr += text));
    child.once("error", (cause: NodeJS.ErrnoException) => {
      reject(cause.code === "ENOENT" ? new CommandError(`${program} not found.`, { hint, cause }) : cause);
    });
    child.once("close", (code) => {
      if (code === null) reject(new CommandError(`${program} ${args[0] ?? ""} was terminated.`));
      else resolve({ code, ...said });
    });
    // If the program exits before it has read its input, its exit code tells why.
    child.stdin.once("error", () => undefined);
    child.stdin.end(input);
  });
}
