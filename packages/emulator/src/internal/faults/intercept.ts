import type { HttpBindings } from "@hono/node-server";
import type { AppParts } from "../app-parts.js";
import type { Store } from "../types.js";
import type { Closing } from "./closing.js";
import type { FaultList } from "./fault-list.js";
import { withFault } from "./with-fault.js";

/** What stands between a request's route and its operation. */
export interface InterceptParts {
  faults: FaultList;
  store: Pick<Store, "flush">;
  closing: Closing;
  /** Told which operation a request is for. */
  onOperation: (sockets: HttpBindings, operationId: string) => void;
}

/** Runs an operation with the fault that acts on it, if any does. What the operation changed is durable before anything is answered. */
export function createIntercept({ faults, store, closing, onOperation }: InterceptParts): NonNullable<AppParts["intercept"]> {
  return (operationId, { request, requestId, bindings, run }) => {
    const sockets = bindings as HttpBindings;
    onOperation(sockets, operationId);
    const cursor = new URL(request.url).searchParams.get("next");
    const fault = faults.take(operationId, cursor);
    const runDurably = async (): Promise<Response> => {
      const answer = await run();
      await store.flush();
      return answer;
    };
    if (fault === undefined) return runDurably();
    // What a fault writes to the socket itself has it too.
    sockets.outgoing.setHeader("x-request-id", requestId);
    return withFault(fault, { cursor, sockets, closing, run: runDurably });
  };
}
