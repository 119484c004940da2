import { checkedCopy } from "../state/checked-copy.js";
import { object } from "../state/schema-parts.js";
import { schemaCheck } from "../state/schema-findings.js";
import type { Operation } from "../contract/operation.js";
import { CONDITIONS } from "./conditions.js";
import { findImpossible } from "./find-impossible.js";
import type { RequestMatch } from "./request-match.js";

/** Conditions of a handler. */
export interface HandlerOptions extends RequestMatch {
  /** True removes the handler after its first request. Default: false. */
  once?: boolean;
}

const findWrongForm = schemaCheck(object({}, { ...CONDITIONS, once: { type: "boolean" } }));

/**
 * Validates the options of a handler of an operation, and returns a copy.
 *
 * @throws {EmulatorError} `invalid-option` with all findings.
 */
export function parseHandlerOptions(options: unknown, operation: Operation): HandlerOptions {
  return checkedCopy<HandlerOptions>(options, {
    code: "invalid-option",
    title: "The options of the handler are invalid.",
    findWrongForm,
    findConflicts: (given) => findImpossible(given, [operation]),
  });
}
