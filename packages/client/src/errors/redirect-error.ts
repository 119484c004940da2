import { type CallDetails, CallError } from "./call-error.js";

/** The service returned a redirect that was not followed. Nothing was sent to its target. */
export class RedirectError extends CallError {
  static override readonly platformKind: string = "RedirectError";

  constructor(
    { location, ...details }: CallDetails & { status: number; location?: string | null | undefined },
    options?: { cause?: unknown },
  ) {
    super("REDIRECT_ERROR", details, ` returned ${details.status}, a redirect that is not followed`, options, {
      location: location ?? undefined,
    });
  }
}

export interface RedirectError {
  readonly status: number;
  /** The `Location` header, unresolved. Not printed with the error, since the URL may contain a signature. */
  readonly location: string | undefined;
}
