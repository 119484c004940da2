import { chmod, readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { contentHash } from "../core/files/content-hash.js";
import { tellWaiting, withLock } from "../core/files/lock.js";
import { KeptPackages } from "./kept-packages.js";
import { listChanges, type OutputFile, writeOutputs } from "../core/files/output.js";
import { OutputError } from "../core/files/output-error.js";
import { distPath } from "./package-layout.js";
import { isMain, runCommand } from "../core/cli/spec-command.js";
import { REPOSITORY } from "../core/files/repository.js";

/** A package to build. */
export interface PackageBuild {
  name: string;
  /** Folder, relative to the repository. */
  folder: string;
  /** Sources of the package's `exports`, relative to the repository. */
  entries: (operationModules: readonly string[]) => string[];
  /**
   * Sources that are built as the module of `entry` and imported by the other entries. They must not contain a copy of it: error classes
   * are checked with `instanceof`, and modules have state.
   */
  shared?: readonly { source: string; entry: string }[];
  /** Sources of commands, relative to the repository: built without declarations and made executable. */
  commands?: readonly string[];
  /** Files to copy to `dist/`. */
  copies: readonly { from: string; to: string }[];
  /** Makes the modules of a package that contains its libraries. Default: one module for each entry; other packages stay imports. */
  bundle?: (root: string, read: (source: string) => void) => Promise<OutputFile[]>;
}

export const PACKAGES: readonly PackageBuild[] = [
  {
    name: "@hosting-platform/types",
    folder: "packages/types",
    entries: () => ["packages/types/src/index.ts", "packages/types/src/types-only.ts"],
    copies: [{ from: "generated/openapi.json", to: "openapi.json" }],
  },
  {
    name: "@hosting-platform/client",
    folder: "packages/client",
    entries: (operationModules) => ["index", "core", "by-path"].map((name) => `packages/client/src/${name}.ts`).concat(operationModules),
    shared: [
      { source: "packages/client/src/shared.ts", entry: "packages/client/src/core.ts" },
      { source: "packages/client/src/by-path.ts", entry: "packages/client/src/by-path.ts" },
    ],
    copies: [],
  },
  {
    name: "@hosting-platform/auth",
    folder: "packages/auth",
    entries: () => ["packages/auth/src/index.ts", "packages/auth/src/id-token.ts"],
    copies: [],
  },
  { name: "@hosting-platform/pagination", folder: "packages/pagination", entries: () => ["packages/pagination/src/index.ts"], copies: [] },
  { name: "@hosting-platform/sdk", folder: "packages/sdk", entries: () => ["packages/sdk/src/index.ts"], copies: [] },
  {
    name: "@hosting-platform/emulator",
    folder: "packages/emulator",
    entries: () => ["packages/emulator/src/index.ts"],
    shared: [{ source: "packages/emulator/src/index.ts", entry: "packages/emulator/src/index.ts" }],
    commands: ["packages/emulator/src/cli.ts"],
    copies: [],
  },
  {
    name: "@hosting-platform/generator",
    folder: "packages/generator",
    entries: () => ["packages/generator/src/index.ts"],
    commands: ["packages/generator/src/cli.ts"],
    bundle: async (root, read) => (await import("./bundle-generator.js")).bundleGenerator(root, read),
    copies: [],
  },
  {
    name: "@hosting-platform/cli",
    folder: "packages/cli",
    entries: () => ["packages/cli/src/index.ts"],
    commands: ["packages/cli/src/cli.ts"],
    bundle: async (root, read) => (await import("./bundle-cli.js")).bundleCli(root, read),
    copies: [],
  },
];

/** Cache of built packages. */
const KEPT = ".cache/generate/packages";

/** npm packs a license only from the package's own folder. */
const LICENCE = { from: "LICENSE", to: "LICENSE" };

/** Updates the `dist/` of each package and returns the changed files, relative to the root. */
export async function buildPackages(root: string): Promise<string[]> {
  const kept = root === REPOSITORY ? new KeptPackages(root, join(root, KEPT), toolsHash()) : undefined;
  const [operationModules, licence] = await Promise.all([listOperationModules(root), copyFiles(root, [LICENCE])]);
  const changes = await Promise.all(
    // The sources of the generator are in this repository only, also if the contract is in another folder.
    PACKAGES.filter(({ bundle }) => bundle === undefined || root === REPOSITORY).map(async (build) => {
      const make = (read?: (source: string) => void): Promise<OutputFile[]> =>
        packageFiles(root, build, build.entries(operationModules), read);
      const files = kept === undefined ? await make() : await kept.files(basename(build.folder), make);
      const dist = `${build.folder}/dist`;
      const written = await writeOutputs([
        { folder: join(root, dist), files },
        { folder: join(root, build.folder), files: licence, shared: true },
      ]);
      await makeExecutable(root, build);
      return written.flatMap((change, index) => listChanges(index === 0 ? dist : build.folder, change));
    }),
  );
  return changes.flat();
}

async function packageFiles(
  root: string,
  build: PackageBuild,
  entries: readonly string[],
  read: (source: string) => void = () => undefined,
): Promise<OutputFile[]> {
  // Compiler and bundler take longer to load than unchanged packages to check.
  const { bundleModules } = await import("./bundle-modules.js");
  const { emitDeclarations } = await import("./emit-declarations.js");
  const sources = [...entries, ...(build.commands ?? [])];
  for (const { from } of build.copies) read(from);
  const bundle = build.bundle?.(root, read) ?? bundleModules(root, build, sources, read);
  const [modules, copies] = await Promise.all([bundle, copyFiles(root, build.copies)]);
  return [...modules, ...emitDeclarations(root, build, entries, read), ...copies];
}

/** Returns a hash of everything that determines how packages are built. */
function toolsHash(): string {
  return contentHash(REPOSITORY, ["scripts/pack", "scripts/core", "package-lock.json", "node_modules/.package-lock.json"], {
    salt: process.version,
  });
}

/** Makes commands executable for use in this repository; npm does so on installation. */
async function makeExecutable(root: string, { folder, commands = [] }: PackageBuild): Promise<void> {
  for (const command of commands) await chmod(join(root, folder, "dist", `${distPath(folder, command) ?? ""}.js`), 0o755);
}

async function listOperationModules(root: string): Promise<string[]> {
  const names = await readdir(join(root, "generated/operations"));
  return names.filter((name) => name.endsWith(".ts") && name !== "index.ts").map((name) => `generated/operations/${name}`);
}

async function copyFiles(root: string, copies: readonly { from: string; to: string }[]): Promise<OutputFile[]> {
  return Promise.all(
    copies.map(async ({ from, to }) => {
      const file = join(root, from);
      const text = await readFile(file, "utf8").catch((error: unknown) => {
        throw OutputError.from(error, file, "read");
      });
      // Programs read it: on one line, a tarball is a tenth smaller.
      return { path: to, text: to.endsWith(".json") ? JSON.stringify(JSON.parse(text)) : text };
    }),
  );
}

async function main(): Promise<number> {
  const changes = await withLock(REPOSITORY, () => buildPackages(REPOSITORY), tellWaiting);
  process.stdout.write(changes.map((path) => `${path}\n`).join(""));
  return 0;
}

if (isMain(import.meta.url)) void runCommand("usage: npm run build", main);
