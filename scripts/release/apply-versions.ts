import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { format } from "prettier";
import { temporaryFolder } from "../lib/temporary-folder.js";
import { CommandError } from "../lib/command-error.js";
import type { Replacement } from "../lib/replace-files.js";
import { LINE_WIDTH } from "../lib/text.js";
import { releaseChangelog } from "./changelog.js";
import { CHANGESET_FOLDER, type Changeset } from "./changesets.js";
import { commonVersion, type Package, readPackages } from "./manifests.js";
import { npmErrors, runNpm, runProgram } from "./program.js";

/** What a new version changes. */
export interface VersionChange {
  from: string;
  to: string;
  /** To be made together, or not at all. */
  replacements: Replacement[];
}

/**
 * Raises the versions as changesets say. The tools that do it write one file after another, so they do it in a copy of the manifests; what
 * they made of them comes back as one step.
 *
 * @param pending the changesets that are taken in
 * @param date of the release, as `2026-01-31`
 */
export async function versionChange(
  root: string,
  packages: readonly Package[],
  pending: readonly Changeset[],
  date: string,
): Promise<VersionChange> {
  return temporaryFolder("versions-", async (copy) => {
    const files = ["package.json", "package-lock.json", ...packages.map(({ folder }) => `${folder}/package.json`)];
    await copyFiles(root, copy, [...files, ".npmrc"]);
    await cp(join(root, CHANGESET_FOLDER), join(copy, CHANGESET_FOLDER), { recursive: true });
    await raiseVersions(copy);
    await renewLock(copy);
    const to = versionOf(await readPackages(copy));
    const changelog = await readFile(join(root, "CHANGELOG.md"), "utf8").catch(() => {
      throw new CommandError("CHANGELOG.md: is not there.", { hint: 'write one, with a heading "## Unreleased"' });
    });
    const bodies = pending.map(({ body }) => body);
    const text = await format(releaseChangelog(changelog, to, date, bodies), { parser: "markdown", printWidth: LINE_WIDTH });
    const kept = await readdir(join(copy, CHANGESET_FOLDER));
    const before = await readdir(join(root, CHANGESET_FOLDER));
    const gone = before.filter((file) => !kept.includes(file)).map((file): Replacement => ({ target: join(root, CHANGESET_FOLDER, file) }));
    const settings = kept.filter((file) => file.endsWith(".json")).map((file) => `${CHANGESET_FOLDER}/${file}`);
    const made = await Promise.all(
      [...files, ...settings].map(async (file) => ({ target: join(root, file), text: await readFile(join(copy, file), "utf8") })),
    );
    const changed = await withoutSame([...made, { target: join(root, "CHANGELOG.md"), text }]);
    return { from: commonVersion(packages), to, replacements: [...changed, ...gone] };
  });
}

async function raiseVersions(copy: string): Promise<void> {
  const tool = createRequire(import.meta.url).resolve("@changesets/cli/bin.js");
  const { code, stdout, stderr } = await runProgram(process.execPath, [tool, "version"], copy, { NO_COLOR: "1" });
  if (code !== 0) {
    throw new CommandError(`changeset version failed: ${`${stdout}${stderr}`.trim()}`, { hint: "mend .changeset/config.json" });
  }
}

/** All is in the lock file but the versions of the packages themselves, so that npm has nothing to ask a registry for. */
async function renewLock(copy: string): Promise<void> {
  const outcome = await runNpm(["install", "--package-lock-only", "--ignore-scripts", "--offline"], copy);
  if (outcome.code !== 0) {
    const hint = "run `npm install` and commit package-lock.json first";
    throw new CommandError(`package-lock.json: cannot follow the new version: ${npmErrors(outcome).lines.join(" ")}`, { hint });
  }
}

function versionOf(packages: readonly Package[]): string {
  const to = commonVersion(packages);
  const other = packages.find(({ manifest }) => manifest.version !== to);
  if (other === undefined) return to;
  const message = `${other.manifest.name} would get the version ${other.manifest.version}, and others ${to}.`;
  throw new CommandError(message, { hint: "list all packages as one group under `fixed` in .changeset/config.json" });
}

async function copyFiles(root: string, copy: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file)).catch((error: unknown) => {
      if (file !== ".npmrc") throw new CommandError(`${file}: cannot be read.`, { cause: error });
    });
  }
}

async function withoutSame(made: readonly Required<Replacement>[]): Promise<Replacement[]> {
  const olds = await Promise.all(made.map(({ target }) => readFile(target, "utf8").catch(() => undefined)));
  return made.filter(({ text }, index) => text !== olds[index]);
}
