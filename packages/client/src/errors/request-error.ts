import { HostingPlatformError } from "./hosting-platform-error.js";

/** An option or an argument is invalid. Nothing was sent. */
export class RequestError extends HostingPlatformError {
  constructor(message: string, options?: ErrorOptions) {
    super("REQUEST_ERROR", message, options);
  }
}

/** Returns the error of a call; a `RequestError` with the operation, or the method and path, in its message. */
export function named(error: unknown, name: string): unknown {
  // An `AuthError` with a `RequestError` as its cause is an instance of both classes.
  return error instanceof RequestError && error.code === "REQUEST_ERROR" ? new RequestError(`${name}: ${error.message}`) : error;
}
