import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "../../core/files/repository.js";
import { NPM_OPTIONS, PEERS } from "../peers.js";
import { execute } from "../processes.js";
import type { Table } from "../table.js";
import { withFolder } from "../workspace.js";

const SCOPE = "@hosting-platform/";
const OWN = ["types", "client", "auth", "pagination", "sdk"];
const OTHERS = ["openapi-fetch", "@octokit/core", "stripe", "@vercel/sdk", "openapi-typescript", "@hey-api/openapi-ts", "orval"];

/** Installs the SDK, the generator and each of the others into its own folder, and measures the folders. */
export async function installTable(): Promise<Table> {
  const { dependencies } = JSON.parse(await readFile(join(PEERS, "package.json"), "utf8")) as { dependencies: Record<string, string> };
  return withFolder(async (folder) => {
    await execute(
      "npm",
      ["pack", ...[...OWN, "generator"].map((name) => `./packages/${name}`), "--pack-destination", folder, "--ignore-scripts"],
      REPOSITORY,
    );
    const tarballs = (await readdir(folder)).map((name) => join(folder, name));
    const isGenerator = (path: string): boolean => path.includes("platform-generator-");
    const rows: Table["rows"] = {
      [`${SCOPE}sdk`]: await sizeOf(
        join(folder, "sdk"),
        tarballs.filter((path) => !isGenerator(path)),
        SCOPE,
      ),
      [`${SCOPE}generator`]: await sizeOf(join(folder, "generator"), tarballs.filter(isGenerator), SCOPE),
    };
    for (const [index, name] of OTHERS.entries()) {
      const scope = name.startsWith("@") ? name.replace(/\/.*/, "/") : name;
      rows[name] = await sizeOf(join(folder, String(index)), [`${name}@${dependencies[name] ?? ""}`], scope);
    }
    return { title: "a package and all its dependencies, installed", rows };
  });
}

async function sizeOf(folder: string, packages: readonly string[], scope: string): Promise<Record<string, number>> {
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), '{ "private": true }\n');
  await execute("npm", ["install", ...NPM_OPTIONS, ...packages], folder);
  const entries = await readdir(join(folder, "node_modules"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== ".package-lock.json");
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  const lock = await readFile(join(folder, "node_modules/.package-lock.json"), "utf8");
  const names = Object.keys((JSON.parse(lock) as { packages: object }).packages).map((path) => path.replace(/^.*node_modules\//, ""));
  return {
    MB: sizes.reduce((sum, size) => sum + size, 0) / 1e6,
    packages: names.length,
    "of other makers": names.filter((name) => !name.startsWith(scope)).length,
  };
}
