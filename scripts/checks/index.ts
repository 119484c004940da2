import type { Finding } from "../lib/finding.js";
import type { SpecTree } from "../lib/redocly.js";
import { type Check, readContract } from "./check.js";
import { componentNames } from "./component-names.js";
import { exampleOwners } from "./example-owners.js";
import { examples } from "./examples.js";
import { operationIdVerbs } from "./operation-id-verb.js";
import { orphanFiles } from "./orphan-files.js";
import { paginationMarks } from "./pagination-marks.js";
import { pathFileNames } from "./path-file-name.js";
import { rootIsIndex } from "./root-is-index.js";
import { tagFolders } from "./tag-folder.js";

export { checkCoverage, type Coverage } from "./coverage.js";

const CHECKS: Readonly<Record<string, Check>> = {
  "check/orphan-files": orphanFiles,
  "check/path-file-name": pathFileNames,
  "check/root-is-index": rootIsIndex,
  "check/tag-folder": tagFolders,
  "check/component-names": componentNames,
  "check/operation-id-verb": operationIdVerbs,
  "check/pagination-marks": paginationMarks,
  "check/example-owners": exampleOwners,
  "check/examples": examples,
};

/** The names of all checks, as findings give them. */
export const CHECK_NAMES: readonly string[] = Object.keys(CHECKS);

/** Finds what a linter of documents cannot see: names, folders and files against each other. Call it before `tree.bundle()`. */
export async function checkSpec(tree: SpecTree): Promise<Finding[]> {
  const contract = await readContract(tree);
  return Object.entries(CHECKS).flatMap(([rule, check]) => check(contract).map((fault) => ({ ...fault, rule })));
}
