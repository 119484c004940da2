import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Child, startChild } from "./children.js";

/** npm, with nothing of the user's configuration, nor of the npm that runs the tests. */
export interface Npm {
  registry: string;
  run(cwd: string, ...args: string[]): Promise<string>;
  start(cwd: string, ...args: string[]): Child;
}

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel", "error"];

/** npm for a registry, which takes any token. */
export async function npmFor(registry: string, root: string): Promise<Npm> {
  const config = join(root, "npmrc");
  await writeFile(config, `${registry.replace(/^https?:/, "")}:_authToken=any\n`);
  const options = ["--userconfig", config, "--cache", join(root, "cache"), "--registry", registry, ...QUIET];
  const start = (cwd: string, command = "", ...args: string[]): Child =>
    startChild("npm", [command, ...options, ...args], { cwd, env: { HOME: root } });
  return { registry, start, run: (cwd, ...args) => start(cwd, ...args).ended };
}
