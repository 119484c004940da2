import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { AppParts } from "../app-parts.js";
import type { Operation } from "../contract/operation.js";
import { type AnyResponse, asResponse } from "../contract/to-response.js";
import { stubResponse } from "../contract/user-response.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import type { Applied } from "../stubs/stub-entry.js";
import type { Closing } from "./closing.js";
import { withFault } from "./with-fault.js";

/** Creates the function that responds with the effects of a stub. */
export function createWithEffect(closing: Closing): AppParts["withEffect"] {
  return async ({ effect }, observed, run) => {
    const { sockets } = observed;
    const response =
      Object.keys(effect).length === 0
        ? await run()
        : await withFault(effect, { cursor: observed.query.get("next"), sockets, closing, run: async () => asResponse(await run()) });
    // By an effect on the response that a handler asked for.
    return sockets.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  };
}

/** A request to an operation, or to a sign-in endpoint, which has no request ID. */
interface Early {
  observed: ObservedRequest;
  requestId?: string;
  operation?: Operation;
  run: () => Promise<AnyResponse>;
}

/** Responds with a stub before validation. */
export function applyEarly(
  withEffect: AppParts["withEffect"],
  applied: Applied,
  { observed, requestId, operation, run }: Early,
): Promise<AnyResponse> {
  // Set on the socket's response, so that responses written by faults have it too.
  if (requestId !== undefined) observed.sockets.outgoing.setHeader("x-request-id", requestId);
  const { respond, usedBefore } = applied;
  return withEffect(applied, observed, async () =>
    typeof respond === "object" ? stubResponse(operation, respond, { requestId, usedBefore }) : run(),
  );
}
