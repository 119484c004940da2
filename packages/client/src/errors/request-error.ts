import { HostingPlatformError } from "./hosting-platform-error.js";

/** An option or an argument is invalid. Nothing was sent. */
export class RequestError extends HostingPlatformError {
  static override readonly platformKind: string = "RequestError";
  constructor(message: string, options?: { cause?: unknown }) {
    super("REQUEST_ERROR", message, options);
  }
}

/**
 * Rejects with the error of a call, whose stack begins at the code that awaits the call. Names the operation, or the method and path, in a
 * `RequestError`. Not an async function, which would be in the stack.
 */
export function rejectAtCaller(name: string): (error: unknown) => never {
  return function reject(thrown) {
    let error = thrown;
    if (error instanceof HostingPlatformError) {
      // An `AuthError` with a `RequestError` as its cause is an instance of both classes, with a code of its own.
      if (error.code === "REQUEST_ERROR") error = new RequestError(`${name}: ${error.message}`);
      // Only V8 has this function. The stack is not read: that is dear where source maps are applied to it.
      (Error as { captureStackTrace?: (error: unknown, above: unknown) => void }).captureStackTrace?.(error, reject);
    }
    throw error;
  };
}
