import { cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";
import { type Child, FailedChild, startChild } from "../../../runtimes/harness/children.js";

/** A copy of the repository as it was committed, in which a release can be made. */
export class Clone {
  constructor(
    readonly folder: string,
    /** What its commands get of an environment. */
    readonly env: Readonly<Record<string, string>>,
  ) {}

  start(program: string, ...args: string[]): Child {
    return startChild(program, args, { cwd: this.folder, env: this.env });
  }

  run(program: string, ...args: string[]): Promise<string> {
    return this.start(program, ...args).ended;
  }

  script(name: string, ...args: string[]): Promise<string> {
    return this.run("npm", "run", "--silent", name, "--", ...args);
  }

  async refusal(name: string, ...args: string[]): Promise<FailedChild> {
    const ended = await this.script(name, ...args).catch((error: unknown) => error);
    if (typeof ended === "string") throw new Error(`npm run ${name} -- ${args.join(" ")} did not refuse, but printed\n${ended}`);
    if (!(ended instanceof FailedChild)) throw ended;
    return ended;
  }

  git(...args: string[]): Promise<string> {
    return this.run("git", "-c", "user.name=test", "-c", "user.email=test@example.com", ...args);
  }

  async commit(message: string): Promise<void> {
    await this.git("add", "--all");
    await this.git("commit", "--quiet", "--message", message);
  }

  async checkClean(): Promise<void> {
    const status = await this.git("status", "--porcelain");
    if (status !== "") throw new Error(`the tree is not as it was committed:\n${status}`);
  }

  read(path: string): Promise<string> {
    return readFile(join(this.folder, path), "utf8");
  }

  async json<T>(path: string): Promise<T> {
    return JSON.parse(await this.read(path)) as T;
  }

  write(path: string, text: string): Promise<void> {
    return writeFile(join(this.folder, path), text);
  }

  remove(path: string): Promise<void> {
    return rm(join(this.folder, path));
  }

  /** Puts a text in the place of another one, which has to be there once. */
  async edit(path: string, from: string, to: string): Promise<void> {
    const [before, after, ...more] = (await this.read(path)).split(from);
    if (before === undefined || after === undefined || more.length > 0) throw new Error(`${path} does not have this once: ${from}`);
    await this.write(path, `${before}${to}${after}`);
  }
}

/** Clones what is committed, with the libraries that are installed; the packages of ours are those of the clone. */
export async function cloneRepository(from: string, folder: string, env: Readonly<Record<string, string>>): Promise<Clone> {
  const clone = new Clone(folder, env);
  await startChild("git", ["clone", "--quiet", from, folder], { cwd: REPOSITORY, env }).ended;
  // What was checked out may have been a tag, or no branch at all.
  await clone.git("checkout", "--quiet", "-B", "main");
  await linkLibraries(folder);
  return clone;
}

/** Installs what `npm ci` would, as links to the same bytes where the disk has them; the links to our packages are relative. */
async function linkLibraries(folder: string): Promise<void> {
  const [from, to] = [join(REPOSITORY, "node_modules"), join(folder, "node_modules")];
  await startChild("cp", ["-al", from, to], { cwd: folder, env: {} }).ended.catch(async () => {
    // They are on different disks.
    await rm(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true, verbatimSymlinks: true });
  });
}

/** Has a clone find the packages of ours in the place where a project has them installed. */
export async function usePackagesOf(project: string, { folder }: Clone): Promise<void> {
  const scope = join(folder, "node_modules/@hosting-platform");
  await rm(scope, { recursive: true });
  await symlink(join(project, "node_modules/@hosting-platform"), scope, "junction");
}
