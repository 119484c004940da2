/** What went wrong, for programs. A message says what to do. */
export type EmulatorErrorCode =
  /** The port is taken by another program. */
  | "port-taken"
  /** The port or the host cannot be listened on: not permitted, or no address of this machine. */
  | "address-unusable"
  /** The file of `data` is used by another emulator. */
  | "data-locked"
  /** The file of `data` cannot be read or written, or is none of this emulator's. */
  | "data-unusable"
  /** The seed is wrong. */
  | "invalid-seed"
  /** A snapshot that is to be restored is none. */
  | "invalid-snapshot"
  /** A fault is wrong. */
  | "invalid-fault"
  /** A time that the clock is to be set to is wrong. */
  | "invalid-clock"
  /** An option is wrong. */
  | "invalid-option"
  /** There is no operation with this operationId. */
  | "unknown-operation";

/** Something that the emulator was asked for and cannot do. */
export class EmulatorError extends Error {
  override name = "EmulatorError";
  /** What went wrong. */
  readonly code: EmulatorErrorCode;
  /** Where in what was given: a JSON pointer (RFC 6901); undefined where it is no part of it. */
  readonly at: string | undefined;

  constructor(code: EmulatorErrorCode, message: string, options: { at?: string | undefined; cause?: unknown } = {}) {
    super(message, "cause" in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.at = options.at;
  }
}
