import { join } from "node:path";
import { CommandError } from "../lib/command-error.js";
import { FaultyInput } from "../lib/spec-command.js";
import { staleReports } from "../api-report/committed.js";
import { bumpFor, changesSince, type ChangesSince } from "./changes-since.js";
import { bumpOfChangesets, CHANGESET_FOLDER, pendingChangesets } from "./changesets.js";
import type { Engine } from "./engine.js";
import { baseOfRelease, commitOfTag, headOf, releaseTag, releaseTagsHere, uncommitted } from "./git.js";
import type { Manifest, Package } from "./manifests.js";
import type { Obstacle } from "./obstacle.js";
import { runProgram } from "./program.js";
import { staleDist } from "./stale-dist.js";
import { isEnough } from "./versions.js";

/** What is to be released. */
export interface Candidate {
  root: string;
  version: string;
  packages: readonly Package[];
}

type Check = (candidate: Candidate, engine: Engine) => Promise<Obstacle[]>;

/** By what each looks at; a check that cannot be made is an obstacle, too. */
const CHECKS = {
  "dirty-tree": dirtyTree,
  "pending-changesets": pending,
  "versions-differ": versions,
  tags,
  "stale-generated": staleGenerated,
  "stale-reports": staleApiReports,
  "stale-dist": staleBuild,
  "version-too-small": versionTooSmall,
} satisfies Record<string, Check>;

/** Everything in the repository that keeps it from being released. */
export async function repositoryObstacles(candidate: Candidate, engine: Engine): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  // One after another: three of them compile.
  for (const rule of Object.keys(CHECKS) as (keyof typeof CHECKS)[]) found.push(...(await obstaclesOf(rule, candidate, engine)));
  return found;
}

export async function obstaclesOf(rule: keyof typeof CHECKS, candidate: Candidate, engine: Engine): Promise<Obstacle[]> {
  return CHECKS[rule](candidate, engine).catch(unchecked(rule));
}

function unchecked(rule: string): (error: unknown) => Obstacle[] {
  return (error) => {
    if (!(error instanceof CommandError || error instanceof FaultyInput)) throw error;
    const hint = (error instanceof CommandError ? error.hint : error.findings[0]?.hint) ?? "mend it, and run again";
    return [{ rule, message: error instanceof CommandError ? error.reason : error.message, hint }];
  };
}

async function dirtyTree({ root }: Candidate): Promise<Obstacle[]> {
  const details = await uncommitted(root);
  const message = `${count(details.length, "file")} not committed: the tag would not name what is published.`;
  return details.length === 0 ? [] : [{ rule: "dirty-tree", message, details, hint: "commit or remove them" }];
}

async function pending({ root, packages }: Candidate): Promise<Obstacle[]> {
  const changesets = await pendingChangesets(
    root,
    packages.map(({ manifest }) => manifest.name),
  );
  // One that raises nothing waits for the next version, which `npm run release:version` does not make for it alone.
  const raising = changesets.filter((one) => bumpOfChangesets([one]) !== "none");
  const details = raising.map(({ file }) => `${CHANGESET_FOLDER}/${file}`);
  const message = `${count(details.length, "changeset")} not taken into the version.`;
  return details.length === 0
    ? []
    : [{ rule: "pending-changesets", message, details, hint: "run `npm run release:version` and commit what it writes" }];
}

/** All packages carry one version, and ask for each other by it. */
async function versions({ version, packages }: Candidate): Promise<Obstacle[]> {
  const own = new Set(packages.map(({ manifest }) => manifest.name));
  const details = packages.flatMap(({ manifest, folder }) => [
    ...(manifest.version === version ? [] : [`${folder}/package.json: has the version ${manifest.version}`]),
    ...pinsOf(manifest)
      .filter(([name, range]) => own.has(name) && range !== version)
      .map(([name, range]) => `${folder}/package.json: asks for ${name} ${range}`),
  ]);
  const hint = "let `npm run release:version` write the versions, or make them one by hand";
  const message = `The packages are not all ${version}, or do not ask for each other by it.`;
  return Promise.resolve(details.length === 0 ? [] : [{ rule: "versions-differ", message, details, hint }]);
}

function pinsOf({ dependencies, peerDependencies }: Manifest): [name: string, range: string][] {
  return [...Object.entries(dependencies ?? {}), ...Object.entries(peerDependencies ?? {})];
}

