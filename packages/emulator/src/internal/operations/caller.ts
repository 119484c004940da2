import { Refusal } from "../refusal.js";
import type { Caller, OperationContext } from "../types.js";

/**
 * On whose behalf an operation that takes a bearer token runs.
 *
 * @throws Refusal with 403 where the team is gone: the whole state may be replaced while the body of a request is on its way.
 */
export function callerOf({ caller, store }: OperationContext): Caller {
  if (caller === undefined) throw new Error("An operation that takes a bearer token was run without a caller.");
  if (store.get("teams", caller.teamId) === undefined) {
    throw new Refusal(403, "team.allowed", "The team is gone: the state was replaced while the request was on its way.", {
      in: "header",
      at: "authorization",
    });
  }
  return caller;
}
