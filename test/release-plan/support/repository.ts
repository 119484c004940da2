import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { apiReports } from "../../../scripts/api-report/index.js";
import { REPOSITORY } from "../../../scripts/lib/repository.js";
import { type Outcome, runScript } from "../../scripts/support/command.js";
import { emptyFolder, removeFolder, wholeRepository } from "../../scripts/support/repositories.js";
import { succeed } from "../../support/processes.js";
import { removeAddresses, setVersion } from "./set-version.js";

const SETTINGS = [".changeset/config.json", ".changeset/README.md", ".npmrc", "package-lock.json", ".gitignore"];
const CHANGELOG = "# Changelog\n\nWhat changed.\n\n## Unreleased\n\n### Added\n\n- All of it.\n";

/** A repository of git, as a clone of this one is. */
export interface Clone {
  folder: string;
  git: (...args: string[]) => Promise<string>;
  /** Commits all that is there. */
  commit: () => Promise<void>;
  read: (path: string) => Promise<string>;
  write: (path: string, text: string) => Promise<void>;
  /** Replaces a text that has to be there, wherever it stands. */
  edit: (path: string, from: string, to: string) => Promise<void>;
  run: (script: string, args?: readonly string[], env?: NodeJS.ProcessEnv) => Promise<Outcome>;
  remove: () => Promise<void>;
}

/** What `npm run release:version` reads and writes, committed: no commands, no contract. */
export async function manifestsOnly(): Promise<Clone> {
  const folder = await emptyFolder();
  const names = [...SETTINGS, "package.json"];
  for (const name of await readdir(join(REPOSITORY, "packages"))) names.push(`packages/${name}/package.json`);
  for (const name of names) await cp(join(REPOSITORY, name), join(folder, name));
  return committed(folder);
}

/** What a clone of this repository is, built, and ready to be released. */
export async function builtClone(): Promise<Clone> {
  const folder = await wholeRepository();
  for (const name of [...SETTINGS, ".prettierrc.json"]) await cp(join(REPOSITORY, name), join(folder, name));
  for (const name of await readdir(join(REPOSITORY, "packages"))) {
    // Built before the tests begin.
    await cp(join(REPOSITORY, "packages", name, "dist"), join(folder, "packages", name, "dist"), { recursive: true });
    await cp(join(REPOSITORY, "packages", name, "README.md"), join(folder, "packages", name, "README.md"));
  }
  for (const [path, text] of await apiReports(folder)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return committed(folder);
}

async function committed(folder: string): Promise<Clone> {
  // This repository's own rises with each release.
  await setVersion(folder, "0.0.1");
  await removeAddresses(folder);
  await writeFile(join(folder, "CHANGELOG.md"), CHANGELOG);
  const clone = cloneIn(folder);
  await clone.git("init", "--quiet", "--initial-branch=main");
  // It is a link here, which the pattern for the folder does not cover.
  await mkdir(join(folder, ".git/info"), { recursive: true });
  await writeFile(join(folder, ".git/info/exclude"), "node_modules\n");
  await clone.commit();
  return clone;
}

/** Another one as this one is now. */
export async function copyOf({ folder }: Clone): Promise<Clone> {
  const copy = await emptyFolder();
  await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
  return cloneIn(copy);
}

function cloneIn(folder: string): Clone {
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.com", "-c", "commit.gpgSign=false", "-c", "tag.gpgSign=false"];
  const git = (...args: string[]): Promise<string> => succeed("git", [...identity, ...args], folder);
  const read = (path: string): Promise<string> => readFile(join(folder, path), "utf8");
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  return {
    folder,
    git,
    read,
    write,
    async commit() {
      await git("add", "--all");
      await git("commit", "--quiet", "--allow-empty", "--message", "A change");
    },
    async edit(path, from, to) {
      const text = await read(path);
      if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
      await write(path, text.replaceAll(from, to));
    },
    run: (script, args, env) => runScript(folder, script, args, env),
    remove: () => removeFolder(folder),
  };
}
