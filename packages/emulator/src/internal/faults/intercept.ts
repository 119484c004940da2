import type { HttpBindings } from "@hono/node-server";
import type { AppParts } from "../app-parts.js";
import type { Store } from "../types.js";
import type { Closing } from "./closing.js";
import type { FaultList } from "./fault-list.js";
import { withFault } from "./with-fault.js";

/** Dependencies of {@link createIntercept}. */
export interface InterceptParts {
  faults: FaultList;
  store: Pick<Store, "flush">;
  closing: Closing;
  /** Called with the operation of a request. */
  onOperation: (sockets: HttpBindings, operationId: string) => void;
}

/** Creates the function that runs an operation with its fault, if any. Changes are flushed before the response is sent. */
export function createIntercept({ faults, store, closing, onOperation }: InterceptParts): NonNullable<AppParts["intercept"]> {
  return (operationId, { requestId, bindings: sockets, run }) => {
    onOperation(sockets, operationId);
    const { method, query } = sockets.observed;
    const cursor = query.get("next");
    const fault = faults.take(operationId, cursor);
    const runDurably = async (): Promise<Response> => {
      const response = await run();
      try {
        await store.flush();
      } catch (error) {
        // A read may have seen changes that are now undone.
        if (method === "GET" || method === "HEAD") return run();
        throw error;
      }
      return response;
    };
    if (fault === undefined) return runDurably();
    // Set on the socket's response, so that responses written by faults have it too.
    sockets.outgoing.setHeader("x-request-id", requestId);
    return withFault(fault, { cursor, sockets, closing, run: runDurably });
  };
}
