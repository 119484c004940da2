import { unknownOperation } from "../nearest.js";
import { checker } from "../state/checked-copy.js";
import { object } from "../state/schema-parts.js";
import { CONDITIONS } from "./conditions.js";
import { findWrongPatterns, type RequestFilter } from "./request-match.js";
import { type Endpoint, findImpossible } from "./find-impossible.js";

const FORM = object({}, { ...CONDITIONS, operationId: { type: "string" }, status: { type: "integer", minimum: 100, maximum: 599 } });
const check = checker<RequestFilter>(
  "invalid-filter",
  "The filter is invalid.",
  FORM,
  "find(), count() and waitFor() take a function instead",
);

/** Validates a filter, since a wrong one matches nothing, and an assertion of no requests would hold. */
export function checkFilter(filter: RequestFilter, endpoints: readonly Endpoint[]): RequestFilter {
  const { operationId } = filter;
  const own = endpoints.filter((endpoint) => endpoint.operationId === operationId);
  const known = endpoints.flatMap((endpoint) => endpoint.operationId ?? []);
  if (typeof operationId === "string" && own.length === 0) throw unknownOperation(operationId, known, "/operationId");
  // Requests to no operation are recorded too, and those that were refused for their body.
  return check(filter, ({ operationId: id, body, ...match }) => [
    ...findWrongPatterns({ body, ...match }, ""),
    ...(id === undefined ? [] : findImpossible(match, own)),
  ]);
}
