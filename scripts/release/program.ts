import { execFile } from "node:child_process";
import { CommandError } from "../lib/command-error.js";
import { endWith } from "../lib/signals.js";

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

/** npm, as the one that started the command where npm did; a shell would be needed to find it by name on Windows. */
export function runNpm(args: readonly string[], cwd: string): Promise<Outcome> {
  const npm = process.env["npm_execpath"];
  // A run of npx or of another package manager sets it, too.
  if (npm?.endsWith("npm-cli.js")) return runProgram(process.execPath, [npm, ...args], cwd, QUIET);
  return runProgram("npm", args, cwd, QUIET);
}

/** Each is one npm that asks nothing, says nothing of itself, and answers without colours. */
const QUIET: NodeJS.ProcessEnv = {
  npm_config_update_notifier: "false",
  npm_config_audit: "false",
  npm_config_fund: "false",
  NO_COLOR: "1",
  // A silent npm would give its silence on, and then what it says of a package that is not there is not heard.
  npm_config_loglevel: "error",
};

/** Of what npm said on its standard error, the lines that say what is wrong. */
export function npmErrors({ stderr }: Outcome): { code: string | undefined; lines: string[] } {
  const lines = stderr.split("\n").flatMap((line) => {
    const text = /^npm (?:error|ERR!) ?(.*)$/.exec(line)?.[1];
    return text === undefined || text === "" || text.startsWith("A complete log of this run") ? [] : [text];
  });
  const code = lines.map((line) => /^code (E\w+)$/.exec(line)?.[1]).find((found) => found !== undefined);
  // Facts of the error for programs, and where npm keeps its log.
  return { code, lines: lines.filter((line) => !/^(?:(?:code|errno|syscall|address|port) \S+$|\s*\/.*\.log$)/.test(line)) };
}
