import { type CallDetails, CallError } from "./call-error.js";

/** No complete response arrived: host not found, or connection refused, reset or closed early. */
export class TransportError extends CallError {
  static override readonly platformKind: string = "TransportError";
  constructor(details: CallDetails, message: string, options?: { cause?: unknown }) {
    super("TRANSPORT_ERROR", details, `: ${message}`, options);
  }
}
