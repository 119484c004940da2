import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
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
  remove: () => Promise<void>;
}

/** Installs packages of ours. What they need of other makers is packed from here, so that no registry is asked. */
export async function installPackages(names: readonly PackageName[], others: readonly string[]): Promise<Consumer> {
  const root = await mkdtemp(join(tmpdir(), "packages-"));
  const [packed, folder] = [join(root, "tarballs"), join(root, "project")];
  await Promise.all([mkdir(packed), mkdir(folder)]);
  const own = names.map((name) => `./packages/${name}`);
  const tarballs = await pack([...own, ...others.map((name) => `./node_modules/${name}`)], packed);
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
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"];

async function pack(folders: readonly string[], destination: string): Promise<Tarball[]> {
  const stdout = await succeed("npm", ["pack", ...folders, "--json", "--pack-destination", destination, ...QUIET], REPOSITORY);
  const packed = JSON.parse(stdout) as { name: string; filename: string; size: number; files: { path: string }[] }[];
  return packed.map(({ name, filename, size, files }) => {
    return { name, file: join(destination, filename), size, paths: files.map((file) => file.path).sort() };
  });
}
