import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { succeed } from "./processes.js";

/** A package as npm packs it. */
export interface Tarball {
  name: string;
  file: string;
  /** Bytes of the tarball. */
  size: number;
  /** Paths of the files in it. */
  paths: string[];
}

/** An empty project with the packages installed from their tarballs. */
export interface Consumer {
  folder: string;
  types: Tarball;
  client: Tarball;
  write(path: string, text: string): Promise<void>;
  read(path: string): Promise<string>;
  remove(): Promise<void>;
}

/** Packages of other makers that the client needs; packed from here, so that the installation asks no registry. */
const DEPENDENCIES = ["node_modules/openapi-fetch", "node_modules/openapi-typescript-helpers"];

export async function installPackages(): Promise<Consumer> {
  const root = await mkdtemp(join(tmpdir(), "packages-"));
  const [tarballs, folder] = [join(root, "tarballs"), join(root, "project")];
  await Promise.all([mkdir(tarballs), mkdir(folder)]);
  const [types, client, ...others] = [
    await pack("packages/types", tarballs),
    await pack("packages/client", tarballs),
    ...(await Promise.all(DEPENDENCIES.map((path) => pack(path, tarballs)))),
  ];
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const files = [types, client, ...others].map(({ file }) => file);
  // An empty cache, so that nothing but the tarballs can be installed.
  await succeed("npm", ["install", "--offline", "--cache", join(root, "cache"), ...QUIET, ...files], folder);
  return {
    folder,
    types,
    client,
    async write(path, text) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    },
    read: (path) => readFile(join(folder, path), "utf8"),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"];

async function pack(path: string, destination: string): Promise<Tarball> {
  const stdout = await succeed("npm", ["pack", `./${path}`, "--json", "--pack-destination", destination, ...QUIET], REPOSITORY);
  const [packed] = JSON.parse(stdout) as { name: string; filename: string; size: number; files: { path: string }[] }[];
  if (packed === undefined) throw new Error(`npm packed nothing of ${path}`);
  const { name, filename, size, files } = packed;
  return { name, file: join(destination, filename), size, paths: files.map((file) => file.path).sort() };
}
