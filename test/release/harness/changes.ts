import type { ApiChange } from "../../../scripts/pack/api-report.js";
import type { Change, ContractDiff, OperationChange } from "../../../scripts/diff/model.js";

export function change(given: Partial<Change>): Change {
  const { verdict = "compatible", side = "response" } = given;
  const reach = { wire: side === "code" ? "compatible" : verdict, code: verdict } as const;
  return { verdict, side, ...reach, rule: "changed", message: "It changed.", operations: [], tags: [], ...given };
}

export function operation(given: Partial<OperationChange> & Pick<OperationChange, "kind" | "operationId">): OperationChange {
  return { method: "get", path: `/v1/${given.operationId}`, tag: "Things", verdict: "compatible", ...given };
}

export function apiChange(given: Partial<ApiChange>): ApiChange {
  return { package: "@hosting-platform/client", verdict: "compatible", broken: [], removed: [], added: [], ...given };
}

export function contract(changes: readonly Change[], operations: readonly OperationChange[] = []): ContractDiff {
  return { changes, operations };
}
