import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import type { PackageName } from "./package-entries.js";
import { succeed } from "./processes.js";

export interface Tarball {
  name: string;
  file: string;
  size: number;
  paths: string[];
}

export interface Consumer {
  folder: string;
  tarballOf: (name: PackageName) => Tarball;
  write: (path: string, text: string) => Promise<void>;
  read: (path: string) => Promise<string>;
}

/** Installs tarballs of packages in a folder that does not exist, so that no registry is asked. */
export async function installPackages(tarballs: readonly Tarball[], root: string): Promise<Consumer> {
  const folder = join(root, "project");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  // An empty cache, so that nothing but the tarballs can be installed.
  const options = ["--offline", "--cache", join(root, "cache"), ...QUIET];
  await succeed("npm", ["install", ...options, ...tarballs.map(({ file }) => file)], folder);
  return {
    folder,
    tarballOf(name) {
      const tarball = tarballs.find((tarball) => tarball.name === `@hosting-platform/${name}`);
      if (tarball === undefined) throw new Error(`${name} is not installed`);
      return tarball;
    },
    async write(path, text) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    },
    read: (path) => readFile(join(folder, path), "utf8"),
  };
}

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"];

/** Packs packages of ours, and of other makers as they are installed here. */
export async function packPackages(own: readonly PackageName[], others: readonly string[], destination: string): Promise<Tarball[]> {
  const folders = [...own.map((name) => `./packages/${name}`), ...others.map((name) => `./node_modules/${name}`)];
  const stdout = await succeed("npm", ["pack", ...folders, "--json", "--pack-destination", destination, ...QUIET], REPOSITORY);
  const packed = JSON.parse(stdout) as { name: string; filename: string; size: number; files: { path: string }[] }[];
  return packed.map(({ name, filename, size, files }) => {
    return { name, file: join(destination, filename), size, paths: files.map((file) => file.path).sort() };
  });
}
