import { cpSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { projectOf } from "../../harness/folders.js";

const SMALL = resolve(import.meta.dirname, "../../fixtures/pipeline/small");

/** A contract of three operations with the packages' sources, in a folder of its own. */
export async function smallRepository(): Promise<string> {
  const folder = await projectOf();
  cpSync(SMALL, folder, { recursive: true });
  const packages = await readdir(join(REPOSITORY, "packages"));
  const parts = packages.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]);
  copyInto(folder, ["LICENSE", ...parts]);
  return folder;
}

/** The same with the commands: `npm run generate` works in it as in a clone. */
export async function smallRepositoryWithScripts(): Promise<string> {
  const folder = await smallRepository();
  copyInto(folder, ["scripts", "package.json", "tsconfig.json", "redocly.yaml"]);
  await writeFile(join(folder, ".redocly.lint-ignore.yaml"), "{}\n");
  return folder;
}

function copyInto(folder: string, names: readonly string[]): void {
  for (const name of names) cpSync(join(REPOSITORY, name), join(folder, name), { recursive: true });
}
