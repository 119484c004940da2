import { spawn } from "node:child_process";
import { constants } from "node:os";
import type { Emulator } from "../../emulator.js";

/** Exit codes of a shell for a command that cannot be run. */
const NOT_EXECUTABLE = 126;
const NOT_FOUND = 127;

/** Runs a command with the address and the token of an emulator in its environment; returns its exit code. */
export function runWith(
  { url, token }: Emulator,
  [command = "", ...args]: readonly string[],
  own: Pick<NodeJS.Process, "on" | "env"> & { stdin?: { isTTY?: boolean }; stderr: { write: (text: string) => unknown } },
  parentEnd: Promise<void> | undefined,
): Promise<number> {
  // Not a token of the platform.
  const { HOSTING_PLATFORM_TOKEN: _, ...others } = own.env;
  const added = { HOSTING_PLATFORM_BASE_URL: url, ...(token !== undefined && { HOSTING_PLATFORM_TOKEN: token }) };
  // On Windows, npm is a script of the shell.
  const child = spawn(command, args, { stdio: "inherit", env: { ...others, ...added }, shell: process.platform === "win32" });
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const)
    // A terminal sends it to the command as well.
    own.on(signal, () => void ((signal === "SIGINT" && own.stdin?.isTTY === true) || child.kill(signal)));
  void parentEnd?.then(() => child.kill());
  return new Promise((resolve) => {
    child.on("error", (error: NodeJS.ErrnoException) => {
      own.stderr.write(`hosting-platform-emulator: cannot run ${command}: ${error.message}\n`);
      resolve(error.code === "ENOENT" ? NOT_FOUND : NOT_EXECUTABLE);
    });
    child.on("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? "SIGKILL"]));
  });
}
