import { inspect } from "node:util";

/** An error inside the emulator or a registered handler. */
export interface Failure {
  operationId: string | undefined;
  /** The `x-request-id` header of the 500 response. */
  requestId: string;
  error: unknown;
}

/** Calls a user's callback and reports its error, or rejection, as a process warning, since an uncaught one would end the process. */
export function callSafely<Argument>(name: string, callback: (argument: Argument) => unknown, argument: Argument): void {
  const call = async (): Promise<unknown> => await callback(argument);
  call().catch((error: unknown) => process.emitWarning(`The emulator's ${name} threw: ${inspect(error)}`));
}

/** Formats an error with its stack; the 500 response refers to this output. */
export function formatFailure({ operationId, requestId, error }: Failure): string {
  const subject = operationId ?? "a request";
  return `hosting-platform-emulator: ${subject} failed (${requestId}): ${inspect(error)}`;
}

/** Returns why a request failed. The error of a name with several addresses has only a code, and that of a closed connection is a text. */
export function reasonOf(error: unknown): string {
  const { message, cause = {} } = error as Error & { cause?: Partial<NodeJS.ErrnoException> };
  return [cause.message, cause.code, message].find(Boolean) ?? String(error);
}
