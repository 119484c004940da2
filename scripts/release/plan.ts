import { CommandError } from "../lib/command-error.js";
import { type Candidate, repositoryObstacles } from "./checks.js";
import type { Engine } from "./engine.js";
import { commitOfTag, releaseTag } from "./git.js";
import type { Obstacle } from "./obstacle.js";
import { missingFiles, pack, type Packed } from "./pack.js";
import { addressObstacles, provenanceObstacles } from "./provenance.js";
import { type Latest, latestOf, type Published, publishedAs, type Unknown } from "./registry.js";
import { defaultDistTag } from "./versions.js";

/** How a release is made. */
export interface ReleaseOptions {
  dryRun: boolean;
  registry: string;
  /** The dist-tag that is asked for. */
  distTag: string | undefined;
  provenance: boolean;
  gitTag: boolean;
  /** Whether it is the first one of all packages, which npm can trust no workflow with. */
  isFirst: boolean;
}

/** What is published, and how. */
export interface PlannedPackage extends Packed {
  access: string;
  published: Published;
}

export interface ReleasePlan {
  version: string;
  /** The tag of the commit, and whether it is there. */
  gitTag: { name: string; isThere: boolean };
  distTag: string;
  registry: string;
  provenance: boolean;
  /** Each after those that it depends on. */
  packages: readonly PlannedPackage[];
  /** What keeps it from being published. */
  refusals: readonly Obstacle[];
  /** What would keep it from being published where it was not only tried. */
  warnings: readonly Obstacle[];
}

/**
 * Says what a release is, and all that is against it.
 *
 * @param destination the folder that the tarballs are packed into; without one, they are not
 */
export async function planRelease(
  candidate: Candidate,
  options: ReleaseOptions,
  engine: Engine,
  destination?: string,
): Promise<ReleasePlan> {
  const { root, version, packages } = candidate;
  const refusals = await repositoryObstacles(candidate, engine);
  const packed = await pack(root, packages, destination);
  refusals.push(...packed.flatMap(incomplete));
  const [latests, published] = await Promise.all([
    // The first one is published first, so that none has a newer version.
    Promise.all((options.isFirst ? packed : packed.slice(0, 1)).map(({ manifest }) => latestOf(root, manifest.name, options.registry))),
    Promise.all(packed.map((one) => publishedAs(root, { ...one.manifest, integrity: one.integrity }, options.registry))),
  ]);
  const [latest] = latests;
  refusals.push(...publishedObstacles(packed, published, options.registry));
  if (options.isFirst) refusals.push(...knownObstacles(packed, published, latests, options.registry));
  const manifests = packages.map(({ manifest }) => manifest);
  const atPublishing = [
    ...unknownObstacles([...published, ...latests], options.registry),
    ...(options.isFirst ? addressObstacles(manifests) : []),
    ...(options.provenance ? provenanceObstacles(manifests, { isTried: options.dryRun }) : []),
  ];
  const name = releaseTag(version);
  return {
    version,
    gitTag: { name, isThere: (await commitOfTag(root, name)) !== undefined },
    distTag: options.distTag ?? defaultDistTag(version, latest !== undefined && "version" in latest ? latest.version : undefined),
    registry: options.registry,
    provenance: options.provenance,
    packages: packed.map((one, index) => planned(one, published[index])),
    refusals: options.dryRun ? refusals : [...refusals, ...atPublishing],
    warnings: options.dryRun ? atPublishing : [],
  };
}

function planned(packed: Packed, published: Published | undefined): PlannedPackage {
  if (published === undefined) throw new CommandError(`The registry was not asked for ${packed.manifest.name}.`);
  return { ...packed, access: packed.manifest.publishConfig?.access ?? "public", published };
}

function incomplete({ manifest, folder, files }: Packed): Obstacle[] {
  const details = missingFiles(manifest, files);
  const message = `${manifest.name} names ${details.length === 1 ? "a file" : "files"} in ${folder}/package.json that it would not hold.`;
  return details.length === 0 ? [] : [{ rule: "missing-file", message, details, hint: "run `npm run build`" }];
}

/** What is there with the same content was published by a run that ended too early, and is left out; all else is somebody's already. */
function publishedObstacles(packed: readonly Packed[], published: readonly Published[], registry: string): Obstacle[] {
  const details = packed.flatMap(({ manifest }, index) =>
    published[index]?.state === "other" ? [`${manifest.name}@${manifest.version}`] : [],
  );
  const message = `${registry} has this version already, with other content.`;
  const hint = "a version is published once: run `npm run changeset` and `npm run release:version` for the next one";
  return details.length === 0 ? [] : [{ rule: "published-already", message, details, hint }];
}

/** What has a version already can be told whom to trust; what is there of this one was published by a run that ended too early. */
function knownObstacles(
  packed: readonly Packed[],
  published: readonly Published[],
  latests: readonly Latest[],
  registry: string,
): Obstacle[] {
  const details = packed.flatMap(({ manifest }, index) => {
    const latest = latests[index];
    return latest !== undefined && "version" in latest && published[index]?.state !== "same" ? [`${manifest.name} ${latest.version}`] : [];
  });
  const message = `${registry} knows ${details.length === 1 ? "a package" : "packages"} already, and --first is for what it has nothing of.`;
  const hint = 'let the release workflow publish, once it is trusted: CONTRIBUTING.md, "Once, before the first release"';
  return details.length === 0 ? [] : [{ rule: "not-first", message, details, hint }];
}

function unknownObstacles(answers: readonly (object | Unknown)[], registry: string): Obstacle[] {
  const reasons = answers.flatMap((one) => ("reason" in one ? [one.reason] : []));
  const message = `${registry} did not say what it has.`;
  const hint = "see that it can be reached (`npm ping`), and run again";
  return reasons.length === 0 ? [] : [{ rule: "registry-unreachable", message, details: reasons.slice(0, 1), hint }];
}
