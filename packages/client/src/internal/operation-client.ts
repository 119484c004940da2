import type { OperationClient } from "../runtime/operation.js";
import { callOperation } from "./call-operation.js";
import type { Prepare } from "./prepare.js";
import type { Send } from "./transport/call.js";

/** Creates the part of a client that the operation functions call. */
export function operationClient(prepare: Prepare, send: Send): OperationClient {
  return {
    call: async (operation, request) => (await callOperation<never>(prepare, send, operation, request)).data,
    callForResponse: (operation, request) => callOperation(prepare, send, operation, request),
  };
}
