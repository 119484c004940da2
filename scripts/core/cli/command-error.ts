/** What a command cannot do anything about, and who runs it can: printed as it reads, without a stack. The command ends with 2. */
export class CommandError extends Error {
  override readonly name: string = "CommandError";
  /** What is wrong, without the hint. */
  readonly reason: string;
  readonly hint: string | undefined;

  /** @param hint what to do about it, on a line of its own */
  constructor(message: string, { hint, ...options }: ErrorOptions & { hint?: string } = {}) {
    super(hint === undefined ? message : `${message}\n  hint: ${hint}`, options);
    this.reason = message;
    this.hint = hint;
  }
}
