import { exec } from "node:child_process";
import { promisify } from "node:util";
import { CommandError } from "../../../../scripts/core/cli/command-error.js";

/**
 * Returns a token, or a function that runs a command of the user for it. A token is never an argument: other users of the machine see
 * those, and shells store them.
 */
export function tokenOf(
  given: string | undefined,
  command: string | undefined,
  variable: string,
): string | ((deadline?: number) => Promise<string>) {
  if (command !== undefined) return (timeout) => printedBy(command, timeout);
  const token = given?.trim() ?? "";
  if (/\s/.test(token)) throw new CommandError(`${variable} is the token alone, without "Bearer " and spaces.`);
  if (token !== "") return token;
  throw new CommandError(`No access token: set ${variable}, or pass --token-from "COMMAND", which prints it.`);
}

async function printedBy(command: string, timeout = 0): Promise<string> {
  // Its output may be a token even if it fails, so no error has it.
  const { stdout } = await promisify(exec)(command, { timeout }).catch((error: unknown) => {
    const { code } = error as { code?: number | null };
    const how = typeof code === "number" ? `failed with exit code ${code}` : "was stopped, at the latest at --deadline";
    throw new CommandError(`The command of --token-from ${how}.`);
  });
  const token = stdout.trim();
  if (token === "") throw new CommandError("The command of --token-from printed no token.");
  return token;
}
