import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { entriesBelow } from "../core/files/entries-below.js";
import { CommandError } from "../core/cli/command-error.js";
import { compare } from "../core/cli/finding.js";
import { beforeEnding, endWith } from "../core/cli/signals.js";
import { STYLES } from "./assets.js";

/** The theme's project, from the root of the repository. */
export const SITE = "scripts/docs/site";

/** How long a folder is kept that no build has used, nor finished. */
const DAY = 24 * 60 * 60 * 1000;

/** The frame could not be compiled: what Astro said about it. */
export class FrameError extends CommandError {
  override readonly name = "FrameError";
}

export interface CompiledFrame {
  folder: string;
  /** Whether it had been compiled before. */
  isKept: boolean;
}

/**
 * Compiles the theme to a module that draws pages. It is made from its own files and the locked versions alone, so it is compiled once
 * for each state of these and kept below `.cache/`, from where it finds the repository's packages.
 */
export async function compileFrame(root: string): Promise<CompiledFrame> {
  const cache = join(root, ".cache/docs");
  const folder = join(cache, `frame-${frameHash(root)}`);
  if (existsSync(join(folder, "complete"))) {
    const now = new Date();
    utimesSync(folder, now, now);
    return { folder, isKept: true };
  }
  // Under a name of its own until it is whole: another process may compile it at the same time, and either may be interrupted.
  const own = join(cache, `compile-${process.pid}-${randomBytes(4).toString("hex")}`);
  const removeOwn = (): void => rmSync(own, { recursive: true, force: true, maxRetries: 3 });
  const callOff = beforeEnding(removeOwn);
  try {
    for (const path of siteFiles(root)) cpSync(join(root, SITE, path), join(own, path), { recursive: true });
    writeFileSync(join(own, "package.json"), '{ "private": true, "type": "module" }\n');
    await runAstro(root, own);
    writeFileSync(join(own, "complete"), "");
    moveInto(own, folder);
    removeOld(cache);
  } finally {
    callOff();
    removeOwn();
  }
  return { folder, isKept: false };
}

function moveInto(own: string, folder: string): void {
  try {
    renameSync(own, folder);
  } catch (error) {
    // The other process was first, and made the same.
    if (!existsSync(join(folder, "complete"))) throw error;
  }
}

/** Frames of former states, and what killed runs left. Another process may use what is younger: its frame, or one that it compiles. */
function removeOld(cache: string): void {
  for (const name of readdirSync(cache).filter((entry) => /^(?:frame|compile)-/.test(entry))) {
    const { mtimeMs } = statSync(join(cache, name), { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > DAY) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/** What the frame is made from: what another state of it would not share. */
export function frameHash(root: string): string {
  const hash = createHash("sha256");
  for (const path of siteFiles(root))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, SITE, path)))
      .update("\0");
  hash.update(readFileSync(join(root, "package-lock.json")));
  return hash.digest("hex").slice(0, 16);
}

/** The styles are bundled apart from it, see `assets.ts`. */
function siteFiles(root: string): string[] {
  const site = join(root, SITE);
  return entriesBelow(site)
    .filter(({ entry }) => entry.isFile())
    .map((below) => below.path)
    .filter((path) => !`${SITE}/${path}`.startsWith(`${STYLES}/`) && !path.startsWith("."))
    .sort(compare);
}

const HINT = `mend the file that is named, or run \`npm ci\` where none of ${SITE} was changed`;

/** In a process of its own: what it needs in memory and which signals it catches ends with it. */
async function runAstro(root: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const command = join(root, "node_modules/astro/astro.js");
  if (!existsSync(command))
    throw new FrameError("Astro, which compiles the frame of the pages, is not installed.", { hint: "run `npm ci`" });
  await new Promise<void>((resolve, reject) => {
    const astro = execFile(
      process.execPath,
      [command, "build", "--root", folder],
      { cwd: folder, env: environmentOf(process.env) },
      (error, stdout, stderr) => {
        if (error === null) resolve();
        else reject(new FrameError(failureText(`${stdout}\n${stderr}`, folder), { cause: error, hint: HINT }));
      },
    );
    endWith(astro);
  });
}

/** What the theme asks its bundler for. */
const OF_THE_BUNDLER = ["ASSETS_PREFIX", "BASE_URL", "DEV", "MODE", "PROD", "SITE", "SSR"];

/**
 * Astro's environment. Where one of the bundler's names is a variable of it, as Vitest makes them, Astro would leave its value to the
 * environment of whoever draws pages with the frame.
 */
export function environmentOf(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const others = Object.entries(environment).filter(([name]) => !OF_THE_BUNDLER.includes(name));
  return {
    ...Object.fromEntries(others),
    ASTRO_TELEMETRY_DISABLED: "1",
    ASTRO_DISABLE_UPDATE_CHECK: "true",
    NO_COLOR: "1",
    NODE_ENV: "production",
  };
}

/** What Astro said, without its progress, about the files that were copied. */
export function failureText(output: string, folder: string): string {
  const lines = stripVTControlCharacters(output)
    .replaceAll(folder, SITE)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\d\d:\d\d:\d\d (?!\[ERROR\])/.test(line));
  return `The frame of the pages (${SITE}) cannot be compiled:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}
