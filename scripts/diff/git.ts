import { spawn } from "node:child_process";
import { CommandError } from "../core/cli/command-error.js";
import { endWith } from "../core/cli/signals.js";

export interface GitOutcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs git and returns its exit code and output. */
export function tryGit(
  folder: string,
  args: readonly string[],
  { env = {}, input = "" }: { env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<GitOutcome> {
  return new Promise((resolve, reject) => {
    // Without locks, to not disturb other git processes, and without prompts.
    const child = spawn("git", args, {
      cwd: folder,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", ...env },
    });
    endWith(child);
    const said = { stdout: "", stderr: "" };
    child.stdout.setEncoding("utf8").on("data", (text: string) => (said.stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said.stderr += text));
    child.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "ENOENT"
          ? new CommandError("git cannot be started.", { hint: "install git, and run this in a clone", cause: error })
          : error,
      );
    });
    child.once("close", (code) => resolve({ code: code ?? 1, ...said }));
    // If git exits before it has read its input, its exit code tells why.
    child.stdin.once("error", () => undefined);
    child.stdin.end(input);
  });
}

/** Runs git and returns its output. Throws if git fails. */
export async function git(
  folder: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<string> {
  const { code, stdout, stderr } = await tryGit(folder, args, options);
  if (code !== 0) throw new CommandError(`git ${args[0] ?? ""} failed: ${stderr.trim()}`);
  return stdout;
}
