import type { Authentication } from "../../authentication.js";
import { RequestError } from "../../errors/request-error.js";
import { setHeader } from "../add-headers.js";
import type { Attempt, Call } from "./call.js";

/** Waits for a token, at most as long as for an attempt. */
type Wait = <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/** Returns `attempt` with the token of the client, and with one replay per call: after a 401, with another token. */
export async function authenticate(
  { headers, authenticated, once }: Call,
  auth: Authentication | string | undefined,
  attempt: Attempt,
  wait: Wait,
): Promise<Attempt> {
  if (auth === undefined || authenticated === false || headers.has("authorization")) return attempt;
  let isReplayed = false;
  const isFixed = typeof auth === "string";
  let token = isFixed ? auth : await wait((aborted) => auth.token(aborted));
  checkToken(token);
  return async function send() {
    setHeader(headers, "authorization", `Bearer ${token}`);
    const outcome = await attempt();
    const { response, sent } = outcome;
    if (isReplayed || response?.status !== 401 || !sent?.has("authorization")) return outcome;
    // Refreshes also if the request cannot be replayed: the next call then has a valid token.
    const next = isFixed ? undefined : await wait((aborted) => auth.refresh(token, aborted));
    if (!next || next === token || once) return outcome;
    token = next;
    isReplayed = true;
    return send();
  };
}

/** Throws a `RequestError` for a token that is empty or cannot be sent; the error does not print it. */
export function checkToken(token: string): void {
  if (!token) throw new RequestError("auth has no token");
  if (/\s/.test(token)) throw new RequestError('the token of auth must not contain spaces, line breaks or the prefix "Bearer "');
}
