import type { Authentication } from "../../authentication.js";
import { RequestError } from "../../errors/request-error.js";
import { setHeader } from "../add-headers.js";
import type { Attempt, Call } from "./call.js";

/** Returns `attempt` with the token of the client, and with one replay per call: after a 401, with another token. */
export async function authenticate(
  { headers, authenticated, once }: Call,
  auth: Authentication | undefined,
  signal: AbortSignal | undefined,
  attempt: Attempt,
): Promise<Attempt> {
  if (!auth || authenticated === false || headers.has("authorization")) return attempt;
  let isReplayed = false;
  let token = await auth.token(signal);
  if (!token) throw new RequestError("auth has no token");
  return async function send() {
    setHeader(headers, "authorization", `Bearer ${token}`);
    const outcome = await attempt();
    const { response, sent } = outcome;
    if (isReplayed || response?.status !== 401 || !sent?.has("authorization")) return outcome;
    // Refreshes also if the request cannot be replayed: the next call then has a valid token.
    const next = await auth.refresh(token, signal);
    if (!next || next === token || once) return outcome;
    token = next;
    isReplayed = true;
    return send();
  };
}
