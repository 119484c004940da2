import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { agree, type Disagreement } from "../api-report/agree.js";
import { committedReports } from "../api-report/committed.js";
import type { ApiChange } from "../api-report/model.js";
import { type Bump, bumpOf, type ContractDiff } from "../diff/model.js";
import type { Engine } from "./engine.js";
import { commonVersion, readPackages } from "./manifests.js";
import { largestBump, requiredBump } from "./versions.js";

/** All that consumers of the packages can see of what changed. */
export interface Changes {
  contract: ContractDiff;
  /** Changes of the packages' API. */
  api: readonly ApiChange[];
}

/** The changes of the working tree since a commit. */
export interface ChangesSince extends Changes {
  base: { ref: string; commit: string };
  /** The version that the packages had. */
  version: string;
  /** The files that `.changeset/` held. */
  changesets: readonly string[];
  /** Where the packages and the contract contradict each other: one of them is wrong. */
  disagreements: readonly Disagreement[];
}

/** What a comparison needs of the base. */
const PATHS = ["spec", "packages", ".changeset"];

/** Compares the contract and the API of the packages with what they were at a commit; without a name, at the last release. */
export async function changesSince(root: string, ref: string | undefined, engine: Engine): Promise<ChangesSince> {
  const base = await engine.resolveBase(root, ref);
  return engine.withTreeOf(root, base.commit, PATHS, async (folder) => {
    const reports = committedReports(folder);
    const [packages, changesets, contract] = await Promise.all([
      readPackages(folder),
      readdir(join(folder, ".changeset")).catch(() => []),
      engine.diffContracts(folder, root),
    ]);
    // Where there were none, all that there is now would be new.
    const api = reports.size === 0 ? [] : engine.compareReports(reports, await engine.apiReports(root));
    const disagreements = reports.size === 0 ? [] : agree(contract, api).filter(({ severity }) => severity === "error");
    return { base, contract, api, disagreements, version: commonVersion(packages), changesets };
  });
}

/** What changes ask for at least, after a version. */
export function bumpFor({ contract, api }: Changes, version: string): Bump {
  const bumps = [bumpOf(contract), ...api.map(({ verdict }): Bump => (verdict === "breaking" ? "major" : "minor"))];
  return requiredBump(largestBump(bumps), version);
}

/** Whether nothing changed that a consumer could see. */
export function isNothing({ contract, api }: Changes): boolean {
  return contract.changes.length === 0 && api.length === 0;
}
