import { rejectAtCaller } from "../errors/request-error.js";
import type { OperationClient } from "../runtime/operation.js";
import { callOperation } from "./call-operation.js";
import type { Prepare } from "./prepare.js";
import type { Send } from "./transport/call.js";

/** Creates the part of a client that the operation functions call. */
export function operationClient(prepare: Prepare, send: Send): OperationClient {
  return {
    call: (operation, request) =>
      callOperation<never>(prepare, send, operation, request).then(({ data }) => data, rejectAtCaller(operation.operationId)),
    callForResponse: (operation, request) =>
      callOperation<never>(prepare, send, operation, request).catch(rejectAtCaller(operation.operationId)),
  };
}
