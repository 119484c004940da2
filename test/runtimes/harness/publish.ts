import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import type { Npm } from "./npm.js";

/** Packs packages of ours, and of other makers as they are installed here, and publishes them. */
export async function publishPackages(npm: Npm, own: readonly string[], others: readonly string[], folder: string): Promise<void> {
  await mkdir(folder);
  const copies = await Promise.all(others.map((name) => copyPackage(name, join(folder, "copies", name))));
  const sources = [...own.map((name) => `./packages/${name}`), ...copies];
  const packed = JSON.parse(await npm.run(REPOSITORY, "pack", ...sources, "--json", "--pack-destination", folder)) as {
    filename: string;
  }[];
  // The provenance that the packages ask for can be had from a build service alone.
  for (const { filename } of packed) await npm.run(folder, "publish", `./${filename}`, "--provenance=false", "--tag", "latest");
}

/** Copies an installed package without what it says of how it is published, which names a registry that an older npm would obey. */
async function copyPackage(name: string, to: string): Promise<string> {
  await cp(join(REPOSITORY, "node_modules", name), to, { recursive: true });
  const manifest = JSON.parse(await readFile(join(to, "package.json"), "utf8")) as Record<string, unknown>;
  delete manifest["publishConfig"];
  await writeFile(join(to, "package.json"), JSON.stringify(manifest));
  return to;
}
