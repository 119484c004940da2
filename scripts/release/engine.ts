import type { ApiChange } from "../api-report/model.js";
import type { ContractDiff } from "../diff/model.js";

/** What tells the changes between two states of the repository; a test puts its own in the place. */
export interface Engine {
  /** Where no name is given, the newest release tag that the checked out commit comes after, else `main`. */
  resolveBase(repository: string, ref?: string): Promise<{ ref: string; commit: string }>;
  /** Gives some paths of a commit, in a folder that is gone afterwards. */
  withTreeOf<T>(repository: string, commit: string, paths: string[], work: (folder: string) => Promise<T>): Promise<T>;
  diffContracts(base: string, revision: string): Promise<ContractDiff>;
  /** The reports of the packages as they are, by path. */
  apiReports(root: string): Promise<Map<string, string>>;
  compareReports(base: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): ApiChange[];
  /** Builds the packages below a folder. */
  build(root: string): Promise<unknown>;
}

/** The one of this repository; loaded where it is needed, since it takes a while. */
export async function repositoryEngine(): Promise<Engine> {
  const [{ diffContracts }, { resolveBase, withTreeOf }, { apiReports, compareReports }, { buildPackages }] = await Promise.all([
    import("../diff/index.js"),
    import("../diff/base-ref.js"),
    import("../api-report/index.js"),
    import("../build-packages.js"),
  ]);
  return { diffContracts, resolveBase, withTreeOf, apiReports, compareReports, build: buildPackages };
}
