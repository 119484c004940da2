import type { HttpBindings } from "@hono/node-server";
import type { AppParts, Bindings } from "../app-parts.js";
import type { Store } from "../types.js";
import type { Closing } from "./closing.js";
import type { FaultList } from "./fault-list.js";
import { withFault } from "./with-fault.js";

/** Runs a request with its fault, if any. Sets the header `x-request-id` of a faulty response if the request has an ID. */
export type RunFaultily = (bindings: Bindings, run: () => Promise<Response>, requestId?: string) => Promise<Response>;

/**
 * Creates the function that applies faults.
 *
 * @param main The faults of the default world, in another world.
 */
export function createRunFaultily(faults: FaultList, closing: Closing, main?: FaultList): RunFaultily {
  return async (bindings, run, requestId) => {
    const fault = await faults.take(bindings.observed, main);
    if (fault === undefined) return run();
    // Set on the socket's response, so that responses written by faults have it too.
    if (requestId !== undefined) bindings.outgoing.setHeader("x-request-id", requestId);
    return withFault(fault, { cursor: bindings.observed.query.get("next"), sockets: bindings, closing, run });
  };
}

/** Dependencies of {@link createIntercept}. */
export interface InterceptParts {
  runFaultily: RunFaultily;
  store: Pick<Store, "flush">;
  /** Called with the operation of a request. */
  onOperation: (sockets: HttpBindings, operationId: string) => void;
}

/** Creates the function that runs an operation with its fault, if any. Changes are flushed before the response is sent. */
export function createIntercept({ runFaultily, store, onOperation }: InterceptParts): NonNullable<AppParts["intercept"]> {
  return (operationId, { requestId, bindings, run }) => {
    onOperation(bindings, operationId);
    const runDurably = async (): Promise<Response> => {
      const response = await run();
      try {
        await store.flush();
      } catch (error) {
        // A read may have seen changes that are now undone.
        const { method } = bindings.observed;
        if (method === "GET" || method === "HEAD") return run();
        throw error;
      }
      return response;
    };
    return runFaultily(bindings, runDurably, requestId);
  };
}
