import { unknownOperation } from "../nearest.js";
import { checkedCopy } from "../state/checked-copy.js";
import { object } from "../state/schema-parts.js";
import { schemaCheck } from "../state/schema-findings.js";
import { CONDITIONS } from "./conditions.js";
import { type Endpoint, findImpossible } from "./find-impossible.js";
import type { RequestFilter } from "./request-match.js";

const findWrongForm = schemaCheck(
  object({}, { ...CONDITIONS, operationId: { type: "string" }, status: { type: "integer", minimum: 100, maximum: 599 } }),
);

/** Validates a filter, since a wrong one matches nothing, and an assertion of no requests would hold. */
export function checkFilter(filter: RequestFilter, endpoints: readonly Endpoint[]): RequestFilter {
  const { operationId } = filter;
  const own = endpoints.filter((endpoint) => endpoint.operationId === operationId);
  if (typeof operationId === "string" && own.length === 0)
    throw unknownOperation(
      operationId,
      endpoints.flatMap((endpoint) => endpoint.operationId ?? []),
      "/operationId",
    );
  return checkedCopy<RequestFilter>(filter, {
    code: "invalid-filter",
    title: "The filter is invalid.",
    findWrongForm,
    // Requests to no operation are recorded too, and those that were refused for their body.
    findConflicts: ({ operationId: id, method, path }) =>
      id === undefined ? [] : findImpossible({ ...(method !== undefined && { method }), ...(path !== undefined && { path }) }, own),
  });
}
