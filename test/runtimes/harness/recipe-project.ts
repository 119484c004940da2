import { existsSync } from "node:fs";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../scripts/bench/free-port.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import type { Place } from "../types.js";
import { type Child, startChild } from "./children.js";

export interface RecipeProject {
  folder: string;
  /** Replaces the ports of the README by those of the project, so that recipes can run at the same time. */
  withPorts: (text: string) => string;
  write: (file: string, text: string) => Promise<void>;
  /** Starts a program on the oldest supported Node.js; `close()` ends it. */
  start: (command: readonly string[], env?: Record<string, string>) => Child;
  /** Waits until the server that was started last responds; returns the body. Throws unless the status is 200. */
  fetch: (url: string, init?: RequestInit) => Promise<string>;
  close: () => Promise<void>;
}

export async function openRecipe({ runtimes, emulator, scratch }: Place, tools: readonly string[]): Promise<RecipeProject> {
  const folder = join(scratch, "project");
  const modules = join(folder, "node_modules");
  await cp(join(emulator, "node_modules"), modules, { recursive: true, verbatimSymlinks: true });
  for (const tool of tools) await linkTool(tool, runtimes, modules);
  const ports = Object.fromEntries(await Promise.all([4010, 5173, 3000].map(async (port) => [port, await freePort()] as const)));
  const withPorts = (text: string): string => text.replaceAll(/\b(?:4010|5173|3000)\b/g, (port) => String(ports[port]));
  const path = `${join(runtimes, "node_modules/node20/bin")}:${process.env["PATH"] ?? ""}`;
  const environment = { PATH: path, HOME: scratch, TMPDIR: scratch, npm_config_offline: "true" };
  const started: Child[] = [];
  const project: RecipeProject = {
    folder,
    withPorts,
    async write(file, text) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), withPorts(text));
    },
    start(command, env) {
      const [program = "", ...args] = command.map(withPorts);
      const child = startChild(program, args, { cwd: folder, env: { ...environment, ...env } });
      started.push(child);
      return child;
    },
    async fetch(url, init) {
      const ended = started.at(-1)?.ended;
      for (;;) {
        const response = await Promise.race([fetch(withPorts(url), init).catch(() => sleep(100)), ended]);
        if (typeof response === "string") throw new Error(`the server of ${url} has ended`);
        if (response === undefined) continue;
        const text = await response.text();
        if (response.status !== 200) throw new Error(`${url} returned ${response.status}\n${text}`);
        return text;
      }
    },
    async close() {
      await Promise.all(started.map((child) => child.end()));
    },
  };
  await project.write("package.json", "{}\n");
  return project;
}

type Manifest = Readonly<{ name: string; bin?: string | Record<string, string> }>;

/** Links a package and its commands. The repository has what the runtimes do not have. */
/** Links a tool, such as `next`, or copies a version of it: `next15=next`. */
async function linkTool(tool: string, runtimes: string, modules: string): Promise<void> {
  const [installed = "", link = installed] = tool.split("=");
  const candidates = [runtimes, REPOSITORY].map((root) => join(root, "node_modules", installed));
  const from = candidates.find((folder) => existsSync(folder)) ?? "";
  await mkdir(dirname(join(modules, link)), { recursive: true });
  // A copy, since a tool imports itself by its usual name.
  if (link === installed) await symlink(from, join(modules, link), "junction");
  else await cp(from, join(modules, link), { recursive: true });
  const { name, bin = {} } = JSON.parse(await readFile(join(from, "package.json"), "utf8")) as Manifest;
  const commands = typeof bin === "string" ? { [name]: bin } : bin;
  for (const [command, file] of Object.entries(commands)) await symlink(join(modules, link, file), join(modules, ".bin", command));
}
