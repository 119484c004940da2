import { existsSync } from "node:fs";
import { cp, readdir, readFile, symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { entriesBelow } from "../lib/entries-below.js";
import { temporaryFolder } from "../lib/temporary-folder.js";
import { compare } from "../lib/finding.js";

/** What the packages are built from. */
const SOURCES = ["LICENSE", "package.json", "tsconfig.json", "packages", "generated"];
/** What was built of it. */
const BUILT = /^(?:generated\/docs|packages\/[^/]+\/(?:dist|node_modules))$/;

/** Files of a `dist/` that are not what the sources yield, below the root: the packages are built a second time, in a copy. */
export async function staleDist(root: string, build: (copy: string) => Promise<unknown>): Promise<string[]> {
  return temporaryFolder("built-", async (copy) => {
    const filter = (source: string): boolean => !BUILT.test(relative(root, source).replaceAll("\\", "/"));
    await Promise.all(SOURCES.map((name) => cp(join(root, name), join(copy, name), { recursive: true, filter })));
    await symlink(join(root, "node_modules"), join(copy, "node_modules"), "junction");
    await build(copy);
    const folders = (await readdir(join(copy, "packages"))).map((name) => `packages/${name}/dist`);
    return (await Promise.all(folders.map((folder) => differences(root, copy, folder)))).flat().sort(compare);
  });
}

async function differences(root: string, copy: string, folder: string): Promise<string[]> {
  const [present, built] = [filesBelow(join(root, folder)), filesBelow(join(copy, folder))];
  const paths = [...new Set([...present, ...built])];
  const same = await Promise.all(
    paths.map(async (path) => {
      const [a, b] = await Promise.all([root, copy].map((top) => readFile(join(top, folder, path)).catch(() => undefined)));
      return a !== undefined && b?.equals(a) === true;
    }),
  );
  return paths.filter((_, index) => same[index] !== true).map((path) => `${folder}/${path}`);
}

function filesBelow(folder: string): string[] {
  return existsSync(folder) ? entriesBelow(folder).map(({ path }) => path) : [];
}
