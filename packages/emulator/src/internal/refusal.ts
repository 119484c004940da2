export interface RefusalPlace {
  in: "path" | "query" | "header" | "body";
  at: string;
}

/** An error response. The contract specifies no error body; this format is the emulator's own. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly place: RefusalPlace | undefined;

  constructor(
    readonly status: number,
    readonly rule: string,
    message: string,
    place?: RefusalPlace["in"],
    at = "",
  ) {
    super(message);
    this.place = place && { in: place, at };
  }

  toResponse(): Response {
    return Response.json(this, { status: this.status });
  }

  toJSON(): object {
    return { error: { status: this.status, rule: this.rule, message: this.message, ...(this.place && { place: this.place }) } };
  }
}

/** A refusal with a status that no operation of the contract has. */
export class OwnRefusal extends Refusal {}

/** Error codes of RFC 6749, sections 4.1.2.1 and 5.2, that the emulator uses. */
export type OAuthErrorCode = "access_denied" | "invalid_client" | "invalid_grant" | "invalid_request" | "unsupported_response_type";

/**
 * A refusal in OAuth format (RFC 6749, section 5.2) that also has the emulator's `status` and `rule`. The contract specifies no error body.
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

export function invalidRequest(rule: string, message: string): OAuthRefusal {
  return new OAuthRefusal(400, "invalid_request", rule, message);
}

export function invalidGrant(rule: string, message: string): OAuthRefusal {
  return new OAuthRefusal(400, "invalid_grant", rule, message);
}
