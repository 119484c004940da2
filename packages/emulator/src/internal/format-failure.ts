import { inspect } from "node:util";
import type { Failure } from "./app-parts.js";

/** Formats an error with its stack; the 500 response refers to this output. */
export function formatFailure({ operationId, requestId, error }: Failure): string {
  const subject = operationId ?? "a request";
  return `hosting-platform-emulator: ${subject} failed (${requestId}): ${inspect(error)}`;
}
