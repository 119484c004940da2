/** Options of `fetch`, those of one runtime included. The client sets method, headers, body, signal and redirect itself. */
export type FetchOptions = {
  readonly [Name in keyof RequestInit]?:
    (Name extends "method" | "headers" | "body" | "signal" | "redirect" ? never : RequestInit[Name]) | undefined;
} & Readonly<Record<string, unknown>>;

/** The retry options. */
export interface RetryOptions {
  /** Maximum number of attempts, the first included. Pauses that the service asks for do not count. Default: 3. */
  attempts?: number | undefined;
  /** Also retries POST and PATCH, which may have their effect twice. Default: `false`. */
  unsafe?: boolean | undefined;
}
