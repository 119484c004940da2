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

  toJSON(): object {
    return { error: { status: this.status, rule: this.rule, message: this.message, ...(this.place && { place: this.place }) } };
  }
}

/** A refusal with a status that no operation of the contract has. */
export class OwnRefusal extends Refusal {}
