import { HostingPlatformError } from "@hosting-platform/client/core";

/** The token is missing or cannot be sent in a header. No request is sent without a token. If a provider failed with an error of the client, `cause` is that error. */
export class AuthError extends HostingPlatformError {
  static override readonly platformKind: string = "AuthError";
  constructor(message: string, options?: { cause?: unknown }) {
    super("AUTH_ERROR", message, options);
  }
}
