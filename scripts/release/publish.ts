import { cp, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { CommandError } from "../core/cli/command-error.js";
import { temporaryFolder } from "../core/files/temporary-folder.js";
import type { Package } from "../pack/manifests.js";
import { repositoryFields } from "./repository-fields.js";
import { npmErrors, runNpm, showNpm } from "./program.js";

export interface PublishOptions {
  dryRun: boolean;
  provenance: boolean;
  /** The dist-tag; npm's default if undefined. */
  tag: string | undefined;
}

/**
 * Publishes packages in sequence. Skips published versions, so a failed run can be repeated.
 *
 * @param tell prints the result of each package
 * @throws CommandError that lists the packages published before the failure
 */
export async function publish(
  root: string,
  packages: readonly Package[],
  options: PublishOptions,
  tell: (line: string) => void,
): Promise<void> {
  const { dryRun, provenance, tag } = options;
  const flags = [
    ...(dryRun ? ["--dry-run"] : []),
    ...(provenance && !dryRun ? [] : ["--no-provenance"]),
    ...(tag === undefined ? [] : ["--tag", tag]),
  ];
  const fieldsOf = await repositoryFields(root);
  const done: string[] = [];
  for (const { folder, manifest } of packages) {
    const id = `${manifest.name}@${manifest.version}`;
    if (await isPublished(root, id)) {
      tell(`${id} is already published`);
      continue;
    }
    const code = await publishCopy(root, folder, fieldsOf(folder), flags);
    if (code !== 0) {
      const before = done.length === 0 ? "Nothing was published" : `Already published: ${done.join(", ")}`;
      const hint = "fix the npm error and run the same command again; it publishes the missing packages";
      throw new CommandError(`npm could not publish ${id}. ${before}.`, { hint });
    }
    done.push(id);
    tell(`${id} ${dryRun ? "would be published" : "is published"}`);
  }
}

/** Publishes a copy of a package whose manifest has more fields, which the repository keeps in one place. */
async function publishCopy(root: string, folder: string, fields: object, flags: readonly string[]): Promise<number> {
  return temporaryFolder("publish-", async (temporary) => {
    const copy = join(temporary, basename(folder));
    await cp(join(root, folder), copy, { recursive: true, filter: (source) => basename(source) !== "node_modules" });
    const manifest = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8")) as object;
    await writeFile(join(copy, "package.json"), `${JSON.stringify({ ...manifest, ...fields }, null, 2)}\n`);
    return showNpm(["publish", copy, "--access", "public", "--ignore-scripts", ...flags], root);
  });
}

async function isPublished(root: string, id: string): Promise<boolean> {
  const outcome = await runNpm(["view", id, "version", "--prefer-online", "--workspaces=false"], root);
  const { code, lines } = npmErrors(outcome);
  // npm prints nothing if the registry has the package but not the version.
  if (outcome.code === 0) return outcome.stdout.trim() !== "";
  if (code === "E404") return false;
  throw new CommandError(`Cannot check if ${id} is published: ${lines[0] ?? "npm printed no error"}`, {
    hint: "check the connection to the registry (`npm ping`) and run again",
  });
}
