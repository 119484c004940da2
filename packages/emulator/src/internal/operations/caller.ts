import { Refusal } from "../refusal.js";
import type { Caller, OperationContext } from "../types.js";

/**
 * Returns the caller of an authenticated operation.
 *
 * @throws Refusal with 403 if the team no longer exists, because the state was replaced while the request body was being received.
 */
export function callerOf({ caller, store }: OperationContext): Caller {
  if (caller === undefined) throw new Error("An authenticated operation was run without a caller.");
  if (store.get("teams", caller.teamId) === undefined) {
    const message = "The team no longer exists: the state was replaced during the request.";
    throw new Refusal(403, "team.allowed", message, "header", "authorization");
  }
  return caller;
}
