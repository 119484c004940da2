import semver from "semver";
import { buildPackages } from "../pack/build-packages.js";
import { coloursFor } from "../core/cli/colours.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { REPOSITORY } from "../core/files/repository.js";
import { isMain, runCommand } from "../core/cli/spec-command.js";
import { repositoryObstacles } from "./checks.js";
import { commitOfTag, releaseTag, tagHead } from "./git.js";
import { commonVersion, readPackages } from "../pack/manifests.js";
import { obstacleText } from "./obstacle.js";
import { publish } from "./publish.js";

const USAGE = `usage: npm run release [-- [--dry-run] [--tag NAME] [--no-provenance]]

Builds the packages of the commit that is checked out, publishes each after those that it depends on, and tags the commit v<version>.
A version that the registry has is left out, so a run that failed half way can be run again. npm's own settings say which registry.

It refuses, with all reasons, where the working tree is not committed; changesets are pending; the versions of the packages, or the tag,
do not fit each other; generated/ or the API reports are stale; or the version is too small for what changed.

  --dry-run         say what would be published, and what is against it; publish and tag nothing
  --tag NAME        the dist-tag (default: next for a pre-release, else npm's: latest)
  --no-provenance   sign nothing: for the first version, which is published by hand, and for a registry on this machine
  -h, --help        print this

Exit codes: 0 done; 1 refused; 2 wrong usage, or npm or git failed.
`;

/** Runs the command in a repository. */
export async function release(args: string[], root: string): Promise<number> {
  const { values } = parseCommand({
    args,
    options: {
      "dry-run": { type: "boolean", default: false },
      tag: { type: "string" },
      "no-provenance": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const packages = await readPackages(root);
  const version = commonVersion(packages);
  const obstacles = await repositoryObstacles({ root, packages });
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

/** The tag stays here: whoever releases pushes it. */
async function tagCommit(root: string, name: string): Promise<string> {
  if ((await commitOfTag(root, name)) !== undefined) return `${name} is the tag of this commit already`;
  await tagHead(root, name);
  return `${name} is the tag of this commit now; push it: git push origin ${name}`;
}

if (isMain(import.meta.url)) await runCommand(USAGE, (args) => release(args, REPOSITORY));
