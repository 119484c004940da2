import { EmulatorError } from "../../emulator-error.js";
import type { HandlerOptions } from "../handler-list.js";
import { object } from "../state/schema-parts.js";
import { schemaCheck } from "../state/schema-findings.js";
import { CONDITIONS } from "./conditions.js";

const check = schemaCheck(object({}, { ...CONDITIONS, once: { type: "boolean" } }));

/**
 * Checks the conditions of a handler, and returns a copy.
 *
 * @throws {EmulatorError} `invalid-option` for the first invalid one.
 */
export function parseHandlerOptions(options: unknown): HandlerOptions {
  const [finding] = check(options);
  if (finding) throw new EmulatorError("invalid-option", `A handler's options are invalid: ${finding.message}`, { at: finding.at });
  return structuredClone(options as HandlerOptions);
}
