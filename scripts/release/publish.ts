import { CommandError } from "../core/cli/command-error.js";
import type { Package } from "../pack/manifests.js";
import { npmErrors, runNpm, showNpm } from "./program.js";

export interface PublishOptions {
  dryRun: boolean;
  provenance: boolean;
  /** The dist-tag; npm's own default where it is undefined. */
  tag: string | undefined;
}

/**
 * Publishes packages one after another. A version that the registry has is left out, so a run that failed half way can be run again.
 *
 * @param tell is told of each package as it is done
 * @throws CommandError that says what was published before
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
  const done: string[] = [];
  for (const { folder, manifest } of packages) {
    const id = `${manifest.name}@${manifest.version}`;
    if (await isPublished(root, id)) {
      tell(`${id} is published already`);
      continue;
    }
    const code = await showNpm(["publish", `./${folder}`, "--access", "public", "--ignore-scripts", ...flags], root);
    if (code !== 0) {
      const before = done.length === 0 ? "Nothing was published" : `Published before: ${done.join(", ")}`;
      const hint = "mend what npm says, and run the same command again: it publishes what is missing";
      throw new CommandError(`npm could not publish ${id}. ${before}.`, { hint });
    }
    done.push(id);
    tell(`${id} ${dryRun ? "would be published" : "is published"}`);
  }
}

async function isPublished(root: string, id: string): Promise<boolean> {
  const outcome = await runNpm(["view", id, "version", "--prefer-online", "--workspaces=false"], root);
  const { code, lines } = npmErrors(outcome);
  // npm prints nothing where the registry has the package, but not the version.
  if (outcome.code === 0) return outcome.stdout.trim() !== "";
  if (code === "E404") return false;
  throw new CommandError(`The registry did not say whether it has ${id}: ${lines[0] ?? "npm printed no error"}`, {
    hint: "see that it can be reached (`npm ping`), and run again",
  });
}
