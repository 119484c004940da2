import { inspect } from "node:util";

/** An error inside the emulator or a registered handler. */
export interface Failure {
  operationId: string | undefined;
  /** The `x-request-id` header of the 500 response. */
  requestId: string;
  error: unknown;
}

/** Calls a user's callback and reports what it throws as a process warning, since an uncaught error would end the process. */
export function callSafely<Argument>(name: string, callback: (argument: Argument) => unknown, argument: Argument): void {
  try {
    callback(argument);
  } catch (error) {
    process.emitWarning(`The emulator's ${name} threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

/** Formats an error with its stack; the 500 response refers to this output. */
export function formatFailure({ operationId, requestId, error }: Failure): string {
  const subject = operationId ?? "a request";
  return `hosting-platform-emulator: ${subject} failed (${requestId}): ${inspect(error)}`;
}
