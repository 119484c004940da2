import { type CallDetails, CallError } from "./call-error.js";

/** No answer came, or it broke off: the name was not found, the connection was refused, reset or cut. */
export class TransportError extends CallError {
  constructor(details: CallDetails, message: string, options?: ErrorOptions) {
    super("TRANSPORT_ERROR", details, `: ${message}`, options);
  }
}
