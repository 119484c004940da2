/** Machine-readable code of an {@link EmulatorError}. */
export type EmulatorErrorCode =
  /** The port is in use by another program. */
  | "port-taken"
  /** The emulator cannot listen on the host and port: no permission, or not an address of this machine. */
  | "address-unusable"
  /** The `data` file is in use by another emulator. */
  | "data-locked"
  /** The `data` file cannot be read or written, or its format is unknown. */
  | "data-unusable"
  /** The seed is invalid. */
  | "invalid-seed"
  /** The option `fixtures` is invalid. */
  | "invalid-fixtures"
  /** The snapshot to restore is invalid. */
  | "invalid-snapshot"
  /** A filter of recorded requests is invalid. */
  | "invalid-filter"
  /** `requests.waitFor()` found no request in time. */
  | "timeout"
  /** The state has no such webhook, or its URL cannot be reached. */
  | "undeliverable"
  /** A stub is invalid. */
  | "invalid-stub"
  /** A fault is invalid. */
  | "invalid-fault"
  /** A time for the clock is invalid. */
  | "invalid-clock"
  /** An option is unknown or invalid. */
  | "invalid-option"
  /** No operation has this operationId. */
  | "unknown-operation";

/** Error thrown by the emulator's own API. */
export class EmulatorError extends Error {
  override name = "EmulatorError";
  /** The kind of error. */
  readonly code: EmulatorErrorCode;
  /** JSON pointer (RFC 6901) to the invalid part of the input, if there is one. */
  readonly at: string | undefined;

  constructor(code: EmulatorErrorCode, message: string, options: { at?: string | undefined; cause?: unknown } = {}) {
    super(message, "cause" in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.at = options.at;
  }
}
