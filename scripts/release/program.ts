import { execFile, spawn } from "node:child_process";
import { CommandError } from "../core/cli/command-error.js";
import { endWith } from "../core/cli/signals.js";

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end, whatever its exit code is. */
export function runProgram(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 256 * 1024 * 1024 };
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      if (error === null) resolve({ code: 0, stdout, stderr });
      else if (typeof error.code === "number") resolve({ code: error.code, stdout, stderr });
      else if (error.code === "ENOENT") reject(new CommandError(`${program} is not there.`, { hint: `install ${program}`, cause: error }));
      else reject(new CommandError(`${program} ${args[0] ?? ""} did not end by itself.`, { cause: error }));
    });
    endWith(child);
  });
}

/** Runs npm to its end, whatever its exit code is. */
export function runNpm(args: readonly string[], cwd: string): Promise<Outcome> {
  const [program, ...first] = npm();
  return runProgram(program, [...first, ...args], cwd, QUIET);
}

/** Runs npm with the terminal of this process, so that it can ask for a one-time password; returns its exit code. */
export function showNpm(args: readonly string[], cwd: string): Promise<number> {
  const [program, ...first] = npm();
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], { cwd, stdio: "inherit", env: { ...process.env, ...QUIET } });
    endWith(child);
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** The npm that started the command; a shell would be needed to find it by name on Windows. */
function npm(): [string, ...string[]] {
  const path = process.env["npm_execpath"];
  // npx and other package managers set it, too.
  return path?.endsWith("npm-cli.js") === true ? [process.execPath, path] : ["npm"];
}

const QUIET: NodeJS.ProcessEnv = {
  npm_config_update_notifier: "false",
  npm_config_audit: "false",
  npm_config_fund: "false",
  NO_COLOR: "1",
  // A silent npm would pass its silence on, and its errors would be lost.
  npm_config_loglevel: "error",
};

/** The error code and the error lines that npm printed. */
export function npmErrors({ stderr }: Outcome): { code: string | undefined; lines: string[] } {
  const lines = stderr.split("\n").flatMap((line) => /^npm (?:error|ERR!) ?(.+)$/.exec(line)?.[1] ?? []);
  const code = lines.flatMap((line) => /^code (E\w+)$/.exec(line)?.[1] ?? [])[0];
  return { code, lines: lines.filter((line) => !line.startsWith("code ")) };
}
