import { CommandError } from "../core/cli/command-error.js";
import { type Outcome, type ProgramOptions, runProgram } from "../core/cli/run-program.js";

/** Neither takes locks, which would disturb other git processes, nor asks. */
const QUIET = { GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };

/** Runs git and returns its exit code and output. */
export function tryGit(folder: string, args: readonly string[], { env, input }: ProgramOptions = {}): Promise<Outcome> {
  const hint = "install git, and run this in a clone";
  return runProgram("git", args, folder, { env: { ...QUIET, ...env }, hint, ...(input !== undefined && { input }) });
}

/** Runs git and returns its output. Throws if git fails. */
export async function git(folder: string, args: readonly string[], options?: ProgramOptions): Promise<string> {
  const { code, stdout, stderr } = await tryGit(folder, args, options);
  if (code !== 0) throw new CommandError(`git ${args[0] ?? ""} failed: ${stderr.trim()}`);
  return stdout;
}
