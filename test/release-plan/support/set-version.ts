import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Manifest {
  version?: string;
  repository?: unknown;
  dependencies?: Record<string, string>;
  /** Of the lock file: the packages, by their folders. */
  packages?: Record<string, Manifest>;
}

/** Gives the packages of a copy one version, in their manifests and in the lock file. */
export async function setVersion(folder: string, version: string): Promise<void> {
  const names = await readdir(join(folder, "packages"));
  const give = (manifest: Manifest): void => {
    manifest.version = version;
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (name.startsWith("@hosting-platform/")) Object.assign(manifest.dependencies ?? {}, { [name]: version });
    }
  };
  await Promise.all(names.map((name) => editJson(join(folder, "packages", name, "package.json"), give)));
  await editJson(join(folder, "package-lock.json"), ({ packages = {} }) => {
    for (const name of names) give(packages[`packages/${name}`] ?? {});
  });
}

/** Takes out of the manifests of a copy which repository they come from: this one names none until its first release. */
export async function removeAddresses(folder: string): Promise<void> {
  const names = await readdir(join(folder, "packages"));
  await Promise.all(
    names.map((name) => editJson(join(folder, "packages", name, "package.json"), (manifest) => delete manifest.repository)),
  );
}

async function editJson(file: string, edit: (value: Manifest) => void): Promise<void> {
  const value = JSON.parse(await readFile(file, "utf8")) as Manifest;
  edit(value);
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
