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
  const others: { other: OperationModel; resource: readonly string[]; isIndexed: boolean; common: number }[] = [];
  // Each operation is compared with all others: an object for each pair would cost more than the comparison.
  for (const other of contract.operations) {
    const [resource, isIndexed] = [resources.get(other) ?? [], other.detail === "index"];
    const common = commonLength(own, resource);
    if (other !== operation && (common > 0 || (!isIndexed && other.tag === operation.tag)))
      others.push({ other, resource, isIndexed, common });
  }
  others.sort((a, b) => Number(a.isIndexed) - Number(b.isIndexed) || b.common - a.common || a.resource.length - b.resource.length);
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
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}
