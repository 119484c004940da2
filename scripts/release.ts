import semver from "semver";
import { temporaryFolder } from "./lib/temporary-folder.js";
import { coloursFor } from "./lib/colours.js";
import { parseCommand } from "./lib/parse-command.js";
import { REPOSITORY } from "./lib/repository.js";
import { isMain, runCommand, UsageError } from "./lib/spec-command.js";
import { type Engine, repositoryEngine } from "./release/engine.js";
import { commitOfTag, tagHead } from "./release/git.js";
import { commonVersion, readPackages } from "./release/manifests.js";
import { obstacleText } from "./release/obstacle.js";
import { planRelease, type ReleaseOptions, type ReleasePlan } from "./release/plan.js";
import { planJson, planText } from "./release/plan-text.js";
import { publish } from "./release/publish.js";
import { isLoopback, registryFor, scopeOf } from "./release/registry.js";

const USAGE =
  "usage: npm run release [-- [--dry-run] [--json] [--registry URL] [--tag NAME] [--no-provenance] [--first] [--no-git-tag]]\n`npm run release -- --help` explains each flag";

const HELP = `usage: npm run release [-- FLAG…]

Publishes the packages of the commit that is checked out, each after those that it depends on, and gives the commit the tag v<version>.
Each is packed once, and what was packed is what is sent. A run that ended half way is taken up again: what the registry has already, with
the same content, is left out.

It refuses, and says all of its reasons, where the working tree is not committed; changesets are not taken in; the packages' versions, or
the tag, do not fit each other; spec/, generated/, the API reports and dist/ do not fit each other; something breaks that the version does
not say; a package does not hold what its exports lead to; or the registry has the version with other content.

Examples:
  npm run release -- --dry-run                   what would be published? Nothing is sent, written or tagged
  npm run release -- --dry-run --json            the same for programs
  npm run release                                in the release workflow
  npm run release -- --registry http://localhost:4873 --no-provenance --no-git-tag    a rehearsal

  --dry-run         print each package with its files, sizes, integrity and dependencies, and publish nothing
  --json            print one JSON object and nothing else: ok, version, distTag, registry, provenance, gitTag, packages, refusals, warnings
  --registry URL    publish there (default: the registry of npm's settings)
  --tag NAME        the dist-tag (default: latest; next of a pre-release; release-0.1 or such of a version older than the latest)
  --no-provenance   sign nothing; for a registry on this machine only
  --first           sign nothing either; for the first version of all packages, which is published by hand: CONTRIBUTING.md says how
  --no-git-tag      leave the commit without the tag
  -h, --help        print this

Provenance can be signed in GitHub Actions and GitLab CI only, and the package.json of each package has to name the repository. With
--dry-run, what is missing for it is a warning.

Exit codes: 0 done; 1 refused; 2 wrong usage, or npm or git failed.
`;

/** Runs the command in a repository. */
export async function release(args: string[], root: string, engine: () => Promise<Engine>): Promise<number> {
  const { values } = parseCommand({
    args,
    options: {
      "dry-run": { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      registry: { type: "string" },
      tag: { type: "string" },
      "no-provenance": { type: "boolean", default: false },
      first: { type: "boolean", default: false },
      "no-git-tag": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const packages = await readPackages(root);
  const version = commonVersion(packages);
  const registry = await registryFor(root, scopeOf(packages[0]?.manifest.name ?? ""), values.registry);
  const options: ReleaseOptions = {
    dryRun: values["dry-run"],
    registry,
    distTag: checkedTag(values.tag),
    provenance: !values["no-provenance"] && !values.first,
    gitTag: !values["no-git-tag"],
    isFirst: values.first,
  };
  if (values["no-provenance"] && !values.first && !options.dryRun && !isLoopback(registry)) {
    throw new UsageError(`--no-provenance is for a registry on this machine, and ${registry} is none.`);
  }
  const candidate = { root, version, packages };
  if (options.dryRun) {
    const plan = await planRelease(candidate, options, await engine());
    report(plan, values.json, true);
    return plan.refusals.length === 0 ? 0 : 1;
  }
  return temporaryFolder("release-", async (folder) => {
    const plan = await planRelease(candidate, options, await engine(), folder);
    if (plan.refusals.length > 0) {
      report(plan, values.json, false);
      return 1;
    }
    const tell = (line: string): void => void (values.json ? process.stderr : process.stdout).write(`${line}\n`);
    await publish(root, plan, folder, tell);
    if (options.gitTag) tell(await tagCommit(root, plan.gitTag.name));
    if (values.json) report(plan, true, false);
    return 0;
  });
}

/** What is published goes to the standard output, what is against it to the standard error. */
function report(plan: ReleasePlan, json: boolean, isTried: boolean): void {
  if (json) {
    process.stdout.write(planJson(plan, isTried));
    return;
  }
  const paint = coloursFor(process.stderr);
  if (isTried) process.stdout.write(planText(plan, coloursFor(process.stdout)));
  for (const warning of plan.warnings) process.stderr.write(`warning: ${obstacleText(warning, paint, paint.yellow)}`);
  for (const refusal of plan.refusals) process.stderr.write(obstacleText(refusal, paint, paint.red));
  const { length } = plan.refusals;
  if (length > 0) process.stderr.write(`${plan.version} is not released, for ${length} reason${length === 1 ? "" : "s"}.\n`);
}

/** The tag stays here: to push it is for who releases. */
async function tagCommit(root: string, name: string): Promise<string> {
  if ((await commitOfTag(root, name)) !== undefined) return `${name} is the tag of this commit already`;
  await tagHead(root, name);
  return `${name} is the tag of this commit now; push it: git push origin ${name}`;
}

function checkedTag(tag: string | undefined): string | undefined {
  if (tag === undefined) return undefined;
  // npm would take it for a version.
  if (semver.validRange(tag) !== null) throw new UsageError(`--tag ${tag} is a version, and no name.`, { hint: "such as latest or next" });
  if (encodeURIComponent(tag) !== tag) throw new UsageError(`--tag ${tag} has characters that a dist-tag cannot have.`);
  return tag;
}

if (isMain(import.meta.url)) await runCommand(USAGE, (args) => release(args, REPOSITORY, repositoryEngine));
