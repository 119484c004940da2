import { Refusal } from "../refusal.js";

/** The error codes of RFC 6749, 4.1.2.1 and 5.2, as far as the emulator gives them. */
export type OAuthErrorCode = "access_denied" | "invalid_client" | "invalid_grant" | "invalid_request" | "unsupported_response_type";

/**
 * A refusal in the words of OAuth. The reference shows no error body: this one is the emulator's own choice, with the members of
 * RFC 6749, 5.2, that OAuth clients look for, and the rule as in all refusals of the emulator.
 */
export class OAuthRefusal extends Refusal {
  override name = "OAuthRefusal";

  constructor(
    status: number,
    readonly code: OAuthErrorCode,
    rule: string,
    message: string,
  ) {
    super(status, rule, message);
  }

  override toJSON(): object {
    const { code, status, rule, message } = this;
    return { error: code, error_description: message, status, rule };
  }
}

/** A parameter that is missing, repeated, unknown or of the wrong type (status 400). */
export function invalidRequest(rule: string, message: string): OAuthRefusal {
  return new OAuthRefusal(400, "invalid_request", rule, message);
}

/** A code or refresh token that is not good, or not for this client (status 400). */
export function invalidGrant(rule: string, message: string): OAuthRefusal {
  return new OAuthRefusal(400, "invalid_grant", rule, message);
}
