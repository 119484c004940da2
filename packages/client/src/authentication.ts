/**
 * What authenticates the requests of a client. The signals say that the call is over, and may be ignored: the client does not wait for
 * either function longer than that.
 */
export interface Authentication {
  /** The token to send; rejects where there is none. */
  token(signal?: AbortSignal): Promise<string>;
  /** After a 401 for `rejected`: another token to replay the request with once, or `undefined` to let the 401 stand. */
  refresh(rejected: string, signal?: AbortSignal): Promise<string | undefined>;
}
