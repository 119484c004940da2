import { HostingPlatformError } from "@hosting-platform/client/core";

/** There is no token to send, or none that can be sent. Nothing was sent; where a provider failed, `cause` is what it threw. */
export class AuthError extends HostingPlatformError {
  constructor(message: string, options?: ErrorOptions) {
    super("AUTH_ERROR", message, options);
  }
}
