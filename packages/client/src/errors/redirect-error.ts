import { type CallDetails, CallError } from "./call-error.js";

/** The service answered with a redirect, which is not followed: nothing was sent on. */
export class RedirectError extends CallError {
  declare readonly status: number;
  /** Where the answer leads, as it says it. Not printed with the error: such an address may carry a signature. */
  declare readonly location: string | undefined;

  constructor({ location, ...details }: CallDetails & { status: number; location?: string | null | undefined }, options?: ErrorOptions) {
    super("REDIRECT_ERROR", details, ` answered ${details.status}, a redirect that is not followed`, options, {
      location: location ?? undefined,
    });
  }
}
