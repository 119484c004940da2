// A copy of the repository, the contract in it of any size, where runs may write what they like.
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { parseDocument } from "yaml";
import { REPOSITORY } from "../lib/redocly-config.js";
import { multiplyContract } from "./synthetic-contract.js";

/** What a workspace has of its own, or has no use for. */
const LEFT_OUT = new Set([".git", "node_modules", "spec", "generated", "test", "coverage", ".cache"]);

/** The lint's rules, and what Redocly's own command gets of them. */
const PLUGIN = "scripts/lint-rules/plugin.ts";
const COMPILED_PLUGIN = "./plugin.mjs";

export interface Workspace {
  root: string;
  operations: number;
  files: number;
  remove(): Promise<void>;
}

/** Copies the repository to a temporary folder, the contract `factor` times as large. */
export async function createWorkspace(factor: number): Promise<Workspace> {
  const root = await mkdtemp(join(tmpdir(), `bench-${factor}x-`));
  const remove = (): Promise<void> => rm(root, { recursive: true, force: true });
  try {
    const names = (await readdir(REPOSITORY)).filter((name) => !LEFT_OUT.has(name));
    for (const name of names) await cp(join(REPOSITORY, name), join(root, name), { recursive: true, filter: isSource });
    await symlink(join(REPOSITORY, "node_modules"), join(root, "node_modules"), "junction");
    const size = await multiplyContract(REPOSITORY, root, factor);
    await compilePlugin(root);
    return { root, ...size, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Removes what a run of the pipeline leaves, so that the next one has everything to write. */
export async function removeOutput(root: string): Promise<void> {
  for (const folder of ["generated", "packages/types/dist", "packages/client/dist"])
    await rm(join(root, folder), { recursive: true, force: true });
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
