import { join } from "node:path";
import { staleReports } from "../pack/api-report-command.js";
import { CommandError } from "../core/cli/command-error.js";
import { FaultyInput } from "../core/cli/spec-command.js";
import { bumpFor, changesSince } from "./changes-since.js";
import { pendingChangesets } from "./changesets.js";
import { baseOfRelease, commitOfTag, headOf, isOnBranch, releaseTag, releaseTagsHere, uncommitted } from "./git.js";
import { commonVersion, type Package } from "../pack/manifests.js";
import type { Obstacle } from "./obstacle.js";
import { runProgram } from "../core/cli/run-program.js";
import { repositoryFields } from "./repository-fields.js";
import { isEnough } from "./versions.js";

/** The packages to release. */
export interface Candidate {
  root: string;
  /** The branch that must contain the commit; `main` if undefined. */
  branch?: string | undefined;
  packages: readonly Package[];
}

type Check = (candidate: Candidate) => Promise<readonly Omit<Obstacle, "rule">[]>;

/** Release checks by rule. A check that fails to run counts as an obstacle. */
const CHECKS = {
  "no-repository": noRepository,
  "dirty-tree": dirtyTree,
  "not-on-main": notOnMain,
  "pending-changesets": pending,
  "versions-differ": versions,
  "tagged-already": taggedAlready,
  "tag-mismatch": tagMismatch,
  "stale-generated": staleGenerated,
  "stale-reports": staleApiReports,
  "version-too-small": versionTooSmall,
} satisfies Record<string, Check>;

/** Returns all obstacles to a release in the repository. */
export async function repositoryObstacles(candidate: Candidate): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  // Sequential, since three checks compile.
  for (const rule of Object.keys(CHECKS) as (keyof typeof CHECKS)[]) found.push(...(await obstaclesOf(rule, candidate)));
  return found;
}

export async function obstaclesOf(rule: keyof typeof CHECKS, candidate: Candidate): Promise<Obstacle[]> {
  const check: Check = CHECKS[rule];
  const obstacles = await check(candidate).catch((error: unknown) => {
    if (error instanceof CommandError) return [{ message: error.reason, hint: error.hint ?? "fix it and run again" }];
    if (error instanceof FaultyInput) return [{ message: error.message, hint: error.findings[0]?.hint ?? "fix it and run again" }];
    throw error;
  });
  return obstacles.map((obstacle) => ({ rule, ...obstacle }));
}

/** Reports what the fields are made of, as an error that becomes the obstacle. */
async function noRepository({ root }: Candidate): ReturnType<Check> {
  await repositoryFields(root);
  return [];
}

/** Only what was reviewed is released: what is on the branch, here or at the remote `origin`. */
async function notOnMain({ root, branch = "main" }: Candidate): ReturnType<Check> {
  const hint = `merge it into ${branch} first, or run \`git fetch origin\` if it is merged`;
  return (await isOnBranch(root, branch)) ? [] : [{ message: `The commit is not on ${branch}.`, hint }];
}

async function dirtyTree({ root }: Candidate): ReturnType<Check> {
  const details = await uncommitted(root);
  const message = "There are uncommitted files, which the tag would not include.";
  return details.length === 0 ? [] : [{ message, details, hint: "commit or remove them" }];
}

async function pending({ root }: Candidate): ReturnType<Check> {
  const { version, changesets } = await pendingChangesets(root);
  const hint = "run `npm run release:version` and commit the result";
  const details = changesets.map(({ path }) => path);
  return version === undefined ? [] : [{ message: `Changesets for version ${version} are pending.`, details, hint }];
}

/** Checks that all packages have the same version and depend on each other by its range, so that an update of one brings no second copy. */
async function versions({ packages }: Candidate): ReturnType<Check> {
  const version = commonVersion(packages);
  const own = new Set(packages.map(({ manifest }) => manifest.name));
  const details = packages.flatMap(({ manifest, folder }) => [
    ...(manifest.version === version ? [] : [`${folder}/package.json: version ${manifest.version}`]),
    ...Object.entries({ ...manifest.peerDependencies, ...manifest.dependencies })
      .filter(([name, range]) => own.has(name) && range !== `^${version}`)
      .map(([name, range]) => `${folder}/package.json: depends on ${name} ${range}`),
  ]);
  const hint = "run `npm run release:version`, or fix the versions by hand";
  const message = `Not all packages have the version ${version} and depend on each other by ^${version}.`;
  return Promise.resolve(details.length === 0 ? [] : [{ message, details, hint }]);
}

async function taggedAlready({ root, packages }: Candidate): ReturnType<Check> {
  const tag = releaseTag(commonVersion(packages));
  const [tagged, head] = await Promise.all([commitOfTag(root, tag), headOf(root)]);
  if (tagged === undefined || tagged === head) return [];
  const message = `${tag} is the tag of another commit, ${tagged.slice(0, 10)}: this version is already released.`;
  return [{ message, hint: "run `npm run changeset` and `npm run release:version` for the next version" }];
}

async function tagMismatch({ root, packages }: Candidate): ReturnType<Check> {
  const version = commonVersion(packages);
  const others = (await releaseTagsHere(root)).filter((tag) => tag !== releaseTag(version));
  if (others.length === 0) return [];
  const message = `This commit has the tag ${others.join(", ")}, but the packages have the version ${version}.`;
  return [{ message, hint: `release the commit that raises the version, or delete the tag: git tag -d ${others.join(" ")}` }];
}

async function staleGenerated({ root }: Candidate): ReturnType<Check> {
  const { code, stdout, stderr } = await runProgram(
    process.execPath,
    [join(root, "scripts/generate/launch/launch.js"), "--check", "--no-docs"],
    root,
  );
  const details = `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
  const message = "`npm run generate -- --check` fails.";
  return code === 0 ? [] : [{ message, details, hint: "run `npm run generate` and commit the result" }];
}

async function staleApiReports({ root }: Candidate): ReturnType<Check> {
  const details = await staleReports(root);
  const hint = "run `npm run api-report` and commit the result";
  return details.length === 0 ? [] : [{ message: "The API reports are stale.", details, hint }];
}

/** Compares the version with the bump that the changes since the last release require. */
async function versionTooSmall({ root, packages }: Candidate): ReturnType<Check> {
  const version = commonVersion(packages);
  const base = await baseOfRelease(root, version);
  if (base === undefined) return [];
  const changes = await changesSince(root, base.commit);
  const needed = bumpFor(changes, changes.version);
  if (isEnough(changes.version, version, needed)) return [];
  const breaking = changes.contract.changes.filter(({ verdict }) => verdict === "breaking");
  const details = [
    ...breaking.map(({ message, revision, base: old }) => `${placeText(revision ?? old)}${message}`),
    ...changes.api.flatMap(({ package: name, broken }) => broken.map((text) => `${name}: ${text}`)),
  ];
  const message = `The changes since ${base.ref} require a ${needed} bump of ${changes.version}, but the version is ${version}.`;
  return [{ message, details, hint: "run `npm run changeset`, then `npm run release:version`; `npm run diff` lists the changes" }];
}

function placeText(place: { file: string; line: number; column: number } | undefined): string {
  return place === undefined ? "" : `${place.file}:${place.line}:${place.column} `;
}
