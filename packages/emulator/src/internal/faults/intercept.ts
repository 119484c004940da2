import type { HttpBindings } from "@hono/node-server";
import type { AppParts } from "../app-parts.js";
import type { Store } from "../types.js";
import type { FaultList } from "./fault-list.js";
import { withFault } from "./with-fault.js";

/** What stands between a request's route and its operation. */
export interface InterceptParts {
  faults: FaultList;
  store: Pick<Store, "flush">;
  /** Aborts when the emulator closes. */
  closing: AbortSignal;
  /** Told which operation a request is for. */
  onOperation: (sockets: HttpBindings, operationId: string) => void;
}

/** Runs an operation with the fault that acts on it, if any does. What the operation changed is durable before anything is answered. */
export function createIntercept({ faults, store, closing, onOperation }: InterceptParts): NonNullable<AppParts["intercept"]> {
  return (operationId, { request, bindings, run }) => {
    const sockets = bindings as HttpBindings;
    onOperation(sockets, operationId);
    const cursor = new URL(request.url).searchParams.get("next");
    const fault = faults.take(operationId, cursor);
    const runDurably = async (): Promise<Response> => {
      const answer = await run();
      await store.flush();
      return answer;
    };
    return fault === undefined ? runDurably() : withFault(fault, { cursor, sockets, signal: closing, run: runDurably });
  };
}
