import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { AppParts, Bindings } from "../app-parts.js";
import type { Operation } from "../contract/operation.js";
import { stubResponse } from "../contract/user-response.js";
import type { StubList } from "../stubs/stub-list.js";
import type { Store } from "../types.js";
import type { Closing } from "./closing.js";
import { withFault } from "./with-fault.js";

/** Runs a request with the stub before validation, if any. */
export type RunStubbed = (
  bindings: Bindings,
  run: () => Promise<Response>,
  routed?: { requestId: string; operation: Operation },
) => Promise<Response>;

/** Creates the function that responds with the effects of a stub. */
export function createWithEffect(closing: Closing): AppParts["withEffect"] {
  return async ({ effect }, bindings, run) => {
    const { observed, outgoing } = bindings;
    const response =
      Object.keys(effect).length === 0
        ? await run()
        : await withFault(effect, { cursor: observed.query.get("next"), sockets: bindings, closing, run });
    // By an effect on the response that a handler asked for.
    return outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  };
}

/** Creates the function that applies faults and other stubs before validation. */
export function createRunStubbed(stubs: StubList, withEffect: AppParts["withEffect"]): RunStubbed {
  return async (bindings, run, routed) => {
    const requestId = routed?.requestId;
    const applied = await stubs.take(bindings.observed);
    if (applied === undefined) return run();
    // Set on the socket's response, so that responses written by faults have it too.
    if (requestId !== undefined) bindings.outgoing.setHeader("x-request-id", requestId);
    const { respond, usedBefore } = applied;
    return withEffect(applied, bindings, () =>
      typeof respond === "object" ? Promise.resolve(stubResponse(routed?.operation, respond, { requestId, usedBefore })) : run(),
    );
  };
}

/** Dependencies of {@link createIntercept}. */
export interface InterceptParts {
  runStubbed: RunStubbed;
  store: Pick<Store, "flush">;
  /** Called with the operation of a request. */
  onOperation: (sockets: HttpBindings, operationId: string) => void;
}

/** Creates the function that runs an operation with its stub, if any. Changes are flushed before the response is sent. */
export function createIntercept({ runStubbed, store, onOperation }: InterceptParts): NonNullable<AppParts["intercept"]> {
  return ({ operation, requestId, bindings, run }) => {
    onOperation(bindings, operation.operationId);
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
    return runStubbed(bindings, runDurably, { requestId, operation });
  };
}
