import type { Finding } from "../../core/cli/finding.js";
import type { SpecFile } from "../../read/spec-file.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { type Check, readContract } from "./check.js";
import { componentNames } from "./component-names.js";
import { exampleOwners } from "./example-owners.js";
import { examples } from "./examples.js";
import { flowResponses } from "./flow-responses.js";
import { flowBodies } from "./flow-bodies.js";
import { flowExpressions } from "./flow-expressions.js";
import { flowOperations } from "./flow-operations.js";
import { flowParameters } from "./flow-parameters.js";
import { flowProse } from "./flow-prose.js";
import { operationIdVerbs } from "./operation-id-verb.js";
import { orphanFiles } from "./orphan-files.js";
import { paginationMarks } from "./pagination-marks.js";
import { pathFileNames } from "./path-file-name.js";
import { rootIsIndex } from "./root-is-index.js";
import { sharedFiles } from "./shared-files.js";
import { misspellings } from "./spelling.js";
import { tagFolders } from "./tag-folder.js";
import { todos } from "./todo.js";

export { checkCoverage, type Coverage } from "./coverage.js";

const CHECKS: Readonly<Record<string, Check>> = {
  "check/orphan-files": orphanFiles,
  "check/todo": todos,
  "check/path-file-name": pathFileNames,
  "check/root-is-index": rootIsIndex,
  "check/tag-folder": tagFolders,
  "check/shared-files": sharedFiles,
  "check/component-names": componentNames,
  "check/operation-id-verb": operationIdVerbs,
  "check/pagination-marks": paginationMarks,
  "check/example-owners": exampleOwners,
  "check/examples": examples,
  "check/flow-operations": flowOperations,
  "check/flow-parameters": flowParameters,
  "check/flow-bodies": flowBodies,
  "check/flow-responses": flowResponses,
  "check/flow-expressions": flowExpressions,
  "check/flow-prose": flowProse,
};

/**
 * Runs the checks across files that a linter of documents cannot make: names, folders, and flows against the contract. Call it before
 * `tree.bundle()`.
 *
 * @param add receives the files that are read in addition to the tree's
 */
export async function checkSpec(tree: SpecTree, add: (files: readonly SpecFile[]) => void = () => undefined): Promise<Finding[]> {
  const contract = await readContract(tree);
  add(contract.flows.files);
  const found = Object.entries(CHECKS).flatMap(([rule, check]) => check(contract).map((fault) => ({ ...fault, rule })));
  return [...contract.flows.findings, ...found];
}

/** Runs the checks of `npm run lint:spec`: files that nothing refers to, and spelling, whose dictionary takes too long for each run. */
export async function checkFiles(tree: SpecTree): Promise<Finding[]> {
  const contract = await readContract(tree);
  const misspelled = (await misspellings(contract)).map((fault) => ({ ...fault, rule: "check/spelling" }));
  return [...orphanFiles(contract).map((fault) => ({ ...fault, rule: "check/orphan-files" })), ...misspelled];
}
