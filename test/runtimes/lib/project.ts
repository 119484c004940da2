import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type BuildOptions, type Metafile } from "esbuild";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { startChild } from "./children.js";

/** Ours, each of which a project installs by its name. */
const OURS = ["types", "client", "auth", "pagination", "sdk"];

/** Of other makers: what ours depend on, and the optional peer. They are packed from here, so that no other registry is asked. */
const OTHERS = ["openapi-fetch", "openapi-typescript-helpers", "jose"];

/** A project with the packages installed, and the suite compiled for each way of running it. */
export interface Project {
  folder: string;
  /** Where a page finds each module that is imported by name. */
  importMap: Record<string, string>;
}

/** Publishes the packages as they are packed, and installs them into an empty project. */
export async function makeProject(registry: string, root: string): Promise<Project> {
  const [tarballs, folder] = [join(root, "tarballs"), join(root, "project")];
  await Promise.all([mkdir(tarballs), mkdir(folder)]);
  const npm = (cwd: string, ...args: string[]): Promise<string> => {
    // Nothing of the user's configuration, nor of the npm that runs the tests; the registry takes any token.
    const own = ["--userconfig", join(root, "npmrc"), "--cache", join(root, "cache"), "--registry", registry];
    return startChild("npm", [...args, ...own, ...QUIET], { cwd, env: { HOME: root }, timeout: 120_000 }).ended;
  };
  await writeFile(join(root, "npmrc"), `${registry.replace(/^https?:/, "")}:_authToken=any\n`);
  const sources = [...OURS.map((name) => `./packages/${name}`), ...OTHERS.map((name) => `./node_modules/${name}`)];
  const packed = JSON.parse(await npm(REPOSITORY, "pack", ...sources, "--json", "--pack-destination", tarballs)) as { filename: string }[];
  // The provenance that the packages ask for can be had from a build service alone.
  for (const { filename } of packed) await npm(tarballs, "publish", `./${filename}`, "--provenance=false", "--tag", "latest");
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  await npm(folder, "install", ...OURS.map((name) => `@hosting-platform/${name}`), "jose");
  await checkOrigins(folder, registry);
  return { folder, importMap: await compileSuite(folder) };
}

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel", "error"];

async function checkOrigins(folder: string, registry: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8")) as {
    packages: Record<string, { resolved?: string }>;
  };
  const installed = Object.entries(packages).flatMap(([path, { resolved }]) => (path === "" ? [] : [{ path, resolved }]));
  const strange = installed.filter(({ resolved }) => !resolved?.startsWith(registry));
  if (installed.length !== OURS.length + OTHERS.length || strange.length > 0) {
    throw new Error(`not installed from the local registry alone: ${JSON.stringify(installed)}`);
  }
}

/** Compiles the suite with the packages left outside, and then, from inside the project, with them in it. */
async function compileSuite(folder: string): Promise<Record<string, string>> {
  const entry = (name: string): string => join(import.meta.dirname, `../entries/${name}.ts`);
  const compile = async (options: BuildOptions): Promise<Metafile> => {
    const common = { absWorkingDir: folder, bundle: true, target: "es2022", format: "esm", logLevel: "silent" } as const;
    return (await build({ ...common, ...options, metafile: true })).metafile;
  };
  const outside = { packages: "external", platform: "neutral" } as const;
  await compile({ ...outside, entryPoints: [entry("command")], outfile: "command.mjs" });
  await compile({ ...outside, entryPoints: [entry("command")], outfile: "command.cjs", format: "cjs" });
  await compile({ ...outside, entryPoints: [entry("page")], outfile: "page.js" });
  await compile({ ...outside, entryPoints: [entry("worker")], outfile: "worker.js" });
  await compile({ entryPoints: ["worker.js"], outfile: "worker.bundle.js", conditions: ["workerd", "worker", "browser"] });
  const { inputs } = await compile({ entryPoints: ["page.js"], outfile: "page.bundle.js", platform: "browser", minify: true });
  return Object.fromEntries(
    Object.values(inputs).flatMap(({ imports }) =>
      imports.flatMap(({ original, path }) => (original === undefined || /^[./]/.test(original) ? [] : [[original, `/${path}`]])),
    ),
  );
}
