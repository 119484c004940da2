import { execFile } from "node:child_process";
import { promisify } from "node:util";

const NEUTRAL = ["user.name=test", "user.email=test@example.com", "commit.gpgsign=false", "tag.gpgsign=false", "init.defaultBranch=main"];

/** Runs git in a folder, with nothing of who runs the tests. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const settings = NEUTRAL.flatMap((setting) => ["-c", setting]);
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  const { stdout } = await promisify(execFile)("git", [...settings, ...args], { cwd: folder, env });
  return stdout.trim();
}

export async function commitAll(folder: string, message = "change"): Promise<string> {
  await git(folder, "add", "--all");
  await git(folder, "commit", "--quiet", "--allow-empty", "--message", message);
  return git(folder, "rev-parse", "HEAD");
}
