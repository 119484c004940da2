// A copy of the repository, the contract in it of any size, where runs may write what they like.
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { parseDocument } from "yaml";
import { canonicalOrder } from "../lib/canonical-order.js";
import { SpecTree } from "../lib/redocly.js";
import { loadLintConfig } from "../lib/redocly-config.js";
import { REPOSITORY } from "../lib/repository.js";
import { multiplyContract } from "./synthetic-contract.js";

/** What a workspace has of its own, or has no use for. */
const LEFT_OUT = new Set([".git", "node_modules", "spec", "generated", "test", "coverage", ".cache"]);

/** Where runs keep what the next one need not make again, and where that is meanwhile. */
const CACHE = ".cache";
const ASIDE = ".cache-aside";

/** The lint's rules, and what Redocly's own command gets of them. */
const PLUGIN = "scripts/lint-rules/plugin.ts";
const COMPILED_PLUGIN = "./plugin.mjs";

export interface Workspace {
  root: string;
  /** An empty folder beside it, where no configuration of ours is found. */
  scratch: string;
  operations: number;
  files: number;
  remove(): Promise<void>;
}

/** Copies the repository to a temporary folder, the contract `factor` times as large. */
export async function createWorkspace(factor: number): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), `bench-${factor}x-`));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const [root, scratch] = [join(folder, "repository"), join(folder, "scratch")];
  try {
    await Promise.all([mkdir(root), mkdir(scratch)]);
    const names = (await readdir(REPOSITORY)).filter((name) => !LEFT_OUT.has(name));
    for (const name of names) await cp(join(REPOSITORY, name), join(root, name), { recursive: true, filter: isSource });
    await symlink(join(REPOSITORY, "node_modules"), join(root, "node_modules"), "junction");
    const size = await multiplyContract(REPOSITORY, root, factor);
    await compilePlugin(root);
    return { root, scratch, ...size, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Removes what a run of the pipeline leaves, so that the next one has everything to write. */
export async function removeOutput(root: string): Promise<void> {
  const packages = (await readdir(join(root, "packages"))).map((name) => join("packages", name, "dist"));
  for (const folder of ["generated", ...packages]) await rm(join(root, folder), { recursive: true, force: true });
}

/** Removes the packages that earlier runs have built and kept, so that the next one builds them. */
export async function removeKeptPackages(root: string): Promise<void> {
  await rm(join(root, CACHE, "generate/packages"), { recursive: true, force: true });
}

/** Leaves a workspace as a new clone is, with nothing kept from an earlier run. */
export async function setCacheAside(root: string): Promise<void> {
  if (existsSync(join(root, CACHE))) await rename(join(root, CACHE), join(root, ASIDE));
}

/** Gives back what was set aside; where that was nothing, what has been made since stays. */
export async function putCacheBack(root: string): Promise<void> {
  if (!existsSync(join(root, ASIDE))) return;
  await rm(join(root, CACHE), { recursive: true, force: true });
  await rename(join(root, ASIDE), join(root, CACHE));
}

/** Writes the contract of a workspace as one document, for those that read no tree of files; gives its path. */
export async function writeBundle({ root, scratch }: Workspace): Promise<string> {
  const tree = await SpecTree.load(join(root, "spec/openapi.yaml"), await loadLintConfig(join(root, "redocly.yaml")));
  const { document } = await tree.bundle();
  const path = join(scratch, "openapi.json");
  await writeFile(path, `${JSON.stringify(canonicalOrder(document), null, 2)}\n`);
  return path;
}

function isSource(path: string): boolean {
  return !/[\\/](node_modules|dist|bench)$/.test(path);
}

/** Redocly's command gets our rules as JavaScript: with a loader for TypeScript it would pay what no project of JavaScript rules pays. */
async function compilePlugin(root: string): Promise<void> {
  const outfile = join(root, COMPILED_PLUGIN);
  await build({ entryPoints: [join(root, PLUGIN)], outfile, bundle: true, platform: "node", format: "esm", packages: "external" });
  const config = join(root, "redocly.yaml");
  const document = parseDocument(await readFile(config, "utf8"));
  document.set("plugins", [COMPILED_PLUGIN]);
  await writeFile(config, document.toString());
}
