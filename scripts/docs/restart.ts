import { spawn } from "node:child_process";
import { ENDING_SIGNALS } from "../core/cli/signals.js";

/** Checks that this process runs under `node --watch`. */
export function isRestarted(): boolean {
  return process.env["WATCH_REPORT_DEPENDENCIES"] !== undefined;
}

/** Runs this command under `node --watch`, which restarts it when a loaded module changes. Returns the exit code. */
export async function runRestarted(args: readonly string[]): Promise<number> {
  const [, script = ""] = process.argv;
  const child = spawn(process.execPath, ["--watch", "--watch-preserve-output", ...process.execArgv, script, ...args], { stdio: "inherit" });
  for (const signal of ENDING_SIGNALS) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
