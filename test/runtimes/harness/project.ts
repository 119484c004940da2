import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type BuildOptions, type Metafile } from "esbuild";
import { LIBRARIES, OF_EMULATOR } from "../../harness/package-entries.js";
import type { Place } from "../types.js";
import { type Npm, npmFor, publishPackages } from "./registry.js";

export const scoped = (name: string): string => `@hosting-platform/${name}`;

/** Of other makers: what the libraries depend on and the optional peer, what the generator does, and what else the emulator does. */
export const OF_LIBRARIES = ["openapi-fetch", "openapi-typescript-helpers", "jose"];
export const OF_GENERATOR = ["jiti"];

/**
 * Publishes the packages as they are packed, and installs them into empty projects: that of the libraries, that of the emulator, which has
 * the suite of it compiled for both ways of loading it, and a CommonJS project for Jest.
 */
export async function makeProjects(
  registry: string,
  root: string,
  runtimes: string,
): Promise<Pick<Place, "project" | "emulator" | "jest">> {
  const npm = await npmFor(registry, root);
  await publishPackages(npm, [...LIBRARIES, "emulator"], [...OF_LIBRARIES, ...OF_EMULATOR], join(root, "tarballs"));
  const libraries = LIBRARIES.map(scoped);
  const folder = await install(npm, join(root, "project"), [...libraries, "jose"], [...libraries, ...OF_LIBRARIES]);
  const all = [...libraries, scoped("emulator"), ...OF_LIBRARIES, ...OF_EMULATOR];
  const emulator = await install(npm, join(root, "emulator"), [scoped("emulator"), scoped("sdk")], all);
  await compileFor(emulator, { packages: "external", platform: "node" }, "emulator");
  const jest = join(root, "jest");
  await cp(folder, jest, { recursive: true });
  await compileForJest(jest, runtimes);
  await compile(folder, { packages: "external", platform: "node", entryPoints: [entry("jest")], outfile: "jsdom.test.mjs" });
  return { project: { folder, importMap: await compileSuite(folder) }, emulator, jest };
}

/** Installs packages into an empty project; fails unless it has what is expected then, of the local registry alone. */
export async function install(npm: Npm, folder: string, names: readonly string[], expected: readonly string[]): Promise<string> {
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  await npm.run(folder, "install", ...names);
  const lock = JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8")) as { packages: Record<string, { resolved?: string }> };
  const installed = Object.entries(lock.packages).flatMap(([path, { resolved }]) => (path === "" ? [] : [{ path, resolved }]));
  const strange = installed.filter(({ resolved }) => !resolved?.startsWith(npm.registry));
  const paths = installed.map(({ path }) => path).sort();
  const wanted = expected.map((name) => `node_modules/${name}`).sort();
  if (JSON.stringify(paths) !== JSON.stringify(wanted) || strange.length > 0) {
    throw new Error(`not what was expected, or not installed from the local registry alone: ${JSON.stringify(installed)}`);
  }
  return folder;
}

/** Compiles the suite with the packages left outside, and then, from inside the project, with them in it. */
async function compileSuite(folder: string): Promise<Record<string, string>> {
  const outside = { packages: "external", platform: "neutral" } as const;
  await compileFor(folder, outside, "command");
  await compile(folder, { ...outside, entryPoints: [entry("page")], outfile: "page.js" });
  await compile(folder, { ...outside, entryPoints: [entry("worker")], outfile: "worker.js" });
  await compile(folder, { entryPoints: ["worker.js"], outfile: "worker.bundle.js", conditions: ["workerd", "worker", "browser"] });
  const { inputs } = await compile(folder, { entryPoints: ["page.js"], outfile: "page.bundle.js", platform: "browser", minify: true });
  return Object.fromEntries(
    Object.values(inputs).flatMap(({ imports }) =>
      imports.flatMap(({ original, path }) => (original === undefined || /^[./]/.test(original) ? [] : [[original, `/${path}`]])),
    ),
  );
}

async function compileFor(folder: string, options: BuildOptions, name: string): Promise<void> {
  await compile(folder, { ...options, entryPoints: [entry(name)], outfile: `${name}.mjs` });
  await compile(folder, { ...options, entryPoints: [entry(name)], outfile: `${name}.cjs`, format: "cjs" });
}

/** Makes the project one of CommonJS, with the transform of the guide. */
async function compileForJest(folder: string, runtimes: string): Promise<void> {
  await writeFile(join(folder, "package.json"), '{ "private": true }\n');
  await symlink(join(runtimes, "node_modules/@swc"), join(folder, "node_modules/@swc"), "junction");
  for (const file of ["suite.test.js", "suite.test.mjs"])
    await compile(folder, { packages: "external", platform: "node", entryPoints: [entry("jest")], outfile: file });
}

const entry = (name: string): string => join(import.meta.dirname, `../entries/${name}.ts`);

async function compile(folder: string, options: BuildOptions): Promise<Metafile> {
  const common = { absWorkingDir: folder, bundle: true, target: "es2022", format: "esm", logLevel: "silent" } as const;
  return (await build({ ...common, ...options, metafile: true })).metafile;
}
