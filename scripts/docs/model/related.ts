// The operations related to an indexed one.
import { errorResponses } from "../../model/operation-facts.js";
import type { OperationModel } from "../../model/operation.js";
import { sharedQuery, type Contract } from "./contract.js";
import { operationLink } from "./links.js";
import type { RelatedOperations } from "./types.js";

/** The maximum number of related operations. */
const MOST = 5;

/** Returns the documented operations of the same tag or path prefix, then the operations with the longest common path prefix. */
export function relatedOperations(contract: Contract, operation: OperationModel): RelatedOperations {
  const { resources } = contract;
  const own = resources.get(operation) ?? [];
  const others = contract.operations
    .filter((other) => other !== operation)
    .map((other) => ({ other, resource: resources.get(other) ?? [], isIndexed: other.detail === "index" }))
    .map((entry) => ({ ...entry, common: commonLength(own, entry.resource) }))
    .filter(({ other, isIndexed, common }) => common > 0 || (!isIndexed && other.tag === operation.tag))
    .sort((a, b) => Number(a.isIndexed) - Number(b.isIndexed) || b.common - a.common || a.resource.length - b.resource.length);
  const shared = sharedFacts(contract, operation);
  return {
    operations: others.slice(0, MOST).map(({ other }) => operationLink(contract, other)),
    ...(shared === undefined ? {} : { shared }),
  };
}

/** Returns what all documented operations with the same authentication have in common. */
function sharedFacts({ operations }: Contract, { authenticated }: OperationModel): RelatedOperations["shared"] {
  const documented = operations.filter((other) => other.detail === "documented" && other.authenticated === authenticated);
  const [first = [], ...others] = documented.map((other) => errorResponses(other).map(([status]) => status));
  const errors = first.filter((status) => others.every((statuses) => statuses.includes(status)));
  const query = sharedQuery(documented);
  if (others.length === 0 || query.length + errors.length === 0) return undefined;
  return { count: documented.length, query, errors };
}

function commonLength(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((segment, index) => segment !== b[index]);
  return at < 0 ? a.length : at;
}
