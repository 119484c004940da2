import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { startChild } from "./children.js";

const CACHE = join(REPOSITORY, ".cache/runtimes");
const MANIFEST = join(REPOSITORY, "test/runtimes");
/**
 * The manifest names the packages that hold the programs, and not those that choose one for the machine by an install script. It
 * overrides node-fetch, which Verdaccio asks for by a tag, since a registry need not have the tags of another.
 */
const FILES = ["package.json", "package-lock.json"];

/**
 * Brings the runtimes of the manifest into the cache, where they are not there yet; gives their folder. Its name is the hash of the
 * manifest, and it appears as a whole, so that an interrupted download leaves nothing that looks complete.
 */
export async function installRuntimes(progress: (text: string) => void): Promise<string> {
  const texts = await Promise.all(FILES.map((file) => readFile(join(MANIFEST, file))));
  const hash = createHash("sha256").update(Buffer.concat(texts)).digest("hex").slice(0, 16);
  const folder = join(CACHE, hash);
  if (existsSync(folder)) return folder;
  progress("downloading the runtimes, about 470 MB, for this time only");
  await mkdir(CACHE, { recursive: true });
  const others = await readdir(CACHE);
  const unfinished = await mkdtemp(join(CACHE, "unfinished-"));
  const clear = (): void => rmSync(unfinished, { recursive: true, force: true, maxRetries: 10 });
  process.on("exit", clear);
  await Promise.all(FILES.map((file) => copyFile(join(MANIFEST, file), join(unfinished, file))));
  // No install script is run: the programs stand in the packages as they are. The registry is the one that npm is configured with.
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"];
  await startChild("npm", ["ci", ...options], { cwd: unfinished, env: process.env }).ended;
  await Promise.all([unpackChromium(unfinished), dropHeaders(join(unfinished, "node_modules"))]);
  await rename(unfinished, folder).catch((error: unknown) => {
    // Another run was faster.
    if (!existsSync(folder)) throw error;
  });
  // Those of an older manifest, which nothing asks for any more, and what a run that was killed has left.
  await Promise.all(others.map((name) => rm(join(CACHE, name), { recursive: true, force: true })));
  return folder;
}

/** Half of what the packages of Node.js hold is for those who compile against it. */
async function dropHeaders(modules: string): Promise<void> {
  const names = (await readdir(modules)).filter((name) => /^node\d+$/.test(name));
  const folders = names.flatMap((name) => ["include", "share"].map((folder) => join(modules, name, folder)));
  await Promise.all(folders.map((path) => rm(path, { recursive: true, force: true })));
}

/** The browser and the libraries that it needs beside those of C, which a bare system does not have. */
async function unpackChromium(folder: string): Promise<void> {
  const [from, to] = [join(folder, "node_modules/@sparticuz/chromium/bin"), join(folder, "chromium")];
  await mkdir(to);
  for (const name of ["chromium.br", "al2023.tar.br"]) {
    const bytes = await promisify(brotliDecompress)(await readFile(join(from, name)));
    await writeFile(join(to, basename(name, ".br")), bytes, { mode: 0o755 });
  }
  await startChild("tar", ["-xf", "al2023.tar"], { cwd: to, env: {} }).ended;
  await rm(join(to, "al2023.tar"));
  await rm(join(folder, "node_modules/@sparticuz"), { recursive: true });
}
