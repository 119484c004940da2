/**
 * Authenticates the requests of a client. The signals abort when the call ends; ignoring them is safe, since the client stops waiting
 * anyway.
 */
export interface Authentication {
  /** Returns the token that needs no waiting, if there is one; `token` is called otherwise. Must be an own property. */
  held?(): string | undefined;
  /** Resolves to the token to send; rejects if no token is available. */
  token(signal?: AbortSignal): Promise<string>;
  /** Called after a 401 for the token `rejected`. Resolves to a new token to retry the request with once, or `undefined` to keep the 401. */
  refresh(rejected: string, signal?: AbortSignal): Promise<string | undefined>;
}
