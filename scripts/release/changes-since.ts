import { withTreeOf } from "../diff/base-ref.js";
import { diffContracts } from "../diff/index.js";
import { type Bump, bumpOf, type ContractDiff } from "../diff/model.js";
import { type ApiChange, apiReports, compareReports, presentReports } from "../pack/api-report.js";
import { commonVersion, readPackages } from "../pack/manifests.js";
import { largestBump, requiredBump } from "./versions.js";

/** The changes that are visible to users of the packages. */
export interface Changes {
  contract: ContractDiff;
  /** Changes of the packages' APIs. */
  api: readonly ApiChange[];
}

/** The changes of the working tree since a commit. */
export interface ChangesSince extends Changes {
  /** The version of the packages at the commit. */
  version: string;
}

/** Compares the contract and the packages' APIs with those at a commit. */
export async function changesSince(root: string, commit: string): Promise<ChangesSince> {
  return withTreeOf(root, commit, ["spec", "packages"], async (folder) => {
    const [packages, before, now] = await Promise.all([readPackages(folder), presentReports(folder), apiReports(root)]);
    return { version: commonVersion(packages), contract: await diffContracts(folder, root), api: compareReports(root, before, now) };
  });
}

/** Returns the minimum bump that the changes require. */
export function bumpFor({ contract, api }: Changes, version: string): Bump {
  const bumps = [bumpOf(contract), ...api.map(({ verdict }): Bump => (verdict === "breaking" ? "major" : "minor"))];
  return requiredBump(largestBump(bumps), version);
}