async function tags({ root, version }: Candidate): Promise<Obstacle[]> {
  const tag = releaseTag(version);
  const [here, tagged, head] = await Promise.all([releaseTagsHere(root), commitOfTag(root, tag), headOf(root)]);
  const others = here.filter((other) => other !== tag);
  return [
    ...(tagged === undefined || tagged === head
      ? []
      : [
          {
            rule: "tagged-already",
            message: `${tag} is the tag of another commit, ${tagged.slice(0, 10)}: this version was released.`,
            hint: "run `npm run changeset` and `npm run release:version` for the next one",
          },
        ]),
    ...(others.length === 0
      ? []
      : [
          {
            rule: "tag-mismatch",
            message: `This commit has the tag ${others.join(", ")}, and the packages have the version ${version}.`,
            hint: `release the commit that raises the version, or delete the tag: git tag -d ${others.join(" ")}`,
          },
        ]),
  ];
}

/** What `npm run generate -- --check` says. */
async function staleGenerated({ root }: Candidate): Promise<Obstacle[]> {
  const rule = "stale-generated";
  const { code, stdout, stderr } = await runProgram(process.execPath, [join(root, "scripts/launch.js"), "--check", "--json"], root);
  if (code === 0) return [];
  const said = parseReport(stdout);
  const hint = "run `npm run generate` and commit what it writes";
  if (said?.stale !== undefined && said.stale.length > 0) {
    return [{ rule, message: "What is generated is not what spec/ yields.", details: said.stale, hint }];
  }
  const details = said?.findings?.map(({ message }) => message) ?? [];
  const message = said?.message ?? (details.length > 0 ? "The contract has findings." : `npm run generate failed: ${stderr.trim()}`);
  return [{ rule, message, details, hint: "run `npm run generate -- --check`, and mend what it says" }];
}

interface GenerateReport {
  stale?: string[];
  message?: string;
  findings?: { message: string }[];
}

function parseReport(text: string): GenerateReport | undefined {
  try {
    return JSON.parse(text) as GenerateReport;
  } catch {
    return undefined;
  }
}

async function staleApiReports({ root }: Candidate, engine: Engine): Promise<Obstacle[]> {
  const details = await staleReports(root, await engine.apiReports(root));
  const message = "The API reports do not say what the packages export.";
  const hint = "run `npm run api-report` and commit what it writes";
  return details.length === 0 ? [] : [{ rule: "stale-reports", message, details, hint }];
}

async function staleBuild({ root }: Candidate, engine: Engine): Promise<Obstacle[]> {
  const details = await staleDist(root, (copy) => engine.build(copy));
  const message = "What is built is not what the sources yield, or is not there.";
  return details.length === 0 ? [] : [{ rule: "stale-dist", message, details, hint: "run `npm run build`" }];
}

/** Holds the version against what changed since the release before. */
async function versionTooSmall({ root, version }: Candidate, engine: Engine): Promise<Obstacle[]> {
  const before = await baseOfRelease(root, version);
  if (before === undefined) return [];
  const changes = await changesSince(root, before, engine);
  const obstacles = contradictions(changes);
  const needed = bumpFor(changes, changes.version);
  if (isEnough(changes.version, version, needed)) return obstacles;
  const breaking = changes.contract.changes.filter(({ verdict }) => verdict === "breaking");
  const details = [
    ...breaking.map(({ message, revision, base }) => `${placeText(revision ?? base)}${message}`),
    ...changes.api.flatMap(({ verdict, package: name, name: what, kind }) => (verdict === "breaking" ? [`${name}: ${what} ${kind}`] : [])),
  ];
  const what = details.length > 0 ? "breaks code that uses them" : "is new";
  return [
    ...obstacles,
    {
      rule: "version-too-small",
      message: `What changed since ${before} ${what}: it needs a ${needed} bump of ${changes.version}, and the version is ${version}.`,
      details,
      hint: "run `npm run changeset`, then `npm run release:version`; `npm run diff` lists the changes",
    },
  ];
}

function contradictions({ disagreements, base }: ChangesSince): Obstacle[] {
  const message = `The contract and the packages say different things of what changed since ${base.ref}.`;
  const details = disagreements.map((disagreement) => disagreement.message);
  return details.length === 0 ? [] : [{ rule: "api-disagrees", message, details, hint: CONTRADICTION_HINT }];
}

/** What is done about the API and the contract contradicting each other. */
export const CONTRADICTION_HINT = "run `npm run generate` and `npm run api-report`; where that changes nothing, a generator is wrong";

function placeText(place: { file: string; line: number; column: number } | undefined): string {
  return place === undefined ? "" : `${place.file}:${place.line}:${place.column} `;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? " is" : "s are"}`;
}
