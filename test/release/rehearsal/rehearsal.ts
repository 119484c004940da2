import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { installRuntimes } from "../../runtimes/harness/install-runtimes.js";
import { OF_GENERATOR, OF_LIBRARIES, scoped } from "../../runtimes/harness/project.js";
import { type Npm, npmFor, publishPackages, startRegistry } from "../../runtimes/harness/registry.js";
import { OF_EMULATOR, PACKAGES } from "../../harness/package-entries.js";
import { type Clone, cloneRepository } from "./harness/clone.js";
import type { Steps } from "./harness/steps.js";

export const RELEASED: readonly string[] = PACKAGES.map(scoped);
export const INSTALLED: readonly string[] = [...RELEASED, ...OF_LIBRARIES, ...OF_EMULATOR, ...OF_GENERATOR];

export interface Rehearsal {
  root: string;
  steps: Steps;
  clone: Clone;
  registry: string;
  npm: Npm;
  use: (address: string) => Promise<void>;
}

export async function prepare(root: string, steps: Steps, print: (text: string) => void): Promise<Rehearsal> {
  const runtimes = await installRuntimes(print);
  const [temporary, settings] = [join(root, "tmp"), join(root, "npmrc-of-the-clone")];
  await mkdir(temporary);
  const env = { HOME: root, TMPDIR: temporary, NO_COLOR: "1", npm_config_cache: join(root, "cache"), npm_config_userconfig: settings };
  const clone = await cloneRepository(REPOSITORY, join(root, "clone"), env);
  await endPreReleases(clone);
  const { url: registry } = await startRegistry(runtimes, join(root, "registry"));
  const npm = await npmFor(registry, root);
  // What others have made, and is installed with the packages.
  await publishPackages(npm, [], [...OF_LIBRARIES, ...OF_EMULATOR, ...OF_GENERATOR], join(root, "others"));
  // The registry takes any token.
  const use = (address: string): Promise<void> =>
    writeFile(settings, `registry=${address}\n${address.replace(/^https?:/, "")}:_authToken=any\n`);
  await use(registry);
  return { root, steps, clone, registry, npm, use };
}

async function endPreReleases(clone: Clone): Promise<void> {
  const { mode } = await clone.json<{ mode?: string }>(".changeset/pre.json").catch(() => ({ mode: undefined }));
  if (mode !== "pre") return;
  await clone.run(process.execPath, "node_modules/@changesets/cli/bin.js", "pre", "exit");
  await clone.commit("The pre-releases end");
}

export async function versionIn(clone: Clone): Promise<string> {
  return (await clone.json<{ version: string }>("packages/types/package.json")).version;
}

export async function changesIn(clone: Clone, version: string): Promise<string> {
  const entries = (await clone.read("CHANGELOG.md")).split(/^## /m);
  const entry = entries.find((text) => text.startsWith(`${version} `));
  if (entry === undefined) throw new Error(`CHANGELOG.md has no entry for ${version}`);
  return entry;
}

/** Takes the changesets of the clone in and commits that; gives the version that it led to. */
export async function raiseVersion(clone: Clone): Promise<string> {
  await clone.script("release:version");
  const version = await versionIn(clone);
  await clone.commit(`Release ${version}`);
  return version;
}

export async function refusalOf({ clone }: Rehearsal): Promise<{ rules: string[]; text: string }> {
  const { code, stdout, stderr } = await clone.refusal("release", "--dry-run");
  if (code !== 1) throw new Error(`the release ended with ${code}, not with 1 as a refusal does:\n${stdout}${stderr}`);
  const rules = [...stderr.matchAll(/^([a-z]+(?:-[a-z]+)+) /gm)].map(([, rule = ""]) => rule);
  return { rules, text: stderr };
}
