import { CommandError } from "../lib/command-error.js";
import { type Candidate, repositoryObstacles } from "./checks.js";
import type { Engine } from "./engine.js";
import { commitOfTag, releaseTag } from "./git.js";
import type { Obstacle } from "./obstacle.js";
import { missingFiles, pack, type Packed } from "./pack.js";
import { provenanceObstacles } from "./provenance.js";
import { latestOf, type Published, publishedAs, type Unknown } from "./registry.js";
import { defaultDistTag } from "./versions.js";

/** How a release is made. */
export interface ReleaseOptions {
  dryRun: boolean;
  registry: string;
  /** The dist-tag that is asked for. */
  distTag: string | undefined;
  provenance: boolean;
  gitTag: boolean;
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
  const [latest, ...published] = await Promise.all([
    // The first one is published first, so that none has a newer version.
    latestOf(root, packages[0]?.manifest.name ?? "", options.registry),
    ...packed.map((one) => publishedAs(root, { ...one.manifest, integrity: one.integrity }, options.registry)),
  ]);
  refusals.push(...publishedObstacles(packed, published, options.registry));
  const atPublishing = [
    ...unknownObstacles([...published, latest], options.registry),
    ...(options.provenance
      ? provenanceObstacles(
          packages.map(({ manifest }) => manifest),
          { isTried: options.dryRun },
        )
      : []),
  ];
  const name = releaseTag(version);
  return {
    version,
    gitTag: { name, isThere: (await commitOfTag(root, name)) !== undefined },
    distTag: options.distTag ?? defaultDistTag(version, "version" in latest ? latest.version : undefined),
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

function unknownObstacles(answers: readonly (object | Unknown)[], registry: string): Obstacle[] {
  const reasons = answers.flatMap((one) => ("reason" in one ? [one.reason] : []));
  const message = `${registry} did not say what it has.`;
  const hint = "see that it can be reached (`npm ping`), and run again";
  return reasons.length === 0 ? [] : [{ rule: "registry-unreachable", message, details: reasons.slice(0, 1), hint }];
}
