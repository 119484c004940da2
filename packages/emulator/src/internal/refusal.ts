/** Where in a request a rule is broken. */
export interface RefusalPlace {
  /** `path`, `query`, `header` or `body`. */
  in: "path" | "query" | "header" | "body";
  /** A parameter's name, or a JSON pointer (RFC 6901) into the body. */
  at: string;
}

/** An error status, and what its body says. The contract shows no error body: this one is the emulator's own. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly status: number,
    /** The rule's name, such as `required` or `accessGroup.exists`. */
    readonly rule: string,
    message: string,
    readonly place?: RefusalPlace | undefined,
  ) {
    super(message);
  }

  /** What is sent. */
  toJSON(): object {
    return { error: { status: this.status, rule: this.rule, message: this.message, ...(this.place && { place: this.place }) } };
  }
}
