import type { Caller, OperationContext } from "../types.js";

/** On whose behalf an operation that takes a bearer token runs. */
export function callerOf(context: OperationContext): Caller {
  if (context.caller === undefined) throw new Error("An operation that takes a bearer token was run without a caller.");
  return context.caller;
}
