import { basename, dirname, join, posix, relative } from "node:path";
import type { Finding } from "../core/cli/finding.js";
import { nearestOf } from "../core/cli/nearest.js";
import { entriesBelow } from "../core/files/entries-below.js";
import { operationsOf, type SourceOperation } from "../read/source-operations.js";
import { findingOf } from "../read/faults/describe.js";
import type { Fault } from "../read/faults/fault.js";
import { child } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";
import { operationKey } from "../read/reference-manifest.js";
import { partsOf, shown } from "../lint/checks/check.js";

/**
 * Returns faults in words, with what the rules do not know: the operation of an example, the other owner of an operationId, the file that a
 * `$ref` means.
 */
export function detailed(faults: readonly Fault[], tree: SpecTree): Finding[] {
  const operations = operationsOf(tree);
  return faults.map((fault) => {
    const finding = findingOf(fault, tree);
    const { rule, hint } = finding;
    if (rule === "tags-alphabetical") return { ...finding, fixable: true };
    if (rule === "operation-operationId-unique") return duplicate(finding, operations, tree);
    const hints = [fault.code === "missing-file" ? (meantFile(fault, tree) ?? hint) : hint, ownerOf(finding, operations, tree)];
    return { ...finding, hint: hints.filter((each) => each !== undefined).join("; ") };
  });
}

/** Names the path file of an example's operation. */
function ownerOf({ file }: Finding, operations: readonly SourceOperation[], tree: SpecTree): string | undefined {
  if (partsOf(tree, file).at(-2) !== "examples") return undefined;
  const owner = basename(file).split(".")[0];
  const operation = operations.find(({ operationId }) => operationId === owner);
  return operation && `the operation is in ${shown(tree, operation.pathItem.file.path)}`;
}

/** Points to the operationId, and names the other operation that has it. */
function duplicate(finding: Finding, operations: readonly SourceOperation[], tree: SpecTree): Finding {
  const here = operations.find(({ node }) => node.file.path === finding.file && node.file.locate(node.pointer).line === finding.line);
  const other = operations.find((each) => each.operationId === here?.operationId && each !== here);
  const id = here && child(here.node, "operationId");
  if (id === undefined || other === undefined) return finding;
  const hint = `rename it here, or for ${operationKey(other.method, other.path)} in ${shown(tree, other.pathItem.file.path)}`;
  return { ...finding, ...id.file.locate(id.pointer), message: `\`${String(id.value)}\` is the operationId of two operations.`, hint };
}

/** Returns a hint with the existing file that is nearest to a missing one, or has its name in another folder. */
function meantFile({ file, data }: Fault<"missing-file">, tree: SpecTree): string | undefined {
  const missing = posix.normalize(data.path);
  const files = entriesBelow(tree.folder).map(({ path }) => relative(dirname(file), join(tree.folder, path)).replaceAll("\\", "/"));
  const meant = nearestOf(missing, files) ?? files.find((path) => posix.basename(path) === posix.basename(missing));
  return meant && `did you mean \`${meant}\`? If not, add the file`;
}
