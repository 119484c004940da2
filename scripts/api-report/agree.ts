import type { ContractDiff } from "../diff/model.js";
import type { ApiChange } from "./model.js";

/** Where the packages' API and the contract say different things of one change. */
export interface Disagreement {
  /** `error`: one of them is wrong. `note`: the types changed, and the contract does not say why; a change of the generator may. */
  severity: "error" | "note";
  /** The operation; absent where it is none. */
  operationId?: string;
  message: string;
}

/** An operation in the types of the contract: `AccessGroupsOperations["listAccessGroups"]`. */
const OPERATION_PART = /^\w+Operations\["(?<operationId>[^"]+)"\]$/;
const CONTRACT_PART = /^(?:components|paths|\w+Operations)\[/;

/**
 * Where the changes of the API contradict those of the contract. Parts of the packages that are written by hand change without any change of
 * the contract, and a change of the contract need not show in a type: neither is a contradiction.
 */
export function agree(diff: ContractDiff, changes: readonly ApiChange[]): Disagreement[] {
  const parts = changes.filter(({ name }) => CONTRACT_PART.test(name));
  return [...findMissing(diff, changes), ...parts.flatMap((change) => findUnexplained(diff, change))];
}

/** Operations that came or went in the contract, and not in the packages: neither their functions nor their types. */
function findMissing({ operations }: ContractDiff, changes: readonly ApiChange[]): Disagreement[] {
  return operations.flatMap(({ kind, operationId }): Disagreement[] => {
    if (kind === "changed") return [];
    const found = changes.filter((change) => change.kind === kind);
    const hasFunction = found.some(({ name }) => name === operationId);
    const hasTypes = found.some(({ name }) => operationOf(name) === operationId);
    if (hasFunction && hasTypes) return [];
    const what = hasTypes ? "its function" : hasFunction ? "its types" : "its function and types";
    const message =
      kind === "removed"
        ? `the contract has no operation ${operationId} any more, and the packages still export ${what}`
        : `the operation ${operationId} is new in the contract, and the packages do not export ${what}`;
    return [{ severity: "error", operationId, message }];
  });
}

/** What changed in the generated types without a change of the contract that it can come from. */
function findUnexplained(diff: ContractDiff, { name, kind, verdict }: ApiChange): Disagreement[] {
  const operationId = operationOf(name);
  if (operationId === undefined) {
    if (diff.changes.length > 0) return [];
    return [{ severity: "note", message: `${name} was ${kind} (${verdict}), and the contract did not change` }];
  }
  const known = diff.operations.find((operation) => operation.operationId === operationId);
  const isTouched = known !== undefined || diff.changes.some(({ operations }) => operations.includes(operationId));
  // What has another name now is known to the contract's changes by the new one.
  if (kind === "removed" && known?.kind !== "removed" && diff.verdict !== "breaking") {
    return [
      { severity: "error", operationId, message: `the packages lost the operation ${operationId}, and no change of the contract breaks` },
    ];
  }
  if (kind === "added" && !isTouched) {
    return [{ severity: "error", operationId, message: `the packages have a new operation ${operationId}, and the contract has not` }];
  }
  if (kind === "changed" && !isTouched) {
    const message = `the types of ${operationId} changed (${verdict}), and no change of the contract touches it`;
    return [{ severity: "note", operationId, message }];
  }
  return [];
}

function operationOf(name: string): string | undefined {
  return OPERATION_PART.exec(name)?.groups?.["operationId"];
}
