/** An error that the user can fix. It is printed without a stack, and the command exits with 2. */
export class CommandError extends Error {
  override readonly name: string = "CommandError";
  /** The message without the hint. */
  readonly reason: string;
  readonly hint: string | undefined;

  /** @param hint how to fix it, printed on a line of its own */
  constructor(message: string, { hint, ...options }: ErrorOptions & { hint?: string } = {}) {
    super(hint === undefined ? message : `${message}\n  hint: ${hint}`, options);
    this.reason = message;
    this.hint = hint;
  }
}
