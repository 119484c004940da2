import { spawn } from "node:child_process";
import { type Outcome, runProgram } from "../core/cli/run-program.js";
import { endWith } from "../core/cli/signals.js";

/** Runs npm and returns its exit code and output. */
export function runNpm(args: readonly string[], cwd: string): Promise<Outcome> {
  const [program, ...first] = npm();
  return runProgram(program, [...first, ...args], cwd, { env: QUIET });
}

/** Runs npm in this terminal, so that it can ask for a one-time password, and returns its exit code. */
export function showNpm(args: readonly string[], cwd: string): Promise<number> {
  const [program, ...first] = npm();
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], { cwd, stdio: "inherit", env: { ...process.env, ...QUIET } });
    endWith(child);
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Returns the npm that started the command; on Windows, finding it by name would need a shell. */
function npm(): [string, ...string[]] {
  const path = process.env["npm_execpath"];
  // npx and other package managers set the variable as well.
  return path?.endsWith("npm-cli.js") === true ? [process.execPath, path] : ["npm"];
}

const QUIET: NodeJS.ProcessEnv = {
  npm_config_update_notifier: "false",
  npm_config_audit: "false",
  npm_config_fund: "false",
  NO_COLOR: "1",
  // The parent npm's silent mode would be inherited and hide errors.
  npm_config_loglevel: "error",
};

/** Returns the error code and error lines of npm's output. */
export function npmErrors({ stderr }: Outcome): { code: string | undefined; lines: string[] } {
  const lines = stderr.split("\n").flatMap((line) => /^npm (?:error|ERR!) ?(.+)$/.exec(line)?.[1] ?? []);
  const code = lines.flatMap((line) => /^code (E\w+)$/.exec(line)?.[1] ?? [])[0];
  return { code, lines: lines.filter((line) => !line.startsWith("code ")) };
}
