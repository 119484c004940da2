import { EmulatorError } from "../../emulator-error.js";
import { nearestName } from "../nearest-name.js";
import { checkedCopy } from "../state/checked-copy.js";
import { object } from "../state/schema-parts.js";
import { schemaCheck } from "../state/schema-findings.js";
import { CONDITIONS } from "./conditions.js";
import type { RequestFilter } from "./request-match.js";

const findWrongForm = schemaCheck(
  object({}, { ...CONDITIONS, operationId: { type: "string" }, status: { type: "integer", minimum: 100, maximum: 599 } }),
);

/**
 * Validates a filter, since a wrong one matches nothing, and an assertion of no requests would hold.
 *
 * @returns A copy.
 * @throws {EmulatorError} `unknown-operation` or `invalid-filter`.
 */
export function checkFilter(filter: RequestFilter, operationIds: ReadonlySet<string>): RequestFilter {
  const { operationId } = filter;
  if (typeof operationId === "string" && !operationIds.has(operationId)) {
    const message = `Unknown operation ${JSON.stringify(operationId)}. ${nearestName(operationId, operationIds)}`;
    throw new EmulatorError("unknown-operation", message, { at: "/operationId" });
  }
  return checkedCopy<RequestFilter>(filter, {
    code: "invalid-filter",
    title: "The filter is invalid.",
    findWrongForm,
    findConflicts: () => [],
  });
}
