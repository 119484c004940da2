import { HostingPlatformError } from "./hosting-platform-error.js";

/** An option or an argument is invalid. Nothing was sent. */
export class RequestError extends HostingPlatformError {
  static override readonly platformKind: string = "RequestError";
  constructor(message: string, options?: ErrorOptions) {
    super("REQUEST_ERROR", message, options);
  }
}

/** Names the operation, or the method and path, in the message of a `RequestError` of a call. */
export async function nameRequestErrors<Result>(name: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    // An `AuthError` with a `RequestError` as its cause is an instance of both classes.
    if (error instanceof RequestError && error.code === "REQUEST_ERROR") throw new RequestError(`${name}: ${error.message}`);
    throw error;
  }
}
