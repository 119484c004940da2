import { HostingPlatformError } from "./hosting-platform-error.js";

/** An option or an argument is invalid. Nothing was sent. */
export class RequestError extends HostingPlatformError {
  constructor(message: string, options?: ErrorOptions) {
    super("REQUEST_ERROR", message, options);
  }
}
