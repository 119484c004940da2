import semver from "semver";
import { buildPackages } from "../pack/build-packages.js";
import { coloursFor } from "../core/cli/colours.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { REPOSITORY } from "../core/files/repository.js";
import { commandOf } from "../core/cli/spec-command.js";
import { repositoryObstacles } from "./checks.js";
import { commitOfTag, releaseTag, tagHead } from "./git.js";
import { commonVersion, readPackages } from "../pack/manifests.js";
import { obstacleText } from "./obstacle.js";
import { publish } from "./publish.js";

const USAGE = `usage: npm run release [-- [--dry-run] [--tag NAME] [--no-provenance]]

Builds the packages of the current commit, publishes them in the order of their dependencies, and tags the commit v<version>. Skips
published versions, so a failed run can be repeated. npm's configuration determines the registry.

Refuses to release, with all reasons, if package.json names no repository; files are uncommitted; the commit is not on main (or, with
--tag release-…, on the branch of that name); changesets are pending; versions or the tag do not match; generated/ or the API reports are
stale; or the version is too low for the changes.

  --dry-run         list what would be published, and all obstacles; publish and tag nothing
  --tag NAME        dist-tag (default: next for a pre-release, else latest)
  --no-provenance   publish without provenance: for the first version, which is published by hand, and for a local registry
  -h, --help        print this help

Exit codes: 0 success; 1 refused; 2 invalid usage, or npm or git failed.
`;

/** Runs the command in a repository. */
export async function release(args: string[], root: string): Promise<number> {
  const { values } = parseCommand({
    args,
    options: {
      "dry-run": { type: "boolean", default: false },
      tag: { type: "string" },
      "no-provenance": { type: "boolean", default: false },
    },
  });
  const packages = await readPackages(root);
  const version = commonVersion(packages);
  const branch = values.tag?.startsWith("release-") === true ? values.tag : undefined;
  const obstacles = await repositoryObstacles({ root, packages, branch });
  if (obstacles.length > 0) {
    const paint = coloursFor(process.stderr);
    for (const obstacle of obstacles) process.stderr.write(obstacleText(obstacle, paint, paint.red));
    process.stderr.write(`${version} is not released.\n`);
    return 1;
  }
  const tell = (line: string): void => void process.stdout.write(`${line}\n`);
  const dryRun = values["dry-run"];
  const tag = values.tag ?? (semver.prerelease(version) === null ? undefined : "next");
  await buildPackages(root);
  await publish(root, packages, { dryRun, provenance: !values["no-provenance"], tag }, tell);
  if (!dryRun) tell(await tagCommit(root, releaseTag(version)));
  return 0;
}

/** Tags the commit locally. The user pushes the tag. */
async function tagCommit(root: string, name: string): Promise<string> {
  if ((await commitOfTag(root, name)) !== undefined) return `${name}: this commit is already tagged`;
  await tagHead(root, name);
  return `${name}: tagged this commit; push the tag: git push origin ${name}`;
}

export const run = commandOf(import.meta.url, USAGE, (args) => release(args, REPOSITORY));
