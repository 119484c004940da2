import type { ApiChange } from "../../../scripts/api-report/model.js";
import type { Change, ContractDiff, OperationChange } from "../../../scripts/diff/model.js";
import type { ChangesSince } from "../../../scripts/release/changes-since.js";

/** A change of the contract; what is not given is that of a compatible change of a response. */
export function change(given: Partial<Change>): Change {
  return { verdict: "compatible", rule: "changed", side: "response", message: "It changed.", operations: [], tags: [], ...given };
}

export function operation(given: Partial<OperationChange> & Pick<OperationChange, "kind" | "operationId">): OperationChange {
  return { method: "get", path: `/v1/${given.operationId}`, tag: "Things", verdict: "compatible", ...given };
}

export function apiChange(given: Partial<ApiChange>): ApiChange {
  return { package: "@hosting-platform/client", entry: ".", name: "createClient", kind: "changed", verdict: "compatible", ...given };
}

export function contract(changes: readonly Change[], operations: readonly OperationChange[] = []): ContractDiff {
  return { changes, operations };
}

/** Changes since a release of 0.1.0. */
export function since(given: Partial<ChangesSince>): ChangesSince {
  return {
    base: { ref: "v0.1.0", commit: "1".repeat(40) },
    version: "0.1.0",
    changesets: [],
    disagreements: [],
    contract: contract([]),
    api: [],
    ...given,
  };
}
